/*
 * Learns the weights of lib/safety/crisis/learned from the messages of eval/phrases and eval/crisis and writes them;
 * `--measure` instead leaves out one hand after the other and says how much of it the others teach. The held-out
 * messages are never read here.
 */
import { writeFileSync } from 'node:fs';
import type { Model } from '@/lib/safety/crisis/learned/rules';
import { leaningEnough, readSpans } from '@/lib/safety/crisis/rules';
import { statements } from './grammar';
import { digestOf, type Message, messages } from './messages';
import { type Example, examplesOf, learn } from './training';

const WEIGHTS = new URL('../../lib/safety/crisis/learned/weights.json', import.meta.url);
const BYTE_MOST = 2 ** 7 - 1;

/** A weight in a signed byte; the few that are larger than nearly all others are cut. */
function packed({ weights, bias }: Model) {
  const sizes = weights
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort();
  const most = sizes[Math.floor(sizes.length * 0.9995)] ?? 1;
  const step = most / BYTE_MOST;
  const bytes = Int8Array.from(weights, (weight) =>
    Math.max(-BYTE_MOST, Math.min(BYTE_MOST, Math.round(weight / step))),
  );
  return { bias, step, weights: Buffer.from(bytes.buffer).toString('base64') };
}

function write(all: readonly Message[]): void {
  const { danger, kinds } = learn(all.flatMap(examplesOf));
  const learned = {
    messages: digestOf(all),
    danger: packed(danger),
    kinds: Object.fromEntries(kinds.map(([kind, model]) => [kind, packed(model)])),
  };
  writeFileSync(WEIGHTS, `${JSON.stringify(learned, null, 2)}\n`);
  console.log(`Learned from ${all.length} messages.`);
}

type Scored = { message: Message; over: number };

/** How far the messages of one hand are over what it takes, by what the other hands teach. */
function scoresOf(hand: string, all: readonly (readonly [Message, Example[]])[]): Scored[] {
  const { danger } = learn(all.flatMap(([message, example]) => (message.hand === hand ? [] : example)));
  return all.flatMap(([message, [example]]) => {
    const features = example?.features;
    return message.hand === hand && features && features.ends.length > 0
      ? [{ message, over: readSpans(danger, features).leaning - leaningEnough(features.ends.length) }]
      : [];
  });
}

function measure(all: readonly Message[]): void {
  const examples = all.map((message) => [message, examplesOf(message)] as const);
  const hands = [...new Set(all.map(({ hand }) => hand))].filter((hand) => hand !== 'grammar');
  const together: Scored[] = [];
  const share = (scores: readonly Scored[], isCrisis: boolean, least = 0) => {
    const own = scores.filter(({ message }) => (message.kind !== 'harmless') === isCrisis);
    if (own.length === 0) return '–';
    return `${((100 * own.filter(({ over }) => over >= least).length) / own.length).toFixed(1)} %`;
  };
  const tell = (name: string, scores: readonly Scored[]) =>
    console.log(`${name}: ${share(scores, true)} heard, ${share(scores, false)} false alarms`);
  for (const hand of hands) {
    const scores = scoresOf(hand, examples);
    together.push(...scores);
    tell(hand, scores);
  }
  for (const part of ['kind', 'language'] as const)
    for (const value of new Set(together.map(({ message }) => message[part])))
      tell(
        `  ${value}`,
        together.filter(({ message }) => message[part] === value),
      );
  for (const least of [-0.4, -0.2, 0, 0.2, 0.4])
    console.log(
      `${least}: ${share(together, true, least)} heard, ${share(together, false, least)} false alarms`,
    );
}

const all = [...messages(), ...statements()];
if (process.argv.includes('--measure')) measure(all);
else write(all);
