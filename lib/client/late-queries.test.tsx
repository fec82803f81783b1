import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useLateMutation } from './late-mutation';
import { useLatePages } from './late-pages';
import { type PageState, PageStateContext, useLateQuery } from './late-queries';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('./query-client');
});

const KEY = ['GET /api/things', {}];

function shown(state: PageState, children: ReactNode): string {
  return renderToStaticMarkup(<PageStateContext value={state}>{children}</PageStateContext>);
}

function Thing({ id = {}, placeholder }: { id?: object; placeholder?: string }) {
  const { data, isPending, isError, isFetching } = useLateQuery<string>(
    { queryKey: ['GET /api/things', id], queryFn: async () => 'asked' },
    placeholder,
  );
  return <p>{[data ?? 'nothing', isPending, isError, isFetching].join(' ')}</p>;
}

function Things() {
  const { data, hasNextPage } = useLatePages({
    queryKey: KEY,
    queryFn: async () => ({ things: ['asked'], next: undefined as string | undefined }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });
  return <p>{[data?.pages.flatMap((page) => page.things).join(), hasNextPage].join(' ')}</p>;
}

function Change() {
  const { isPending, isError, isSuccess } = useLateMutation({ mutationFn: async () => 'done' });
  return <p>{[isPending, isError, isSuccess].join(' ')}</p>;
}

describe('before React Query has come', () => {
  test('a screen shows what came with its page, and nothing that came for another call', () => {
    const state = [{ queryKey: KEY, data: 'came' }];
    expect(shown(state, <Thing />)).toBe('<p>came false false false</p>');
    expect(shown(state, <Thing id={{ other: true }} />)).toBe('<p>nothing true false false</p>');
  });

  test('what stands in for an answer is shown until there is one', () => {
    expect(shown([], <Thing placeholder="stand-in" />)).toBe('<p>stand-in false false false</p>');
    expect(shown([{ queryKey: KEY, data: 'came' }], <Thing placeholder="stand-in" />)).toContain('came');
  });

  test.each([
    [undefined, 'a,b false'],
    ['c', 'a,b true'],
  ])('of a list whose next page is %s its beginning is shown, and whether there is more', (next, text) => {
    const data = { pages: [{ things: ['a', 'b'], next }], pageParams: [undefined] };
    expect(shown([{ queryKey: KEY, data }], <Things />)).toBe(`<p>${text}</p>`);
  });

  test('a change is neither on its way nor done', () => {
    expect(shown([], <Change />)).toBe('<p>false false false</p>');
  });
});

describe('React Query', () => {
  const browserQueries = { client: {}, Observer: class {}, batchCalls: (call: () => void) => call };
  let fetched: ReturnType<typeof vi.fn<() => object>>;
  let late: typeof import('./late-queries');
  beforeEach(async () => {
    vi.resetModules();
    fetched = vi.fn(() => ({ browserQueries }));
    vi.doMock('./query-client', () => fetched());
    late = await import('./late-queries');
  });

  test('is fetched once, whoever asks for it', async () => {
    const both = await Promise.all([late.loadQueries(), late.loadQueries()]);
    expect(both).toEqual([browserQueries, browserQueries]);
    await late.loadQueries();
    expect(fetched).toHaveBeenCalledOnce();
  });

  test('is not fetched where a page has brought it', async () => {
    late.announceQueries(browserQueries as never);
    expect(await late.loadQueries()).toBe(browserQueries);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('that could not be fetched is fetched anew by the next call, and who only wants it hears of no error', async () => {
    fetched.mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch');
    });
    await expect(late.loadQueries()).rejects.toThrow();
    vi.doMock('./query-client', () => fetched());
    expect(await late.loadQueries()).toBe(browserQueries);
    fetched.mockImplementation(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(late.wantQueries()).toBeUndefined();
  });

  test('is not there on the server, where nobody’s data may come to anybody else', async () => {
    vi.doUnmock('./query-client');
    vi.resetModules();
    const { loadQueries } = await import('./late-queries');
    await expect(loadQueries()).rejects.toThrow('no browser');
  });
});
