"""The tools, one an operation of the interface, under names that a person would ask for."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from limner.catalog.operations import dollars
from limner.mcp import operations
from limner.mcp.answers import CHARGED, Answer, charged, cost, of_pictures, of_record
from limner.mcp.arguments import Arguments
from limner.mcp.desk import Desk
from limner.mcp.pictures import fields_of
from limner.mcp.refused import plain
from limner.mcp.resources import models

Work = Callable[["Tool", Desk, Any], Awaitable[Answer]]


@dataclass(frozen=True, slots=True)
class Tool:
    """A tool. `path` is the operation's, below the base address; `reads` says that it changes and costs nothing."""

    name: str
    title: str
    text: str
    arguments: type[Arguments]
    work: Work
    path: str = ""
    reads: bool = False
    destroys: bool = False


async def _made(tool: Tool, desk: Desk, arguments: Arguments) -> Answer:
    fields = await fields_of(arguments, desk.interface, desk.folders)
    return await of_pictures(desk, tool.name, await desk.interface.post(tool.path, fields))


async def _style(tool: Tool, desk: Desk, arguments: Arguments) -> Answer:
    fields = await fields_of(arguments, desk.interface, desk.folders)
    made = await desk.interface.post(tool.path, fields)
    units = int(made.get("credits", 0))
    return Answer(f"The style {made['id']} is made; give it as style_id. {cost(units)}", charged(units, made))


async def _styles(tool: Tool, desk: Desk, arguments: operations.Nothing) -> Answer:
    own = (await desk.interface.get("styles"))["styles"]
    lines = [plain(f"{each['id']}: {each['style']}, made {each['creation_time']}") for each in own]
    return Answer("\n".join([*(lines or ["You have made no styles."]), cost(0)]), charged(0, {"styles": own}))


async def _delete_style(tool: Tool, desk: Desk, arguments: operations.OneStyle) -> Answer:
    await desk.interface.delete(f"styles/{arguments.style_id}")
    return Answer(f"The style {arguments.style_id} is deleted. {cost(0)}", charged(0, {}))


async def _enhanced(tool: Tool, desk: Desk, arguments: Arguments) -> Answer:
    made = await desk.interface.post(tool.path, arguments.fields())
    units, prompt = int(made.get("credits", 0)), str(made["enhanced_prompt"])
    return Answer(f"{prompt}\n{cost(units)}", charged(units, {"enhanced_prompt": prompt}))


async def _palette(tool: Tool, desk: Desk, arguments: Arguments) -> Answer:
    made = await desk.interface.post(tool.path, arguments.fields())
    lines = [plain(f"{change['from']} → {change['to']}") for change in made["mapping"]]
    units = int(made["credits"])
    return Answer("\n".join([*lines, cost(units)]), charged(units, made))


async def _show(tool: Tool, desk: Desk, arguments: operations.ShowImage) -> Answer:
    return await of_record(desk, await desk.interface.get(f"images/{arguments.image_id}"))


async def _models(tool: Tool, desk: Desk, arguments: operations.Nothing) -> Answer:
    found = await models(desk)
    lines = [_model(each) for each in found["models"]]
    usual = [plain(f"Where `model` is left out, {what}: {which}.") for what, which in found["default"].items()]
    return Answer("\n".join([*lines, *usual, cost(0)]), charged(0, found))


def _model(listed: Mapping[str, Any]) -> str:
    price = f"${listed['image_usd']} ({listed['image_units']} units) an image"
    return plain(f"{listed['id']}: {listed['name']}, {listed['output']}, {price}. {listed['about']}")


async def _user(tool: Tool, desk: Desk, arguments: operations.Nothing) -> Answer:
    user = await desk.interface.get("users/me")  # its `credits` are the balance, by the hosted service's name
    units = int(user["credits"])
    text = f"{user['name']} <{user['email']}>. Balance: {units} units (${dollars(units)})."
    return Answer(f"{plain(text)} {cost(0)}", {**user, "balance": units, CHARGED: 0})


_TABLE = (
    Tool(
        "generate_image",
        "Generate a picture",
        "Draw one to six pictures of a description: illustrations, photos, icons, logos, posters. A model whose id "
        "ends in _vector gives SVG. The answer names the model, what was read in the prompt (which is no count of "
        "what is in the picture) and what was not drawn: look at it before you ask for more.",
        operations.Generate,
        _made,
        "images/generations",
    ),
    Tool(
        "explore_images",
        "Explore an idea",
        "Draw eight pictures of one description that differ as much as they can, to choose a direction from.",
        operations.Explore,
        _made,
        "images/explore",
    ),
    Tool(
        "explore_similar",
        "More like one of these",
        "Draw four pictures like one that explore_images made.",
        operations.ExploreSimilar,
        _made,
        "images/explore/similar",
    ),
    Tool(
        "image_to_image",
        "Redraw a picture",
        "Make a new picture from one that exists and a description: its composition stays, the more the lower strength "
        "is.",
        operations.ImageToImage,
        _made,
        "images/imageToImage",
    ),
    Tool(
        "inpaint_image",
        "Change a part of a picture",
        "Put something else into a part of a picture, named by a rectangle or a mask; the rest stays as it is.",
        operations.Inpaint,
        _made,
        "images/inpaint",
    ),
    Tool(
        "outpaint_image",
        "Extend a picture",
        "Show more of the scene beyond a picture's borders. Give expand_*, size or zoom_out_percentage.",
        operations.Outpaint,
        _made,
        "images/outpaint",
    ),
    Tool(
        "replace_background",
        "Replace the background",
        "Find the subject of a picture and put it before another background. As good as remove_background finds the "
        "subject: best on a plain ground.",
        operations.ReplaceBackground,
        _made,
        "images/replaceBackground",
    ),
    Tool(
        "generate_background",
        "Draw a background round something",
        "Draw a background where a mask is white, or round a rectangle that stays. Where the subject is to be found "
        "for you, take replace_background.",
        operations.GenerateBackground,
        _made,
        "images/generateBackground",
    ),
    Tool(
        "erase_region",
        "Erase something",
        "Remove what is in a rectangle or under a mask; the surroundings continue there.",
        operations.EraseRegion,
        _made,
        "images/eraseRegion",
    ),
    Tool(
        "vary_image",
        "Variations of a picture",
        "Make variations of a picture without a description, in any size.",
        operations.Vary,
        _made,
        "images/variateImage",
    ),
    Tool(
        "vectorize_image",
        "Turn a picture into SVG",
        "Trace a picture of pixels as a clean SVG.",
        operations.Vectorize,
        _made,
        "images/vectorize",
    ),
    Tool(
        "remove_background",
        "Cut out the subject",
        "Leave the subject of a picture on transparency. Good where one subject stands on a plain ground; in "
        "photographs of scenes limbs, hair or things are often lost, or ground is kept: look at the answer.",
        operations.Process,
        _made,
        "images/removeBackground",
    ),
    Tool(
        "crisp_upscale",
        "Enlarge a picture",
        "Enlarge a picture two or four times, its content as it is. The cheap way.",
        operations.Process,
        _made,
        "images/crispUpscale",
    ),
    Tool(
        "creative_upscale",
        "Enlarge with new detail",
        "Enlarge a picture two or four times and add plausible detail. The dear way: for small or poor pictures.",
        operations.Process,
        _made,
        "images/creativeUpscale",
    ),
    Tool(
        "refine_details",
        "Refine the details",
        "Draw a picture again at about 2048x2048 with a sharper texture.",
        operations.Refine,
        _made,
        "images/refineDetails",
    ),
    Tool(
        "create_style",
        "Create a style",
        "Learn a style from pictures, or mix styles. Its id then goes into style_id of the drawing tools.",
        operations.CreateStyle,
        _style,
        "styles",
    ),
    Tool("list_styles", "List my styles", "The styles that you made.", operations.Nothing, _styles, reads=True),
    Tool(
        "delete_style",
        "Delete a style",
        "Delete a style that you made, for good. Pictures stay.",
        operations.OneStyle,
        _delete_style,
        destroys=True,
    ),
    Tool(
        "enhance_prompt",
        "Enrich a prompt",
        "Make a description richer: all that it says stays; setting, light, composition and medium are added.",
        operations.EnhancePrompt,
        _enhanced,
        "prompts/enhance",
    ),
    Tool(
        "optimize_colors",
        "Reduce a palette",
        "Tell for each colour of a palette which of fewer to use instead. Free.",
        operations.OptimizeColors,
        _palette,
        "colors/optimize",
        reads=True,
    ),
    Tool(
        "show_image",
        "Show a picture",
        "Look at a picture that you made, and at what was read in its prompt. Free.",
        operations.ShowImage,
        _show,
        reads=True,
    ),
    Tool(
        "list_models",
        "List the models",
        "The models: what each is for, what an image costs, whether it is pixels or SVG, and which is the usual one.",
        operations.Nothing,
        _models,
        reads=True,
    ),
    Tool(
        "get_user",
        "Show my account",
        "Who these tools draw for, and how many units are left.",
        operations.Nothing,
        _user,
        reads=True,
    ),
)

TOOLS: Final[Mapping[str, Tool]] = {tool.name: tool for tool in _TABLE}
"""By their names; `HOSTED` are those of the hosted service's public server, under the names that it gives them."""

HOSTED: Final = frozenset(
    {
        "generate_image",
        "create_style",
        "vectorize_image",
        "image_to_image",
        "remove_background",
        "replace_background",
        "crisp_upscale",
        "creative_upscale",
        "get_user",
    }
)
