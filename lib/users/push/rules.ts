import { languageNow, t } from '@/lib/kit/text';
import type { PushKind } from './constants';
import { fromCompanion, NOTICE_WORDS } from './copy';

/** What a browser's worker gets: what to show, and which page it is about. */
export type Notice = {
  body: string;
  /** Of this site. */
  path: string;
  /** A newer notice takes the place of one with the same. */
  tag: string;
  /** Of its words (BCP 47). */
  lang: string;
  /** It can be ended for good from the notice itself. */
  stops?: 'check_ins';
};

/**
 * What a device is told, in the language that is spoken: as much as its person has chosen to show, and never a word of a chat.
 * @param about.companionName of the chat it is about, if any
 */
export function noticeOf(
  kind: PushKind,
  about: { chatId: string | null; companionName: string | null; showsSender: boolean },
): Notice {
  const { chatId, companionName, showsSender } = about;
  const path = chatId === null ? '/account' : `/chat/${chatId}`;
  const named = (kind === 'reply' || kind === 'check_in') && showsSender && companionName !== null;
  const body = named ? fromCompanion(companionName) : t(NOTICE_WORDS[kind]);
  const notice = { body, path, tag: `${kind}:${chatId ?? ''}`, lang: languageNow() };
  return kind === 'check_in' ? { ...notice, stops: 'check_ins' } : notice;
}
