import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HISTORY_PAGE } from '../constants';
import { prependOlder } from './older/rules';
import {
  allMessages,
  appendMessages,
  type ChatMessage,
  findSent,
  giveBack,
  type History,
  mergeNewest,
  needsWelcome,
  timeline,
} from './rules';

const START = Date.parse('2026-11-20T04:30:00Z');

function message(at: number, change: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: `m${at}`,
    sessionId: 's',
    sender: at % 3 === 0 ? 'user' : 'ai',
    content: `text ${at}`,
    messageType: 'text',
    timestamp: new Date(START + at * 60_000).toISOString(),
    ...change,
  };
}
const range = (from: number, to: number) =>
  Array.from({ length: Math.max(to - from, 0) }, (_, at) => message(from + at));
const ids = (history: History) => allMessages(history).map(({ id }) => id);
const wanted = (from: number, to: number) => range(from, to).map(({ id }) => id);

describe('history', () => {
  it('is complete and in order, whatever pages, refreshes and answers come in', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }),
        fc.array(fc.constantFrom('older', 'answer', 'refresh', 'elsewhere'), { maxLength: 30 }),
        (stored, events) => {
          let end = stored;
          const newest = () => range(Math.max(0, end - HISTORY_PAGE), end);
          let history = mergeNewest(undefined, newest());
          let missed = false;
          for (const event of events) {
            const first = Number(ids(history)[0]?.slice(1) ?? 0);
            if (event === 'older' && history.hasOlder) {
              const page = range(Math.max(0, first - HISTORY_PAGE), first);
              history = prependOlder(history, `m${first}`, page);
            } else if (event === 'answer' && !missed) {
              history = appendMessages(history, range(end, end + 3));
              end += 3;
            } else if (event === 'elsewhere') {
              end += 2;
              missed = true;
            } else if (event === 'refresh') {
              history = mergeNewest(history, newest());
              missed = false;
            }
          }
          history = mergeNewest(history, newest());
          const first = end === 0 ? 0 : Number(ids(history)[0]?.slice(1));
          expect(ids(history)).toEqual(wanted(first, end));
          if (!history.hasOlder) expect(first).toBe(0);
        },
      ),
    );
  });

  it('keeps the identity of what did not change', () => {
    const history = prependOlder(mergeNewest(undefined, range(50, 100)), 'm50', range(0, 50));
    const again = mergeNewest(
      history,
      range(50, 100).map((one) => ({ ...one })),
    );
    expect(again).toBe(history);
    const longer = appendMessages(history, [message(100)]);
    expect(longer.pages[0]).toBe(history.pages[0]);
    expect(appendMessages(longer, [message(100)])).toBe(longer);
  });

  it('shows no gap when more than a page was missed', () => {
    const history = mergeNewest(mergeNewest(undefined, range(0, 50)), range(150, 200));
    expect(ids(history)).toEqual(wanted(150, 200));
    expect(history.hasOlder).toBe(true);
  });

  it.each([0, 1, HISTORY_PAGE - 1])(
    'keeps what came after a late look at a chat of %i messages',
    (stored) => {
      const history = appendMessages(mergeNewest(undefined, []), range(stored, stored + 2));
      expect(ids(mergeNewest(history, range(0, stored)))).toEqual(wanted(0, stored + 2));
    },
  );

  it('still has older messages when the same page of them came twice', () => {
    const once = prependOlder(mergeNewest(undefined, range(150, 200)), 'm150', range(100, 150));
    expect(prependOlder(once, 'm150', range(100, 150))).toBe(once);
    expect(once.hasOlder).toBe(true);
  });

  it('shows no gap when older messages come for a history that another one has replaced meanwhile', () => {
    const missed = mergeNewest(undefined, range(150, 200));
    expect(prependOlder(missed, 'm50', range(0, 50))).toBe(missed);
  });

  it('keeps an answer that came while a refresh was under way', () => {
    const history = appendMessages(mergeNewest(undefined, range(0, 10)), range(10, 12));
    expect(ids(mergeNewest(history, range(0, 10)))).toEqual(wanted(0, 12));
  });

  it('puts a message of another tab where it belongs', () => {
    const held = appendMessages(mergeNewest(undefined, range(0, 4)), range(6, 8));
    expect(ids(mergeNewest(held, range(0, 8)))).toEqual(wanted(0, 8));
  });
});

describe('needsWelcome', () => {
  it('is due until an AI text message is there', () => {
    expect(needsWelcome([])).toBe(true);
    expect(needsWelcome([message(0)])).toBe(true);
    expect(needsWelcome([message(1, { messageType: 'image' })])).toBe(true);
    expect(needsWelcome([message(1)])).toBe(false);
  });
});

describe('findSent', () => {
  const words = { content: 'ok' };
  it('finds a message that came after the one before it, and only there', () => {
    const talk = [message(0, words), message(1), message(3, { content: ' ok ' })];
    expect(findSent(talk, { content: 'ok', afterId: 'm1' })?.id).toBe('m3');
    expect(findSent(talk.slice(0, 2), { content: 'ok', afterId: 'm1' })).toBeUndefined();
  });
});

describe('timeline', () => {
  it('groups bubbles of one person and separates days in India', () => {
    const talk = [
      message(1, { timestamp: '2026-11-19T18:00:00Z' }),
      message(2, { timestamp: '2026-11-19T18:02:00Z' }),
      message(3, { timestamp: '2026-11-19T18:03:00Z' }),
      message(4, { timestamp: '2026-11-19T18:31:00Z' }),
      message(5, { timestamp: '2026-11-19T18:40:00Z' }),
    ];
    const shown = timeline(talk, {}, Date.parse('2026-11-20T10:00:00+05:30'));
    expect(shown.map(({ day, first, last }) => [day, first, last])).toEqual([
      ['Yesterday', true, false],
      [undefined, false, true],
      [undefined, true, true],
      ['Today', true, true],
      [undefined, true, true],
    ]);
  });

  it('looks across the edges of a page', () => {
    const [entry] = timeline([message(2)], { before: message(1), after: message(4) }, START);
    expect(entry).toMatchObject({ day: undefined, first: false, last: false });
  });

  it('does not group notices and survives a time that is none', () => {
    const shown = timeline(
      [message(1, { sender: 'system' }), message(2, { sender: 'system', timestamp: 'nonsense' })],
      {},
      START,
    );
    expect(shown.map(({ first, last }) => [first, last])).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(shown[1]?.day).toBeUndefined();
  });
});

describe('giveBack', () => {
  it('loses neither the returned text nor what was typed since', () => {
    expect(giveBack('', 'hello')).toBe('hello');
    expect(giveBack('  ', 'hello')).toBe('hello');
    expect(giveBack('more', 'hello')).toBe('hello\nmore');
    expect(giveBack('hello', 'hello')).toBe('hello');
  });
});
