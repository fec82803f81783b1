import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fairQueue, type Leave, type Limits, type Place } from './fair-queue';

const person = (who: string, neighbourhood = `around ${who}`): Place => ({ who, neighbourhood });
const stranger = (neighbourhood: string): Place => ({ who: null, neighbourhood });
/** What has settled by now. */
const settle = () => new Promise(setImmediate);

/** A queue whose turns are noted as they begin, and end when the test says so, on a clock that the test moves. */
function watched(limits: Partial<Limits> = {}) {
  const clock = { ms: 0 };
  const queue = fairQueue({ turns: 1, keptForOthers: 0, ...limits }, () => clock.ms);
  const begun: string[] = [];
  const running: { name: string; leave: Leave }[] = [];
  return {
    ...{ queue, begun, running, clock },
    enter(place: Place, name = place.who ?? 'stranger') {
      void queue.enter(place).then((leave) => {
        begun.push(name);
        running.push({ name, leave });
      });
    },
    /** Ends the turn that was begun first. */
    async leave(tookMs = 10) {
      clock.ms += tookMs;
      running.shift()?.leave();
      await settle();
    },
  };
}

test('whoever is alone gets all turns but those kept for others, in the order of coming', async () => {
  const { enter, begun, leave } = watched({ turns: 3, keptForOthers: 1 });
  for (const name of ['1', '2', '3', '4']) enter(stranger('crowd'), name);
  await settle();
  expect(begun).toEqual(['1', '2']);
  enter(person('new'));
  await settle();
  expect(begun).toEqual(['1', '2', 'new']);
  await leave();
  await leave();
  expect(begun).toEqual(['1', '2', 'new', '3', '4']);
});

test('somebody new is next, however much another one waits for', async () => {
  const { enter, begun, leave } = watched();
  for (let count = 0; count < 200; count += 1) enter(person('flood'));
  await settle();
  await leave();
  enter(person('person'));
  await leave();
  expect(begun).toEqual(['flood', 'flood', 'person']);
});

test('who asks a little every few seconds is next each time, beside people who ask without a pause', async () => {
  const { enter, begun, leave } = watched();
  for (let one = 0; one < 20; one += 1)
    for (let count = 0; count < 30; count += 1) enter(person(`script ${one}`));
  await settle();
  for (let count = 0; count < 60; count += 1) await leave();
  for (let click = 0; click < 8; click += 1) {
    enter(person('person'), `click ${click}`);
    // At most one of so many turns is for whoever has waited longest.
    await leave();
    await leave();
    expect(begun).toContain(`click ${click}`);
    for (let count = 0; count < 30; count += 1) await leave();
  }
});

test('what somebody has used is forgotten', async () => {
  const { enter, begun, leave, clock } = watched();
  for (let count = 0; count < 10; count += 1) enter(person('busy'));
  await settle();
  for (let count = 0; count < 10; count += 1) await leave();
  clock.ms += 120_000;
  enter(person('first'));
  await settle();
  enter(person('other'), 'other 1');
  enter(person('other'), 'other 2');
  enter(person('busy'), 'busy again');
  for (let count = 0; count < 3; count += 1) await leave();
  expect(begun.slice(-3)).toEqual(['other 1', 'busy again', 'other 2']);
});

test('whoever floods a carrier takes no turns of the others behind the same address', async () => {
  const { enter, begun, leave } = watched();
  for (let count = 0; count < 50; count += 1) enter(person('farmer', 'carrier'));
  await settle();
  await leave();
  for (const name of ['first phone', 'second phone']) enter(person(name, 'carrier'));
  await leave();
  await leave();
  expect(begun).toEqual(['farmer', 'farmer', 'first phone', 'second phone']);
});

test('many names of one network are not served like as many people', async () => {
  const { enter, begun, leave } = watched();
  for (let name = 0; name < 300; name += 1) enter(person(`name ${name}`, 'rented'));
  await settle();
  for (let count = 0; count < 100; count += 1) await leave();
  // Both have just registered; only one of their networks has used a second.
  for (const one of ['other', 'person']) enter(person(one, one === 'person' ? 'elsewhere' : 'rented'));
  await leave();
  await leave();
  expect(begun.slice(-2)).toContain('person');
  expect(begun).not.toContain('other');
});

test('strangers count together, and less than as one person: behind a carrier there may be many', async () => {
  const { enter, begun, leave } = watched();
  enter(person('worker', 'elsewhere'));
  for (let count = 0; count < 30; count += 1) enter(stranger('carrier'));
  await settle();
  for (let count = 0; count < 31; count += 1) await leave();
  enter(person('first', 'somewhere'));
  await settle();
  enter(stranger('carrier'));
  enter(person('worker', 'elsewhere'), 'worker again');
  enter(stranger('quiet'), 'stranger of a quiet network');
  for (let count = 0; count < 3; count += 1) await leave();
  expect(begun.slice(-3)).toEqual(['stranger of a quiet network', 'worker again', 'stranger']);
});

test('endless newcomers, each from a network of its own, do not keep a busy person for ever', async () => {
  const { enter, begun, leave } = watched();
  for (let count = 0; count < 20; count += 1) enter(person('busy'));
  for (let count = 0; count < 10; count += 1) await leave();
  for (let count = 0; count < 400; count += 1) {
    enter(person(`bot ${count}`));
    await leave();
  }
  expect(begun.filter((name) => name === 'busy').length).toBe(20);
});

test('with time to spare one more is begun, and never more than there may be', async () => {
  let spare = 0;
  const { queue, enter, begun } = watched({
    ...{ turns: 2, most: 4, keptForOthers: 1 },
    isSpare: () => spare-- > 0,
  });
  for (const name of ['1', '2', '3', '4']) enter(person(name, 'network'));
  enter(person('5', 'elsewhere'));
  await settle();
  expect(begun).toEqual(['1', '5']);
  for (const next of ['2', '3', undefined]) {
    const before = begun.length;
    spare = 1;
    queue.begin();
    queue.begin();
    await settle();
    expect(begun.slice(before)).toEqual(next ? [next] : []);
  }
});

/** Uses more than people do, and waits for so many turns. */
async function makeBusy({ enter, leave }: ReturnType<typeof watched>, name: string, waiting: number) {
  for (let count = 0; count < 20; count += 1) enter(person(name));
  await settle();
  for (let count = 0; count < 20; count += 1) await leave(25);
  for (let count = 0; count < waiting; count += 1) enter(person(name), `${name} ${count}`);
  await settle();
}

test('beside people, those who are busy have one turn, and whoever comes finds another', async () => {
  const all = watched({ turns: 3, forBusy: 1 });
  const { enter, begun, leave } = all;
  await makeBusy(all, 'script', 0);
  enter(person('first'));
  await settle();
  await leave();
  for (let count = 0; count < 9; count += 1) enter(person('script'), `script ${count}`);
  await settle();
  const before = begun.length;
  enter(person('second'));
  enter(person('third'));
  await settle();
  expect(begun.slice(before)).toEqual(['second', 'third']);
  // One of the script's ends; the next one waits until the two are gone.
  await leave();
  expect(begun.slice(before)).toEqual(['second', 'third']);
  await leave();
  await leave();
  expect(begun.slice(before)).toEqual(['second', 'third', 'script 1']);
});

test('where nobody else comes, those who are busy have all turns', async () => {
  const all = watched({ turns: 3, forBusy: 1 });
  await makeBusy(all, 'crowd', 0);
  all.clock.ms += 2_500;
  for (let count = 0; count < 9; count += 1) all.enter(person('crowd'), `crowd ${count}`);
  await settle();
  expect(all.begun.slice(-3)).toEqual(['crowd 0', 'crowd 1', 'crowd 2']);
});

test('what has been begun goes on before what is new, unless somebody busy asks', async () => {
  const all = watched();
  const { queue, enter, begun, leave } = all;
  await makeBusy(all, 'script', 1);
  enter(person('new'));
  const goOn = (name: string) =>
    void queue.enter(person(name), true).then((end) => {
      begun.push(`${name} goes on`);
      all.running.push({ name, leave: end });
    });
  goOn('script');
  goOn('used a little');
  for (let count = 0; count < 3; count += 1) await leave();
  expect(begun.slice(-3)).toEqual(['used a little goes on', 'new', 'script goes on']);
});

test('a turn ends once, and waiting is counted by network', async () => {
  const { queue, enter, begun, running, leave } = watched();
  enter(person('a', 'network'), 'first');
  enter(stranger('network'), 'second');
  enter(person('b', 'elsewhere'), 'third');
  await settle();
  expect([queue.waitingIn('network'), queue.waitingIn('elsewhere'), queue.waitingInAll()]).toEqual([1, 1, 2]);
  const [first] = running;
  await leave();
  first?.leave();
  await settle();
  expect(begun).toHaveLength(2);
  await leave();
  await leave();
  expect([queue.waitingIn('network'), queue.waitingInAll()]).toEqual([0, 0]);
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
          else enter(person(name), `${name}${String(entered++).padStart(4, '0')}`);
          await settle();
          expect(running.length).toBeLessThanOrEqual(turns);
          if (queue.waitingInAll() > 0) expect(running.length).toBe(turns);
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
