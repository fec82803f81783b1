export const OPERATOR_ROLES = ['owner', 'support', 'safety', 'content'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** Who works in the console. */
export type Operator = {
  /** Of the Google account, in small letters. */
  readonly email: string;
  readonly role: OperatorRole;
};
