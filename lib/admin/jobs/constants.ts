const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A reconciler that has not run for so long is late: payments may be taken and not credited. */
export const RECONCILER_LATE_MS = 10 * MINUTE_MS;

/** How often a job that runs all the time writes down that it ran. */
export const NOTE_EVERY_MS = MINUTE_MS;

/** Failures of a queue that are listed. */
export const FAILURES_MAX = 20;

/** Every background job: what it does, and for how long nothing is amiss without it. */
export const JOBS = {
  'reconcile-payments': { title: 'Ask Cashfree about open orders', lateMs: RECONCILER_LATE_MS },
  'send-refunds': { title: 'Send refunds', lateMs: 10 * MINUTE_MS },
  'fetch-settlements': { title: 'Fetch Cashfree’s settlements', lateMs: 3 * HOUR_MS },
  'daily-numbers': { title: 'Count the numbers of the overview', lateMs: 30 * MINUTE_MS },
  'send-mail': { title: 'Send mail', lateMs: 10 * MINUTE_MS },
  'reward-friends': { title: 'Reward friends', lateMs: 30 * MINUTE_MS },
  'erase-minors': { title: 'Erase data of held minors', lateMs: 3 * HOUR_MS },
  'end-incognito': { title: 'Delete incognito chats after a day', lateMs: 10 * MINUTE_MS },
  'sweep-pictures': { title: 'Take deleted pictures out of the store', lateMs: 10 * MINUTE_MS },
  'forget-grants': { title: 'Forget old grants of free messages', lateMs: 3 * HOUR_MS },
  retention: { title: 'Delete what was kept long enough', lateMs: 26 * HOUR_MS },
  'evaluate-prompts': { title: 'Evaluate prompts', lateMs: 10 * MINUTE_MS },
  'check-audit': { title: 'Check the audit log', lateMs: 3 * HOUR_MS },
  'prove-ledger': { title: 'Prove every balance against the ledger', lateMs: 3 * HOUR_MS },
  sweep: { title: 'Give back what hanging turns hold', lateMs: 10 * MINUTE_MS },
  remember: { title: 'Write notes of talks', lateMs: 30 * MINUTE_MS },
  watch: { title: 'Look for what operators have to know', lateMs: 10 * MINUTE_MS },
  'send-push': { title: 'Tell people on their devices', lateMs: 10 * MINUTE_MS },
  'check-in': { title: 'Have companions ask how something went', lateMs: 30 * MINUTE_MS },
  'answer-waiting': { title: 'Answer messages that waited for a credit', lateMs: 10 * MINUTE_MS },
} as const satisfies Record<string, { title: string; lateMs: number }>;

export type JobName = keyof typeof JOBS;
