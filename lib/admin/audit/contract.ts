import { z } from 'zod';
import { endpoint, fileAnswer } from '@/lib/kit/endpoint';

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

const lineNumber = z.string().regex(/^\d{1,18}$/, 'This is no number of a line.');

/** Newest lines first, of everything or of one person, order or issue. */
export const listAudit = endpoint({
  route: 'GET /api/admin/audit',
  operators: ['owner'],
  query: z.object({
    before: lineNumber.optional(),
    after: lineNumber.optional(),
    subject: z.string().max(254).optional(),
  }),
  response: z.object({
    lines: z.array(auditLine),
    /** Lines before this number come on the next page, and lines after that one on the page before; null at the ends. */
    before: z.string().nullable(),
    after: z.string().nullable(),
  }),
});

/** All lines with their hashes, as CSV; a first look says whether one is missing. */
export const exportAudit = endpoint({
  route: 'GET /api/admin/audit/export',
  operators: ['owner'],
  file: true,
  response: fileAnswer,
  limit: { points: 10, perSeconds: 600 },
});

/** Whether the log is whole. */
export const checkAudit = endpoint({
  route: 'GET /api/admin/audit/check',
  operators: ['owner'],
  response: z.object({
    lines: z.number(),
    /** The number of the first line that does not follow the one before; null when the log is whole. */
    brokenAt: z.string().nullable(),
  }),
  limit: { points: 20, perSeconds: 600 },
});
