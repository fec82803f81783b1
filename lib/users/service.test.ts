import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { getSession, listMessages } from '@/lib/chat/service';
import { sendMessage } from '@/lib/chat/turns/service';
import { writeVisits } from '@/lib/tracking/visits/service';
import { LEDGER_KIND } from '@/lib/wallet/constants';
import { book } from '@/lib/wallet/store';
import { chat } from '@/tests/setup/people';
import { scopeOf, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { NOTICE } from './consent/constants';
import { collectPersonalData } from './personal-data/service';
import { getMe, isAdultConfirmed, recordConsent, registerUser } from './service';

const database = serviceDatabase();

const register = (scope: TestScope, body: Parameters<typeof registerUser>[1] = {}) =>
  registerUser(scope, body);
const browser = (over: Partial<TestScope['actor']> = {}) =>
  scopeOf(database.db, { actor: { visitorId: randomUUID(), ipAddress: randomUUID(), ...over } });
const asUser = (scope: TestScope, userId: string, now?: () => Date) =>
  scopeOf(database.db, { now, actor: { ...scope.actor, userId } });

describe('registration', () => {
  test('makes a guest with 5 messages and the offer, and names it in the cookie', async () => {
    const scope = browser();
    const user = await register(scope, { browserName: 'Chrome', deviceType: 'mobile' });
    expect(user).toMatchObject({
      messageBalance: 5,
      newUserOfferEnabled: true,
      lastChatSession: null,
      browserName: 'Chrome',
      deviceType: 'mobile',
      isGoogleAuthenticated: false,
      adultConfirmed: false,
    });
    expect(scope.identified).toEqual([user.id]);
  });

  test('20 at once from one browser make one user with one starter', async () => {
    const scope = browser();
    const users = await Promise.all(
      Array.from({ length: 20 }, () => register(scope, { browserFingerprint: 'one' })),
    );
    expect(new Set(users.map((user) => user.id)).size).toBe(1);
    expect(users[0]?.messageBalance).toBe(5);
    const { rows } = await database.sql.query(
      "SELECT count(*)::int AS n FROM ledger_entries WHERE owner_id = $1 AND kind = 'starter'",
      [users[0]?.id],
    );
    expect(rows[0].n).toBe(1);
  });

  test('grants 3 free starters in 24 h per phone and address, also at once; the next guest begins with 0', async () => {
    const ipAddress = randomUUID();
    const fingerprint = { browserFingerprint: 'a common phone' };
    const users = await Promise.all(
      Array.from({ length: 8 }, () => register(browser({ ipAddress }), fingerprint)),
    );
    expect(users.map((user) => user.messageBalance).sort()).toEqual([0, 0, 0, 0, 0, 5, 5, 5]);
    const elsewhere = await register(browser(), fingerprint);
    expect(elsewhere.messageBalance).toBe(5);
    const tomorrow = scopeOf(database.db, {
      now: () => new Date(Date.now() + 24 * 3_600_000 + 1_000),
      actor: { visitorId: randomUUID(), ipAddress },
    });
    expect((await register(tomorrow, fingerprint)).messageBalance).toBe(5);
  });

  test('of a known browser returns its user and keeps the newest description and tracking parameters', async () => {
    const scope = browser();
    const first = await register(scope, { trackingParams: { utm_source: 'blog', utm_medium: null } });
    const again = await register(asUser(scope, first.id), { browserName: 'Firefox', trackingParams: null });
    expect(again.id).toBe(first.id);
    expect(again.messageBalance).toBe(5);
    const { rows } = await database.sql.query(
      'SELECT browser_name, tracking_params, current_domain_url FROM users WHERE id = $1',
      [first.id],
    );
    expect(rows[0]).toMatchObject({
      browser_name: 'Firefox',
      tracking_params: { utm_source: 'blog' },
      current_domain_url: 'http://localhost:3000',
    });
  });

  test('adopts the chats begun before it: the free rest expires, what was bought moves into the wallet', async () => {
    const scope = browser();
    const sessionId = await chat(scope);
    await sendMessage(scope, { sessionId, sender: 'user', content: 'hello' });
    await book(database.db, {
      owner: { kind: 'session', id: sessionId },
      delta: 50,
      kind: LEDGER_KIND.purchase,
      reference: `test:${sessionId}`,
      now: new Date(),
    });
    const user = await register(scope);
    expect(user.messageBalance).toBe(55);
    expect(user.lastChatSession?.id).toBe(sessionId);
    const owner = asUser(scope, user.id);
    expect((await getSession(owner, { sessionId })).messagesLeft).toBe(55);
    expect(await listMessages(owner, { sessionId, before: undefined })).toHaveLength(2);
    await expect(getSession(scopeOf(database.db), { sessionId })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('nothing bought: the 10 free messages of the session expire', async () => {
    const scope = browser();
    await chat(scope);
    expect((await register(scope)).messageBalance).toBe(5);
  });
});

describe('the current user', () => {
  test('is nobody before registration', async () => {
    await expect(getMe(browser())).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  test('is found by the visitor when the registration answer was lost, and put into the cookie', async () => {
    const scope = browser();
    const user = await register(scope);
    const later = scopeOf(database.db, { actor: { ...scope.actor, userId: null } });
    expect((await getMe(later)).id).toBe(user.id);
    expect(later.identified).toEqual([user.id]);
  });

  test('gets a fresh cookie after a day without a visit, not at every visit', async () => {
    const scope = browser();
    const { id } = await register(scope);
    const visit = async (hours: number) => {
      const later = asUser(scope, id, () => new Date(Date.now() + hours * 3_600_000));
      await getMe(later);
      return later.identified;
    };
    expect(await visit(1)).toEqual([]);
    expect(await visit(26)).toEqual([id]);
    expect(await visit(27)).toEqual([]);
  });

  test('of a page, which can set no cookie, keeps it due for the call that follows', async () => {
    const scope = browser();
    const { id } = await register(scope);
    const nextDay = () => new Date(Date.now() + 26 * 3_600_000);
    const page = { ...asUser(scope, id, nextDay), identify: () => false };
    expect((await getMe(page)).id).toBe(id);
    const call = asUser(scope, id, nextDay);
    await getMe(call);
    expect(call.identified).toEqual([id]);
  });

  test('was last seen now, and knows the last chat', async () => {
    const scope = browser();
    const { id } = await register(scope);
    const sessionId = await chat(asUser(scope, id));
    const later = new Date(Date.now() + 3_600_000);
    const me = await getMe(asUser(scope, id, () => later));
    expect(me.lastChatSession).toMatchObject({ id: sessionId, chatType: 'friendly' });
    expect(me.lastChatSession?.companionImagePath).toMatch(/^\/companions\/.+\.svg$/);
    const { rows } = await database.sql.query('SELECT last_seen_at FROM users WHERE id = $1', [id]);
    expect(rows[0].last_seen_at).toEqual(later);
  });
});

describe('consent', () => {
  const adult = (scope: TestScope, granted: boolean) => recordConsent(scope, { purpose: 'adult', granted });

  test('the newest of a purpose counts', async () => {
    const scope = browser();
    const { id } = await register(scope);
    const person = asUser(scope, id);
    expect(await isAdultConfirmed(person)).toBe(false);
    await adult(person, true);
    expect((await getMe(person)).adultConfirmed).toBe(true);
    await adult(person, false);
    expect(await isAdultConfirmed(person)).toBe(false);
  });

  test('is stored with version and language of the notice, taken back as well, and the export tells both', async () => {
    const scope = browser();
    const { id } = await register(scope);
    const person = asUser(scope, id);
    await adult(person, true);
    await adult(person, false);
    const { rows } = await database.sql.query(
      'SELECT notice_version, notice_language FROM consents WHERE user_id = $1',
      [id],
    );
    const notice = { notice_version: NOTICE.version, notice_language: 'en' };
    expect(rows).toEqual([notice, notice]);
    const { consents } = await collectPersonalData(database.db, id);
    expect(consents[0]).toMatchObject({ noticeVersion: NOTICE.version, noticeLanguage: 'en' });
  });

  test('is stored with the language in which the page asked for it', async () => {
    const scope = browser();
    const { id } = await register(scope);
    await recordConsent(asUser(scope, id), { purpose: 'tracking', granted: true, language: 'hi-Latn' });
    const { consents } = await collectPersonalData(database.db, id);
    expect(consents[0]).toMatchObject({ noticeVersion: NOTICE.version, noticeLanguage: 'hi-Latn' });
  });

  test('given before registration it counts for the user, and for nobody else', async () => {
    const scope = browser();
    await adult(scope, true);
    expect((await register(scope)).adultConfirmed).toBe(true);
    expect((await register(browser())).adultConfirmed).toBe(false);
  });

  test('Daring is refused without it, the others are not', async () => {
    const scope = browser();
    const { id } = await register(scope);
    const person = asUser(scope, id);
    await expect(chat(person, 'erotic')).rejects.toMatchObject({
      code: 'not_allowed',
      fields: { consentRequired: true },
    });
    await chat(person, 'romantic');
    await adult(person, true);
    await chat(person, 'erotic');
  });
});

describe('visits are counted, and nothing says whose', () => {
  const counted = async (day: string) =>
    Object.fromEntries(
      (await database.sql.query('SELECT name, value::int FROM daily_numbers WHERE day = $1', [day])).rows.map(
        ({ name, value }) => [name, value],
      ),
    );

  test('a browser once a day of India, however often it looks, and a home page that it began on', async () => {
    const at = (moment: string) => ({ now: () => new Date(moment) });
    const first = at('2033-02-01T18:00:00Z');
    const visitorId = randomUUID();
    const newcomer = scopeOf(database.db, { ...first, actor: { visitorId } });
    await registerUser(newcomer, { isHome: true });
    await registerUser(newcomer, {});
    const { id: userId } = await getMe(newcomer);
    const later = (moment: string) => scopeOf(database.db, { ...at(moment), actor: { visitorId, userId } });
    await Promise.all([1, 2, 3].map(() => getMe(later('2033-02-01T18:29:59Z'))));
    await Promise.all([1, 2, 3].map(() => getMe(later('2033-02-01T18:30:00Z'))));
    await getMe(later('2033-02-02T09:00:00Z'));
    await writeVisits(newcomer);
    expect(await counted('2033-02-01')).toEqual({ visitors: 1, home_people: 1 });
    expect(await counted('2033-02-02')).toEqual({ visitors: 1 });
  });
});
