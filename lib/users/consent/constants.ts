/**
 * The privacy notice that a consent refers to: the day it was changed last, as content/legal/privacy.ts says, and the language it is in.
 * The day is stored with every consent, and the language in which the page asked for it (this one, where it did not say), so that it can be proven later what a person agreed to.
 */
export const NOTICE = { version: '2026-11-28', language: 'en' } as const;
