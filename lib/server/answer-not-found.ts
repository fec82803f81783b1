import { notFound } from 'next/navigation';
import { markNotFound } from './not-found-mark';

/**
 * Has the page that is being rendered answered with status 404. The page draws what it has to say, so that its document is whole without
 * scripts: what `notFound()` of a page made on request leaves is a bare document that React fills in the browser
 * (https://github.com/vercel/next.js/issues/62228). Under Next's own servers it does just that.
 */
export function answerNotFound(): void {
  if (!markNotFound()) notFound();
}
