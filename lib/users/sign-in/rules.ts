const MAX_CHARS = 1000;
/** Control characters, which browsers drop from addresses, and the backslash, which they read as a slash. */
const UNSAFE = /[\p{Cc}\\]/u;
/** Steps of signing in and out: returning to one would start it again. */
const STEP = /^\/(api|auth)(\/|$)/;

export const HOME = '/';

/**
 * Where a person returns to after signing in: a path of our own origin, or home when the target is anything else
 * (another site, `//evil`, `/\evil`, `/..//evil`, control characters).
 * @param target a path, or an address of our own origin
 */
export function returnPath(target: string | null | undefined, origin: string): string {
  if (!target || target.length > MAX_CHARS || UNSAFE.test(target)) return HOME;
  if (!target.startsWith('/') && !target.startsWith(`${origin}/`)) return HOME;
  if (!URL.canParse(target, origin)) return HOME;
  const url = new URL(target, origin);
  if (url.origin !== origin || url.pathname.startsWith('//') || STEP.test(url.pathname)) return HOME;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Whether that is the way back of somebody who signs in again to go on with something: only the same account may. */
export function isAgain(back: string): boolean {
  return new URL(back, 'http://here').searchParams.has('again');
}

/** Whether Google's word is that of the issuer of the settings, whatever its discovery document calls itself. */
export const isFromIssuer = (iss: string | undefined, issuer: string): boolean =>
  iss !== undefined && iss.replace(/\/$/, '') === issuer.replace(/\/$/, '');

/** Whether the server may fetch a member's picture from there: from Google's picture hosts, or from the issuer itself. */
export function isPictureAddress(address: string, issuer: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin, username } = new URL(address);
  if (username !== '') return false;
  return (
    (protocol === 'https:' && hostname.endsWith('.googleusercontent.com')) ||
    origin === new URL(issuer).origin
  );
}
