declare global {
  interface Window {
    /** What stood under `PERSON_KEY` when the words of the page came; not there where storage is denied, or no inline script has run. */
    personAtStart?: string | null;
    /** The cookies that scripts may read, as they were then: the result of a sign-in belongs to the page it leads to. */
    cookiesAtStart?: string;
  }
}

/** Where a browser keeps what changes whenever somebody signs in or out in it; the value begins with how it changed. */
export const PERSON_KEY = 'saathi-person';

/**
 * Part of every page, before its scripts: by the time they run somebody may have signed in in another tab, and the words are still
 * of who was here before. lib/server/content-policy.ts allows exactly this text.
 */
export const KEEP_PERSON = `window.cookiesAtStart = document.cookie; try { window.personAtStart = localStorage.getItem('${PERSON_KEY}'); } catch {}`;
