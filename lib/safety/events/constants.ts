import type { CrisisKind } from '../constants';

/** What the safety rules noticed; never a text. */
export type SafetyFinding = { kind: 'crisis' | 'minor' | 'refused' | 'output' | 'moderation'; rule: string };

/** What was noticed in a person's message and is answered by the safety rules instead of the companion. */
export type Concern =
  | { kind: 'crisis'; rule: string; crisis: CrisisKind }
  | { kind: 'minor' | 'refused'; rule: string };
