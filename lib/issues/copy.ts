import { t } from '@/lib/kit/text';

export const ISSUE_SENT = 'Issue submitted successfully';
/** Behind the words of the specification: by what the person finds it again. */
export const issueSentDetail = (number: string) =>
  t("Thank you for your feedback. We'll get back to you soon! Your number is {number}.", { number });
export const ISSUE_FAILED = 'Failed to submit issue';
export const ISSUE_FAILED_DETAIL = 'Please try again later.';

export const NOBODY_ASKED = 'Nobody has asked about it: hide the review, or leave a note.';
export const NO_SUCH_ISSUE = 'There is no issue of that number.';

/** How the console calls the kinds. */
export const CASE_KIND_LABEL = {
  issue: 'Issue',
  message: 'Reported message',
  review: 'Review',
} as const;

/** How far an issue is, as its person reads it. */
export const ISSUE_STATE_TEXT = {
  open: 'Received',
  working: 'Being looked at',
  answered: 'Answered',
  closed: 'Closed',
} as const;
