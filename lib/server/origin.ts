import { AppError } from '@/lib/kit/app-error';
import type { CallRequest } from './call';

/** The address a request came to, as the browser sees it. */
export function ownOrigin(request: Pick<CallRequest, 'header'>, appUrl: string): string {
  const host = request.header('host');
  const scheme = new URL(appUrl).protocol;
  return host ? `${scheme}//${host}` : new URL(appUrl).origin;
}

/** What a browser says of a request that a page of another site, or of a neighbouring host, began (Fetch Metadata). */
const FROM_ELSEWHERE = ['cross-site', 'same-site'];

/**
 * Refuses what another site's page asked for: a change, and a call that it opens as if it were a page, which would count against
 * the person's limits. Browsers always name the origin of a change and the site of any request; a client that names neither is not a
 * browser, so it cannot have been tricked into sending its cookie.
 * @throws AppError `not_allowed`
 */
export function checkOrigin(request: Pick<CallRequest, 'header'>, appUrl: string): void {
  const origin = request.header('origin');
  const foreign =
    origin !== null && origin !== ownOrigin(request, appUrl) && origin !== new URL(appUrl).origin;
  if (foreign || FROM_ELSEWHERE.includes(request.header('sec-fetch-site') ?? '')) {
    throw new AppError('not_allowed', 'This request came from another site.', { reason: 'another site' });
  }
}
