import { oneOf } from '@/lib/kit/one-of';
import { CAMPAIGNS_MAX, COHORT_AGES, COHORT_DAYS, COHORTS_BACK_DAYS, FUNNEL } from '../constants';
import { addDays, daysBetween, earlierOf, type Numbers, type Range, sumOf } from '../rules';

const PAISE = 100;

/** The guests of some days, and how many of them wrote again; null while not all have had that day. */
export type Cohort = {
  from: string;
  upto: string;
  guests: number;
  cameBack: { after: number; people: number | null }[];
};

/** What a campaign brought. Revenue in ₹; null for who may not see money. */
export type Campaign = {
  campaign: string;
  guests: number;
  chats: number;
  orders: number;
  revenue: number | null;
};

/** How many people took each step, day by day added up, in the period and in the one before. */
export function funnelOf({ from, upto, beforeFrom, beforeUpto }: Range, numbers: Numbers) {
  const period = (first: string, last: string, name: string) =>
    sumOf(daysBetween(first, last), (day) => numbers.on(day, name));
  return FUNNEL.map(({ name, title }) => ({
    ...{ name, title, now: period(from, upto, name) },
    before: period(beforeFrom, beforeUpto, name),
  }));
}

/** The cohorts of some weeks: how many registered, and how many of them wrote again so many days later. */
export function cohortsOf(
  { today, from: periodFrom }: Range,
  numbers: Numbers,
  cameBack: ReadonlyMap<string, number>,
): Cohort[] {
  const earliest = addDays(today, -COHORTS_BACK_DAYS);
  const days = daysBetween(earlierOf(periodFrom, earliest), addDays(today, -1));
  const weeks = Array.from({ length: Math.ceil(days.length / COHORT_DAYS) }, (_, place) =>
    days.slice(place * COHORT_DAYS, (place + 1) * COHORT_DAYS),
  );
  const came = (day: string, after: number) => cameBack.get(`${addDays(day, after)} ${after}`) ?? 0;
  return weeks.map((week) => {
    const [from = today, upto = today] = [week[0], week.at(-1)];
    return {
      ...{ from, upto, guests: sumOf(week, (day) => numbers.on(day, 'guests')) },
      cameBack: COHORT_AGES.map((after) => ({
        after,
        people: addDays(upto, after) < today ? sumOf(week, (day) => came(day, after)) : null,
      })),
    };
  });
}

/** The kept numbers by campaign, and which column each is. */
export const CAMPAIGN = {
  campaign_guests: 'guests',
  campaign_chats: 'chats',
  campaign_orders: 'orders',
  campaign_revenue: 'revenue',
} as const;

/** The campaigns that brought most people, what they paid included. */
export function campaignsOf(
  rows: readonly { name: string; dimension: string; value: number }[],
  showsMoney: boolean,
): Campaign[] {
  const found = new Map<string, { guests: number; chats: number; orders: number; revenue: number }>();
  for (const { name, dimension, value } of rows) {
    const key = oneOf(Object.keys(CAMPAIGN) as (keyof typeof CAMPAIGN)[], name);
    if (key === null) continue;
    const line = found.get(dimension) ?? { guests: 0, chats: 0, orders: 0, revenue: 0 };
    line[CAMPAIGN[key]] += value;
    found.set(dimension, line);
  }
  return [...found]
    .sort(
      ([a, one], [b, other]) => other.guests - one.guests || other.orders - one.orders || a.localeCompare(b),
    )
    .slice(0, CAMPAIGNS_MAX)
    .map(([campaign, line]) => ({
      ...line,
      campaign,
      revenue: showsMoney ? line.revenue / PAISE : null,
    }));
}
