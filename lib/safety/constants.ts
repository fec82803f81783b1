/** What somebody can be in danger of or from; each kind has its own words and helplines. */
export const CRISIS_KINDS = [
  'self_harm',
  'home_abuse',
  'sexual_abuse',
  'child_abuse',
  'threat',
  'medical',
  'blackmail',
] as const;
export type CrisisKind = (typeof CRISIS_KINDS)[number];
