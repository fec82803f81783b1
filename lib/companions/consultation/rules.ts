import { PSYCHOLOGIST_MIN_BALANCE } from '@/lib/chat/constants';

/**
 * Whether somebody has too few messages for a psychologist chat. Without a user the balance is unknown, and the server checks
 * it anyway; to somebody in a crisis nothing is sold, and every chat is free.
 */
export function isShortOfMessages<U extends { messageBalance: number; sellsNothing: boolean }>(
  user: U | undefined,
): user is U {
  return user !== undefined && !user.sellsNothing && user.messageBalance < PSYCHOLOGIST_MIN_BALANCE;
}
