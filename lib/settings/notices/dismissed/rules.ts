import { DISMISSED_COOKIE, DISMISSED_FOR_S, DISMISSED_MAX } from '../constants';

/** The notices that a browser has dismissed, oldest first, from the value of its cookie. */
export const readDismissed = (value: string | undefined): string[] =>
  (value ?? '').split('.').filter(Boolean);

/** The same from all cookies, as `document.cookie` has them. */
export function dismissedIn(cookies: string): string[] {
  const own = cookies.split('; ').find((one) => one.startsWith(`${DISMISSED_COOKIE}=`));
  return readDismissed(own?.slice(DISMISSED_COOKIE.length + 1));
}

/** The cookie, as it is set, of a browser that dismisses one more. Nothing in it says who it is. */
export function withDismissed(cookies: string, id: string): string {
  const ids = [...new Set([...dismissedIn(cookies), id])].slice(-DISMISSED_MAX);
  return `${DISMISSED_COOKIE}=${ids.join('.')}; path=/; max-age=${DISMISSED_FOR_S}; samesite=lax`;
}
