export const NO_SUCH_REPLY = 'This message does not exist.';
/** What was said after a reply answers it: another one in its place would make nonsense of the talk. */
export const ONLY_NEWEST = 'Only the newest reply can be said differently.';
export const NOT_THIS_ONE = 'This one cannot be said differently.';
export const COSTS_ONE = 'Saying it differently once more costs one message.';
export const FREE_USED_UP =
  'What can be said differently for nothing is used up for today. You can still have it for one message.';
export const NOTHING_LEFT = `${COSTS_ONE} You have no messages left.` as const;
