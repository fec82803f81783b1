import { AsyncLocalStorage } from 'node:async_hooks';
import { onceAProcess } from './once-a-process';

type Mark = { notFound: boolean; unkept: boolean };

const storage = () => onceAProcess('not-found mark', () => new AsyncLocalStorage<Mark>());

/**
 * Has the page that is being rendered answered with status 404.
 * @returns whether somebody reads the mark: our own server does, Next's own servers do not
 */
export function markNotFound(): boolean {
  const mark = storage().getStore();
  if (mark) mark.notFound = true;
  return mark !== undefined;
}

/** Has the browser keep no copy of the page that is being rendered, not for the back button either; read by our own server alone. */
export function markUnkept(): void {
  const mark = storage().getStore();
  if (mark) mark.unkept = true;
}

/**
 * Runs the rendering of a page.
 * @param work gets functions that say whether the page has asked for 404, and to be kept by no browser, known before its first byte
 */
export function withNotFoundMark<T>(work: (isMarked: () => boolean, isUnkept: () => boolean) => T): T {
  const mark: Mark = { notFound: false, unkept: false };
  return storage().run(mark, () =>
    work(
      () => mark.notFound,
      () => mark.unkept,
    ),
  );
}
