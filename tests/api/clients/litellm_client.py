"""What a user of LiteLLM runs, with `RECRAFT_API_BASE` and `RECRAFT_API_KEY` in the environment.

Prints, as JSON, the links that come back. Run by the environment that has LiteLLM.
"""

import json
import os
import sys
from pathlib import Path

import litellm


def main(picture: Path) -> None:
    """Generate two pictures, edit one, and generate one as from any service like OpenAI's."""
    made = litellm.image_generation(
        model="recraft/recraftv3",
        prompt="a red fox",
        n=2,
        size="1024x1024",
        style="digital_illustration",
        substyle="hand_drawn",
        negative_prompt="people",
        controls={"colors": [{"rgb": [0, 255, 0]}], "artistic_level": 3},
    )
    with picture.open("rb") as file:
        edited = litellm.image_edit(model="recraft/recraftv3", image=file, prompt="in winter", strength=0.5)
    general = litellm.image_generation(
        model="openai/recraftv4_1_flash",
        prompt="a red fox",
        size="1024x1024",
        api_base=f"{os.environ['RECRAFT_API_BASE']}/v1",
        api_key=os.environ["RECRAFT_API_KEY"],
    )
    sys.stdout.write(json.dumps([item.url for item in (*made.data, *edited.data, *general.data)]))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
