import { randomUUID } from 'node:crypto';
import { LANGUAGE_COOKIE, LANGUAGE_MAX_AGE_S } from '@/lib/language/choice/constants';
import { SIGN_IN_COOKIE } from '@/lib/users/sign-in/constants';
import { readCookies } from './call';

/** Everything NextAuth keeps in a browser is named so. */
const FLOW_COOKIE = /^(__Secure-|__Host-)?next-auth\.[\w.-]+$/;
/** NextAuth's own session, whole or in pieces: it opens nothing here, and no browser gets it. */
const SESSION_TOKEN = /^(__Secure-)?next-auth\.session-token(\.\d+)?=/;
/** Seconds. */
const RESULT_AGE_S = 60;

export type SignInResult = 'done' | 'cancelled' | 'failed' | 'other';

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** NextAuth's cookies of a request, by name. */
export function flowCookies(header: string | null): Record<string, string> {
  const names = (header ?? '').split(';').map((pair) => pair.split('=')[0]?.trim() ?? '');
  const own = [...new Set(names)].filter((name) => FLOW_COOKIE.test(name));
  return Object.fromEntries(own.map((name) => [name, decoded(readCookies(header, name)[0] ?? '')]));
}

/** Browsers send a cookie of an https address that way only, and take away only what came with the same attributes. */
const secureAt = (appUrl: string) => (appUrl.startsWith('https:') ? '; Secure' : '');

/** The lines of Set-Cookie that take NextAuth's cookies of a request away. */
export function clearFlowCookies(header: string | null, appUrl: string): string[] {
  return Object.keys(flowCookies(header)).map((name) => {
    const secure = name.startsWith('__') ? '; Secure' : secureAt(appUrl);
    return `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`;
  });
}

/** The lines of Set-Cookie that NextAuth wants, without its session. */
export function withoutSession(lines: readonly string[]): string[] {
  return lines.filter((line) => !SESSION_TOKEN.test(line));
}

/** Has the browser show what a person has chosen to read the interface in, as it does itself (lib/language/choice/browser.ts). */
export const languageCookieLine = (language: string, appUrl: string): string =>
  `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${LANGUAGE_MAX_AGE_S}; SameSite=Lax${secureAt(appUrl)}`;

/** Numbered, so that a page shows each outcome once. */
export function resultCookieLine(result: SignInResult, appUrl: string): string {
  const value = `${result}-${randomUUID()}`;
  const prefix = appUrl.startsWith('https:') ? '__Host-' : '';
  return `${prefix}${SIGN_IN_COOKIE}=${value}; Path=/; Max-Age=${RESULT_AGE_S}; SameSite=Lax${secureAt(appUrl)}`;
}
