import { afterEach, expect, test } from 'vitest';
import { tn } from '@/lib/kit/text';
import { INTERFACE_LANGUAGES } from './languages';

afterEach(() => {
  globalThis.saathiTexts = undefined;
});

test('each language counts whole numbers as a browser would', () => {
  for (const spoken of Object.values(INTERFACE_LANGUAGES)) {
    const rules = new Intl.PluralRules(spoken.tag);
    if ('texts' in spoken)
      globalThis.saathiTexts = () => ({ tag: spoken.tag, texts: spoken.texts, patterns: [] });
    for (let count = 0; count <= 200; count += 1)
      expect([spoken.tag, count, tn(count, 'one', 'other')]).toEqual([
        spoken.tag,
        count,
        rules.select(count),
      ]);
  }
});
