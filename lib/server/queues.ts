/** The names of the job queues. `npm run migrate` makes their tables, so that the product's database user needs no CREATE. */
export const QUEUES = {
  reconcile: 'reconcile-payments',
  sendRefunds: 'send-refunds',
  fetchSettlements: 'fetch-settlements',
  eraseMinors: 'erase-minors',
  forgetGrants: 'forget-grants',
  retention: 'retention',
  sendMail: 'send-mail',
  rewardFriends: 'reward-friends',
  summaries: 'daily-numbers',
  checkAudit: 'check-audit',
  proveLedger: 'prove-ledger',
  evaluatePrompts: 'evaluate-prompts',
} as const;

/** Queues of earlier versions, whose work `retention` does: nothing is put into them any more. */
export const RETIRED_QUEUES = ['forget-crises', 'forget-vitals', 'forget-gifts', 'forget-sessions'] as const;

export type QueueName = (typeof QUEUES)[keyof typeof QUEUES];
