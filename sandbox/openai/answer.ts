import type { Reply, ToolCall } from './completion.ts';
import { checkInJudgementOf, isJudgement, judgementOf } from './judgement.ts';
import { notesOf } from './notes.ts';
import { asksForPicture, replyTo } from './reply.ts';
import { type ChatRequest, lastWords, type OfferedTool } from './request.ts';
import { valueFor } from './schema.ts';
import type { ScriptedAnswer } from './script.ts';

const LONG_REPLY_CHARS = 20_000;
const NOTES = 'memory_notes';
const PICTURE_JUDGEMENT = 'picture_judgement';
const CHECK_IN_JUDGEMENT = 'check_in_judgement';
const WORDS_CHARS = 200;

const callOf = ({ name, parameters }: OfferedTool): ToolCall => ({
  name,
  args: JSON.stringify(valueFor(parameters, '')),
});

/** What the stand-in says by itself. */
function ownReply(request: ChatRequest): Reply {
  const { data, turns, tools } = request;
  const said = { calls: [], finishReason: 'stop', refusal: null };
  const words = lastWords(request);
  if (data?.name === NOTES) return { ...said, content: notesOf(turns[0]?.text ?? '', words) };
  // What is in a picture it does not know: a test says it. Without one there is nothing to judge.
  if (data?.name === PICTURE_JUDGEMENT)
    return { ...said, content: request.sees ? JSON.stringify(valueFor(data.schema, '')) : '' };
  if (data?.name === CHECK_IN_JUDGEMENT)
    return { ...said, content: checkInJudgementOf(words, Object(valueFor(data.schema, ''))) };
  if (data && isJudgement(data.name)) return { ...said, content: judgementOf(words) };
  if (data) return { ...said, content: JSON.stringify(valueFor(data.schema, words.slice(0, WORDS_CHARS))) };
  const content = replyTo(turns);
  const picture = tools.find((tool) => tool.name.includes('picture'));
  return picture && asksForPicture(words)
    ? { ...said, content, calls: [callOf(picture)], finishReason: 'tool_calls' }
    : { ...said, content };
}

/** The answer to a request, as scripted or of its own making; null for one without choices. */
export function answerTo(request: ChatRequest, script: ScriptedAnswer | undefined): Reply | null {
  if (script?.noChoices) return null;
  const own = ownReply(request);
  if (script?.fault === 'empty') return { ...own, content: '', calls: [] };
  if (script?.fault === 'long')
    return { ...own, content: 'And so it went on. '.repeat(LONG_REPLY_CHARS / 19) };
  const isScripted = script && (script.reply !== undefined || script.toolCalls.length > 0 || script.refusal);
  if (!isScripted) return { ...own, finishReason: script?.finishReason ?? own.finishReason };
  const calls = script.toolCalls.map(({ name, args }) => {
    const offered = request.tools.find((tool) => tool.name === name) ?? { name, parameters: {} };
    return args === undefined ? callOf(offered) : { name, args };
  });
  return {
    content: script.reply ?? null,
    calls,
    refusal: script.refusal ?? null,
    finishReason: script.finishReason ?? (calls.length > 0 ? 'tool_calls' : 'stop'),
  };
}
