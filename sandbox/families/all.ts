import type { Family } from './family.ts';
import { anthropic } from './list/anthropic.ts';
import { azure } from './list/azure.ts';
import { deepSeekR1 } from './list/deepseek-r1.ts';
import { gemini } from './list/gemini.ts';
import { groq } from './list/groq.ts';
import { llamaCpp } from './list/llama-cpp.ts';
import { mistral } from './list/mistral.ts';
import { ollama } from './list/ollama.ts';
import { openAiGpt4o } from './list/openai-gpt-4o.ts';
import { openAiGpt5 } from './list/openai-gpt-5.ts';
import { openAiGpt54 } from './list/openai-gpt-5-4.ts';
import { openAiOSeries } from './list/openai-o-series.ts';
import { openRouter } from './list/openrouter.ts';
import { together } from './list/together.ts';
import { vllmGemma } from './list/vllm-gemma.ts';
import { vllmQwen } from './list/vllm-qwen.ts';

/** Every family there is. */
export const FAMILIES: readonly Family[] = [
  openAiGpt5,
  openAiGpt54,
  openAiGpt4o,
  openAiOSeries,
  azure,
  gemini,
  anthropic,
  groq,
  openRouter,
  together,
  mistral,
  deepSeekR1,
  vllmQwen,
  vllmGemma,
  ollama,
  llamaCpp,
];
