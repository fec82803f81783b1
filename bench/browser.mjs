// The chat screen on a slow phone: a key press and a new message, with 20 and with 500 messages on the screen.
import { bareChat } from './bare-chat.mjs';
import { observe } from './observe.mjs';
import { median } from './percentile.mjs';
import { openPage, withScreens } from './screens.mjs';
import { number, table, times, verdict } from './table.mjs';

const LENGTHS = [20, 500];
/** How much slower than this machine the phone is. */
const SLOWER = 4;
const AIM = { keyMs: 16, growth: 1.2 };
const SIZES = { full: { rounds: 3, keys: 12, sends: 6 }, quick: { rounds: 1, keys: 15, sends: 4 } };
/** Key presses over which the work of one is averaged. */
const KEYS_OF_WORK = 30;
/** Long enough that every key press gets a frame of its own. */
const BETWEEN_KEYS_MS = 25;
/** Frames are drawn as soon as they are ready: waiting for the next tick of the display is nobody's work. */
const FLAGS = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/**
 * @param {import('./bench.mjs').Options} options
 * @returns {Promise<string>} Markdown
 */
export function benchBrowser({ serverUrl, quick }) {
  const size = quick ? SIZES.quick : SIZES.full;
  return withScreens({ serverUrl, lengths: LENGTHS, flags: FLAGS }, async (screens) => {
    /** @type {Record<string, Record<string, number[]>>} */
    const seen = {};
    for (let round = 0; round < size.rounds; round += 1) {
      for (const messages of LENGTHS) {
        for (const who of ['bare', 'product']) {
          process.stderr.write('.');
          const result = await measure(screens, who, messages, size);
          const name = `${who} ${messages}`;
          const all = seen[name] ?? {};
          seen[name] = Object.fromEntries(
            Object.entries(result).map(([kind, values]) => [kind, [...(all[kind] ?? []), ...values]]),
          );
        }
      }
    }
    process.stderr.write('\n');
    return `${absolutes(seen)}\n${ratios(seen)}`;
  });
}

/**
 * @param {import('./screens.mjs').Screens} screens
 * @param {string} who
 * @param {number} messages
 * @param {{ keys: number, sends: number }} size
 */
async function measure(screens, who, messages, size) {
  const chat = screens.chats.toSorted((a, b) => a.messages - b.messages)[LENGTHS.indexOf(messages)];
  const page = await openPage(screens, chat);
  await page.addInitScript(observe);
  const address = `${screens.url}/chat/${chat.sessionId}`;
  if (who === 'bare') {
    await page.route(address, (route) =>
      route.fulfill({ contentType: 'text/html', body: bareChat(messages) }),
    );
  }
  await page.goto(address, { waitUntil: 'networkidle' });
  const box = page.getByRole('textbox');
  await loadAll(page, messages);

  const devtools = await page.context().newCDPSession(page);
  await box.focus();
  const keyWork = (await workOfAKey(page, devtools)) * SLOWER;
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => {
    window.bench.keys = [];
    window.bench.armed = true;
  });
  for (let key = 0; key < size.keys; key += 1) {
    await page.keyboard.press('abcdefghij'[key % 10]);
    await noted(page, 'keys', key + 1);
  }
  for (let send = 0; send < size.sends; send += 1) {
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    await noted(page, 'own', send + 1);
    await noted(page, 'theirs', (send + 1) * 2);
    await page.waitForFunction(() => document.querySelector('textarea')?.ariaDisabled !== 'true');
  }
  const { keys, own, theirs } = await page.evaluate(() => window.bench);
  await page.context().close();
  return { keys: keys.slice(0, size.keys), own, theirs, keyWork: [keyWork] };
}

/** Waits until that many measurements of a kind are there. */
const noted = (page, kind, count) =>
  page.evaluate(([name, least]) => window.bench.until(name, least), [kind, count]);

/**
 * The CPU time of the page's main thread for one key press, in ms at full speed. Unlike the time until the change is
 * painted, other programs on this machine hardly lengthen it.
 */
async function workOfAKey(page, devtools) {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const press = async (times) => {
    for (let key = 0; key < times; key += 1) {
      await page.keyboard.press('abcdefghij'[key % 10]);
      await page.waitForTimeout(BETWEEN_KEYS_MS);
    }
  };
  const work = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  await press(KEYS_OF_WORK / 3);
  const before = await work();
  await press(KEYS_OF_WORK);
  return ((await work()) - before) / KEYS_OF_WORK;
}

/** Scrolls up until every older message has come in, and back to the newest. */
async function loadAll(page, messages) {
  const scroll = (toTop) =>
    page.getByLabel('Messages', { exact: true }).evaluate((list, up) => {
      list.scrollTop = up ? -list.scrollHeight : 0;
    }, toTop);
  const loaded = () => page.locator('[data-message]').count();
  const deadline = Date.now() + 60_000;
  while ((await loaded()) < messages) {
    if (Date.now() > deadline) throw new Error(`Only ${await loaded()} of ${messages} messages came in.`);
    await scroll(true);
    await page.waitForTimeout(50);
  }
  await scroll(false);
  await page.waitForTimeout(500);
}

function absolutes(seen) {
  const rows = Object.entries(seen).map(([name, { keys, own, theirs, keyWork }]) => [
    `${name} messages`,
    number(median(keys), 1),
    number(median(keyWork), 1),
    number(median(own), 1),
    number(median(theirs), 1),
    keys.length,
    own.length,
    theirs.length,
  ]);
  const head = [
    'screen',
    'key press ms',
    'key press CPU ms',
    'own message ms',
    'their message ms',
    'keys',
    'own',
    'theirs',
  ];
  return table(`Chat screen, CPU ${SLOWER}× slower, 360 × 740, median until painted`, head, rows);
}

function ratios(seen) {
  const of = (who, messages, kind) => median(seen[`${who} ${messages}`][kind]);
  const rows = LENGTHS.flatMap((messages) =>
    [
      ['keys', 'key press until painted'],
      ['keyWork', 'key press, CPU'],
    ].map(([kind, name]) => {
      const key = of('product', messages, kind);
      const aim = `< ${AIM.keyMs} ms`;
      return [`${name}, ${messages} messages`, `${number(key, 1)} ms`, aim, verdict(key, AIM.keyMs)];
    }),
  );
  for (const [kind, name] of [
    ['keys', 'key press until painted'],
    ['keyWork', 'key press, CPU'],
    ['own', 'own message'],
    ['theirs', 'their message'],
  ]) {
    const growth = of('product', 500, kind) / of('product', 20, kind);
    const floorGrowth = of('bare', 500, kind) / of('bare', 20, kind);
    rows.push([
      `${name}, 500 ÷ 20 messages (bare: ${times(floorGrowth)})`,
      times(growth),
      `≤ ${AIM.growth}×`,
      verdict(growth, AIM.growth),
    ]);
    const floor = of('product', 500, kind) / of('bare', 500, kind);
    rows.push([`${name}, product ÷ bare, 500 messages`, times(floor), '', '']);
  }
  return table('Chat screen, as ratios', ['ratio', 'measured', 'aim', 'kept'], rows);
}
