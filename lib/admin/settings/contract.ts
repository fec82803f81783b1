import { z } from 'zod';
import { endpoint, fileAnswer } from '@/lib/kit/endpoint';
import { SETTING_NAMES } from '@/lib/settings/registry/constants';
import { CSV_LIMIT } from '../lists/constants';
import { dayQuery, pageEnds, pageQuery } from '../lists/contract';
import { REASON_MAX } from '../people/constants';

const amount = z.number().nullable();
/** A value as JSON has it; a number that is null = no limit. */
const shown = z.union([z.boolean(), amount, z.strictObject({ open: amount, hour: amount, day: amount })]);

/** The number of a change, as text: there may be more than a number can count. */
const seq = z.string().regex(/^\d{1,18}$/, 'This is no change.');

export const reason = z
  .string({ error: 'Please say why.' })
  .trim()
  .min(5, 'Please say why, in a few words.')
  .max(REASON_MAX, `Please keep it to ${REASON_MAX} characters.`);

const setting = z.object({
  name: z.string(),
  kind: z.enum(['switch', 'number', 'budget']),
  group: z.string(),
  title: z.string(),
  description: z.string(),
  unit: z.string().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  value: shown,
  initial: shown,
  /** Somebody has set it; otherwise it is what it is by itself. */
  isSet: z.boolean(),
  /** The number of its last change; null before the first. */
  seen: seq.nullable(),
});

const change = z.object({
  seq,
  name: z.string(),
  title: z.string(),
  /** In words. */
  from: z.string(),
  to: z.string(),
  by: z.string(),
  reason: z.string(),
  /** ISO 8601 */
  at: z.string(),
});

const query = z.object({
  /** Changes of one setting. */
  name: z.enum(SETTING_NAMES, 'There is no such setting.').optional(),
  ...dayQuery,
  ...pageQuery(['when'], 'number'),
});

/** Everything that can be set while the product runs, and its changes, the newest first; the query is about those. */
export const listSettings = endpoint({
  route: 'GET /api/admin/settings',
  operators: ['owner'],
  query,
  response: z.object({ settings: z.array(setting), changes: z.array(change), ...pageEnds }),
});

/** The changes as CSV. */
export const exportSettings = endpoint({
  route: 'GET /api/admin/settings/export',
  operators: ['owner'],
  query,
  file: true,
  response: fileAnswer,
  limit: CSV_LIMIT,
});

/** Sets a setting in all processes, within two seconds; `null` takes it back to what it is by itself. */
export const changeSetting = endpoint({
  route: 'POST /api/admin/settings/{name}',
  operators: ['owner'],
  params: z.object({ name: z.string().max(60) }),
  body: z.object({ value: z.json(), seen: seq.nullable(), reason }),
  response: z.object({ success: z.literal(true) }),
  limit: { points: 60, perSeconds: 600 },
});

/** Sets a setting to what it was before a change. */
export const takeBack = endpoint({
  route: 'POST /api/admin/settings/back',
  operators: ['owner'],
  body: z.object({ seq, reason }),
  response: z.object({ success: z.literal(true) }),
  limit: { points: 60, perSeconds: 600 },
});
