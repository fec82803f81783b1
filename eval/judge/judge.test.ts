import { expect, test } from 'vitest';
import { agreementOf } from './agreement';
import { judgeByRules } from './by-rules';
import { labelledTurns } from './labelled';
import { RUBRIC_NAMES, readVerdicts, rubricQuestion, type Verdicts } from './rubrics';

const turns = labelledTurns();
const labels = turns.map((turn) => turn.labels);

test('there are 200 labelled turns, in three tongues, with good and bad ones of every rubric in each', () => {
  expect(turns.length).toBeGreaterThanOrEqual(200);
  expect(new Set(turns.map((turn) => `${turn.talk.join()} ${turn.known} ${turn.reply}`)).size).toBe(
    turns.length,
  );
  for (const language of ['en', 'hinglish', 'hi'])
    for (const rubric of RUBRIC_NAMES) {
      const own = turns.filter((turn) => turn.language === language).map((turn) => turn.labels[rubric]);
      expect(own.filter((one) => one === true).length, `${language} ${rubric}`).toBeGreaterThan(3);
      expect(own.filter((one) => one === false).length, `${language} ${rubric}`).toBeGreaterThan(3);
    }
});

test('a judge is asked about the reply with what it has to know, and its answer is read whatever stands around it', () => {
  const [turn] = turns;
  if (!turn) throw new Error('There is no turn.');
  const { messages, format } = rubricQuestion(turn);
  expect(messages.at(-1)?.content).toContain(turn.reply);
  expect(format.schema.required).toEqual(RUBRIC_NAMES);
  expect(
    readVerdicts('```json\n{"answers":"yes","language":"no","remembers":"not_applicable"}\n```'),
  ).toMatchObject({
    answers: true,
    language: false,
    remembers: null,
    warm: null,
  });
  expect(readVerdicts('I would say yes.')).toBeNull();
});

test('the labels agree with themselves wholly, and a judge who always says yes not beyond chance', () => {
  for (const { share, kappa } of agreementOf(labels, labels)) {
    expect(share.good).toBe(share.all);
    expect(kappa).toBe(1);
  }
  const yes: Verdicts = {
    answers: true,
    language: true,
    character: true,
    warm: true,
    honest: true,
    remembers: true,
  };
  for (const { kappa } of agreementOf(
    labels,
    labels.map(() => yes),
  ))
    expect(kappa).toBeCloseTo(0, 5);
});

test('a judge who says nothing agrees with nothing', () => {
  const [first] = agreementOf(
    labels,
    labels.map(() => null),
  );
  expect(first?.share.good).toBe(0);
  expect(first?.unsaid).toBe(first?.share.all);
});

test('the ruler of language agrees with the labels nearly always; the judge made of rulers more than chance', () => {
  const rows = agreementOf(
    labels,
    turns.map((turn) => judgeByRules(turn, turn.language)),
  );
  const of = (rubric: string) => rows.find((row) => row.rubric === rubric)?.kappa ?? 0;
  expect(of('language')).toBeGreaterThan(0.9);
  expect(of('all')).toBeGreaterThan(0.2);
});
