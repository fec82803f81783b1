/** open: nobody has looked; working: an operator has; answered: the person has an answer; closed: nothing is left to do. */
export const ISSUE_STATES = ['open', 'working', 'answered', 'closed'] as const;
export type IssueState = (typeof ISSUE_STATES)[number];

/** issue: somebody wrote to us; message: a companion's message was reported; review: one with words of danger or abuse. */
export const CASE_KINDS = ['issue', 'message', 'review'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

const HOUR_MS = 60 * 60_000;

/*
 * A grievance is acknowledged within 24 hours and disposed of within 15 days:
 * Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021, rule 3(2)(a)(i).
 */
export const FIRST_ANSWER_MS = 24 * HOUR_MS;
export const CLOSED_WITHIN_MS = 15 * 24 * HOUR_MS;

/** Characters of an answer or a note. */
export const ISSUE_WORDS_MAX = 2000;

/** Months for which an issue is kept, unless its account is deleted before: who wrote may come back to it. */
export const ISSUE_KEPT_MONTHS = 24;
