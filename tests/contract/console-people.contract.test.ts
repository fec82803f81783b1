import { randomInt, randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { CookiePerson } from '../setup/cookie-person';
import { OWNER_SUB } from '../setup/product';

const product = inject('product');
const newPerson = () => new CookiePerson(product.url);
async function signedIn(sub: string): Promise<CookiePerson> {
  const person = newPerson();
  await person.signIn(sub);
  return person;
}
let owner: Promise<CookiePerson> | undefined;
const boss = () => {
  owner ??= signedIn(OWNER_SUB);
  return owner;
};

const WHY = 'A reason of five letters and more';
type About = { id: string; chat: string; event: string; hold: string; reference: string };

/** What operators do to a person, each with who may. */
const DEEDS: readonly {
  method: 'GET' | 'POST';
  path: (about: About) => string;
  body?: (about: About) => object;
  may: readonly string[];
  logs: string;
}[] = [
  {
    method: 'GET',
    path: ({ id }) => `people/${id}`,
    may: ['owner', 'support', 'safety'],
    logs: 'person.look',
  },
  {
    method: 'POST',
    path: ({ id }) => `people/${id}/suspend`,
    body: () => ({ scope: 'person', reason: WHY }),
    may: ['owner', 'safety'],
    logs: 'person.suspend',
  },
  {
    method: 'POST',
    path: ({ id }) => `people/${id}/lift`,
    body: ({ reference }) => ({ reference, reason: WHY }),
    may: ['owner', 'safety'],
    logs: 'person.lift',
  },
  {
    method: 'POST',
    path: ({ hold }) => `age-holds/${hold}/lift`,
    body: () => ({ reason: WHY }),
    may: ['owner', 'support', 'safety'],
    logs: 'person.age_lift',
  },
  {
    method: 'POST',
    path: ({ chat }) => `talks/${chat}`,
    body: () => ({ reason: WHY }),
    may: ['owner', 'safety'],
    logs: 'talk.read',
  },
  { method: 'GET', path: () => 'safety', may: ['owner', 'safety'], logs: 'safety.look' },
  {
    method: 'POST',
    path: ({ event }) => `safety/${event}/read`,
    body: () => ({ reason: WHY }),
    may: ['owner', 'safety'],
    logs: 'safety.read',
  },
  {
    method: 'POST',
    path: ({ event }) => `safety/${event}/mark`,
    body: () => ({ isFalseAlarm: true, keep: true, reason: WHY }),
    may: ['owner', 'safety'],
    logs: 'safety.keep',
  },
  { method: 'GET', path: () => 'safety/examples', may: ['owner', 'safety'], logs: 'safety.export' },
  {
    method: 'POST',
    path: ({ id }) => `people/${id}/export`,
    body: () => ({ reason: WHY }),
    may: ['owner', 'support'],
    logs: 'person.export',
  },
  {
    method: 'POST',
    path: ({ id }) => `people/${id}/delete`,
    body: ({ id }) => ({ reason: WHY, confirm: id }),
    may: ['owner', 'support'],
    logs: 'person.delete',
  },
];
describe('what is done to a person', () => {
  /** Somebody with a talk of danger, who was held by mistake. */
  async function somebody(): Promise<About> {
    const person = newPerson();
    const { id } = await person.json('POST', '/api/user/register', { browserFingerprint: randomUUID() });
    const { id: chat } = await person.json('POST', '/api/chat/session', { chatType: 'friendly' });
    const send = (content: string) =>
      person.json('POST', '/api/chat/message', { sessionId: chat, sender: 'user', content });
    await send('I want to kill myself');
    await send('I am 15 years old');
    const { ageHold: hold } = await (await boss()).json('GET', `/api/admin/people/${id}`);
    const { events } = await (await boss()).json('GET', '/api/admin/safety?kind=crisis');
    const [event] = (events as { id: string; chatId: string }[]).filter(({ chatId }) => chatId === chat);
    return {
      id: String(id),
      chat: String(chat),
      event: event?.id ?? '',
      hold: String(hold),
      reference: 'SUS-AAAAAAAA',
    };
  }

  test.each(['owner', 'support', 'safety', 'content'] as const)(
    'is there for the roles that may, and leaves its line: %s',
    async (role) => {
      const about = await somebody();
      const sub = String(randomInt(2 ** 40));
      const helper = role === 'owner' ? await boss() : await signedIn(sub);
      const email = `${sub}@example.com`;
      if (role !== 'owner') await (await boss()).json('POST', '/api/admin/roles', { email, role });
      for (const { method, path, body, may, logs } of DEEDS) {
        const address = `/api/admin/${path(about)}`;
        const answer = await helper.call(method, address, body ? { json: body(about) } : {});
        expect(answer.status, `${role} ${method} ${address} ${answer.text}`).toBe(
          may.includes(role) ? 200 : 404,
        );
        if (logs === 'person.suspend' && answer.status === 200)
          about.reference = JSON.parse(answer.text).reference;
        if (!may.includes(role)) continue;
        const { lines } = await (await boss()).json('GET', '/api/admin/audit');
        expect(lines, address).toContainEqual(expect.objectContaining({ action: logs, role }));
        expect(JSON.stringify(lines)).not.toContain('kill myself');
      }
    },
  );

  test('asks for a reason in clear words, and changes nothing without one', async () => {
    const about = await somebody();
    for (const { method, path, body } of DEEDS) {
      if (!body) continue;
      const { reason: _reason, ...rest } = body(about) as Record<string, unknown>;
      const answer = await (await boss()).call(method, `/api/admin/${path(about)}`, { json: rest });
      expect(answer.status, path(about)).toBe(400);
      expect(JSON.parse(answer.text).error).toMatch(/Please say why/);
    }
    expect(await (await boss()).json('GET', `/api/admin/people/${about.id}`)).toMatchObject({
      suspensions: [],
      ageHold: about.hold,
      exportStartedAt: null,
    });
  });
});
