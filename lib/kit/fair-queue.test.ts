import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fairQueue, type Leave, type Place } from './fair-queue';

const at = (neighbourhood: string, who = neighbourhood): Place => ({ neighbourhood, who });
/** What has settled by now. */
const settle = () => new Promise(setImmediate);

/** A queue whose turns are noted as they begin, and end when the test says so. */
function watched(limits: { turns: number; turnsOfOne?: number }, now: () => number = () => 0) {
  const queue = fairQueue({ turnsOfOne: limits.turns, ...limits }, now);
  const begun: string[] = [];
  const running: { name: string; leave: Leave }[] = [];
  return {
    ...{ queue, begun, running },
    enter(place: Place, name = place.who) {
      const { turn, abandon } = queue.enter(place);
      void turn.then((leave) => {
        begun.push(name);
        running.push({ name, leave });
      });
      return abandon;
    },
    async leave() {
      running.shift()?.leave();
      await settle();
    },
  };
}

test('whoever is alone gets all turns but those kept for others, in the order of coming', async () => {
  const { enter, begun, leave } = watched({ turns: 3, turnsOfOne: 2 });
  for (const name of ['1', '2', '3', '4']) enter(at('crowd'), name);
  await settle();
  expect(begun).toEqual(['1', '2']);
  enter(at('new'), 'new');
  await settle();
  expect(begun).toEqual(['1', '2', 'new']);
  await leave();
  await leave();
  expect(begun).toEqual(['1', '2', 'new', '3', '4']);
});

test('somebody new is next, however much another one waits for', async () => {
  const { enter, begun, leave } = watched({ turns: 1 });
  for (let count = 0; count < 200; count += 1) enter(at('flood'));
  await settle();
  await leave();
  enter(at('person'));
  await leave();
  expect(begun).toEqual(['flood', 'flood', 'person']);
});

test('whose turns take long has fewer of them', async () => {
  let ms = 0;
  const { enter, begun, running } = watched({ turns: 1 }, () => ms);
  for (let count = 0; count < 40; count += 1) {
    enter(at('slow'));
    enter(at('quick'));
  }
  await settle();
  for (let count = 0; count < 40; count += 1) {
    const one = running.shift();
    ms += one?.name === 'slow' ? 20 : 2;
    one?.leave();
    await settle();
  }
  const slow = begun.filter((name) => name === 'slow').length;
  expect(slow).toBeGreaterThanOrEqual(5);
  expect(slow).toBeLessThanOrEqual(8);
});

test('whoever floods a carrier takes no turns of the others behind the same address', async () => {
  const { enter, begun, leave } = watched({ turns: 1 });
  for (let count = 0; count < 50; count += 1) enter(at('carrier', 'farmer'));
  await settle();
  for (const name of ['first phone', 'second phone']) enter(at('carrier', name));
  for (let count = 0; count < 60; count += 1) await leave();
  expect(begun.indexOf('second phone')).toBeLessThanOrEqual(5);
  expect(begun).toHaveLength(52);
});

test('many names of one neighbourhood are not served like as many people', async () => {
  const { enter, begun, leave } = watched({ turns: 1 });
  for (let name = 0; name < 50; name += 1) enter(at('rented', `name ${name}`));
  await settle();
  enter(at('elsewhere', 'person'));
  await leave();
  await leave();
  expect(begun.indexOf('person')).toBeLessThanOrEqual(2);
});

test('who stops waiting is passed by, and a turn ends once', async () => {
  const { queue, enter, begun, running, leave } = watched({ turns: 1 });
  enter(at('a'), 'first');
  const abandon = enter(at('a'), 'gone');
  enter(at('a'), 'last');
  await settle();
  expect(queue.waitingIn('a')).toBe(2);
  abandon();
  abandon();
  running[0]?.leave();
  await leave();
  expect(begun).toEqual(['first', 'last']);
  expect(queue.waitingIn('a')).toBe(0);
});

const NAMES = ['a', 'b', 'c', 'd', 'e'];
/** Somebody comes, or the oldest turn ends. */
const event = fc.option(fc.constantFrom(...NAMES), { nil: null, freq: 2 });

test('whatever happens: turns are used and never too many, nobody starves, and everybody keeps their order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { maxLength: 120 }),
      fc.integer({ min: 1, max: 4 }),
      async (events, turns) => {
        const { queue, enter, begun, running, leave } = watched({ turns });
        let entered = 0;
        for (const name of events) {
          if (name === null) await leave();
          else enter(at(name), `${name}${String(entered++).padStart(4, '0')}`);
          await settle();
          const waiting = NAMES.reduce((sum, one) => sum + queue.waitingIn(one), 0);
          expect(running.length).toBeLessThanOrEqual(turns);
          if (waiting > 0) expect(running.length).toBe(turns);
        }
        while (running.length > 0) await leave();
        expect(begun.length).toBe(entered);
        for (const name of NAMES) {
          const own = begun.filter((one) => one.startsWith(name));
          expect(own).toEqual([...own].sort());
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('whatever happens: nobody waits for more than two turns of each other one', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { maxLength: 120 }),
      fc.integer({ min: 1, max: 4 }),
      async (events, turns) => {
        const { enter, begun, leave } = watched({ turns });
        const waits: { name: string; key: string; since: number }[] = [];
        let entered = 0;
        for (const name of [...events, ...Array<null>(120).fill(null)]) {
          if (name === null) await leave();
          else {
            const key = `${name}${entered++}`;
            // Whoever comes again while something of theirs waits is behind it.
            const isFirst = waits.every((one) => one.name !== name || begun.includes(one.key));
            enter(at(name), key);
            await settle();
            if (isFirst) waits.push({ name, key, since: begun.length });
            else waits.push({ name, key, since: -1 });
          }
        }
        for (const { name, key, since } of waits.filter((one) => one.since >= 0)) {
          const before = begun.slice(since, begun.indexOf(key));
          for (const other of NAMES.filter((one) => one !== name))
            expect(before.filter((one) => one.startsWith(other)).length).toBeLessThanOrEqual(2);
        }
      },
    ),
    { numRuns: 60 },
  );
});
