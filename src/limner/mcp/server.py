"""The tools, resources and prompts as a server of the Model Context Protocol, for any transport."""

import json
from base64 import b64encode
from collections.abc import Callable
from difflib import get_close_matches
from importlib.metadata import version
from typing import Any, Final

import mcp_types as types
import structlog
from mcp.server.context import ServerRequestContext
from mcp.server.lowlevel import Server
from mcp.shared.exceptions import MCPError

from limner.mcp.answers import Answer
from limner.mcp.desk import Desk
from limner.mcp.prompts import PROMPTS, Prompt
from limner.mcp.refused import Refused
from limner.mcp.resources import RESOURCES
from limner.mcp.telling import told
from limner.mcp.tools import TOOLS, Tool

INSTRUCTIONS: Final = (
    "Limner draws and edits pictures. Pictures come back small, to look at, each with an image_id that other tools "
    "take, and where the whole file is. Every answer says what it cost. Say what is to be seen in plain words; the "
    "answer names words that were not drawn. Models, sizes, styles and prices: the resources limner://…."
)

log = structlog.get_logger(__name__)

Context = ServerRequestContext[Any, Any]
DeskOf = Callable[[Context], Desk]


def server(desk_of: DeskOf, *, files: bool = False) -> Server[Any]:
    """The server; `desk_of` gives each request what it is served with, `files` says that it has folders of the user."""
    listed = [_listed(tool, files=files) for tool in TOOLS.values()]

    async def tools(context: Context, params: types.PaginatedRequestParams | None) -> types.ListToolsResult:
        return types.ListToolsResult(tools=listed)

    async def call(context: Context, params: types.CallToolRequestParams) -> types.CallToolResult:
        tool = TOOLS.get(params.name)
        if tool is None:
            return _refusal(Refused(_unknown("tool", params.name, TOOLS)))
        try:
            async with told(context.session.report_progress):
                arguments = tool.arguments.read(params.arguments or {})
                return _result(await tool.work(tool, desk_of(context), arguments))
        except Refused as error:
            return _refusal(error, tool)
        except Exception:  # whatever it is: the agent is told so, and the log has what it was
            log.exception("tool_failed", tool=tool.name)
            return _refusal(Refused("Something went wrong inside these tools; their log has what it was."))

    async def read(context: Context, params: types.ReadResourceRequestParams) -> types.ReadResourceResult:
        resource = RESOURCES.get(str(params.uri))
        if resource is None:
            raise MCPError(types.INVALID_PARAMS, _unknown("resource", str(params.uri), RESOURCES))
        try:
            text = json.dumps(await resource.read(desk_of(context)), ensure_ascii=False, indent=1)
        except Refused as error:
            raise MCPError(types.INTERNAL_ERROR, _words(error)) from None
        content = types.TextResourceContents(uri=resource.uri, mime_type="application/json", text=text)
        return types.ReadResourceResult(contents=[content])

    async def prompt(context: Context, params: types.GetPromptRequestParams) -> types.GetPromptResult:
        found = PROMPTS.get(params.name)
        if found is None:
            raise MCPError(types.INVALID_PARAMS, _unknown("prompt", params.name, PROMPTS))
        text = types.TextContent(text=found.filled(params.arguments or {}))
        return types.GetPromptResult(description=found.title, messages=[types.PromptMessage(role="user", content=text)])

    return Server(
        "limner",
        version=version("limner"),
        title="Limner",
        instructions=INSTRUCTIONS,
        on_list_tools=tools,
        on_call_tool=call,
        on_list_resources=_list_resources,
        on_read_resource=read,
        on_list_prompts=_list_prompts,
        on_get_prompt=prompt,
    )


async def _list_resources(context: Context, params: types.PaginatedRequestParams | None) -> types.ListResourcesResult:
    found = [
        types.Resource(uri=each.uri, name=each.name, description=each.text, mime_type="application/json")
        for each in RESOURCES.values()
    ]
    return types.ListResourcesResult(resources=found)


async def _list_prompts(context: Context, params: types.PaginatedRequestParams | None) -> types.ListPromptsResult:
    return types.ListPromptsResult(prompts=[_described(prompt) for prompt in PROMPTS.values()])


def _described(prompt: Prompt) -> types.Prompt:
    arguments = [
        types.PromptArgument(name=name, description=text, required=True) for name, text in prompt.arguments.items()
    ]
    return types.Prompt(name=prompt.name, title=prompt.title, description=prompt.title, arguments=arguments)


def _listed(tool: Tool, *, files: bool) -> types.Tool:
    hints = types.ToolAnnotations(
        read_only_hint=tool.reads, destructive_hint=tool.destroys, idempotent_hint=tool.reads, open_world_hint=False
    )
    schema = tool.arguments.schema_for_agents(files=files)
    return types.Tool(name=tool.name, title=tool.title, description=tool.text, input_schema=schema, annotations=hints)


def _result(answer: Answer) -> types.CallToolResult:
    pictures = [
        types.ImageContent(data=b64encode(shown.data).decode(), mime_type="image/webp") for shown in answer.pictures
    ]
    return types.CallToolResult(
        content=[types.TextContent(text=answer.text), *pictures], structured_content=dict(answer.data)
    )


def _refusal(error: Refused, tool: Tool | None = None) -> types.CallToolResult:
    content = types.TextContent(text=_words(error, tool))
    return types.CallToolResult(content=[content], is_error=True)


def _words(error: Refused, tool: Tool | None = None) -> str:
    """What was wrong, which argument that was, and what to do."""
    words = [error.message]
    if error.param and tool and (name := tool.arguments.known_as(error.param)) and name != error.param:
        words.append(f"Here the argument is `{name}`.")
    if error.wait is not None:
        words.append(f"Call again in {error.wait:.0f} s.")
    if error.remedy and error.remedy not in error.message:
        words.append(error.remedy)
    return " ".join(words)


def _unknown(kind: str, given: str, known: Any) -> str:
    near = get_close_matches(given, known, 1, 0.5)
    meant = f" Did you mean {near[0]}?" if near else ""
    return f"There is no {kind} {given[:80]!r}.{meant} There are: {', '.join(known)}."
