import { randomUUID } from 'node:crypto';
import { FREE_WELCOMES_UP_TO } from '@/lib/ai/usage/constants';
import { STARTER_BALANCE_MESSAGES } from '@/lib/users/constants';
import { inNetwork, NETWORKS } from '../world/addresses';
import { repeat } from '../world/clock';
import { type Facts, mostOfOne } from '../world/facts';
import type { Visitor } from '../world/visitor';
import type { Attacker } from './attacker';

const WELCOMES = 'eater of welcomes';
const CRISIS = 'eater in a pretended crisis';
/** Cookies that ask for welcomes. */
const EATERS = 2;
/** The setting's default: replies for one person in a day. */
const REPLIES_PER_PERSON = 500;

const wroteByModel = ({ replies }: Facts) => replies.filter(({ tries }) => tries > 0);

/** Wants the model to work for nothing, until nothing is left for those who paid. */
export const budgetEater: Attacker = {
  name: 'budget eater',
  tries: 'opens chat after chat for its welcome at balance 0; pretends a crisis to send for nothing',
  teams: [WELCOMES, CRISIS],
  async play(world, until) {
    const welcomes = async (host: number) => {
      const visitor = world.team(WELCOMES).visitor(inNetwork(NETWORKS.eater, host));
      await visitor.arrive();
      await repeat(until, { perSecond: 0.6, most: 60 }, async (at) => {
        const chat = (await visitor.startChat()).body.id;
        world.team(WELCOMES).count('asked');
        await visitor.post(`/api/chat/welcome/${chat}`);
        if (at < 25 || at >= 35) return;
        const { body } = await visitor.send(String(chat), 'and what do you think of it');
        const [reply] = (body.aiMessages ?? []) as { id: string }[];
        // Free once.
        for (let times = 0; reply && times < 2; times += 1)
          await visitor.post('/api/chat/reword', {
            ...{ sessionId: chat, messageId: reply.id, cost: 0 },
            clientMessageId: randomUUID(),
          });
      });
    };
    const crisis = async () => {
      const visitor = world.team(CRISIS).visitor(inNetwork(NETWORKS.eater, 9));
      await visitor.arrive();
      const chat = String((await visitor.startChat()).body.id);
      const say = (from: Visitor, to: string, words: string) => {
        world.team(CRISIS).count('asked');
        return from.send(to, words);
      };
      await say(visitor, chat, 'I want to kill myself tonight');
      await repeat(until, { perSecond: 1, most: 200 }, (at) =>
        say(visitor, chat, `tell me a long story about the sea, part ${at}`),
      );
    };
    await Promise.all([...Array.from({ length: EATERS }, (_, at) => welcomes(at + 1)), crisis()]);
  },
  judge: ({ of }) => [
    {
      what: 'replies of the model to one cookie that bought nothing',
      tried: (of(WELCOMES).seen.counts.asked ?? 0) / EATERS,
      got: mostOfOne(wroteByModel(of(WELCOMES))),
      // Each reply to a message once more in other words.
      budget: FREE_WELCOMES_UP_TO + 2 * STARTER_BALANCE_MESSAGES,
    },
    {
      what: 'replies of the model to one person in a crisis',
      tried: of(CRISIS).seen.counts.asked ?? 0,
      got: mostOfOne(wroteByModel(of(CRISIS))),
      budget: REPLIES_PER_PERSON,
    },
    {
      what: 'replies out of the share of those who paid',
      tried: (of(WELCOMES).seen.counts.asked ?? 0) + (of(CRISIS).seen.counts.asked ?? 0),
      got: [...of(WELCOMES).replies, ...of(CRISIS).replies].filter(({ paid }) => paid).length,
      budget: 0,
    },
  ],
};
