"""The client: every operation of the interface, on any server that speaks it. `from limner import Limner, AsyncLimner`.

```python
from limner import Limner

with Limner(base_url="http://127.0.0.1:8000/v1", api_key="lmn_…") as limner:
    limner.generate("a red fox in the snow", size="16:9")[0].save("fox.webp")
    limner.remove_background("photo.jpg", image_format="png").save("cutout.png")
```

Address and key come from the arguments, else from `LIMNER_URL` and `LIMNER_KEY`, else from a profile (`profiles`).
`AsyncLimner` has the same methods, to be awaited. A method gives `Pictures` (a sequence, with `credits`) or, where the
interface answers with one image, a `Picture`; a refusal or a failure is a `LimnerError` with `status`, `code`,
`message`, `param` and `request_id`. Nothing here imports anything else of Limner:
this package works without the server.
"""
