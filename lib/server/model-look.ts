import { readFailure } from '@/lib/ai/watch/rules';
import { deadlineIn } from '@/lib/kit/deadline';
import type { Capabilities } from '@/lib/providers/chat/capabilities';
import { HELP_TOOL } from '@/lib/safety/help/rules';
import type { ModelProvider } from './model-providers';

/** ms a start waits for a model to show whether it answers. */
const FIRST_LOOK_MS = 10_000;
/** A short talk as chats have it, so that what a server does not take of a talk and its tools is learned (JSON is not asked for) before anybody writes. */
const FIRST_TALK = [
  { role: 'system', content: 'You are a friend. Answer with one short sentence.' },
  { role: 'assistant', content: 'Namaste!' },
  { role: 'assistant', content: 'How was your day?' },
  { role: 'system', content: 'Answer in English.' },
  { role: 'user', content: 'Fine, and yours?' },
] as const;

const WORK = {
  chat: 'Replies',
  fallback: 'Replies when that fails',
  judge: 'Judge',
  notes: 'Notes',
} as const;

/** What a model is spared, in a few words; empty when it takes everything. */
export function describeLimits(can: Capabilities): string {
  return [
    can.tools ? '' : 'no tools',
    can.format === 'json_schema' ? '' : can.format === 'json_object' ? 'no schemas' : 'no JSON mode',
    can.temperature ? '' : 'no temperature',
    can.system === 'anywhere' ? '' : 'instructions first',
    can.thinkingTokens > 0 ? 'thinks' : '',
    can.promptChars === null ? '' : `talks of ${can.promptChars} characters`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** A line for people on a model, after asking it once. Never throws, and takes 10 s at most. */
export async function lookAtModel({ name, model, host, memory, chatModel }: ModelProvider): Promise<string> {
  const deadline = deadlineIn(FIRST_LOOK_MS);
  const started = performance.now();
  const about = `${WORK[name]}: ${model} at ${host}`;
  try {
    await chatModel.complete(FIRST_TALK, {
      signal: deadline.signal,
      mayRetry: () => true,
      tools: [HELP_TOOL],
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const limits = describeLimits(memory.at(performance.now()));
    return `${about} answers in ${seconds} s${limits === '' ? '' : ` (${limits})`}`;
  } catch (error) {
    const { outcome, status, code, words } = readFailure(error);
    if (outcome === 'late') return `${about} has not answered in ${FIRST_LOOK_MS / 1000} s`;
    return `${about} does not answer: ${[status, code, words].filter(Boolean).join(' ')}`;
  } finally {
    deadline.end();
  }
}
