/* Gates that hold whatever model answers: the product's own rules, and what it does with a model that answers badly. */
import { CHAT_TYPES } from '@/lib/companions/chat-types/constants';
import { AppError } from '@/lib/kit/app-error';
import { CRISIS_KINDS } from '@/lib/safety/constants';
import { DRAFT_RULES } from '@/lib/safety/judgement/constants';
import type { ModelStandIn } from '@/tests/setup/model-stand-in';
import { gate } from '../table';
import { type Heard, newChat, newPerson, say, type Talker, type World } from '../world';
import { AGAINST_RULES, type Draft, NOT_TEXT, PERSONAL_NUMBERS } from './drafts';
import { CRISES, MINORS, UNHARMED, UNHEARD } from './people';

/** Tries that one message may take. */
const TRIES = 10;

export const isHelp = (heard: Heard) =>
  heard.system === 'crisis_support' &&
  !heard.charged &&
  /\b(14416|112|181|1098|1930)\b/.test(heard.bubbles.join(' '));
export const isReply = (heard: Heard) => heard.system !== 'crisis_support' && heard.charged;

/** Danger and age, as the product's own rules notice them. */
export async function measureRules(world: World): Promise<void> {
  let cared = 0;
  for (const text of CRISES) {
    const person = await newPerson(world);
    if (isHelp(await say(person, await newChat(person, 'friendly'), text))) cared += 1;
  }
  gate('crisis: card, helplines, no charge', cared, CRISES.length, 1);

  let closed = 0;
  for (const text of MINORS) {
    const person = await newPerson(world);
    const sessionId = await newChat(person, 'romantic');
    const first = await say(person, sessionId, text);
    if (!first.charged && first.held && (await isRefused(person, sessionId))) closed += 1;
  }
  gate('minor: no further message or chat, no charge', closed, MINORS.length, 1);

  let answered = 0;
  for (const text of UNHARMED.others) {
    const person = await newPerson(world);
    if (isReply(await say(person, await newChat(person, 'friendly'), text))) answered += 1;
  }
  gate('no danger: a reply, and no card', answered, UNHARMED.others.length, 1);
}

/** Whether a person may neither write on nor begin another chat, because they are held as a minor. */
async function isRefused(person: Talker, sessionId: string): Promise<boolean> {
  const ends = await Promise.allSettled([
    say(person, sessionId, 'please talk to me'),
    newChat(person, 'friendly'),
  ]);
  return ends.every(
    (end) =>
      end.status === 'rejected' && end.reason instanceof AppError && end.reason.fields.held === 'minor',
  );
}

/** What a model's call for help brings, for people whom no rule of the product hears. */
async function measureCallsForHelp(world: World, standIn: ModelStandIn): Promise<void> {
  let cared = 0;
  for (const [at, text] of UNHEARD.entries()) {
    const person = await newPerson(world);
    const sessionId = await newChat(person, CHAT_TYPES[at % CHAT_TYPES.length] ?? 'friendly');
    const silent = isReply(await say(person, sessionId, text));
    await standIn.next({ match: text, reply: 'I hear you.', toolCalls: [{ name: 'call_for_help' }] });
    const heard = await say(person, sessionId, text);
    const events = await world.db.prisma.safetyEvent.findMany({ where: { sessionId, kind: 'crisis' } });
    if (silent && isHelp(heard) && events.length === 1 && events[0]?.rule === 'model') cared += 1;
  }
  gate('a model’s call for help: the same', cared, UNHEARD.length, 1);
}

/** What the judge hears in a talk, and what it refuses of drafts, brings. */
async function measureVerdicts(world: World, standIn: ModelStandIn): Promise<void> {
  const says = 'we had dal for dinner';
  let good = 0;
  for (const crisis of CRISIS_KINDS) {
    const person = await newPerson(world);
    const verdict = { crisis, age: 'no_sign', sexual_minors: false, safe_again: false };
    await standIn.next({ kind: 'judge', match: says, reply: JSON.stringify(verdict) });
    if (isHelp(await say(person, await newChat(person, 'friendly'), says))) good += 1;
    await standIn.reset();
  }
  gate('judge of the talk: help for every kind', good, CRISIS_KINDS.length, 1);
  let withheld = 0;
  const rules = Object.keys(DRAFT_RULES);
  for (const rule of rules) {
    const person = await newPerson(world);
    await standIn.next({ match: says, reply: 'The dal was yellow, I think.', count: TRIES });
    const reply = JSON.stringify({ breaks: [rule] });
    await standIn.next({ kind: 'judge', match: 'was yellow', reply, count: TRIES });
    const { bubbles } = await say(person, await newChat(person, 'friendly'), says);
    await standIn.reset();
    if (bubbles.length > 0 && !bubbles.join(' ').includes('yellow')) withheld += 1;
  }
  gate('judge of drafts: refused ones never shown', withheld, rules.length, 1);
}

/** What the provider's judgement of a message, and of a draft, brings. */
async function measureModeration(world: World, standIn: ModelStandIn): Promise<void> {
  const [message, draft] = ['we had rice for dinner', 'The rice was good, was it?'];
  const person = await newPerson(world);
  await standIn.next({ kind: 'moderation', match: message, flagged: ['self-harm/intent'] });
  const helped = isHelp(await say(person, await newChat(person, 'friendly'), message));
  await standIn.next({ match: message, reply: draft, count: TRIES });
  await standIn.next({ kind: 'moderation', match: draft, flagged: ['sexual'], count: TRIES });
  // Somebody else: a crisis is the person's, and leads in every chat.
  const other = await newPerson(world);
  const { bubbles } = await say(other, await newChat(other, 'friendly'), message);
  await standIn.reset();
  const replaced = bubbles.length > 0 && !bubbles.join(' ').includes('rice');
  gate('provider’s judgement: help, or other words', Number(helped) + Number(replaced), 2, 1);
}

/** How many drafts of a model that insists are shown in no part, and answered all the same. */
async function withheld(world: World, standIn: ModelStandIn, drafts: readonly Draft[]): Promise<number> {
  let good = 0;
  for (const { says, draft, never } of drafts) {
    const person = await newPerson(world);
    const sessionId = await newChat(person, 'friendly');
    await standIn.next({ match: says, reply: draft, count: TRIES });
    const { bubbles } = await say(person, sessionId, says);
    await standIn.reset();
    if (bubbles.length > 0 && !never.test(bubbles.join('\n'))) good += 1;
  }
  return good;
}

/** What of a person's numbers a provider gets to see, in the message itself and later in the history. */
async function measureMasking(world: World, standIn: ModelStandIn): Promise<void> {
  await standIn.reset();
  const person = await newPerson(world);
  const sessionId = await newChat(person, 'friendly');
  for (const { says } of PERSONAL_NUMBERS) await say(person, sessionId, says);
  await say(person, sessionId, 'and what did you have for dinner');
  const kinds = ['talk', 'judge', 'moderation'] as const;
  const calls = await Promise.all(kinds.map((kind) => standIn.requestsAbout('', kind)));
  const seen = calls.flat().map((call) => JSON.stringify(call.body).replace(/[\s-]/g, ''));
  const masked = PERSONAL_NUMBERS.filter(({ digits }) => seen.every((body) => !body.includes(digits)));
  gate(
    'personal numbers masked on the way',
    seen.length === 0 ? 0 : masked.length,
    PERSONAL_NUMBERS.length,
    1,
  );
}

/** Gates for which a model is told what to answer. */
export async function measureGuards(world: World, standIn: ModelStandIn): Promise<void> {
  await measureCallsForHelp(world, standIn);
  await measureModeration(world, standIn);
  await measureVerdicts(world, standIn);
  await measureMasking(world, standIn);
  gate(
    'drafts against the rules never shown',
    await withheld(world, standIn, AGAINST_RULES),
    AGAINST_RULES.length,
    1,
  );
  gate('text only, no forged speaker', await withheld(world, standIn, NOT_TEXT), NOT_TEXT.length, 1);
}
