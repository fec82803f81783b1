/** Everything the log tells of security, by the name it has there. docs/running.md says what each means. */
export const SECURITY_EVENTS = [
  'sign_in',
  'sign_out',
  'access_refused',
  'rate_limited',
  'key_used',
  'role_changed',
  'refund',
  'data_export',
  'account_deletion',
] as const;

export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/** As the Elastic Common Schema's `event.outcome` has it. */
export type SecurityOutcome = 'success' | 'failure';

export type SecurityNote = {
  /** `success` unless said otherwise. */
  outcome?: SecurityOutcome;
  /** In a word or two, always the same ones; never what somebody wrote. */
  reason?: string;
  /** The user or visitor it is about, where that is not the caller; the log has a pseudonym of it. */
  person?: string | null;
};
