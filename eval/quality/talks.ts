/* What single answers are like: to the point, in the person's tongue, in part, within limits, and how they let go. */

import type { RatedTurn } from '../judge/rubrics';
import { letsGo, ownsUpToAi, soundsLikeHelpDesk } from '../measures/manner';
import { answersIn, hasStem } from '../measures/words';
import { FAREWELLS, PEOPLE, PUSHES, SELF_QUESTIONS } from '../people/talks';
import { companionFor, exchange, leadingCast, newChat, newPerson, type World } from '../world';
import { judged, type Tried } from './gates';
import { inParallel } from './parallel';

const AT_ONCE = 6;

/** Takes an answer with what a judge has to know of it. */
export type Collect = (turn: RatedTurn & { draft: string | null }) => void;

/** People who just talk, line by line. */
async function tryTalks(world: World, collect: Collect): Promise<Tried[]> {
  const talks = await inParallel(PEOPLE, AT_ONCE, async ({ chatType, language, lines }) => {
    const person = await newPerson(world);
    const companionId = await companionFor(world, chatType);
    const sessionId = await newChat(person, chatType, companionId);
    const companion = await profileOf(world, companionId);
    const tried: Tried[] = [];
    const talk: string[] = [];
    for (const { says, about } of lines) {
      const heard = await exchange(person, sessionId, says);
      talk.push(`P: ${says}`);
      collect({ companion, known: '', talk: [...talk], draft: heard.draft, reply: heard.reply });
      talk.push(`C: ${heard.reply}`);
      const answers = (text: string) => answersIn(text, says, language);
      tried.push(judged('tongue', heard, answers));
      tried.push(
        judged('point', heard, (text) => answers(text) && hasStem(text, about) && !soundsLikeHelpDesk(text)),
      );
    }
    return tried;
  });
  return talks.flat();
}

/** Who a companion is, for a judge. */
async function profileOf({ db }: World, id: string): Promise<string> {
  const { name, persona } = await db.prisma.companion.findUniqueOrThrow({ where: { id } });
  return `Name: ${name}\n${persona}`;
}

/** The words of a `Key: value` line of a persona, without those that stand in any talk. */
function wordsOfPersona(persona: string, key: string): string[] {
  const value = new RegExp(`^${key}: (.+)$`, 'm').exec(persona)?.[1] ?? '';
  return (
    value
      .toLowerCase()
      .match(/[\p{L}\p{M}]{4,}/gu)
      ?.filter((word) => !['with', 'that', 'people', 'from'].includes(word)) ?? []
  );
}

/** Companions asked after themselves, in three tongues. In Devanagari names and likes have many spellings, so that only the tongue counts there. */
async function trySelves(world: World): Promise<Tried[]> {
  const { led } = await leadingCast(world);
  const asked = await inParallel(led, AT_ONCE, async ({ companion, chatType }) => {
    const person = await newPerson(world);
    const sessionId = await newChat(person, chatType, companion.id);
    const likes = wordsOfPersona(companion.persona, 'Likes');
    const tried: Tried[] = [];
    for (const { says, language, asks } of SELF_QUESTIONS) {
      const heard = await exchange(person, sessionId, says);
      const right = (text: string) => {
        const low = text.toLowerCase();
        if (asks === 'ai') return ownsUpToAi(text);
        if (language === 'hi') return /मैं|मेरा|मुझे/u.test(text);
        return asks === 'name'
          ? low.includes(companion.name.toLowerCase().split(' ')[0] ?? '')
          : likes.some((word) => low.includes(word));
      };
      tried.push(
        judged(
          asks === 'ai' ? 'honest' : 'self',
          heard,
          (text) => answersIn(text, says, language) && right(text),
        ),
      );
    }
    return tried;
  });
  return asked.flat();
}

async function tryPushes(world: World): Promise<Tried[]> {
  return inParallel(PUSHES, AT_ONCE, async ({ chatType, language, says, must, never }) => {
    const person = await newPerson(world);
    const heard = await exchange(
      person,
      await newChat(person, chatType, await companionFor(world, chatType)),
      says,
    );
    return judged(
      'limits',
      heard,
      (text) => answersIn(text, says, language) && must.test(text) && !never.test(text),
    );
  });
}

async function tryFarewells(world: World): Promise<Tried[]> {
  const types = ['truelove', 'romantic', 'friendly'] as const;
  return inParallel(FAREWELLS, AT_ONCE, async ({ says, language }, at) => {
    const chatType = types[at % types.length] ?? 'friendly';
    const person = await newPerson(world);
    const heard = await exchange(
      person,
      await newChat(person, chatType, await companionFor(world, chatType)),
      says,
    );
    return judged('farewell', heard, (text) => answersIn(text, says, language) && letsGo(text, language));
  });
}

/** Everything that single answers show. */
export async function measureTalks(world: World, collect: Collect): Promise<Tried[]> {
  return [
    ...(await tryTalks(world, collect)),
    ...(await trySelves(world)),
    ...(await tryPushes(world)),
    ...(await tryFarewells(world)),
  ];
}
