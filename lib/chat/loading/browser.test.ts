import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endVisit, visitSessionId } from './browser';
import { VISIT_LASTS_MS } from './constants';

const FRIENDLY = '/loading/friendly';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The storage of a tab, or one that is denied. */
function tab(denied: boolean) {
  const kept = new Map<string, string>();
  const open = () => {
    if (denied) throw new Error('denied');
    return kept;
  };
  return {
    getItem: (key: string) => open().get(key) ?? null,
    setItem: (key: string, value: string) => void open().set(key, value),
    removeItem: (key: string) => void open().delete(key),
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a visit of the loading screen', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', tab(false)));

  it('asks for the same session after a reload', () => {
    const first = visitSessionId(FRIENDLY);
    expect(first).toMatch(UUID);
    expect(visitSessionId(FRIENDLY)).toBe(first);
  });

  it('asks for another one at another address, after it was left, and when it was long ago', () => {
    const ids = [visitSessionId(FRIENDLY), visitSessionId('/loading/friendly?ref=A')];
    endVisit();
    ids.push(visitSessionId('/loading/friendly?ref=A'));
    vi.advanceTimersByTime(VISIT_LASTS_MS);
    ids.push(visitSessionId('/loading/friendly?ref=A'));
    expect(new Set(ids).size).toBe(4);
  });

  it('is not misled by what else is kept there', () => {
    for (const kept of ['null', '7', '{', '{"address":"/loading/friendly","since":0}']) {
      sessionStorage.setItem('saathi-loading-visit', kept);
      expect(visitSessionId(FRIENDLY)).toMatch(UUID);
    }
  });
});

it('where the tab may keep nothing every reload begins anew, and nothing breaks', () => {
  vi.stubGlobal('sessionStorage', tab(true));
  expect(visitSessionId(FRIENDLY)).not.toBe(visitSessionId(FRIENDLY));
  endVisit();
});
