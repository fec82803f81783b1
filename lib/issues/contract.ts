import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';
import { ISSUE_STATES } from './constants';

/** 10 digits starting 6-9, with or without +91; stored as +91…. */
export const mobileNumber = z
  .string({ error: 'Please enter your mobile number.' })
  .trim()
  .transform((value) => value.replace(/[\s-]/g, ''))
  .refine((value) => /^(\+91)?[6-9]\d{9}$/.test(value), 'Enter a 10-digit Indian mobile number.')
  .transform((value) => `+91${value.slice(-10)}`);

export const issueForm = z.object({
  name: z
    .string({ error: 'Please enter your name.' })
    .trim()
    .min(1, 'Please enter your name.')
    .max(80, 'A name can have at most 80 characters.'),
  mobileNumber,
  issueDetail: z
    .string({ error: 'Please describe the issue.' })
    .trim()
    .min(1, 'Please describe the issue.')
    .max(2000, 'Please keep it to 2000 characters.'),
});

export const reportIssue = endpoint({
  route: 'POST /api/issues',
  body: issueForm,
  /** `number`: what the person calls it by, such as SA-1001. */
  response: z.object({ success: z.literal(true), number: z.string() }),
  limit: { points: 5, perSeconds: 600 },
});

/** What the caller has raised, newest first, with our answers. */
export const listOwnIssues = endpoint({
  route: 'GET /api/account/issues',
  response: z.object({
    issues: z.array(
      z.object({
        number: z.string(),
        detail: z.string(),
        state: z.enum(ISSUE_STATES),
        /** ISO 8601 */
        at: z.string(),
        answers: z.array(z.object({ text: z.string(), at: z.string() })),
      }),
    ),
  }),
});
