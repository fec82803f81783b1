/** What the safety rules noticed; never a text. */
export type SafetyFinding = { kind: 'crisis' | 'minor' | 'refused' | 'output' | 'moderation'; rule: string };
