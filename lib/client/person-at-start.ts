declare global {
  interface Window {
    /** What stood under `PERSON_KEY` when the words of the page came. */
    personAtStart?: string | null;
  }
}

/** Where a browser keeps what changes whenever somebody signs in or out in it; the value begins with how it changed. */
export const PERSON_KEY = 'saathi-person';

/**
 * Part of every page, before its scripts: by the time they run somebody may have signed in in another tab, and the words are still
 * of who was here before. lib/server/content-policy.ts allows exactly this text.
 */
export const KEEP_PERSON = `try { window.personAtStart = localStorage.getItem('${PERSON_KEY}'); } catch {}`;
