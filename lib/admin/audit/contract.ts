import { z } from 'zod';
import { endpoint, fileAnswer } from '@/lib/kit/endpoint';
import { dayQuery, pageEnds, pageQuery } from '../lists/contract';
import { AUDIT_ACTIONS, type AuditAction } from './constants';

export const auditLine = z.object({
  /** 1, 2, 3 …, as text: there may be more than a number can count. */
  seq: z.string(),
  /** ISO 8601 */
  at: z.string(),
  operator: z.string(),
  role: z.string(),
  action: z.string(),
  subjectKind: z.string().nullable(),
  subjectId: z.string().nullable(),
  reason: z.string().nullable(),
  detail: z.string().nullable(),
  address: z.string(),
});

const query = z.object({
  /** A person, order, issue or whatever else lines are about. */
  subject: z.string().max(254).optional(),
  /** An operator's e-mail address. */
  operator: z.string().trim().toLowerCase().max(254).optional(),
  action: z.enum(Object.keys(AUDIT_ACTIONS) as AuditAction[], 'No operator does that.').optional(),
  ...dayQuery,
  ...pageQuery(['line'], 'number'),
});

/** Newest lines first, of everything or of one person, order or issue. */
export const listAudit = endpoint({
  route: 'GET /api/admin/audit',
  operators: ['owner'],
  query,
  response: z.object({ lines: z.array(auditLine), ...pageEnds }),
});

/** All lines of the filters with their hashes, as CSV; of the whole log a first look says whether one is missing. */
export const exportAudit = endpoint({
  route: 'GET /api/admin/audit/export',
  operators: ['owner'],
  query,
  file: true,
  response: fileAnswer,
  limit: { points: 10, perSeconds: 600 },
});

/** Whether the log is whole: the lines since the last look, and what the last look at all of them found. */
export const checkAudit = endpoint({
  route: 'GET /api/admin/audit/check',
  operators: ['owner'],
  response: z.object({
    /** Lines that are checked. */
    lines: z.int(),
    /** Lines that the job of the hour checks. */
    waiting: z.int(),
    /** The number of the first line that is missing or was changed; null when none is. */
    brokenAt: z.string().nullable(),
    /** ISO 8601: when the whole log was checked from its first line on, and how many lines it had then; null when it never was. */
    wholeAt: z.string().nullable(),
    wholeLines: z.int().nullable(),
  }),
  limit: { points: 60, perSeconds: 600 },
});
