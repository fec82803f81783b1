import type { z } from 'zod';
import { AppError } from '@/lib/kit/app-error';

type Issue = z.core.$ZodRawIssue;

/** The kinds of values as people call them. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
};
const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };

/** The fields of a body are in an object; anything else in its place is said to be no such thing. */
export const NO_OBJECT = 'Send the fields of the request as a JSON object.';

function whatIsWrong(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `has to be ${KINDS[issue.expected] ?? 'something else'}`;
    case 'too_small':
      return `has to be at least ${issue.minimum}${UNITS[issue.origin] ?? ''}`;
    case 'too_big':
      return `can be at most ${issue.maximum}${UNITS[issue.origin] ?? ''}`;
    case 'invalid_format':
      return issue.format === 'guid' ? 'is not an id' : 'has the wrong form';
    case 'invalid_value':
      return 'is none of the values it can have';
    default:
      return 'is not right';
  }
}

/** What zod says, for a person; a schema's own text goes before it. */
export function describeIssue(issue: Issue): string {
  const name = issue.path?.join('.') ?? '';
  if (name === '') return issue.code === 'invalid_type' ? NO_OBJECT : `The request ${whatIsWrong(issue)}.`;
  return issue.input === undefined ? `“${name}” is missing.` : `“${name}” ${whatIsWrong(issue)}.`;
}

/** The refusal of an input: the first thing that is wrong with it. */
export const inputError = (error: z.ZodError): AppError =>
  new AppError('bad_input', error.issues[0]?.message ?? NO_OBJECT);
