/** The names of the job queues. `npm run migrate` makes them, so that the product's database user needs no CREATE. */
export const QUEUES = {
  reconcile: 'reconcile-payments',
  sendRefunds: 'send-refunds',
  fetchSettlements: 'fetch-settlements',
  eraseMinors: 'erase-minors',
  endIncognito: 'end-incognito',
  sweepPictures: 'sweep-pictures',
  forgetGrants: 'forget-grants',
  retention: 'retention',
  sendMail: 'send-mail',
  rewardFriends: 'reward-friends',
  summaries: 'daily-numbers',
  checkAudit: 'check-audit',
  proveLedger: 'prove-ledger',
  evaluatePrompts: 'evaluate-prompts',
} as const;

/**
 * Where pg-boss has its tables. Versions before had pg-boss 10 in `pgboss`, which no later one can take over: both may be there while one
 * version takes the other's place (docs/decisions/0007-job-queue.md).
 */
export const QUEUE_SCHEMA = 'job_queue';

/** A job that is over is kept for a day, for the console; what jobs did is in their own tables. */
export const QUEUE_OPTIONS = { deleteAfterSeconds: 86_400 };

export type QueueName = (typeof QUEUES)[keyof typeof QUEUES];
