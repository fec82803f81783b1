import { languageOfTalk } from './language.ts';
import type { Turn } from './reply.ts';
import type { OfferedTool, ToolCall } from './tools.ts';

/** Ways a model calls a picture's tool that a caller has to live with; faults of the control endpoint. */
export const CALL_FAULTS = [
  'call-alone',
  'call-captioned',
  'call-unknown',
  'call-garbled',
  'call-twice',
] as const;
export type CallFault = (typeof CALL_FAULTS)[number];

const ASKED =
  /\b(?:(?:send|show|share|give)(?: me)?(?: a| an| your| one| some)? (?:\w+ )?(?:pic|picture|photo|selfie|drawing|image|illustration)s?|(?:photo|pic|picture|tasveer|selfie|drawing) (?:bhejo|bhej do|dikhao|bhej|dikha do|share karo))\b|(?:तस्वीर|फ़ोटो|फोटो) (?:भेजो|दिखाओ|भेज दो)/iu;
const PICTURE = /picture|photo|image/i;
const LINES = {
  en: 'Only a drawing, but it is me all over.',
  hg: 'Drawing hai, photo nahi, par andaaz mera hi hai.',
  hi: 'तस्वीर बनाई हुई है, पर अंदाज़ मेरा ही है।',
};

/** The words and the calls for somebody who asks for a picture, when a tool offers some; nothing otherwise. */
export function pictureReply(
  tools: readonly OfferedTool[],
  turns: readonly Turn[],
  fault: CallFault | undefined,
): { text: string; calls: ToolCall[] } | undefined {
  const theirs = turns.filter((turn) => turn.role === 'user').map((turn) => turn.text);
  const tool = tools.find((one) => PICTURE.test(one.name) && one.choices.length > 0);
  if (!tool || !ASKED.test(theirs.at(-1) ?? '')) return undefined;
  const nth = (at: number) => tool.choices[at % tool.choices.length] ?? '';
  const call = (value: string, more: object = {}): ToolCall => ({
    name: tool.name,
    args: JSON.stringify({ [tool.argument]: value, ...more }),
  });
  const first = call(nth(theirs.length));
  const line = LINES[languageOfTalk(theirs, '')];
  switch (fault) {
    case 'call-alone':
      return { text: '', calls: [first] };
    case 'call-captioned':
      return { text: '', calls: [call(nth(theirs.length), { caption: line })] };
    case 'call-unknown':
      return { text: '', calls: [call('a-picture-nobody-drew')] };
    case 'call-garbled':
      return { text: '', calls: [{ name: tool.name, args: first.args.slice(0, -3) }] };
    case 'call-twice':
      return { text: line, calls: [first, call(nth(theirs.length + 1))] };
    default:
      return { text: line, calls: [first] };
  }
}
