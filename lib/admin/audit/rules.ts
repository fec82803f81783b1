import { createHash } from 'node:crypto';
import { NO_HASH } from './constants';

/** A line of the audit log. */
export type AuditLine = {
  /** 1, 2, 3 … */
  seq: bigint;
  at: Date;
  operator: string;
  role: string;
  action: string;
  subjectKind: string | null;
  subjectId: string | null;
  reason: string | null;
  detail: string | null;
  address: string;
  previousHash: string;
  hash: string;
};

/** The hash of a line: of all that it says, and of the line before it. */
export function hashLine(line: Omit<AuditLine, 'hash'>): string {
  const { seq, at, operator, role, action, subjectKind, subjectId, reason, detail, address, previousHash } =
    line;
  const said = [operator, role, action, subjectKind, subjectId, reason, detail, address];
  return createHash('sha256')
    .update(JSON.stringify([String(seq), at.toISOString(), ...said, previousHash]))
    .digest('hex');
}

/** The line before the first one. */
export const BEFORE_FIRST = { seq: 0n, hash: NO_HASH };

/**
 * Where a chain of lines breaks: a line is missing, was changed, or stands in another order.
 * @param lines in order
 * @param before the line that they follow
 * @returns the number of the first line that does not follow; null when all do
 */
export function findBreak(
  lines: readonly AuditLine[],
  before: { seq: bigint; hash: string } = BEFORE_FIRST,
): bigint | null {
  let last = before;
  for (const line of lines) {
    if (line.seq !== last.seq + 1n || line.previousHash !== last.hash || line.hash !== hashLine(line))
      return last.seq + 1n;
    last = line;
  }
  return null;
}
