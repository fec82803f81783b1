import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HISTORY_TOKEN_BUDGET } from '@/lib/ai/constants';
import type { ModelMessage } from '@/lib/ai/ports';
import { HISTORY_BLOCK_MESSAGES, HISTORY_MESSAGES } from '@/lib/chat/turns/constants';
import { estimateTokens } from '@/lib/language/tokens/rules';
import type { ModelStandIn } from '@/tests/setup/model-stand-in';
import { openStandIn } from '../providers';
import { openWorld, say, type World } from '../world';
import { DRIFTS, driftedReply, ownReply } from './actor';
import { judge, type Row } from './measures';
import { longTalk, type Performer, performers } from './run';
import type { ScriptLine } from './script';

const TURNS = 200;
const DRIFT_FROM = 120;
/** ms for a talk of 200 turns, which takes a few seconds; a limit for machines that are busy with others. */
const TALK_MS = 300_000;

let world: World;
let asked: (readonly ModelMessage[])[] = [];
let standIn: ModelStandIn;
let ananya: Performer;

beforeAll(async () => {
  const opened = await openWorld(await openStandIn());
  if (!opened.standIn) throw new Error('There is nothing to script.');
  standIn = opened.standIn;
  const { chatModel } = opened.ports;
  world = {
    ...opened,
    ports: {
      ...opened.ports,
      chatModel: {
        complete: (messages, ...rest) => {
          asked.push(messages);
          return chatModel.complete(messages, ...rest);
        },
      },
    },
  };
  const found = (await performers(world, false)).find((one) => one.part.name === 'Ananya');
  if (!found) throw new Error('Ananya has left the cast.');
  ananya = found;
});
afterAll(() => world.close());
beforeEach(() => standIn.reset());

const missed = (rows: readonly Row[]) => rows.filter((row) => !row.ok).map((row) => row.what);
/**
 * The prompt that the model got with a message has all that keeps Ananya herself, in its place.
 * @returns the part of the talk that came with it
 */
function expectToldWhoItIs(says: string, language: string): readonly ModelMessage[] {
  const prompt = asked.findLast((messages) => messages.at(-1)?.content === says) ?? [];
  const [first, ...others] = prompt;
  expect(first?.role).toBe('system');
  for (const part of [
    'Name: Ananya',
    'Voice: slow, tender, sincere',
    'Limits: does not promise for ever',
    '# How you sound',
    '# Rules that always hold',
  ])
    expect(first?.content).toContain(part);
  const reminder = others.at(-2);
  expect(reminder?.role).toBe('system');
  for (const part of [
    '# What you remember',
    'Rohan',
    'Bruno',
    'You are Ananya',
    'slow, tender, sincere',
    'does not promise for ever',
    `answer in ${language}`,
    'at most one question',
  ])
    expect(reminder?.content).toContain(part);
  const window = others.slice(0, -2);
  expect(window.map((one) => one.role)).not.toContain('system');
  return window;
}

/** Tries that one message may take. */
const TRIES = 10;
const itself = async (turn: number, line: ScriptLine) => {
  await standIn.reset();
  await standIn.next({ match: line.says, reply: ownReply(line, turn), count: TRIES });
};
/** Falls out of its part from turn 120 on, another way every 20 turns, until it is asked again or for good. */
const drifting = (heeds: boolean) => async (turn: number, line: ScriptLine, said: readonly string[]) => {
  const drift = DRIFTS[Math.floor((turn - DRIFT_FROM) / 20)];
  await standIn.reset();
  if (drift) {
    const reply = driftedReply(drift, line.language, said);
    await standIn.next({ match: line.says, reply, count: heeds ? 1 : TRIES });
  }
  await standIn.next({ match: line.says, reply: ownReply(line, turn), count: TRIES });
};

describe('a talk of 200 turns', () => {
  test('is by the same companion in every window, and the model is told who that is to the end', {
    timeout: TALK_MS,
  }, async () => {
    asked = [];
    const { exchanges, person, sessionId } = await longTalk(world, ananya, TURNS, itself);
    expect(missed(judge(exchanges, ananya.part))).toEqual([]);

    const window = expectToldWhoItIs(exchanges.at(-1)?.line.says ?? '', 'English');
    expect(window.length).toBeGreaterThanOrEqual(HISTORY_MESSAGES);
    expect(window.length).toBeLessThan(HISTORY_MESSAGES + HISTORY_BLOCK_MESSAGES);

    // The same with messages as long as they come: the history gives way, and nothing else does.
    await world.db.prisma
      .$executeRaw`UPDATE messages SET content = left(content || repeat(' aur phir wahi baat', 80), 1400)
      WHERE session_id = ${sessionId}::uuid`;
    await say(person, sessionId, 'bahut lambi baat ho gayi aaj');
    const cut = expectToldWhoItIs('bahut lambi baat ho gayi aaj', 'Hinglish');
    expect(cut.length).toBeGreaterThan(2);
    expect(cut.length).toBeLessThan(HISTORY_MESSAGES);
    expect(cut.reduce((sum, one) => sum + estimateTokens(one.content), 0)).toBeLessThanOrEqual(
      HISTORY_TOKEN_BUDGET,
    );
  });

  test('a model that falls out of its part late is asked again, and nobody ever sees it', {
    timeout: TALK_MS,
  }, async () => {
    asked = [];
    const { exchanges } = await longTalk(world, ananya, TURNS, drifting(true));
    expect(missed(judge(exchanges, ananya.part))).toEqual([]);
    expect(
      asked.filter((messages) => messages.some((one) => one.content.startsWith('Your '))).length,
    ).toBeGreaterThan(TURNS - DRIFT_FROM - 20);
  });

  test('a model that does not listen turns the gates red; another name or a claim to be human still never shows', {
    timeout: TALK_MS,
  }, async () => {
    const { exchanges } = await longTalk(world, ananya, TURNS, drifting(false));
    const rows = judge(exchanges, ananya.part);
    const red = missed(rows);
    expect(red).toContain('repeats none of its last 20');
    expect(red).not.toContain('own name and manner');
    expect(red).not.toContain('never human, licensed, present; no guilt');
    const windows = rows.find((row) => row.what === 'repeats none of its last 20')?.windows ?? [];
    expect(windows.map(({ good, all }) => good >= all * 0.95)).toEqual([true, true, false, false]);
  });
});
