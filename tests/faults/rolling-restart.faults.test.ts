import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { Person } from '../setup/http-person';
import { type Product, startProduct } from '../setup/product';
import { isReady, readyStatus, startProxy } from '../setup/proxy';

const PEOPLE = 3;
const PACE_MS = 40;
/** s, as the units of `ops/host` give a balancer to look. */
const NOTICE_SECONDS = '5';
const WAIT = { timeout: 60_000, interval: 50 };
const portOf = ({ url }: Product) => Number(new URL(url).port);

test('two processes are restarted one after the other under load: /readyz says 503 first, and no request fails', async () => {
  const proxy = await startProxy();
  const url = `http://localhost:${proxy.port}`;
  const env = { APP_URL: url, TRUSTED_PROXIES: '1', STOP_NOTICE_SECONDS: NOTICE_SECONDS };
  const products: Product[] = [];
  try {
    const one = await startProduct({ env });
    products.push(one);
    products.push(await startProduct({ env: { ...env, JOBS: 'off' }, databaseUrl: one.databaseUrl }));
    proxy.behind(products.map(portOf));
    for (const product of products)
      await vi.waitFor(async () => expect(await isReady(portOf(product))).toBe(true), WAIT);
    await sleep(300);

    const people = await Promise.all(Array.from({ length: PEOPLE }, () => new Person(url).register()));
    let isOver = false;
    const failures: string[] = [];
    const answered = { pages: 0, calls: 0, messages: 0 };
    const note = (what: string, status: number, kind: keyof typeof answered) => {
      if (status === 200) answered[kind] += 1;
      else failures.push(`${what}: ${status}`);
    };
    const live = async (person: Person, place: number) => {
      const sessionId = await person.startChat();
      while (!isOver) {
        note('page', (await person.get(place === 0 ? '/recharge' : '/terms')).status, 'pages');
        note('call', (await person.get('/api/user/me')).status, 'calls');
        if (answered.messages < 4 * PEOPLE)
          note('message', (await person.send(sessionId, 'we had rice')).status, 'messages');
        // A pace that fills every moment of a restart, and leaves the processor to the tests beside this one.
        await sleep(PACE_MS);
      }
    };
    const load = people.map(live);
    await vi.waitFor(() => expect(answered.calls).toBeGreaterThan(PEOPLE), WAIT);

    for (const product of products) {
      const port = portOf(product);
      const seen: (number | undefined)[] = [];
      let isRestarted = false;
      const watching = (async () => {
        while (!isRestarted) {
          seen.push(await readyStatus(port));
          await sleep(20);
        }
      })();
      const before = answered.calls;
      await product.restart();
      isRestarted = true;
      await watching;
      // It says so while it still answers, and only then takes no connection any more.
      expect(seen.indexOf(503)).toBeGreaterThanOrEqual(0);
      expect(seen.indexOf(503)).toBeLessThan(seen.indexOf(undefined));
      expect(answered.calls).toBeGreaterThan(before);
      await vi.waitFor(async () => expect(await isReady(port)).toBe(true), WAIT);
      await sleep(300);
    }
    isOver = true;
    await Promise.all(load);
    expect(failures).toEqual([]);
    expect(answered.messages).toBeGreaterThan(0);
    console.log(`answered while both were restarted: ${JSON.stringify(answered)}`);
  } finally {
    for (const product of products) await product.stop();
    await proxy.stop();
  }
});
