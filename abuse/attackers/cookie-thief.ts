import { randomInt, randomUUID } from 'node:crypto';
import { inNetwork, NETWORKS } from '../world/addresses';
import { repeat, type Until } from '../world/clock';
import type { Seen } from '../world/team';
import type { Answer, Visitor } from '../world/visitor';
import type { World } from '../world/world';
import type { Attacker } from './attacker';

const COOKIE = 'saathi_visitor';
const VICTIMS = 'people whose cookies are stolen';
const AFTER_SIGN_OUT = 'thief after the sign-out';
const FORGED = 'thief with a changed cookie';
const PLANTED = 'thief who planted a cookie';
const BY_NUMBER = 'thief who knows ids';

/** Where somebody's things are. */
const placesOf = (chat: string) => [
  '/api/user/me',
  '/api/account',
  '/api/account/chats',
  '/api/account/history',
  '/api/account/export',
  `/api/chat/session/${chat}`,
  `/api/chat/messages/${chat}`,
  `/chat/${chat}`,
];

type Victim = { visitor: Visitor; chat: string; secret: string };

/** A member, or a guest, who has told a companion something that nobody else knows. */
async function victim(world: World, host: number, isMember: boolean): Promise<Victim> {
  const visitor = world.team(VICTIMS).visitor(inNetwork(NETWORKS.thief, host));
  await visitor.arrive();
  if (isMember) await visitor.signIn(`victim-${randomInt(2 ** 40)}`);
  const chat = String((await visitor.startChat()).body.id);
  const secret = `secretof${randomUUID().replace(/[^a-f]/g, '')}`;
  await visitor.send(chat, `please remember ${secret} for me`);
  return { visitor, chat, secret };
}

/** Notes an answer that tells something of a victim. */
function lookFor(world: World, team: string, { visitor, secret }: Victim, { status, text }: Answer): void {
  if (text.includes(secret) || (status === 200 && text.includes(visitor.userId)))
    world.team(team).count('leaks');
}

async function lookEverywhere(world: World, team: string, of: Victim, thief: Visitor): Promise<void> {
  for (const path of placesOf(of.chat)) lookFor(world, team, of, await thief.get(path));
  lookFor(world, team, of, await thief.send(of.chat, 'hello again'));
  await thief.post(`/api/account/chats/${of.chat}/delete`);
}

const thiefOf = (world: World, team: string) => world.team(team).visitor(inNetwork(NETWORKS.thief, 200));

/** The cookie was copied while it counted; its owner signs out. */
async function useAfterSignOut(world: World, host: number, isMember: boolean): Promise<void> {
  const robbed = await victim(world, host, isMember);
  const thief = thiefOf(world, AFTER_SIGN_OUT);
  for (const [name, value] of robbed.visitor.jar) thief.jar.set(name, value);
  // A stolen cookie opens what it opens until then: otherwise nothing was stolen.
  if ((await thief.get(`/api/chat/messages/${robbed.chat}`)).text.includes(robbed.secret))
    world.team(AFTER_SIGN_OUT).count('thefts');
  await robbed.visitor.post('/auth/logout');
  await lookEverywhere(world, AFTER_SIGN_OUT, robbed, thief);
}

/** A cookie of one's own with somebody else's ids in it. */
async function forge(world: World, of: Victim): Promise<void> {
  const own = thiefOf(world, FORGED);
  await own.arrive();
  const mine = (own.jar.get(COOKIE) ?? '').split('.');
  const theirs = (of.visitor.jar.get(COOKIE) ?? '').split('.');
  const swapped = mine.map((_, part) => mine.map((kept, at) => (at === part ? (theirs[at] ?? kept) : kept)));
  const unsigned = [
    theirs.slice(0, -1),
    [...theirs.slice(0, -1), ''],
    [...theirs.slice(0, -1), mine.at(-1) ?? ''],
  ];
  const older = [['2', theirs[2] ?? '', of.visitor.userId, '0', mine.at(-1) ?? '']];
  for (const parts of [...swapped, ...unsigned, ...older]) {
    const thief = thiefOf(world, FORGED);
    thief.jar.set(COOKIE, parts.join('.'));
    world.team(FORGED).count('thefts');
    for (const path of placesOf(of.chat).slice(0, 2)) lookFor(world, FORGED, of, await thief.get(path));
  }
}

/** A cookie that the thief knows is put into somebody's browser, who then signs in. */
async function plant(world: World, host: number): Promise<void> {
  const thief = thiefOf(world, PLANTED);
  await thief.post('/api/user/consent', { purpose: 'adult', granted: true });
  if (thief.jar.has(COOKIE)) world.team(PLANTED).count('thefts');
  const visitor = world.team(VICTIMS).visitor(inNetwork(NETWORKS.thief, host));
  visitor.jar.set(COOKIE, thief.jar.get(COOKIE) ?? '');
  await visitor.arrive();
  await visitor.signIn(`victim-${randomInt(2 ** 40)}`);
  const chat = String((await visitor.startChat()).body.id);
  const secret = `secretof${randomUUID().replace(/[^a-f]/g, '')}`;
  await visitor.send(chat, `please remember ${secret} for me`);
  await lookEverywhere(world, PLANTED, { visitor, chat, secret }, thief);
}

const leaks = (what: string, { counts }: Seen, of: 'leaks' | 'lost' = 'leaks') => ({
  ...{ what, tried: counts.thefts ?? 0, got: counts[of] ?? 0, budget: 0 },
});

/** Wants to be somebody else: by a copied cookie, a changed one, a planted one, or by knowing an id. */
export const cookieThief: Attacker = {
  name: 'cookie thief',
  tries: 'copies cookies before a sign-out, changes them, plants them, tries ids of other people',
  teams: [VICTIMS, AFTER_SIGN_OUT, FORGED, PLANTED, BY_NUMBER],
  async play(world, until: Until) {
    await repeat(until, { perSecond: 0.5, most: 12 }, async (at) => {
      const host = 10 + at * 4;
      await useAfterSignOut(world, host, at % 2 === 0);
      await plant(world, host + 1);
      const known = await victim(world, host + 2, true);
      await forge(world, known);
      const stranger = thiefOf(world, BY_NUMBER);
      await stranger.arrive();
      world.team(BY_NUMBER).count('thefts');
      await lookEverywhere(world, BY_NUMBER, known, stranger);
      const kept = (await known.visitor.get(`/api/chat/messages/${known.chat}`)).text.includes(known.secret);
      if (!kept) world.team(BY_NUMBER).count('lost');
    });
  },
  judge: ({ of }) => [
    leaks('answers about somebody who had signed out', of(AFTER_SIGN_OUT).seen),
    leaks('answers about somebody for a changed cookie', of(FORGED).seen),
    leaks('answers about somebody for a planted cookie', of(PLANTED).seen),
    leaks('answers about somebody for a known id', of(BY_NUMBER).seen),
    leaks('chats of other people deleted', of(BY_NUMBER).seen, 'lost'),
  ],
};
