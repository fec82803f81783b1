/**
 * The privacy notice that a consent refers to: the day it was changed last, as content/legal/privacy.ts says, and the language it is shown in.
 * Both are stored with every consent, so that it can be proven later what a person agreed to.
 */
export const NOTICE = { version: '2026-11-27', language: 'en' } as const;
