import type { Tool, ToolCall } from '@/lib/ai/ports';

/**
 * The tool by which a model says that the person is in danger. It takes nothing: the call alone is what counts, so that
 * no word of the person travels with it and no wrong argument costs somebody the helplines.
 */
export const HELP_TOOL: Tool = {
  name: 'call_for_help',
  description:
    'Shows the person helplines and a caring message at once, in place of your reply. Call it when the last message, read with the talk, sounds like danger to the person or somebody near: suicide (a wish not to wake up, goodbyes, things given away, pills put aside), self-harm, or somebody who hurts or threatens them; also when it is said sideways, as a joke, or in Hindi or Hinglish. Never for sadness, stress, grief or a breakup alone, nor for idioms ("I am dead", "mar gaya"), films, songs, games or news. Once 14416 stands in the talk, be with them in words, and call again only when the danger is new or nearer.',
  parameters: { type: 'object', properties: {}, additionalProperties: false },
};

/** Whether a model calls for help, whatever it wrote into the call or calls besides. */
export const callsForHelp = (calls: readonly ToolCall[]): boolean =>
  calls.some((call) => call.name === HELP_TOOL.name);
