import { AppError } from '@/lib/kit/app-error';
import type { CallRequest } from './call';

/** The address a request came to, as the browser sees it. */
export function ownOrigin(request: Pick<CallRequest, 'header'>, appUrl: string): string {
  const host = request.header('host');
  const scheme = new URL(appUrl).protocol;
  return host ? `${scheme}//${host}` : new URL(appUrl).origin;
}

/**
 * Refuses a change that another site's page asked for. Browsers always name the origin of such a request; a client
 * that names none is not a browser, so it cannot have been tricked into sending its cookie.
 * @throws AppError `not_allowed`
 */
export function checkOrigin(request: Pick<CallRequest, 'header'>, appUrl: string): void {
  const origin = request.header('origin');
  const foreign =
    origin !== null && origin !== ownOrigin(request, appUrl) && origin !== new URL(appUrl).origin;
  if (foreign || request.header('sec-fetch-site') === 'cross-site') {
    throw new AppError('not_allowed', 'This request came from another site.');
  }
}
