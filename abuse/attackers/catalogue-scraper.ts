import { inNetwork, NETWORKS } from '../world/addresses';
import { repeat } from '../world/clock';
import { type Attacker, minutesOf } from './attacker';

const SCRAPER = 'scraper';
/** lib/server/rate-limit.ts: calls a minute of an endpoint without a limit of its own, for a visitor, and for an address times 20. */
const ADDRESS_CALLS_A_MINUTE = 240 * 20;
const PATHS = ['/api/companions/psychologist', '/psychologist'];
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Wants the whole catalogue, again and again, and whatever of people hangs on it. */
export const catalogueScraper: Attacker = {
  name: 'scraper of the catalogue',
  tries: 'reads list, profiles and reviews 100 times a second at one address, without a cookie',
  teams: [SCRAPER],
  async play(world, until) {
    const team = world.team(SCRAPER);
    const nobody = () => team.visitor(inNetwork(NETWORKS.scraper, 10));
    const list = await nobody().get('/api/companions/psychologist');
    const companions = [...new Set(list.text.match(ID) ?? [])];
    const profiles = companions.flatMap((id) => [
      `/api/companions/profile/${id}`,
      `/api/companions/profile/${id}/reviews`,
    ]);
    const ids = new Set<string>();
    for (const path of [...PATHS, ...profiles]) {
      if (until.isOver()) return;
      for (const id of (await nobody().get(path)).text.match(ID) ?? []) ids.add(id);
    }
    team.keep([...ids].join(' '));
    // One path, because each has a limit of its own.
    await repeat(until, { perSecond: 100, most: 20_000 }, async () => {
      const { status } = await nobody().get('/api/companions/psychologist');
      if (status === 200) team.count('answers');
    });
    const { rows } = await world.db.query<{ id: string }>(
      `SELECT id FROM (SELECT id FROM users UNION SELECT id FROM chat_sessions UNION SELECT id FROM device_sessions) AS people
       WHERE id = ANY($1::uuid[])`,
      [[...ids]],
    );
    team.count('people', rows.length);
  },
  judge: (played) => {
    const { counts, texts, tried } = played.of(SCRAPER).seen;
    return [
      {
        what: 'answers of one call to one address',
        tried,
        got: counts.answers ?? 0,
        budget: ADDRESS_CALLS_A_MINUTE * minutesOf(played),
        lifted: true,
      },
      {
        what: 'ids of people in what is public',
        tried: texts.join(' ').match(ID)?.length ?? 0,
        got: counts.people ?? 0,
        budget: 0,
      },
    ];
  },
};
