/* People with a goal, played by rules or by a model, and whether they reach it. */
import { answersIn, hasStem } from '../measures/words';
import { SEEKERS, type Seeker } from '../people/goals';
import { companionFor, type Exchange, exchange, newChat, newPerson, type World } from '../world';
import type { Tried } from './gates';
import { inParallel } from './parallel';

const AT_ONCE = 4;
/** Answers that take up nothing, after which a person gives up. */
const PATIENCE = 3;
/** Matters of a person's that the last answer has to bring together. */
const TOGETHER = 2;
const TURNS_MAX = 12;

/** What a person says next, by what they heard: the next words, or whether they reached what they came for. */
export type Play = {
  opens: string;
  /** null ends the talk. */
  next(heard: Exchange): Promise<string | null>;
  /** Whether the goal is reached, by the drafts and by the replies. */
  outcome(): { draft: boolean; reply: boolean };
};

/** Of the last answer: whether it is one, and brings together what was told. */
function bringsTogether(text: string, { asks, language, matters, opens }: Seeker): boolean {
  const told = [opens, ...matters.map((one) => one.says)].join(' ');
  if (!answersIn(text, asks, language)) return false;
  // What was told stands word by word in no advice.
  if (!answersIn(text, told, language)) return false;
  return matters.filter((one) => hasStem(text, one.key)).length >= TOGETHER;
}

/**
 * A person played by rules: tells the next thing to an answer that takes up the last one, protests otherwise, gives up after
 * three times, and asks at the end.
 */
export function byRules(seeker: Seeker): Play {
  const { matters, protests, asks, opens, language } = seeker;
  let [told, wrong, isAsked] = [0, 0, false];
  let reached = { draft: false, reply: false };
  let said = opens;
  return {
    opens,
    async next({ draft, reply, isModels }) {
      if (isAsked) {
        reached = {
          draft: bringsTogether(draft ?? reply, seeker),
          reply: isModels && bringsTogether(reply, seeker),
        };
        return null;
      }
      const matter = matters[told];
      const takesUp =
        answersIn(reply, said, language) && (matter === undefined || hasStem(reply, matter.about));
      if (!takesUp) {
        wrong += 1;
        if (wrong >= PATIENCE) return null;
        return protests[(wrong - 1) % protests.length] ?? null;
      }
      told += 1;
      isAsked = matter === undefined;
      said = matter?.says ?? asks;
      return said;
    },
    outcome: () => reached,
  };
}

/**
 * Lets every person talk towards their goal.
 * @param playing who plays them
 */
export async function measureSeekers(
  world: World,
  playing: (seeker: Seeker) => Play = byRules,
): Promise<Tried[]> {
  return inParallel(SEEKERS, AT_ONCE, async (seeker) => {
    const play = playing(seeker);
    const person = await newPerson(world);
    const sessionId = await newChat(person, seeker.chatType, await companionFor(world, seeker.chatType));
    let says: string | null = play.opens;
    let last = '';
    for (let turn = 0; says !== null && turn < TURNS_MAX; turn += 1) {
      const heard: Exchange = await exchange(person, sessionId, says);
      last = heard.reply;
      says = await play.next(heard);
    }
    return { gate: 'goal' as const, ...play.outcome(), what: `${seeker.name}: ${last}` };
  });
}
