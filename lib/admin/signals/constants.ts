/** What is told of the moment besides what a process counts, with what it means. */
export const SIGNALS = {
  saathi_orders: 'Orders begun in the last 24 hours, by what became of them',
  saathi_open_orders: 'Orders that Cashfree is still asked about',
  saathi_open_orders_overdue_seconds: 'How long Cashfree should have been asked already',
  saathi_payment_alerts_open: 'Payments that do not fit their order and nobody has closed',
  saathi_refunds_open: 'Refunds that are not decided',
  saathi_refund_transfers:
    'Refunds that go to Cashfree: those under way, and what ended in the last 24 hours',
  saathi_budget_used_ratio: 'Used share of a budget of the day in India',
  saathi_today: 'Numbers of the day in India so far, counted every five minutes',
  saathi_job_last_success_timestamp_seconds: 'When a background job went well last',
  saathi_job_last_failure_timestamp_seconds: 'When a background job failed last',
  saathi_job_last_count: 'What the last good run of a job dealt with',
  saathi_job_late: 'Whether a job has not gone well for too long',
  saathi_queue_depth: 'Things that are due in a queue and not done',
  saathi_queue_oldest_seconds: 'How long the oldest of them has been due',
  saathi_ledger_drift_balances: 'Balances that differ from the ledger, as of the last proof',
  saathi_web_vital_p75: '75th percentile of real visits of 28 days: ms, of CLS without a unit',
  saathi_web_vital_visits: 'Visits of 28 days that measured something',
} as const;

export type SignalName = keyof typeof SIGNALS;
