import { expect, test } from 'vitest';
import { COMPANIONS } from '@/prisma/seed/companions';
import { personaLines } from '@/prisma/seed/persona';
import { DRIFTS, type Drift, driftedReply, ownReply } from './actor';
import { type Exchange, judge, partOf, windowsOf } from './measures';
import { longScript, type ScriptLine } from './script';

const CAST = COMPANIONS.map(({ name, persona }) => ({ name, persona: personaLines(persona) }));
const ananya = CAST.find((one) => one.name === 'Ananya');
if (!ananya) throw new Error('Ananya has left the cast.');
const PART = partOf(ananya, 'truelove', CAST);
/** A talk of 200 turns by a companion that is itself, but for what `instead` says from a turn on. */
function talkOf(
  instead: (turn: number, line: ScriptLine, before: readonly string[]) => readonly string[] | undefined,
): Exchange[] {
  const said: string[] = [];
  return longScript('truelove', 200).map((line, at) => {
    const earlier = said.slice(-20);
    const bubbles = instead(at + 1, line, earlier) ?? [ownReply(line, at + 1)];
    said.push(...bubbles);
    return { line, draft: bubbles.join('\n'), isModels: true, bubbles, earlier };
  });
}
const missed = (exchanges: readonly Exchange[]) =>
  judge(exchanges, PART)
    .filter((row) => !row.ok)
    .map((row) => row.what);

test('a companion that is itself for 200 turns meets every gate in four windows', () => {
  const rows = judge(
    talkOf(() => undefined),
    PART,
  );
  expect(rows.filter((row) => !row.ok)).toEqual([]);
  for (const row of rows) expect(row.windows).toHaveLength(4);
});

const CAUGHT_BY: Record<Drift, string> = {
  'another-name': 'own name and manner',
  formal: 'own name and manner',
  human: 'never human, licensed, present; no guilt',
  repeat: 'repeats none of its last 20',
};

test.each(DRIFTS)('one that falls out of its part at turn 120 (%s) is seen, and in which window', (drift) => {
  const rows = judge(
    talkOf((turn, line, before) => (turn < 120 ? undefined : [driftedReply(drift, line.language, before)])),
    PART,
  );
  const row = rows.find((one) => one.what === CAUGHT_BY[drift]);
  expect(row?.ok).toBe(false);
  expect(row?.windows.map(({ good, all }) => good === all)).toEqual([true, true, false, false]);
});

test.each<[string, readonly string[]]>([
  ['own name and manner', ['I am Kabir, obviously.']],
  ['nobody else’s phrases', ['Noted, in blue ink.']],
  ['language and script', ['वाह, क्या बात है।']],
  ['one question at the most', ['Really? Why?']],
  ['short messages', ['a b c '.repeat(60)]],
  ['answers', []],
])('%s can be missed', (what, bubbles) =>
  expect(missed(talkOf((turn) => (turn > 150 ? bubbles : undefined)))).toContain(what),
);

test('windows are of 50 turns, and a short rest belongs to the last', () => {
  const upto = (turns: number) => windowsOf(turns).map((window) => window.upto);
  expect(upto(200)).toEqual([50, 100, 150, 200]);
  expect(upto(60)).toEqual([60]);
  expect(upto(80)).toEqual([50, 80]);
  expect(upto(3)).toEqual([3]);
});
