import { words } from './lines/line.ts';
import type { Turn } from './reply.ts';
import type { OfferedTool, ToolCall } from './tools.ts';

/** A model calls for help whatever was said, with words beside the call or without; faults of the control endpoint. */
export const HELP_FAULTS = ['call-help', 'call-help-alone'] as const;
export type HelpFault = (typeof HELP_FAULTS)[number];

const HELP = /help/i;
/** Signs that somebody takes leave of life without saying it: letters for afterwards, tablets kept, last visits. */
const SIGNS = words(
  [
    '(?:letters?|notes?) for (?:each of them|everybody|everyone|my \\w+) (?:is|are) (?:ready|in the drawer)',
    '(?:will is signed|papers are signed), the (?:dog|cat) has a home',
    'saved (?:up )?(?:all )?(?:the|my) (?:tablets|pills)|(?:pattiyan|goliyan) jama kar',
    '(?:saw|met) (?:them all|everybody|everyone) one last time|sabko aakhri baar mil',
  ].join('|'),
  'सबके लिए चिट्ठी लिखकर|गोलियाँ जमा कर',
);
const BESIDE = 'I hear you.';

/** The call for somebody who shows such a sign, or on command; nothing when no tool offers help. */
export function helpReply(
  tools: readonly OfferedTool[],
  turns: readonly Turn[],
  fault: HelpFault | undefined,
): { text: string; calls: ToolCall[] } | undefined {
  const tool = tools.find((one) => HELP.test(one.name));
  const said = turns.findLast((turn) => turn.role === 'user')?.text ?? '';
  if (!tool || (fault === undefined && !SIGNS.test(said))) return undefined;
  return {
    text: fault === 'call-help-alone' ? '' : BESIDE,
    calls: [{ name: tool.name, args: '{}' }],
  };
}
