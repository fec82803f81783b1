/*
 * Learns the weights of lib/safety/crisis/learned from the phrases of eval/phrases and writes them; `--measure` instead
 * leaves out one hand after the other and says how much of it the others teach. The held-out phrases are never read here.
 */
import { writeFileSync } from 'node:fs';
import { LEANING_ENOUGH } from '@/lib/safety/crisis/learned/constants';
import { featuresOf, leaningOf, type Model } from '@/lib/safety/crisis/learned/rules';
import { digestOf, examples, hands } from './phrases';
import { type Example, train } from './training';

const WEIGHTS = new URL('../../lib/safety/crisis/learned/weights.json', import.meta.url);
const STEP_MOST = 2 ** 15 - 1;

const base64 = (bytes: ArrayBufferLike) => Buffer.from(bytes).toString('base64');

function write(model: Model, all: readonly Example[]): void {
  const entries = [...model.weights].sort(([one], [other]) => one - other);
  const step = Math.max(...entries.map(([, weight]) => Math.abs(weight))) / STEP_MOST;
  const learned = {
    phrases: digestOf(all),
    bias: model.bias,
    step,
    features: base64(Uint32Array.from(entries, ([feature]) => feature).buffer),
    weights: base64(Int16Array.from(entries, ([, weight]) => Math.round(weight / step)).buffer),
  };
  writeFileSync(WEIGHTS, `${JSON.stringify(learned, null, 2)}\n`);
  console.log(`${entries.length} features learned from ${all.length} phrases.`);
}

/** Scores of one hand's messages by what the other hands teach. */
function scoresOf(hand: string, all: readonly Example[]): { crisis: boolean; leaning: number }[] {
  const model = train(all.filter((example) => example.hand !== hand));
  return all
    .filter((example) => example.hand === hand)
    .map(({ text, crisis }) => ({ crisis, leaning: leaningOf(model, featuresOf(text)) }));
}

function measure(all: readonly Example[]): void {
  const scored = hands().map((hand) => ({ hand, scores: scoresOf(hand, all) }));
  const share = (scores: { crisis: boolean; leaning: number }[], crisis: boolean, enough: number) => {
    const own = scores.filter((one) => one.crisis === crisis);
    return `${((100 * own.filter(({ leaning }) => leaning >= enough).length) / own.length).toFixed(1)} %`;
  };
  for (const { hand, scores } of scored)
    console.log(
      `${hand}: ${share(scores, true, LEANING_ENOUGH)} heard, ${share(scores, false, LEANING_ENOUGH)} false alarms`,
    );
  const together = scored.flatMap(({ scores }) => scores);
  for (const enough of [0.3, 0.6, 0.9, 1.2, 1.5, 1.8])
    console.log(
      `from ${enough} on: ${share(together, true, enough)} heard, ${share(together, false, enough)} false alarms`,
    );
}

const all = examples();
if (process.argv.includes('--measure')) measure(all);
else write(train(all), all);
