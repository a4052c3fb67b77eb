"""The closed list of error codes: every code that a caller may see, what it means, and what to do about it.

`docs/errors.md` shows this list; a test compares it with the codes that the service raises.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ErrorCode:
    """A code, its HTTP status and the `type` of the error body."""

    status: int
    type: str
    meaning: str
    remedy: str


_INVALID = "invalid_request_error"
_NOT_FOUND = "not_found_error"


def _bad_request(meaning: str, remedy: str) -> ErrorCode:
    return ErrorCode(400, _INVALID, meaning, remedy)


ERROR_CODES: dict[str, ErrorCode] = {
    # The body.
    "invalid_request": _bad_request("The request breaks a rule that no other code names.", "Read the message."),
    "invalid_json": _bad_request(
        "The body is not JSON, is not an object, or holds something that JSON does not: a duplicate key, NaN.",
        "Send one valid JSON object.",
    ),
    "invalid_multipart": _bad_request(
        "The form cannot be read, or one of its fields cannot be put together.", "Read the message; it names the field."
    ),
    "unsupported_media_type": ErrorCode(
        415, _INVALID, "The body is neither JSON nor a form.", "Send `application/json` or `multipart/form-data`."
    ),
    "request_too_large": ErrorCode(413, _INVALID, "The body is larger than the limit.", "Send smaller or fewer files."),
    "request_timeout": ErrorCode(408, _INVALID, "The body arrived too slowly.", "Send it again."),
    "method_not_allowed": ErrorCode(
        405, _INVALID, "The path exists, but not for this method.", "Use a method that the `Allow` header names."
    ),
    # Fields.
    "required_field_missing": _bad_request("A field that the request needs is absent.", "Send it."),
    "invalid_type": _bad_request(
        "A field has a value of another type: a string for a number, a fraction for a whole number.",
        "Send the type that the message names. `LIMNER_COMPAT=lenient` takes numbers as strings.",
    ),
    "invalid_value": _bad_request(
        "A field has a value that is not among those accepted.", "Choose one that the message names."
    ),
    "invalid_n": _bad_request("`n` is outside 1 to 6.", "Ask for 1 to 6 images."),
    "invalid_seed": _bad_request("The seed is outside 0 to 4294967295.", "Send a seed of 32 bits, or none."),
    "no_draft": _bad_request(
        "A draft is asked for with something that drafts do not have: a model whose engine is not quick, or pictures "
        "to learn a style from.",
        "Have the picture drawn.",
    ),
    "invalid_size": _bad_request(
        "`size` is no size of the model: it is of another model, not among the fourteen ratios, or pixels for SVG.",
        "Choose one that the message names.",
    ),
    "invalid_color": _bad_request(
        "A colour is not three numbers from 0 to 255, or the weights do not fit together.",
        "Give weights to all colours or none, with a sum up to 1.0.",
    ),
    "invalid_text_layout": _bad_request(
        "An item of `text_layout` is not one word of supported characters, or its box is no quadrilateral.",
        "One word an item, in the characters that the interface lists, with four points.",
    ),
    "invalid_strength": _bad_request("`strength` is outside 0 to 1.", "Send a number from 0 to 1."),
    "invalid_expand": _bad_request(
        "An `expand_…` is outside 0 to 4096.", "Send a whole number of pixels in this range."
    ),
    "invalid_zoom": _bad_request(
        "`zoom_out_percentage` is below 0, or 100 or more.", "Send a number from 0 up to, but not including, 100."
    ),
    "canvas_too_large": _bad_request(
        "The canvas of an outpainting would be over 4096 pixels on a side.", "Add less, or send a smaller picture."
    ),
    "prompt_empty": _bad_request("The prompt is empty or only white space.", "Say what the picture should show."),
    "prompt_too_long": _bad_request(
        "The prompt has more characters than the model takes.", "Shorten it, or choose a model with a higher limit."
    ),
    # Pictures.
    "image_unreadable": _bad_request(
        "A picture is none, or a broken one: cut off, corrupt, or of another format.",
        "Send a sound PNG, JPG or WEBP; where the interface says so, an SVG.",
    ),
    "image_format_unsupported": _bad_request(
        "The picture is an SVG where pixels are needed, or of a kind that is not taken: GIF, AVIF, TIFF and others.",
        "Send PNG, JPG or WEBP, or choose a vector model.",
    ),
    "image_too_large": _bad_request(
        "A picture has too many bytes or pixels, or too long a side.",
        "Stay under 20 MB, 4096 pixels a side and 16 MP.",
    ),
    "image_too_small": _bad_request(
        "A picture's shorter side is too short, or an SVG's is under 1/128 of its longer.",
        "Send at least 256 pixels, for crisp upscaling 32.",
    ),
    "invalid_image_url": _bad_request(
        "A picture's address is no http, https or data URL, has a password in it, or cannot be taken apart.",
        "Send `https://…` or `data:image/png;base64,…`.",
    ),
    "image_fetch_failed": _bad_request(
        "The picture's address leads to nothing that can be used: a private network, an error, no answer in time, "
        "too many bytes.",
        "Read the message; or send the picture itself.",
    ),
    "svg_unsafe": _bad_request(
        "The SVG declares entities, or refers to itself.",
        "Export it again without entities and without references to itself.",
    ),
    "svg_too_complex": _bad_request(
        "The SVG has too many elements, levels or repetitions, or would take too long to draw.",
        "Simplify it, or send it as pixels.",
    ),
    "mask_size_mismatch": _bad_request(
        "The mask is not as large as the picture.", "Make it as wide and as high as the picture."
    ),
    "mask_not_binary": _bad_request(
        "A pixel of the mask is neither black nor white, or transparent.",
        "Use exactly 0 and 255, opaque, without anti-aliasing; PNG rather than JPG.",
    ),
    "mask_too_fine": _bad_request(
        "A mask for SVG is a pattern of thousands of parts or holes.",
        "Paint larger areas, or have the result as pixels.",
    ),
    "mask_empty": _bad_request("The mask is all black.", "Paint white what is to change."),
    # Models and styles.
    "invalid_model": _bad_request("There is no such model.", "Choose one of `GET /models`."),
    "model_not_found": ErrorCode(
        404, _NOT_FOUND, "The path names a model that does not exist.", "Choose one of `GET /models`."
    ),
    "unsupported_model": _bad_request(
        "The model, or the one that the style means, does not do this operation.",
        "Choose one that the message names.",
    ),
    "invalid_style": _bad_request("There is no curated style of this name.", "Choose one that the message names."),
    "unsupported_parameter": _bad_request(
        "The model does not take this field.", "Leave it out, or choose a model that takes it."
    ),
    "conflicting_parameters": _bad_request("Two fields exclude each other.", "Send one of them."),
    "style_model_mismatch": _bad_request(
        "The model does not offer the style.", "Leave `model` out, or choose a style that the model offers."
    ),
    "wrong_output_type": _bad_request(
        "The endpoint makes pixels only, or SVG only, and the model or style makes the other.",
        "Use `/images/generations`, or a model and style of the endpoint's kind.",
    ),
    "style_not_found": ErrorCode(
        404, _NOT_FOUND, "There is no style of this id, or it is not yours.", "Check `style_id`."
    ),
    # Money and retries.
    "insufficient_credits": ErrorCode(
        402,
        "insufficient_credits_error",
        "The balance, less what running requests hold, does not cover the cost.",
        "Add units to the account, or wait for the running requests.",
    ),
    "hold_expired": ErrorCode(
        503, "overloaded_error", "The request was stalled for so long that its units were given back.", "Send it again."
    ),
    "rate_limited": ErrorCode(
        429, "rate_limit_error", "The user is over a rate limit.", "Wait as long as `Retry-After` says."
    ),
    "invalid_idempotency_key": _bad_request(
        "The `Idempotency-Key` is empty, too long, or not printable.", "Send 1 to 255 printable characters."
    ),
    "idempotency_key_reused": ErrorCode(
        422, _INVALID, "The `Idempotency-Key` came before with another body.", "A new key for a new request."
    ),
    "idempotency_in_progress": ErrorCode(
        409, _INVALID, "The first request with this `Idempotency-Key` still runs.", "Send it again in a moment."
    ),
    "answer_expired": ErrorCode(
        410,
        _NOT_FOUND,
        "The `Idempotency-Key` was answered before, and the images of that answer are no longer kept.",
        "Send the request with a new key; it is then made and charged anew.",
    ),
    # The making.
    "engine_failed": ErrorCode(
        500, "engine_error", "The engine could not make the picture.", "Send it again; if it stays, see the log."
    ),
    "engine_crashed": ErrorCode(
        500,
        "engine_error",
        "The engine's process ended while it drew, or needed more memory than a worker may have.",
        "Send it again after `Retry-After`; if it stays, see the log, which says so where it was memory "
        "(`LIMNER_WORKER_MEMORY`).",
    ),
    "engine_not_loaded": ErrorCode(
        500, "engine_error", "The engine cannot be loaded.", "The message says what is missing, and how to get it."
    ),
    "engine_out_of_memory": ErrorCode(
        500,
        "engine_error",
        "The picture, or the model itself, does not fit into the memory of the engine's device.",
        "Ask for a smaller one, or have the operator set `offload` or another model.",
    ),
    "model_not_pulled": ErrorCode(
        502,
        "engine_error",
        "A model could not be fetched from its hub.",
        "The message says what to do; a pull goes on.",
    ),
    "engine_cancelled": ErrorCode(500, "engine_error", "The engine gave the job up.", "Send it again."),
    "engine_unavailable": ErrorCode(
        503,
        "overloaded_error",
        "No engine for the request is up: it is being loaded, its process is gone, or the server behind it takes no "
        "jobs now.",
        "Wait as long as `Retry-After` says; the log has the reason.",
    ),
    "upstream_failed": ErrorCode(
        500,
        "engine_error",
        "The server that an engine asks failed, or answered with something that cannot be used.",
        "Send it again; if it stays, see the log.",
    ),
    "overloaded": ErrorCode(
        503,
        "overloaded_error",
        "Too many pictures are waiting, of all accounts or of this one, or too many large bodies.",
        "Wait as long as `Retry-After` says.",
    ),
    "database_unavailable": ErrorCode(
        503,
        "overloaded_error",
        "The database does not answer, or the connection to it broke.",
        "Wait as long as `Retry-After` says, and send it again, with the same `Idempotency-Key` if it had one: nothing "
        "is charged twice. Without one, whatever this request may have been charged is refunded.",
    ),
    "storage_unavailable": ErrorCode(
        503,
        "overloaded_error",
        "The store of the images fails, or does not answer.",
        "Wait as long as `Retry-After` says; nothing is charged.",
    ),
    "storage_full": ErrorCode(
        507,
        "overloaded_error",
        "The account, or the service, keeps as many images or bytes as it may, or the disk is nearly full.",
        "Wait until images expire, or have the operator raise the bound that the message names; nothing is charged.",
    ),
    "timeout": ErrorCode(
        504,
        "timeout_error",
        "The request took longer than a request may.",
        "Send it again after `Retry-After`, or ask for fewer or simpler pictures; `LIMNER_REQUEST_TIMEOUT` sets the "
        "time.",
    ),
    # Images.
    "image_not_found": ErrorCode(404, _NOT_FOUND, "There is no such image.", "Check the link."),
    "link_forged": ErrorCode(
        403, _INVALID, "The link's signature does not fit.", "Use the link as it was returned, whole."
    ),
    "link_expired": ErrorCode(410, _NOT_FOUND, "The link's time is over, or the image is deleted.", "Make it again."),
    "range_not_satisfiable": ErrorCode(
        416, _INVALID, "The `Range` header asks for bytes beyond the file's end.", "Ask for bytes that exist."
    ),
    # Keys, and people who sign in.
    "key_scope": ErrorCode(
        403, _INVALID, "The key is good, and its scope does not reach this.", "Use a key of the scope that is named."
    ),
    "sign_in_refused": ErrorCode(
        401, _INVALID, "Address and password do not go together.", "Check both, or ask the operator for a link."
    ),
    "too_many_guesses": ErrorCode(
        429,
        "rate_limit_error",
        "Too many wrong passwords for this account, or from this network address.",
        "Wait as long as `Retry-After` says.",
    ),
    "sign_in_link_spent": ErrorCode(
        410, _NOT_FOUND, "The link was used before, or its time is over.", "Ask the operator for another one."
    ),
    "invalid_password": _bad_request("The new password is too short or too long.", "Choose 10 to 256 characters."),
    "session_not_found": ErrorCode(404, _NOT_FOUND, "There is no such session of this account.", "See the list anew."),
    "identity_not_found": ErrorCode(
        404, _NOT_FOUND, "Nobody of this name at the provider signs in here.", "Sign in otherwise, and link it."
    ),
    "openid_refused": ErrorCode(
        403,
        _INVALID,
        "The OpenID provider's word is not good, not about this sign-in, or opens no account here.",
        "Read the message, and begin again.",
    ),
    "openid_unavailable": ErrorCode(
        502,
        "overloaded_error",
        "The OpenID provider does not answer, or not as it should.",
        "Try again later; if it stays, see the log and the settings.",
    ),
    # Tools for agents.
    "not_installed": ErrorCode(
        501, _INVALID, "The tools for agents at `/mcp` are not installed.", "Install `limner[mcp]` in the service."
    ),
    "foreign_origin": ErrorCode(
        403,
        _INVALID,
        "A page of an origin that is not allowed has sent the request to `/mcp`.",
        "Allow it in `LIMNER_MCP_ORIGINS`.",
    ),
    # Pages.
    "forged_request": ErrorCode(
        403,
        _INVALID,
        "A session's cookie came without the proof that a page of this service sent the request.",
        "Use a key, or load the page again.",
    ),
    "sign_in_needed": ErrorCode(401, _INVALID, "The session that a page's script sent is over.", "Sign in again."),
    "operators_only": ErrorCode(403, _INVALID, "The page is for operators.", "Have an operator do it."),
    "conversion_failed": ErrorCode(
        500, "engine_error", "The picture could not be brought to another format.", "Save it as it is."
    ),
    # The operator's side: commands and start-up.
    "invalid_setting": ErrorCode(
        500, "internal_error", "A setting cannot be used; the service does not start.", "Set what the message names."
    ),
    "invalid_email": _bad_request("The text is no email address.", "Give one such as `ada@example.com`."),
    "email_taken": _bad_request("An account with this email exists.", "Use the account, or another address."),
    "account_not_found": ErrorCode(404, _NOT_FOUND, "There is no such account.", "See `limner account list`."),
    "key_not_found": ErrorCode(404, _NOT_FOUND, "There is no such key.", "See `limner key list`."),
    # Everything else.
    "not_found": ErrorCode(404, _NOT_FOUND, "The thing named does not exist.", "Check its name."),
    "internal_error": ErrorCode(
        500,
        "internal_error",
        "Something went wrong that nobody foresaw; nothing is charged.",
        "Send it again; the log has the cause under the `X-Request-Id`.",
    ),
}
"""Code to what it means, in the order of the documentation."""
