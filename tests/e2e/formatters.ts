import type { Page } from '@playwright/test';

/** Which of the browser's formatters the pages that are opened next have made. */
export async function countFormatters(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(window, { made });
    for (const name of ['NumberFormat', 'DateTimeFormat', 'PluralRules', 'Collator', 'Segmenter'] as const) {
      const make = (Maker: object, given: unknown[]) => {
        made.push(name);
        return Reflect.construct(Maker as new () => object, given);
      };
      Object.assign(Intl, {
        [name]: new Proxy(Intl[name], { construct: make, apply: (maker, _, given) => make(maker, given) }),
      });
    }
    for (const type of [Number, Date]) {
      Object.assign(type.prototype, {
        toLocaleString: () => {
          made.push(`${type.name}.toLocaleString`);
          return '';
        },
      });
    }
  });
  return () => page.evaluate(() => (window as unknown as { made: string[] }).made);
}
