import type { ReportReason } from './constants';

export const REPORT_LABEL = {
  unsafe: 'It could hurt somebody',
  sexual: 'It is too sexual',
  rude: 'It is rude or hateful',
  untrue: 'It is not true, or claims to be human',
  other: 'Something else',
} as const satisfies Record<ReportReason, string>;
export const REPORT_THIS = 'Report this message';
export const REPORT_ABOUT =
  'Tell us what is wrong with it. We look at every report; the companion does not see it.';
export const REPORT_THANKS = 'Thank you for telling us';
export const REPORT_THANKS_DETAIL = 'We will look at this message.';
export const REPORT_FAILED = 'The report was not sent';
export const REPORT_FAILED_DETAIL = 'Please try again.';
export const MESSAGE_NOT_FOUND = 'This message does not exist.';
