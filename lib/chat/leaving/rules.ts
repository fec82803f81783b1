/** In the state of the history entry that lies on top of a chat's own. */
export const GUARD = 'saathiChatOpen';

export const isGuard = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && GUARD in state;

/** Pages on the way into a chat or to its packs: whoever leaves the chat has left them, too. The list of chats is none. */
const PART_OF_A_CHAT = /^\/((loading|chat|paywall|post-payment)\/|recharge)/;

/**
 * How many entries of the browser's history lie between a chat and the page of the product that it was opened from.
 * @param paths of the entries of this product, the oldest first, up to the one the browser stands at
 * @returns null when there is no such page: the chat was opened by a link
 */
export function stepsBackFrom(paths: readonly string[]): number | null {
  const here = paths.at(-1);
  const steps = paths.toReversed().findIndex((path) => path !== here);
  const before = paths.at(-1 - steps);
  return steps === -1 || before === undefined || PART_OF_A_CHAT.test(before) ? null : steps;
}
