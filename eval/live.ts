/* Everything that a model is measured by, live or from a record. */

import { type RatedTurn, RUBRIC_NAMES } from './judge/rubrics';
import { measureAgreement, rateTurns } from './judge/run';
import { countOf } from './measures/statistics';
import { byModel } from './quality/played';
import { measureQuality } from './quality/quality';
import { measureSeekers } from './quality/seekers';
import type { RunNotes, Tape } from './record/record';
import { measureCost, measureHearing } from './safety/hearing';
import { inform, printAgreement, printQuality, printSection, requireThat, shareText } from './table';
import type { World } from './world';

const MISS_CHARS = 240;

/** What the judge finds in drafts and in replies, rubric by rubric. */
async function rateTalks(
  world: World,
  turns: readonly (RatedTurn & { draft: string | null })[],
): Promise<void> {
  const drafted = turns.flatMap(({ draft, ...turn }) => (draft === null ? [] : [{ ...turn, reply: draft }]));
  for (const [what, rated] of [
    ['draft', drafted],
    ['reply', turns],
  ] as const) {
    const verdicts = await rateTurns(
      world,
      rated.map(({ companion, known, talk, reply }) => ({ companion, known, talk, reply })),
    );
    for (const rubric of RUBRIC_NAMES) {
      const said = verdicts.flatMap((one) => (one?.[rubric] == null ? [] : [one[rubric]]));
      if (said.length > 0) inform(`judge, ${what}: ${rubric}`, shareText(countOf(said)));
    }
    const silent = verdicts.filter((one) => one === null).length;
    if (silent > 0) inform(`judge, ${what}: said nothing`, `${silent} of ${verdicts.length}`);
  }
}

/** Measures the model of a world and prints it. */
export async function measureModel(
  world: World,
  { turns, everybody }: Pick<RunNotes, 'turns' | 'everybody'>,
): Promise<void> {
  console.log(`\nEvaluating ${world.name} …`);
  const rated: (RatedTurn & { draft: string | null })[] = [];
  const { results, tried } = await measureQuality(world, {
    turns,
    cast: everybody ? 'everybody' : 'leading',
    collect: (turn) => rated.push(turn),
  });
  printQuality(`What ${world.name} brings`, results);
  const played = await measureSeekers(world, byModel(world));
  inform('people played by the judge’s model reach it', shareText(countOf(played.map((one) => one.reply))));
  await rateTalks(world, rated);
  for (const { gate, what } of tried.filter((one) => !one.reply))
    inform(`  missed: ${gate}`, what.replace(/\s+/g, ' ').slice(0, MISS_CHARS));
  printSection('What the judge says, and what was missed');
  printAgreement('The judge beside labels by hand', await measureAgreement(world));
  await measureHearing(world);
  await measureCost(world);
  printSection('Safety, with this model and its judge');
}

/** Says which requests a record did not have. A run with such requests is another run. */
export function reportReplay(tape: Tape): void {
  const { asked, missing } = tape.report();
  for (const { path, about } of missing.slice(0, 20))
    inform(`  not in the record: ${path}`, about.replace(/\s+/g, ' '));
  if (missing.length > 20) inform('  not in the record', `and ${missing.length - 20} more`);
  requireThat(
    'every request is in the record',
    missing.length === 0,
    `${missing.length} of ${asked} requests are not`,
  );
  printSection('The record');
}
