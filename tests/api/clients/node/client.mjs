// What a user of these packages runs, with LIMNER_URL (it ends with /v1) and LIMNER_KEY in the environment.
// Prints, as JSON, what came back.
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateImage } from "ai";
import OpenAI, { toFile } from "openai";

const baseURL = process.env.LIMNER_URL;
const apiKey = process.env.LIMNER_KEY;
const picture = Buffer.from(process.env.PICTURE, "base64");
const client = new OpenAI({ baseURL, apiKey, maxRetries: 0 });
const model = "svcv4_1_flash";
const found = {};

const made = await client.images.generate({ model, prompt: "a fox", n: 2, size: "1024x1024" });
found.links = made.data.map((item) => item.url);

const streamed = await client.images.generate({ model, prompt: "a fox", stream: true, partial_images: 1 });
found.events = [];
for await (const event of streamed) found.events.push([event.type, event.size, event.b64_json.length > 0]);

const image = await toFile(picture, "picture.png", { type: "image/png" });
const edited = await client.images.edit({ model: "svcv4_1", image, prompt: "in winter" });
found.edited = edited.data[0].url;

found.models = (await client.models.list()).data.length;
found.model = (await client.models.retrieve("svcv4_1_raster")).id;

try {
  await client.images.generate({ model, prompt: "a fox", size: "1x1" });
} catch (error) {
  found.refused = [error.status, error.code, error.param];
}

const providers = {
  openai: createOpenAI({ baseURL, apiKey }).image(model),
  compatible: createOpenAICompatible({ name: "limner", baseURL, apiKey }).imageModel(model),
};
found.sdk = {};
for (const [name, imageModel] of Object.entries(providers)) {
  const { images } = await generateImage({ model: imageModel, prompt: "a fox", n: 2, size: "1024x1024" });
  found.sdk[name] = images.map((each) => each.mediaType);
}

console.log(JSON.stringify(found));
