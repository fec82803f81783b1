import { CRISIS_KINDS, type CrisisKind } from '@/lib/safety/constants';
import { type Features, featuresOf } from '@/lib/safety/crisis/features/rules';
import { KIND_WEIGHTS, LEANING_WEIGHTS } from '@/lib/safety/crisis/learned/constants';
import { beginOf, type Model, type Span } from '@/lib/safety/crisis/learned/rules';
import { readSpans, spansOf, tellingWords } from '@/lib/safety/crisis/rules';
import type { Message } from './messages';
import { seeded, shuffle } from './random';

/** A message as it is learned from. */
export type Example = { features: Features; kind: string; weight: number };
/** What is learned of one span: whether it is what the model is taught, and how much it counts. */
type Lesson = Span & { features: Features; isIt: boolean; weight: number };

/** What the models of one training say: danger at all, and of which kind. */
export type Learned = { danger: Model; kinds: [CrisisKind, Model][] };

const ROUNDS = 15;
const PACE = 0.3;
/** Keeps weights small that few messages speak for. */
const DECAY = 1e-3;
/** A feature of one message only is that person's own. */
const SEEN_LEAST = 2;
const TINY = 1e-8;

/** How much a message counts: those written for the definition of today more than older ones and made ones. */
const OLDER = /^([a-z]|rules)$/;
const COUNTS = { grammar: 0.25, older: 0.5, written: 1.5 } as const;

/** Windows of a long harmless message count less each than a message that is read at once. */
const WINDOW_COUNTS = 0.6;

const exampleOf = ({ kind, text, hand }: Message): Example => ({
  features: featuresOf(tellingWords(text)),
  kind,
  weight: hand === 'grammar' ? COUNTS.grammar : OLDER.test(hand) ? COUNTS.older : COUNTS.written,
});

/** What is learned of a message. The first words of several harmless messages are harmless by themselves too. */
export function examplesOf(message: Message): Example[] {
  const [first, second] = message.text.split(' || ');
  const isBegun = message.kind === 'harmless' && first !== undefined && second !== undefined;
  return [exampleOf(message), ...(isBegun ? [exampleOf({ ...message, text: first })] : [])];
}

/** Features that several lessons share. */
function commonFeatures(lessons: readonly Lesson[], last: number): Uint8Array {
  const seen = new Uint8Array(last + 1);
  const latest = new Int32Array(last + 1).fill(-1);
  lessons.forEach(({ features, from, to }, lesson) => {
    for (let at = beginOf(features, from); at < beginOf(features, to); at += 1) {
      const feature = (features.numbers[at] ?? 0) & last;
      if (latest[feature] === lesson) continue;
      latest[feature] = lesson;
      seen[feature] = Math.min(SEEN_LEAST, (seen[feature] ?? 0) + 1);
    }
  });
  return seen;
}

/** Logistic regression by AdaGrad. The same lessons give the same model. */
function train(lessons: readonly Lesson[], size: number): Model {
  const last = size - 1;
  const seen = commonFeatures(lessons, last);
  const weights = new Float32Array(size);
  const travelled = new Float32Array(size).fill(TINY);
  let bias = 0;
  let biasTravelled = TINY;
  const random = seeded(1);
  const order = [...lessons];
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random);
    for (const { features, from, to, isIt, weight: counts } of order) {
      const { numbers, values } = features;
      const [begin, end] = [beginOf(features, from), beginOf(features, to)];
      let square = 0;
      let sum = 0;
      for (let at = begin; at < end; at += 1) {
        const value = values[at] as number;
        square += value * value;
        sum += (weights[(numbers[at] as number) & last] as number) * value;
      }
      const shrink = 1 / Math.sqrt(square || 1);
      const wrong = (1 / (1 + Math.exp(-(sum * shrink + bias))) - (isIt ? 1 : 0)) * counts;
      for (let at = begin; at < end; at += 1) {
        const feature = (numbers[at] as number) & last;
        if ((seen[feature] as number) < SEEN_LEAST) continue;
        const slope = wrong * (values[at] as number) * shrink + DECAY * (weights[feature] as number);
        const far = (travelled[feature] as number) + slope * slope;
        travelled[feature] = far;
        weights[feature] = (weights[feature] as number) - (PACE * slope) / Math.sqrt(far);
      }
      biasTravelled += wrong * wrong;
      bias -= (PACE * wrong) / Math.sqrt(biasTravelled);
    }
  }
  return { weights, bias };
}

const whole = ({ features }: Example): Span => ({ from: 0, to: features.ends.length });

/** Both sides count the same. */
function evened(lessons: readonly Lesson[]): Lesson[] {
  const sumOf = (isIt: boolean) =>
    lessons.filter((one) => one.isIt === isIt).reduce((sum, { weight }) => sum + weight, 0);
  const [all, its] = [sumOf(true) + sumOf(false), sumOf(true)];
  return lessons.map((one) => ({
    ...one,
    weight: (one.weight * all) / 2 / (one.isIt ? its : all - its),
  }));
}

/** Learns twice: from whole messages, then from the windows that are read at run time, of which the first model picks the telling one. */
function learnDanger(examples: readonly Example[]): { danger: Model; telling: Span[] } {
  const lessonOf = (example: Example, span: Span, counts = 1): Lesson => ({
    ...span,
    features: example.features,
    isIt: example.kind !== 'harmless',
    weight: example.weight * counts,
  });
  const first = train(evened(examples.map((example) => lessonOf(example, whole(example)))), LEANING_WEIGHTS);
  const telling = examples.map(({ features }) => readSpans(first, features));
  const lessons = examples.flatMap((example, at) => {
    if (example.kind !== 'harmless') return [lessonOf(example, telling[at] ?? whole(example))];
    const spans = spansOf(example.features.ends.length);
    if (spans.length === 1) return spans.map((span) => lessonOf(example, span));
    return spans.filter((_, nth) => nth % 2 === 0).map((span) => lessonOf(example, span, WINDOW_COUNTS));
  });
  return { danger: train(evened(lessons), LEANING_WEIGHTS), telling };
}

/** Learns what tells danger from none, and each kind of danger from the others. */
export function learn(examples: readonly Example[]): Learned {
  const { danger, telling } = learnDanger(examples);
  const known = examples.flatMap((example, at) =>
    CRISIS_KINDS.some((kind) => kind === example.kind)
      ? [{ example, span: telling[at] ?? whole(example) }]
      : [],
  );
  const kinds = CRISIS_KINDS.map((kind): [CrisisKind, Model] => {
    const lessons = known.map(({ example: { features, kind: own, weight }, span }) => ({
      ...span,
      features,
      isIt: own === kind,
      weight,
    }));
    return [kind, train(lessons, KIND_WEIGHTS)];
  });
  return { danger, kinds };
}
