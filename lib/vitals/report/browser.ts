import { type Metric as Measured, onCLS, onINP, onLCP } from 'web-vitals';
import type { Request } from '@/lib/kit/endpoint';
import type { Metric } from '../constants';
import type { reportVitals } from '../contract';
import { pageOf, rounded, type Values } from '../rules';

const isCounted = (name: Measured['name']): name is Metric =>
  name === 'LCP' || name === 'INP' || name === 'CLS';

function send(report: Request<typeof reportVitals>['body']): void {
  // It arrives although the page is going away; a text alone would not say that it is JSON.
  navigator.sendBeacon('/api/vitals', new Blob([JSON.stringify(report)], { type: 'application/json' }));
}

let isBegun = false;

/**
 * Sends what was measured when the page is hidden, in one request, and each metric once in a document's life: the first time
 * is, on a phone, often the last one. Nothing in it says who or which chat.
 * Only the first call in a document does anything.
 * @param path of the page that the document was opened with; a page that does not exist is not reported
 */
export function reportVisit(path: string): void {
  const page = pageOf(path);
  if (page === undefined || isBegun) return;
  isBegun = true;
  const sent = new Set<Metric>();
  let values: Values = {};
  const keep = ({ name, value }: Measured) => {
    if (isCounted(name) && !sent.has(name)) values[name] = rounded(name, value);
  };
  onLCP(keep);
  onINP(keep);
  onCLS(keep);
  // On the document: web-vitals listens on the window, in the capturing phase, and has told everything by now.
  document.addEventListener('visibilitychange', () => {
    const names = Object.keys(values) as Metric[];
    if (document.visibilityState !== 'hidden' || names.length === 0) return;
    send({ page, values });
    for (const name of names) sent.add(name);
    values = {};
  });
}
