import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';
import { type Metric, PAGES, VALUE_MAX } from './constants';

const value = (metric: Metric, unit: string) => {
  const error = `${metric} is a number from 0 to ${VALUE_MAX[metric]}${unit}.`;
  return z.number({ error }).min(0, error).max(VALUE_MAX[metric], error).optional();
};

/** How quickly one visit's page was there. Nothing else may be in it, so that nothing can say whose visit it was. */
export const vitalsReport = z.strictObject(
  {
    page: z.enum(PAGES, { error: 'There is no such page.' }),
    values: z
      .strictObject(
        { LCP: value('LCP', ' ms'), INP: value('INP', ' ms'), CLS: value('CLS', '') },
        { error: 'The values are LCP, INP and CLS, and nothing else.' },
      )
      .refine((values) => Object.values(values).some((one) => one !== undefined), 'Nothing was measured.'),
  },
  { error: 'A report has a page and its values, and nothing else.' },
);

export const reportVitals = endpoint({
  route: 'POST /api/vitals',
  body: vitalsReport,
  response: z.object({ success: z.literal(true) }),
  anonymous: true,
  limit: { points: 30, perSeconds: 60 },
});
