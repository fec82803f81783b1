import { CLOSED_WITHIN_MS, FIRST_ANSWER_MS, type IssueState } from './constants';

/** What people and operators call an issue by, such as SA-1001. */
export const issueNumber = (number: number): string => `SA-${number}`;

/** The number in what somebody typed: "SA-1001", "sa 1001" or "1001"; null when there is none. */
export function readIssueNumber(text: string): number | null {
  const found = /^(?:sa[\s-]*)?(\d{1,9})$/i.exec(text.trim())?.[1];
  return found === undefined ? null : Number(found);
}

type Times = { status: IssueState; createdAt: Date; firstAnsweredAt: Date | null };

/** When the next word of ours is due; null once everything is said. */
export function dueAt({ status, createdAt, firstAnsweredAt }: Times): Date | null {
  if (status === 'closed') return null;
  return new Date(createdAt.getTime() + (firstAnsweredAt === null ? FIRST_ANSWER_MS : CLOSED_WITHIN_MS));
}

/** Whether it should have been said by now. */
export const isLate = (issue: Times, now: Date): boolean =>
  (dueAt(issue)?.getTime() ?? Infinity) < now.getTime();
