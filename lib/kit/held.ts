/** Why a person can neither chat nor order: said to be under 18, or suspended by an operator. */
export const HELD_KINDS = ['minor', 'suspended'] as const;
export type HeldKind = (typeof HELD_KINDS)[number];
