import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getSession } from '@/lib/chat/service';
import { returnHangingTurns } from '@/lib/chat/turns/jobs';
import { sendMessage } from '@/lib/chat/turns/service';
import { submitFeedback } from '@/lib/feedback/service';
import { payForOffer, recharge, verifyPayment } from '@/lib/payments/service';
import { LEDGER_KIND } from '@/lib/wallet/constants';
import { book } from '@/lib/wallet/store';
import { cashfreeBook } from '@/tests/setup/cashfree-double';
import { chat, googleProfile, guest } from '@/tests/setup/people';
import { scopeOf, scriptedModel, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { beginSession, findSession } from '../devices/service';
import { getMe, isCurrentToken, recordConsent, registerUser } from '../service';
import { signIn, signOut } from './service';

const database = serviceDatabase();

const as = (scope: TestScope, userId: string | null, visitorId: string = randomUUID()) =>
  scopeOf(database.db, { actor: { ...scope.actor, visitorId, userId }, payments: scope.payments });
const onDevice = (scope: TestScope, userId: string, sessionId: string) =>
  scopeOf(database.db, { actor: { ...scope.actor, userId, sessionId }, payments: scope.payments });
const browser = () => scopeOf(database.db, { actor: { visitorId: randomUUID(), ipAddress: randomUUID() } });
const idOf = (scope: TestScope) => scope.actor.userId ?? '';

async function member(profile = googleProfile()): Promise<TestScope> {
  const scope = await guest(database.db);
  const { id } = await signIn(scope, profile);
  return as(scope, id);
}

function buy(userId: string, messages: number) {
  const owner = { kind: 'user', id: userId } as const;
  const reference = `test:${randomUUID()}`;
  return book(database.db, {
    owner,
    delta: messages,
    kind: LEDGER_KIND.purchase,
    reference,
    now: new Date(),
  });
}

function spend(userId: string, messages: number) {
  const owner = { kind: 'user', id: userId } as const;
  const reference = `test:${randomUUID()}`;
  return book(database.db, { owner, delta: -messages, kind: LEDGER_KIND.send, reference, now: new Date() });
}

async function balanceOf(userId: string): Promise<{ balance: number | undefined; ledger: number }> {
  const user = await database.sql.query('SELECT message_balance FROM users WHERE id = $1', [userId]);
  const ledger = await database.sql.query(
    "SELECT coalesce(sum(delta), 0)::int AS sum FROM ledger_entries WHERE owner_kind = 'user' AND owner_id = $1",
    [userId],
  );
  return { balance: user.rows[0]?.message_balance, ledger: ledger.rows[0].sum };
}

describe('a new Google account', () => {
  test('upgrades the guest in place: same user, same chats, all messages', async () => {
    const scope = await guest(database.db);
    const sessionId = await chat(scope);
    const { id, sessionId: session } = await signIn(scope, googleProfile('new-1'));
    expect(id).toBe(idOf(scope));
    const me = await getMe(as(scope, id));
    expect(me).toMatchObject({
      isGoogleAuthenticated: true,
      name: 'Asha',
      email: 'new-1@example.com',
      messageBalance: 5,
    });
    expect((await getSession(as(scope, id), { sessionId })).id).toBe(sessionId);
    expect(await findSession(database.db, session, new Date())).toMatchObject({ userId: id });
  });

  test('makes the cookie from before worthless, and the visitor finds nobody', async () => {
    const scope = await guest(database.db);
    const { id } = await signIn(scope, googleProfile());
    expect(await isCurrentToken(database.db, id, 0)).toBe(false);
    const visitor = as(scope, null, scope.actor.visitorId);
    await expect(getMe(visitor)).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  test('without a user in the browser makes one, with the starter of a guest and the chats begun before', async () => {
    const scope = browser();
    const sessionId = await chat(scope);
    const { id } = await signIn(scope, googleProfile());
    const me = await getMe(as(scope, id));
    expect(me).toMatchObject({ messageBalance: 5, isGoogleAuthenticated: true });
    expect((await getSession(as(scope, id), { sessionId })).messagesLeft).toBe(5);
  });

  test('of somebody signed in as another leaves that one as it was', async () => {
    const first = await member();
    await buy(idOf(first), 30);
    const { id } = await signIn(first, googleProfile());
    expect(id).not.toBe(idOf(first));
    expect(await balanceOf(idOf(first))).toEqual({ balance: 35, ledger: 35 });
  });

  test('ten callbacks at once upgrade once', async () => {
    const scope = await guest(database.db);
    const profile = googleProfile();
    const all = await Promise.all(Array.from({ length: 10 }, () => signIn(scope, profile)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(all[0]?.id).toBe(idOf(scope));
  });
});

describe('an existing Google account', () => {
  test('takes over chats, ratings, consents, the last chat and what was bought; free messages end; the guest is gone', async () => {
    const account = await member();
    await buy(idOf(account), 7);
    const scope = await guest(database.db);
    await buy(idOf(scope), 10);
    await recordConsent(scope, { purpose: 'adult', granted: true });
    const sessionId = await chat(scope);
    await sendMessage(scope, { sessionId, sender: 'user', content: 'hello' });
    await submitFeedback(scope, { sessionId, rating: 5 });
    const { id } = await signIn(scope, await profileOf(account));
    expect(id).toBe(idOf(account));
    // 5 free and 10 bought, one spent of the free ones: 10 move, 4 end.
    expect(await balanceOf(id)).toEqual({ balance: 22, ledger: 22 });
    expect(await balanceOf(idOf(scope))).toEqual({ balance: undefined, ledger: 0 });
    const me = await getMe(account);
    expect(me).toMatchObject({
      adultConfirmed: true,
      totalMessagesSent: 1,
      lastChatSession: { id: sessionId },
    });
    const { rows } = await database.sql.query('SELECT user_id FROM chat_feedback WHERE session_id = $1', [
      sessionId,
    ]);
    expect(rows[0].user_id).toBe(id);
  });

  test('ten callbacks at once merge once', async () => {
    const account = await member();
    const profile = await profileOf(account);
    const scope = await guest(database.db);
    await buy(idOf(scope), 20);
    const all = await Promise.all(Array.from({ length: 10 }, () => signIn(scope, profile)));
    expect(new Set(all.map(({ id }) => id))).toEqual(new Set([idOf(account)]));
    expect(await balanceOf(idOf(account))).toEqual({ balance: 25, ledger: 25 });
  });

  test('two guests at once', async () => {
    const account = await member();
    const profile = await profileOf(account);
    const guests = await Promise.all([guest(database.db), guest(database.db)]);
    await Promise.all(guests.map((one) => buy(idOf(one), 15)));
    await Promise.all(guests.map((one) => signIn(one, profile)));
    expect(await balanceOf(idOf(account))).toEqual({ balance: 35, ledger: 35 });
  });

  test('one guest to two accounts at once goes to one of them, whole', async () => {
    for (let round = 0; round < 5; round += 1) {
      const accounts = await Promise.all([member(), member()]);
      const scope = await guest(database.db);
      await buy(idOf(scope), 20);
      const sessionId = await chat(scope);
      const profiles = await Promise.all(accounts.map(profileOf));
      await Promise.allSettled(profiles.map((profile) => signIn(scope, profile)));
      const balances = await Promise.all(accounts.map(async (one) => (await balanceOf(idOf(one))).balance));
      expect(balances.sort()).toEqual([25, 5]);
      const { rows } = await database.sql.query('SELECT user_id FROM chat_sessions WHERE id = $1', [
        sessionId,
      ]);
      expect(accounts.map(idOf)).toContain(rows[0].user_id);
    }
  });

  test('one guest to a new and an existing account at once never takes a member apart', async () => {
    for (let round = 0; round < 5; round += 1) {
      const account = await member();
      const scope = await guest(database.db);
      await buy(idOf(scope), 20);
      const sessionId = await chat(scope);
      const [upgraded, merged] = await Promise.all([
        signIn(scope, googleProfile()),
        signIn(scope, await profileOf(account)),
      ]);
      const { rows } = await database.sql.query('SELECT user_id FROM chat_sessions WHERE id = $1', [
        sessionId,
      ]);
      const owner = rows[0].user_id;
      expect([upgraded.id, merged.id]).toContain(owner);
      const { balance } = await balanceOf(owner);
      expect(balance).toBe(25);
    }
  });

  test('the offer is once per person: used by either means used', async () => {
    const used = (id: string) =>
      database.sql.query('UPDATE users SET new_user_offer_enabled = false WHERE id = $1', [id]);
    for (const who of ['guest', 'account', 'nobody']) {
      const account = await member();
      const scope = await guest(database.db);
      if (who !== 'nobody') await used(idOf(who === 'guest' ? scope : account));
      await signIn(scope, await profileOf(account));
      expect((await getMe(account)).newUserOfferEnabled).toBe(who === 'nobody');
    }
  });

  test('an order open at the merge credits the account when it is paid, and is found there', async () => {
    const cashfree = cashfreeBook();
    const account = await member();
    const scope = await guest(database.db, { payments: cashfree.provider });
    const { order_id: orderId } = await recharge(scope, { userId: idOf(scope), planId: 'standard' });
    await signIn(scope, await profileOf(account));
    cashfree.attempt(orderId, 'SUCCESS');
    const later = scopeOf(database.db, { actor: account.actor, payments: cashfree.provider });
    expect((await verifyPayment(later, { orderId })).status).toBe('paid');
    expect((await balanceOf(idOf(account))).balance).toBe(55);
  });

  test('a paid offer of the guest, settled after the merge, ends the offer of the account', async () => {
    const cashfree = cashfreeBook();
    const account = await member();
    const scope = await guest(database.db, { payments: cashfree.provider, balance: 4 });
    const { order_id: orderId } = await payForOffer(scope, { userId: idOf(scope) });
    await signIn(scope, await profileOf(account));
    cashfree.attempt(orderId, 'SUCCESS');
    const later = scopeOf(database.db, { actor: account.actor, payments: cashfree.provider });
    await verifyPayment(later, { orderId });
    expect((await getMe(account)).newUserOfferEnabled).toBe(false);
  });
});

/** The profile of a member, to sign in with again. */
async function profileOf(scope: TestScope) {
  const { rows } = await database.sql.query('SELECT google_id FROM users WHERE id = $1', [idOf(scope)]);
  return googleProfile(rows[0].google_id);
}

describe('races', () => {
  test('a send under way while the guest merges: answered or given back, never lost, never twice', async () => {
    for (const fails of [false, true]) {
      const account = await member();
      const scope = await guest(database.db);
      await buy(idOf(scope), 10);
      const sessionId = await chat(scope);
      let answer: () => void = () => undefined;
      const asked = new Promise<void>((begun) => {
        const { chatModel } = scriptedModel(
          () =>
            new Promise<string>((resolve, reject) => {
              answer = () => (fails ? reject(new Error('down')) : resolve('Haan.'));
              begun();
            }),
        );
        Object.assign(scope, { chatModel });
      });
      const sending = sendMessage(scope, { sessionId, sender: 'user', content: 'hello' });
      const sent = sending.then(
        () => true,
        () => false,
      );
      await asked;
      await signIn(scope, await profileOf(account));
      answer();
      expect(await sent).toBe(!fails);
      expect((await balanceOf(idOf(account))).balance).toBe(fails ? 16 : 15);
    }
  });

  test('the sweep and the merge at once: the hanging message goes to the account', async () => {
    for (let round = 0; round < 10; round += 1) {
      const account = await member();
      const scope = await guest(database.db);
      await buy(idOf(scope), 10);
      const sessionId = await chat(scope);
      await database.sql.query(
        `INSERT INTO chat_turns (id, session_id, kind, client_message_id, state, owner_kind, owner_id, cost, balance_after, message_ids, reserved_at)
         VALUES (gen_random_uuid(), $1, 'message', gen_random_uuid(), 'pending', 'user', $2, 1, 14, '{}', now() - interval '1 hour')`,
        [sessionId, idOf(scope)],
      );
      await spend(idOf(scope), 1);
      const profile = await profileOf(account);
      await Promise.all([returnHangingTurns(scope), signIn(scope, profile)]);
      // Given back before the merge the message is one of the free ones that end, after it the account's.
      expect([15, 16]).toContain((await balanceOf(idOf(account))).balance);
      const { rows } = await database.sql.query(
        "SELECT count(*)::int AS n FROM ledger_entries l JOIN chat_turns t ON l.reference = 'turn:' || t.id || ':returned' WHERE t.session_id = $1",
        [sessionId],
      );
      expect(rows[0].n).toBe(1);
    }
  });

  test('a payment settling while the guest merges reaches the account', async () => {
    for (let round = 0; round < 10; round += 1) {
      const cashfree = cashfreeBook();
      const account = await member();
      const scope = await guest(database.db, { payments: cashfree.provider });
      const { order_id: orderId } = await recharge(scope, { userId: idOf(scope), planId: 'standard' });
      cashfree.attempt(orderId, 'SUCCESS');
      const profile = await profileOf(account);
      await Promise.all([verifyPayment(scope, { orderId }).catch(() => undefined), signIn(scope, profile)]);
      const later = scopeOf(database.db, { actor: account.actor, payments: cashfree.provider });
      expect((await verifyPayment(later, { orderId })).status).toBe('paid');
      expect((await balanceOf(idOf(account))).balance).toBe(55);
    }
  });

  test('an order of the browser settling into the guest that becomes a member: neither waits for the other', async () => {
    const scope = await guest(database.db);
    const { rows } = await database.sql.query(
      `INSERT INTO payments (id, order_id, kind, pack_id, visitor_id, amount, message_count, status)
       VALUES (gen_random_uuid(), $1, 'session', 'starter', $2, 9, 10, 'active') RETURNING id`,
      [`session_${randomUUID()}`, scope.actor.visitorId],
    );
    let signing: Promise<{ id: string }> | undefined;
    await database.db.transaction(async (tx) => {
      // As a settlement does: the order first, then its wallet.
      await tx.query('SELECT 1 FROM payments WHERE id = $1::uuid FOR UPDATE', [rows[0].id]);
      signing = signIn(scope, googleProfile());
      for (let waiting = 0; waiting === 0; ) {
        const { rows: found } = await database.sql.query(
          `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        waiting = found[0].n;
      }
      const wallet = 'SELECT 1 AS one FROM users WHERE id = $1::uuid FOR UPDATE NOWAIT';
      expect((await tx.query(wallet, [idOf(scope)])).rows).toHaveLength(1);
    });
    expect((await signing)?.id).toBe(idOf(scope));
  });

  test('a registration and a sign-in of one browser that wait for each other both succeed', async () => {
    const scope = await guest(database.db);
    const nobody = as(scope, null, scope.actor.visitorId);
    // A chat begun in a tab that did not know the user yet, so that both of them adopt it.
    const sessionId = await chat(scope);
    await database.sql.query('UPDATE chat_sessions SET user_id = NULL, messages_left = 0 WHERE id = $1', [
      sessionId,
    ]);
    let goOn: () => void = () => undefined;
    const mayGoOn = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let holds: () => void = () => undefined;
    const holding = new Promise<void>((resolve) => {
      holds = resolve;
    });
    let tries = 0;
    const registering = registerUser(
      {
        ...nobody,
        adoptSessions: async (tx, browserOf) => {
          tries += 1;
          if (tries === 1) {
            const hold = 'SELECT 1 FROM chat_sessions WHERE id = $1::uuid FOR UPDATE';
            await tx.query(hold, [sessionId]);
            holds();
            await mayGoOn;
          }
          await nobody.adoptSessions(tx, browserOf);
        },
      },
      {},
    );
    await holding;
    const signing = signIn(scope, googleProfile());
    await expect
      .poll(async () => {
        const { rows } = await database.sql.query(
          // Who waits looks for a deadlock once, after 1 s (deadlock_timeout): the sign-in has looked by then, so that the
          // registration is the one that is given up.
          `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
             AND query_start < clock_timestamp() - interval '2 seconds'`,
        );
        return rows[0].n;
      })
      .toBe(1);
    goOn();
    const [signed, registered] = await Promise.all([signing, registering]);
    expect(tries).toBe(2);
    expect(signed.id).toBe(idOf(scope));
    expect((await getMe(as(scope, signed.id))).isGoogleAuthenticated).toBe(true);
    expect(registered.messageBalance).toBeGreaterThanOrEqual(0);
  });

  test('registrations beside sign-ins of one browser, again and again, never fail', async () => {
    for (let round = 0; round < 15; round += 1) {
      const scope = await guest(database.db);
      const sessionId = await chat(scope);
      await database.sql.query('UPDATE chat_sessions SET user_id = NULL, messages_left = 0 WHERE id = $1', [
        sessionId,
      ]);
      const profile = round % 2 === 0 ? googleProfile() : await profileOf(await member());
      const tabs = [scope, as(scope, null, scope.actor.visitorId)];
      const registrations = tabs.map((tab) => registerUser(tab, {}));
      const [signed] = await Promise.all([signIn(scope, profile), ...registrations]);
      expect((await getMe(as(scope, signed.id))).isGoogleAuthenticated).toBe(true);
    }
  });

  test('many sends of the guest while it merges', async () => {
    const account = await member();
    const scope = await guest(database.db);
    await buy(idOf(scope), 30);
    const sessions = await Promise.all(Array.from({ length: 8 }, () => chat(scope)));
    const sends = sessions.map((sessionId) =>
      sendMessage(scope, { sessionId, sender: 'user', content: 'hello' }).then(
        () => 1,
        () => 0,
      ),
    );
    await Promise.all([...sends, signIn(scope, await profileOf(account))]);
    const sent = (await Promise.all(sends)).reduce<number>((sum, one) => sum + one, 0);
    // 5 of the sent ones at most were free; the rest came out of the 30.
    expect((await balanceOf(idOf(account))).balance).toBe(5 + 30 - Math.max(0, sent - 5));
  });
});

test('whatever was granted, bought and spent: bought messages come along as far as unspent, free ones never', async () => {
  const step = fc.oneof(
    fc.record({ buy: fc.integer({ min: 1, max: 60 }) }),
    fc.record({ spend: fc.integer({ min: 1, max: 40 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), fc.array(step, { maxLength: 4 }), async (g, a) => {
      const account = await member();
      const scope = await guest(database.db);
      const live = async (scoped: TestScope, steps: typeof g) => {
        let balance = 5;
        let bought = 0;
        for (const one of steps) {
          if ('buy' in one) {
            await buy(idOf(scoped), one.buy);
            balance += one.buy;
            bought += one.buy;
          } else if (one.spend <= balance) {
            await spend(idOf(scoped), one.spend);
            balance -= one.spend;
          }
        }
        return { balance, bought };
      };
      const [before, own] = [await live(account, a), await live(scope, g)];
      await signIn(scope, await profileOf(account));
      const expected = before.balance + Math.min(own.balance, own.bought);
      expect(await balanceOf(idOf(account))).toEqual({ balance: expected, ledger: expected });
      expect(await balanceOf(idOf(scope))).toEqual({ balance: undefined, ledger: 0 });
    }),
    { numRuns: 40 },
  );
});

describe('signing out', () => {
  test('ends the session of this device, and forgets the browser', async () => {
    const scope = await guest(database.db);
    const account = googleProfile();
    const { id, sessionId } = await signIn(scope, account);
    const other = await signIn(await guest(database.db), account);
    const signedIn = onDevice(scope, id, sessionId);
    await signOut(signedIn);
    expect(await findSession(database.db, sessionId, new Date())).toBeNull();
    expect(await findSession(database.db, other.sessionId, new Date())).not.toBeNull();
    expect(signedIn.identified).toEqual([expect.not.stringContaining(scope.actor.visitorId)]);
  });

  test('ends a guest as well: a kept cookie opens nothing, of whatever time', async () => {
    const scope = await guest(database.db);
    const session = { userId: idOf(scope), userAgent: null, authenticatedAt: null, now: new Date() };
    const sessionId = await beginSession(database.db, session);
    const before = onDevice(scope, idOf(scope), sessionId);
    await signOut(before);
    expect(await findSession(database.db, sessionId, new Date())).toBeNull();
    expect(await isCurrentToken(database.db, idOf(scope), 0)).toBe(false);
    expect(before.identified).toEqual([expect.not.stringContaining(scope.actor.visitorId)]);
  });

  test('the account left by a switch is signed out on this device', async () => {
    const scope = await guest(database.db);
    const first = await signIn(scope, googleProfile());
    await signIn(onDevice(scope, first.id, first.sessionId), googleProfile());
    expect(await findSession(database.db, first.sessionId, new Date())).toBeNull();
  });

  test('a browser that nobody knows may sign out too, and register afresh', async () => {
    const scope = browser();
    expect(await signOut(scope)).toEqual({ success: true });
    expect((await registerUser(scope, {})).isGoogleAuthenticated).toBe(false);
  });
});
