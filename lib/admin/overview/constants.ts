import type { OperatorRole } from '@/lib/kit/operator';

/** Days of India that one looks back on, by the address. */
export const PERIODS = [7, 30, 90] as const;
export type Days = (typeof PERIODS)[number];

const EVERYBODY: readonly OperatorRole[] = ['owner', 'support', 'safety', 'content'];
const OWNERS: readonly OperatorRole[] = ['owner'];

/**
 * The numbers of the overview, in their order, with who may see them. Units: times, people, events; ₹ (kept as paise); tokens; US dollars;
 * ms.
 */
export const METRICS = [
  { name: 'visitors', title: 'Visitors', unit: 'count', roles: ['owner', 'support', 'content'] },
  { name: 'guests', title: 'Guests registered', unit: 'count', roles: ['owner', 'support', 'content'] },
  { name: 'sign_ins', title: 'Sign-ins', unit: 'count', roles: ['owner', 'support', 'content'] },
  { name: 'chats', title: 'Chats begun', unit: 'count', roles: EVERYBODY },
  { name: 'replies', title: 'Replies', unit: 'count', roles: EVERYBODY },
  { name: 'failed_replies', title: 'Failed replies', unit: 'count', roles: EVERYBODY },
  { name: 'revenue', title: 'Revenue', unit: 'rupees', roles: OWNERS },
  { name: 'refunds', title: 'Refunds', unit: 'rupees', roles: ['owner', 'support'] },
  { name: 'model_cost', title: 'Model cost', unit: 'dollars', roles: OWNERS },
  { name: 'answer_p50', title: 'Answer time, p50', unit: 'ms', roles: EVERYBODY },
  { name: 'answer_p95', title: 'Answer time, p95', unit: 'ms', roles: EVERYBODY },
  { name: 'crisis_events', title: 'Crisis events', unit: 'count', roles: ['owner', 'safety'] },
  { name: 'minor_events', title: 'Minor events', unit: 'count', roles: ['owner', 'safety'] },
] as const satisfies readonly {
  name: string;
  title: string;
  unit: 'count' | 'rupees' | 'dollars' | 'ms';
  roles: readonly OperatorRole[];
}[];

export type MetricName = (typeof METRICS)[number]['name'];
export type Unit = (typeof METRICS)[number]['unit'] | 'tokens';

/**
 * The funnel, each step as people of a day: who does it twice on a day counts once. What is shown is counted as it is shown; what is
 * begun and paid is counted with the day.
 */
export const FUNNEL = [
  { name: 'home_people', title: 'Saw the home page' },
  { name: 'chat_people', title: 'Began a chat' },
  { name: 'paywall_people', title: 'Saw the prices' },
  { name: 'paid_people', title: 'Paid' },
] as const;

/** Funnel, cohorts and campaigns; what was paid in them only owners see. */
export const AUDIENCE_ROLES: readonly OperatorRole[] = ['owner', 'content'];

/** Days after the first visit on which it is looked who wrote again. */
export const COHORT_AGES = [1, 7, 30] as const;
/** Cohorts are the guests of a week each, and go back at least so far: nobody comes back after 30 days sooner. */
export const COHORT_DAYS = 7;
export const COHORTS_BACK_DAYS = 42;
/** Campaigns that are listed. */
export const CAMPAIGNS_MAX = 20;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What came late (a payment that a webhook told of the next day) is in the numbers of a day that ended so long ago. */
export const LATE_MS = 48 * HOUR_MS;
/** A day that is over is counted again no sooner than this, until nothing comes late any more. */
export const AGAIN_MS = 6 * HOUR_MS;
/** Days that are counted for the first time, at most: what a reply cost is not kept longer. */
export const FIRST_DAYS = 400;
/** Days that one run counts, the newest first. */
export const DAYS_A_RUN = 60;

/** Answer times are counted in buckets, each so much wider than the one before. */
export const BUCKET_GROWTH = 1.1;

export const RECONCILER_QUEUE = 'reconcile-payments';
