import { describe, expect, it } from 'vitest';
import { addLanding, readTracking, touchesIn } from './rules';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('readTracking', () => {
  it('takes the four utm parameters and the invitation, and nothing else', () => {
    expect(
      readTracking('?utm_source=insta&utm_medium=story&utm_campaign=diwali&utm_content=a&ref=X1&utm_term=no'),
    ).toEqual({
      ...{ utm_source: 'insta', utm_medium: 'story', utm_campaign: 'diwali', utm_content: 'a' },
      ref: 'X1',
    });
  });

  it('is null for an address without any, or with empty ones', () => {
    expect(readTracking('')).toBeNull();
    expect(readTracking('?q=grief')).toBeNull();
    expect(readTracking('?utm_source=&utm_medium=%20')).toBeNull();
  });

  it('cuts a value that the server would refuse', () => {
    expect(readTracking(`?utm_source=${'a'.repeat(500)}`)?.utm_source).toHaveLength(200);
  });
});

describe('what is kept', () => {
  const first = addLanding(null, { utm_source: 'insta' }, 1000);

  it('is the first and the last way, however many lie between', () => {
    expect(touchesIn(first, 1000)).toEqual({ first: { utm_source: 'insta' }, last: { utm_source: 'insta' } });
    const second = addLanding(first, { utm_source: 'blog' }, 2000);
    const third = addLanding(second, { ref: 'ABC' }, 3000);
    expect(touchesIn(third, 3000)).toEqual({ first: { utm_source: 'insta' }, last: { ref: 'ABC' } });
  });

  it('is kept 30 days, each way by itself', () => {
    const both = addLanding(first, { utm_source: 'blog' }, 1000 + DAY_MS);
    expect(touchesIn(both, 1000 + 30 * DAY_MS - 1)?.first).toEqual({ utm_source: 'insta' });
    expect(touchesIn(both, 1000 + 30 * DAY_MS)?.first).toEqual({ utm_source: 'blog' });
    expect(touchesIn(both, 1000 + 31 * DAY_MS)).toBeNull();
    // A later way is the first one then.
    const later = addLanding(first, { utm_source: 'blog' }, 1000 + 30 * DAY_MS);
    expect(touchesIn(later, 1000 + 30 * DAY_MS)?.first).toEqual({ utm_source: 'blog' });
  });

  it('is nothing from the future or from damaged text', () => {
    expect(touchesIn(first, 999)).toBeNull();
    for (const text of [null, '', '{', 'null', '5', '[[1]]', '["a"]', '[["1","utm_source=a"]]'])
      expect(touchesIn(text, 5000)).toBeNull();
  });

  it('drops names it does not know', () => {
    expect(touchesIn('[[1,"utm_source=a&evil=b"]]', 5000)?.last).toEqual({ utm_source: 'a' });
  });
});
