import { formatShortDate } from '@/lib/kit/format';
import { formatTime, indiaDay } from '@/lib/kit/india-time';
import { t } from '@/lib/kit/text';
import { MESSAGE_REMOVED, WORDS_DELETED } from '../erasing/copy';
import { removedWords } from '../erasing/rules';
import { LAST_HELP, LAST_INCOGNITO, LAST_PICTURE } from './copy';

/** A place in the list: the chat that goes before. */
export type Place = { pinned: boolean; lastAt: Date; id: string };

/** A place as the contract has it. */
export const cursorOf = ({ pinned, lastAt, id }: Place) => `${pinned ? 1 : 0}_${lastAt.toISOString()}_${id}`;

/** The place that a cursor of the contract's form names; null when its time is none. */
export function placeOf(cursor: string): Place | null {
  const [pinned, moment = '', id = ''] = cursor.split('_');
  const lastAt = new Date(moment);
  return Number.isNaN(lastAt.getTime()) ? null : { pinned: pinned === '1', lastAt, id };
}

/** What the list says of the last message: its beginning on one line, and nothing that should not be seen over a shoulder. */
export function lastWords(message: {
  words: string;
  messageType: string;
  removed: boolean;
  sender: string | null;
}): string {
  if (message.removed) return removedWords(message.sender ?? '');
  if (message.messageType === 'image') return LAST_PICTURE;
  if (message.messageType === 'crisis_support') return LAST_HELP;
  return message.words.replace(/\s+/g, ' ').trim();
}

const OURS = [WORDS_DELETED, MESSAGE_REMOVED, LAST_PICTURE, LAST_HELP, LAST_INCOGNITO] as const;

/** The last message of a chat as the list shows it: who said it, and the product's own words in the language of the page. */
export function sayLast({ own, words }: { own: boolean; words: string }): string {
  const ours = OURS.find((one) => one === words && own === (one === WORDS_DELETED));
  return `${own ? t('You: ') : ''}${ours ? t(ours) : words}`;
}

/** What a person sees as the name of a chat. */
export const titleOf = (chat: { ownName: string | null; companionName: string }) =>
  chat.ownName ?? chat.companionName;

const DAY_MS = 24 * 60 * 60 * 1000;

/** When, in the width of a word or three: "3:40 pm", "Yesterday", "12 Oct 2026"; as of `now` (ms since 1970), in India. */
export function shortMoment(value: string, now: number): string {
  const day = indiaDay(value);
  if (day === undefined) return '';
  if (day === indiaDay(now)) return formatTime(value);
  return day === indiaDay(now - DAY_MS) ? t('Yesterday') : formatShortDate(value);
}
