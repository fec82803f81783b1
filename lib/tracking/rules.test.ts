import { describe, expect, it } from 'vitest';
import { packTracking, readTracking, unpackTracking } from './rules';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('readTracking', () => {
  it('takes the four utm parameters and nothing else', () => {
    expect(
      readTracking('?utm_source=insta&utm_medium=story&utm_campaign=diwali&utm_content=a&ref=X1&utm_term=no'),
    ).toEqual({ utm_source: 'insta', utm_medium: 'story', utm_campaign: 'diwali', utm_content: 'a' });
  });

  it('is null for an address without any, or with empty ones', () => {
    expect(readTracking('')).toBeNull();
    expect(readTracking('?ref=X1')).toBeNull();
    expect(readTracking('?utm_source=&utm_medium=%20')).toBeNull();
  });

  it('cuts a value that the server would refuse', () => {
    expect(readTracking(`?utm_source=${'a'.repeat(500)}`)?.utm_source).toHaveLength(200);
  });
});

describe('unpackTracking', () => {
  const kept = packTracking({ utm_source: 'insta' }, 1000);

  it('gives parameters back for 30 days', () => {
    expect(unpackTracking(kept, 1000)).toEqual({ utm_source: 'insta' });
    expect(unpackTracking(kept, 1000 + 30 * DAY_MS - 1)).toEqual({ utm_source: 'insta' });
    expect(unpackTracking(kept, 1000 + 30 * DAY_MS)).toBeNull();
  });

  it('gives nothing back from the future or from damaged text', () => {
    expect(unpackTracking(kept, 999)).toBeNull();
    for (const text of [
      null,
      '',
      '{',
      'null',
      '5',
      '{"params":null,"keptAt":1}',
      '{"params":{"utm_source":"a"}}',
    ]) {
      expect(unpackTracking(text, 5000)).toBeNull();
    }
  });

  it('drops names it does not know', () => {
    expect(unpackTracking('{"params":{"utm_source":"a","evil":"b"},"keptAt":1}', 5000)).toEqual({
      utm_source: 'a',
    });
  });
});
