import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropPending, keepPending, listPending } from './browser';

function storage(refuses = false) {
  const kept = new Map<string, string>();
  const check = () => {
    if (refuses) throw new Error('refused');
  };
  return {
    getItem: (key: string) => {
      check();
      return kept.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      check();
      kept.set(key, value);
    },
    removeItem: (key: string) => {
      check();
      kept.delete(key);
    },
  };
}
const pending = (clientMessageId: string, returned = false) => ({
  clientMessageId,
  content: `text ${clientMessageId}`,
  afterId: undefined,
  returned,
});

beforeEach(() => {
  vi.useFakeTimers();
  // The file under test has state of its own, as a page has.
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each([
  ['kept', false],
  ['refused', true],
])('when storage is %s', (name, refuses) => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', storage(refuses));
    vi.stubGlobal('sessionStorage', storage(refuses));
  });

  it('keeps drafts per chat', async () => {
    const { readDraft, writeDraft } = await import('./browser');
    writeDraft(`a ${name}`, 'half a thought');
    expect(readDraft(`a ${name}`)).toBe('half a thought');
    expect(readDraft(`b ${name}`)).toBe('');
    vi.runAllTimers();
    expect(readDraft(`a ${name}`)).toBe('half a thought');
    writeDraft(`a ${name}`, '');
    expect(readDraft(`a ${name}`)).toBe('');
  });

  it('keeps messages on their way side by side until each is answered', () => {
    const chat = `pending ${name}`;
    keepPending(chat, pending('1'));
    keepPending(chat, pending('2'));
    expect(listPending(chat)).toEqual([pending('1'), pending('2')]);
    dropPending(chat, '1');
    expect(listPending(chat)).toEqual([pending('2')]);
  });

  it('keeps what waits in its place, and says whether it outlives the page', () => {
    const chat = `waiting ${name}`;
    const since = { waiting: '2026-11-20T04:30:00Z', going: false };
    for (const id of ['1', '2']) expect(keepPending(chat, { ...pending(id), ...since })).toBe(!refuses);
    keepPending(chat, { ...pending('1'), ...since, going: true });
    expect(listPending(chat)).toEqual([
      { ...pending('1'), ...since, going: true },
      { ...pending('2'), ...since },
    ]);
  });

  it('forgets a text given back as soon as another is sent', () => {
    const chat = `returned ${name}`;
    keepPending(chat, pending('1', true));
    keepPending(chat, pending('2'));
    expect(listPending(chat)).toEqual([pending('2')]);
  });
});

describe('a draft reaches storage', () => {
  const kept = () => sessionStorage.getItem('saathi-draft-chat');
  beforeEach(() => vi.stubGlobal('sessionStorage', storage()));

  it('soon, and not with every key press', async () => {
    const { readDraft, writeDraft } = await import('./browser');
    for (const text of ['k', 'ka', 'kal']) writeDraft('chat', text);
    expect(kept()).toBeNull();
    expect(readDraft('chat')).toBe('kal');
    vi.advanceTimersByTime(500);
    expect(kept()).toBe('kal');
  });

  it('not with every key press where the page rests between two', async () => {
    vi.stubGlobal('requestIdleCallback', (work: () => void) => {
      work();
      return 1;
    });
    const { writeDraft } = await import('./browser');
    writeDraft('chat', 'k');
    expect(kept()).toBeNull();
    vi.advanceTimersByTime(500);
    expect(kept()).toBe('k');
  });

  it('while somebody types on and on', async () => {
    const { writeDraft } = await import('./browser');
    for (let pressed = 1; pressed <= 6; pressed += 1) {
      writeDraft('chat', 'x'.repeat(pressed));
      vi.advanceTimersByTime(100);
    }
    expect(kept()).toBe('xxxxx');
  });

  it.each([
    ['the page goes away', () => window.dispatchEvent(new Event('pagehide'))],
    ['another tab or app comes in front', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('at once when %s', async (_, leave) => {
    const { writeDraft } = await import('./browser');
    writeDraft('chat', 'kal milte');
    leave();
    expect(kept()).toBe('kal milte');
    writeDraft('chat', '');
    leave();
    expect(kept()).toBeNull();
  });
});

it('does not trip over what else may stand in storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => '[{"content":1},null,{"clientMessageId":"1","content":"x"}]',
  });
  expect(listPending('odd')).toEqual([
    { clientMessageId: '1', content: 'x', afterId: undefined, returned: false },
  ]);
  vi.stubGlobal('localStorage', { getItem: () => 'nonsense' });
  expect(listPending('odd')).toEqual([]);
});
