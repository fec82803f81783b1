/** The names of the job queues. `npm run migrate` makes their tables, so that the product's database user needs no CREATE. */
export const QUEUES = {
  reconcile: 'reconcile-payments',
  sendRefunds: 'send-refunds',
  eraseMinors: 'erase-minors',
  forgetCrises: 'forget-crises',
  forgetVitals: 'forget-vitals',
  forgetGifts: 'forget-gifts',
  forgetGrants: 'forget-grants',
  forgetSessions: 'forget-sessions',
  rewardFriends: 'reward-friends',
} as const;

export type QueueName = (typeof QUEUES)[keyof typeof QUEUES];
