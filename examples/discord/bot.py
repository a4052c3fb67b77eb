"""Draws what people ask for by `/draw`."""

import os
from io import BytesIO

import discord
from discord import app_commands

from limner import AsyncLimner, LimnerError

LONGEST = 1000


class Painter(discord.Client):
    """A bot with one command, which needs none of Discord's events but the command's own."""

    def __init__(self, limner: AsyncLimner) -> None:
        super().__init__(intents=discord.Intents.none(), allowed_mentions=discord.AllowedMentions.none())
        self.limner = limner
        self.commands = app_commands.CommandTree(self)
        self.commands.add_command(
            app_commands.Command(name="draw", description="Draw what you say.", callback=self.draw)
        )

    async def setup_hook(self) -> None:
        """Tell Discord about the command, before the first event."""
        await self.commands.sync()

    @app_commands.describe(prompt="What the picture should show.")
    async def draw(self, interaction: discord.Interaction, prompt: app_commands.Range[str, 1, LONGEST]) -> None:
        """Draw a prompt, and show the picture where it was asked for."""
        # Discord waits three seconds for an answer, and then fifteen minutes for what was promised.
        await interaction.response.defer(thinking=True)
        try:
            picture = (await self.limner.generate(prompt))[0]
        except LimnerError as error:
            # What follows a promise is seen by all who saw the promise: only without it is it for one alone.
            await interaction.delete_original_response()
            await interaction.followup.send(f"That did not work: {error}", ephemeral=True)
            return
        file = discord.File(BytesIO(picture.bytes), filename=picture.name)
        await interaction.followup.send(f"{prompt} ({picture.credits} units)", file=file)


if __name__ == "__main__":
    Painter(AsyncLimner()).run(os.environ["DISCORD_TOKEN"])
