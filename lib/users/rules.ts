import type { ChatType } from '@/lib/companions/chat-types/constants';
import { indiaDay } from '@/lib/kit/india-time';
import { t } from '@/lib/kit/text';

/** The chat type of newcomers. */
const FIRST_CHAT_TYPE: ChatType = 'truelove';

/**
 * The chat type of the one start button: the type of the last chat, else True Love, else the first there is. Psychologist chats
 * start from their listing, where the balance they need is explained.
 * @param offered what is not switched off; undefined: all
 */
export function startChatType(
  lastChatType: ChatType | undefined,
  offered: readonly ChatType[] = [lastChatType ?? FIRST_CHAT_TYPE, FIRST_CHAT_TYPE],
): ChatType {
  const open: ChatType[] = offered.filter((one) => one !== 'psychologist');
  const wanted = [lastChatType, FIRST_CHAT_TYPE, open[0]];
  return wanted.find((one) => one !== undefined && open.includes(one)) ?? FIRST_CHAT_TYPE;
}

const DEVICES = ['mobile', 'tablet', 'desktop'] as const;

/** "Chrome on mobile", from what is known. */
export function describeBrowser(browserName: string | null, deviceType: string | null): string {
  const known = DEVICES.find((one) => one === deviceType);
  return t('{browser} on {device}', {
    browser: browserName ?? t('Your browser'),
    device: known ? t(known) : (deviceType ?? t('this device')),
  });
}

/** Whether somebody was not here yet on this day of India. */
export const isFirstOfDay = ({ lastSeenAt }: { lastSeenAt: Date }, now: Date): boolean =>
  indiaDay(lastSeenAt) !== indiaDay(now);
