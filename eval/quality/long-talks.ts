/* Long talks: what wears off late, by windows of turns. */
import { CHECKS, judge, windowsOf } from '../long-talk/measures';
import { longTalk, performers } from '../long-talk/run';
import { addMissed, percent } from '../table';
import { learn, type Talker, type World } from '../world';
import type { Tried } from './gates';

/**
 * The background reads whatever is due, of everybody. So all wait for each other first, and what is read does not depend on who was
 * quicker.
 */
function meeting(size: number): (at: number, person: Talker) => Promise<void> {
  let arrived: Talker[] = [];
  let met = Promise.withResolvers<void>();
  return async (at, person) => {
    arrived[at] = person;
    const here = met;
    if (Object.keys(arrived).length === size) {
      const everybody = arrived;
      arrived = [];
      met = Promise.withResolvers<void>();
      for (const one of everybody) await learn(one);
      here.resolve();
    }
    await here.promise;
  };
}

/** Prints a table for each talk, and gives the cases of what a model has to bring. */
export async function tryLongTalks(
  world: World,
  turns: number,
  cast: 'one' | 'leading' | 'everybody',
): Promise<Tried[]> {
  const all = await performers(world, cast === 'everybody');
  const performing = cast === 'one' ? all.slice(0, 1) : all;
  const learnTogether = meeting(performing.length);
  const talks = await Promise.all(
    performing.map(async (performer, at) => ({
      performer,
      ...(await longTalk(world, performer, turns, undefined, (person) => learnTogether(at, person))),
    })),
  );
  const quality = CHECKS.filter((check) => check.of === 'model');
  return talks.flatMap(({ performer, exchanges }) => {
    if (cast !== 'one')
      printTalk(performer.part.name, performer.part.chatType, turns, judge(exchanges, performer.part));
    return exchanges.flatMap((one) =>
      quality.flatMap(({ what, holds }): Tried[] => {
        const reply = holds(one, performer.part);
        if (reply === null) return [];
        const draft = one.draft === null ? null : holds({ ...one, bubbles: [one.draft] }, performer.part);
        return [
          {
            gate: 'long talk',
            draft,
            reply: one.isModels && reply,
            what: `${what}: ${one.line.says} → ${one.bubbles.join(' ')}`,
          },
        ];
      }),
    );
  });
}

function printTalk(name: string, chatType: string, turns: number, rows: ReturnType<typeof judge>): void {
  const cells = (texts: readonly string[]) => texts.map((text) => text.padEnd(9)).join('');
  const windows = windowsOf(turns).map(({ from, upto }) => `${from}–${upto}`);
  addMissed(rows.filter((row) => !row.ok).length);
  console.log(`\n  ${`${name}, ${chatType}, by turns`.padEnd(42)} ${cells(windows)}`);
  for (const { what, least, windows: shares, ok } of rows) {
    const shown = shares.map(({ good, all }) => (all === 0 ? '–' : `${good}/${all}`));
    console.log(`${ok ? '✓' : '✗'} ${what.padEnd(42)} ${cells(shown)} ≥ ${percent(least)}`);
  }
}
