import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { fairQueue } from '@/lib/kit/fair-queue';
import { openTurns, placeOf } from './turns';

/** What has settled by now. */
const settle = () => new Promise(setImmediate);
const STRANGER = placeOf('198.18.60.10', null);
const MEMBER = placeOf('203.0.113.9', 'session of a member');

/** Turns on a clock that the test moves, and work that ends when the test says so. */
function watched({ at = 1, crowdMax = 200, turnMaxMs = 60_000 } = {}) {
  let ms = 0;
  const queue = fairQueue({ turns: at, keptForOthers: 0 }, () => ms);
  const turns = openTurns({ queue, crowdMax, turnMaxMs });
  const begun: string[] = [];
  const running: { name: string; end: () => void }[] = [];
  return {
    ...{ turns, begun, running },
    ask(place: typeof STRANGER, name: string): Promise<void> {
      return turns.inTurn(place, () => {
        begun.push(name);
        const { promise, resolve } = Promise.withResolvers<void>();
        running.push({ name, end: resolve });
        return promise;
      });
    },
    /** Ends the work that was begun first. */
    async end(tookMs = 10) {
      ms += tookMs;
      running.shift()?.end();
      await settle();
    },
  };
}

/** An address of one /24: a rented block of somebody with a script. */
const rented = (at: number) => placeOf(`198.18.60.${at % 250}`, null);

test('two hundred strangers of one /24 ask first, and a member is next all the same', async () => {
  const { ask, begun, end } = watched();
  for (let at = 0; at < 200; at += 1) void ask(rented(at), `stranger ${at}`);
  await settle();
  void ask(MEMBER, 'member');
  await end();
  await end();
  expect(begun.slice(0, 3)).toContain('member');
});

test('a member who clicks on now and then is next each time, beside three addresses that flood', async () => {
  const { ask, begun, end } = watched();
  for (let at = 0; at < 600; at += 1) void ask(rented(at % 3), `stranger ${at}`);
  await settle();
  for (let ended = 0; ended < 100; ended += 1) await end();
  for (let click = 0; click < 5; click += 1) {
    void ask(MEMBER, `member ${click}`);
    for (let ended = 0; ended < 2; ended += 1) await end();
    expect(begun).toContain(`member ${click}`);
    for (let ended = 0; ended < 50; ended += 1) await end();
  }
});

test('while the thread waits for a slow database, more is begun', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const queue = fairQueue({ turns: 1, keptForOthers: 0, most: 2, isSpare: () => true }, () => 0);
  const turns = openTurns({ queue });
  const begun: number[] = [];
  for (let at = 0; at < 3; at += 1)
    void turns.inTurn(MEMBER, () => {
      begun.push(at);
      return new Promise(() => undefined);
    });
  await vi.advanceTimersByTimeAsync(50);
  expect(begun).toEqual([0, 1]);
  vi.useRealTimers();
});

test('whoever waits for a model, for Cashfree or for Google has no turn meanwhile, and waits for one afterwards', async () => {
  const { turns, ask, begun, end } = watched();
  const model = Promise.withResolvers<string>();
  const said: string[] = [];
  const sending = turns.inTurn(MEMBER, async () => {
    begun.push('send');
    said.push(await turns.outside(() => model.promise));
    begun.push('send goes on');
  });
  await settle();
  void ask(STRANGER, 'stranger');
  await settle();
  expect(begun).toEqual(['send', 'stranger']);
  // Has used nothing, and is behind a reply that only has to be stored.
  void ask(placeOf('198.51.100.7', 'session of somebody new'), 'new');
  model.resolve('hello');
  await settle();
  expect(said).toEqual([]);
  await end();
  await sending;
  expect(said).toEqual(['hello']);
  await settle();
  expect(begun).toEqual(['send', 'stranger', 'send goes on', 'new']);
});

test('two questions at once give the turn back once, and it is taken again when both are answered', async () => {
  const { turns, ask, begun, end } = watched();
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const work = turns.inTurn(MEMBER, () =>
    Promise.all([first, second].map(({ promise }) => turns.outside(() => promise))),
  );
  await settle();
  void ask(STRANGER, 'stranger 0');
  void ask(STRANGER, 'stranger 1');
  await settle();
  expect(begun).toEqual(['stranger 0']);
  first.resolve();
  second.resolve();
  await settle();
  await end();
  await work;
  await settle();
  expect(begun).toEqual(['stranger 0', 'stranger 1']);
  await end();
  expect(turns.waiting()).toBe(0);
});

test('what goes on after the answer neither has a turn nor waits for one', async () => {
  const { turns, ask, begun } = watched();
  let after: Promise<string> | undefined;
  await turns.inTurn(MEMBER, async () => {
    after = settle().then(() => turns.outside(async () => 'noted'));
  });
  void ask(STRANGER, 'stranger');
  await settle();
  expect(begun).toEqual(['stranger']);
  expect(await after).toBe('noted');
});

test('who fails gives the turn back, and so does who gets no answer', async () => {
  const { turns, ask, begun, end } = watched();
  const unanswered = () => turns.outside(() => Promise.reject(new Error('no answer')));
  await expect(turns.inTurn(MEMBER, unanswered)).rejects.toThrow('no answer');
  await expect(turns.inTurn(MEMBER, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  void ask(STRANGER, 'stranger');
  await settle();
  expect(begun).toEqual(['stranger']);
  await end();
});

test('nobody keeps a turn by waiting in it: for a lock that is held by somebody who waits for a turn, or for nobody', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { ask, begun } = watched({ turnMaxMs: 500 });
  void ask(STRANGER, 'waits for a lock');
  void ask(MEMBER, 'member');
  await vi.advanceTimersByTimeAsync(499);
  expect(begun).toEqual(['waits for a lock']);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['waits for a lock', 'member']);
  vi.useRealTimers();
});

test('a neighbourhood from which too many wait is crowded, and no other one is', async () => {
  const { turns, ask, end, running } = watched({ crowdMax: 3 });
  for (let at = 0; at < 4; at += 1) void ask(rented(at), `stranger ${at}`);
  await settle();
  expect(turns.isCrowded(STRANGER.neighbourhood)).toBe(true);
  expect(turns.isCrowded(MEMBER.neighbourhood)).toBe(false);
  while (running.length > 0) await end();
  expect(turns.isCrowded(STRANGER.neighbourhood)).toBe(false);
});

/** Who comes, how long their work takes (ms), and whether it asks somebody else in between. */
const REQUEST = fc.record({
  who: fc.integer({ min: 0, max: 8 }),
  ms: fc.integer({ min: 1, max: 40 }),
  asks: fc.boolean(),
});

test('whatever happens: never more work than turns, and all of it is done', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(REQUEST, { maxLength: 60 }),
      fc.integer({ min: 1, max: 4 }),
      async (all, at) => {
        const turns = openTurns({
          queue: fairQueue({ turns: at, keptForOthers: 0 }, () => 0),
          turnMaxMs: 60_000,
        });
        let working = 0;
        let most = 0;
        const compute = async (steps: number) => {
          working += 1;
          most = Math.max(most, working);
          for (let step = 0; step < steps; step += 10) await settle();
          working -= 1;
        };
        const done = await Promise.all(
          all.map(({ who, ms, asks }) =>
            turns.inTurn(placeOf(`198.18.${who % 3}.${who}`, who > 5 ? `member ${who}` : null), async () => {
              await compute(ms);
              if (asks) await turns.outside(settle);
              if (asks) await compute(ms);
              return true;
            }),
          ),
        );
        expect(done).toHaveLength(all.length);
        expect(most).toBeLessThanOrEqual(at);
        expect(turns.waiting()).toBe(0);
      },
    ),
    { numRuns: 60 },
  );
});
