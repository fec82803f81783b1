import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropPending, keepPending, listPending, readDraft, writeDraft } from './browser';

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

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['kept', false],
  ['refused', true],
])('when storage is %s', (name, refuses) => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', storage(refuses));
    vi.stubGlobal('sessionStorage', storage(refuses));
  });

  it('keeps drafts per chat', () => {
    writeDraft(`a ${name}`, 'half a thought');
    expect(readDraft(`a ${name}`)).toBe('half a thought');
    expect(readDraft(`b ${name}`)).toBe('');
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

  it('forgets a text given back as soon as another is sent', () => {
    const chat = `returned ${name}`;
    keepPending(chat, pending('1', true));
    keepPending(chat, pending('2'));
    expect(listPending(chat)).toEqual([pending('2')]);
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
