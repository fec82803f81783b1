import { AsyncLocalStorage } from 'node:async_hooks';
import { onceAProcess } from './once-a-process';

type Mark = { notFound: boolean };

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

/**
 * Runs the rendering of a page.
 * @param work gets a function that says whether the page has asked for 404, known before its first byte
 */
export function withNotFoundMark<T>(work: (isMarked: () => boolean) => T): T {
  const mark: Mark = { notFound: false };
  return storage().run(mark, () => work(() => mark.notFound));
}
