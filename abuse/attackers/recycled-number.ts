import { randomInt, randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { inNetwork, NETWORKS } from '../world/addresses';
import { repeat } from '../world/clock';
import type { Visitor } from '../world/visitor';
import type { World } from '../world/world';
import type { Attacker } from './attacker';

const EARLIER = 'people who had the number before';
const LATER = 'new owner of a number';

const numberAt = (at: number) => `+916${String(at).padStart(9, '0')}`;

/** Signs in and verifies a number. @returns whether it is verified */
async function verify(world: World, visitor: Visitor, mobileNumber: string): Promise<boolean> {
  await visitor.signIn(`number-${randomInt(2 ** 40)}`);
  await visitor.post('/api/account/mobile/code', { mobileNumber });
  const code = world.sms.codeFor(mobileNumber) ?? '';
  return (await visitor.post('/api/account/mobile/verify', { mobileNumber, code })).status === 200;
}

/** The words of a downloaded export, or of the answer that there is none. */
function wordsOf(zip: string): string {
  if (!zip.startsWith('PK')) return zip;
  return Object.values(unzipSync(Buffer.from(zip, 'latin1')))
    .map((file) => Buffer.from(file).toString())
    .join('\n');
}

/** Gets a number that a carrier has given out again, and with it whatever hangs on numbers. */
export const recycledNumber: Attacker = {
  name: 'recycled number',
  tries: 'verifies numbers that other people had, exports, then deletes the account',
  teams: [EARLIER, LATER],
  async play(world, until) {
    const team = world.team(LATER);
    await repeat(until, { perSecond: 0.3, most: 4 }, async (at) => {
      const mobileNumber = numberAt(at);
      const secret = `reportof${randomUUID().replace(/[^a-f]/g, '')}`;
      const earlier = world.team(EARLIER).visitor(inNetwork(NETWORKS.recycled, 10 + at));
      await earlier.arrive();
      if (!(await verify(world, earlier, mobileNumber))) return;
      await earlier.post('/api/issues', {
        name: 'Asha',
        mobileNumber,
        issueDetail: `my trouble is ${secret}`,
      });
      const chat = String((await earlier.startChat()).body.id);
      await earlier.send(chat, `please remember ${secret} for me`);
      const later = team.visitor(inNetwork(NETWORKS.recycled + 1, 10 + at));
      await later.arrive();
      if (!(await verify(world, later, mobileNumber))) return;
      team.count('verified');
      for (const path of [
        '/api/account',
        '/api/account/chats',
        '/api/account/history',
        '/api/account/export',
      ])
        if (wordsOf((await later.get(path)).text).includes(secret)) team.count('leaks');
      await later.post('/api/account/delete', { confirm: true });
      const { rows } = await world.db.query('SELECT FROM issues WHERE issue_detail LIKE $1', [`%${secret}%`]);
      if (rows.length === 0) team.count('lost');
      if (!(await earlier.get(`/api/chat/messages/${chat}`)).text.includes(secret)) team.count('lost');
    });
  },
  judge: ({ of }) => {
    const { counts } = of(LATER).seen;
    return [
      {
        what: 'things told about whoever had the number',
        tried: counts.verified ?? 0,
        got: counts.leaks ?? 0,
        budget: 0,
      },
      {
        what: 'things deleted of whoever had the number',
        tried: counts.verified ?? 0,
        got: counts.lost ?? 0,
        budget: 0,
      },
    ];
  },
};
