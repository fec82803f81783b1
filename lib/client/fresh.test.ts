import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askAgain, whenOld } from './fresh';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const KEY = ['GET /api/user/me', {}];

/** A screen that shows the data of one call, and how often it made the call. */
function screen(client: QueryClient, refetchOnMount: typeof whenOld | true = whenOld) {
  const queryFn = vi.fn(async () => 'asked');
  const observer = new QueryObserver(client, {
    queryKey: KEY,
    queryFn,
    refetchOnMount,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { queryFn, open: () => observer.subscribe(() => undefined) };
}

describe('data that came with the page', () => {
  test('is not asked for again when its screen appears, and is when it is older than five seconds', () => {
    const client = new QueryClient();
    client.setQueryData(KEY, 'came');
    const soon = screen(client);
    soon.open()();
    expect(soon.queryFn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5_001);
    const late = screen(client);
    late.open();
    expect(late.queryFn).toHaveBeenCalledOnce();
  });

  test('that is marked to be asked for again is, however new', async () => {
    const client = new QueryClient();
    client.setQueryData(KEY, 'came');
    await client.invalidateQueries({ queryKey: KEY, refetchType: 'none' });
    const { queryFn, open } = screen(client);
    open();
    expect(queryFn).toHaveBeenCalledOnce();
  });
});

describe('a page that is shown again as it was left', () => {
  test('asks for what is old and on the screen, and for nothing else', () => {
    const client = new QueryClient();
    client.setQueryData(KEY, 'came');
    const shown = screen(client);
    const close = shown.open();
    askAgain(client);
    expect(shown.queryFn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(6_000);
    askAgain(client);
    expect(shown.queryFn).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(6_000);
    close();
    askAgain(client);
    expect(shown.queryFn).toHaveBeenCalledOnce();
  });

  test('leaves alone what does not go by this rule', () => {
    const client = new QueryClient();
    client.setQueryData(KEY, 'came');
    const other = screen(client, true);
    other.open();
    vi.advanceTimersByTime(60_000);
    askAgain(client);
    expect(other.queryFn).not.toHaveBeenCalled();
  });
});
