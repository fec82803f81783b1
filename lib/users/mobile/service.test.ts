import { describe, expect, test } from 'vitest';
import type { AppError } from '@/lib/kit/app-error';
import { guest } from '@/tests/setup/people';
import { serviceDatabase } from '@/tests/setup/service-database';
import { codesFor, requestCode, verifyCode } from './service';

const database = serviceDatabase();
let lastNumber = 9_000_000_000;
const newNumber = () => `+91${++lastNumber}`;

/** A guest with a telephone: what is sent to it is kept, and its clock can be put forward. */
async function person() {
  const inbox: { to: string; text: string }[] = [];
  let ahead = 0;
  const scope = await guest(database.db, {
    sendSms: async (sms) => {
      inbox.push(sms);
    },
    now: () => new Date(Date.now() + ahead),
  });
  return {
    scope,
    inbox,
    id: scope.actor.userId ?? '',
    pass: (ms: number) => {
      ahead += ms;
    },
    ask: (mobileNumber: string) => requestCode(scope, { mobileNumber }),
    verify: (mobileNumber: string, code: string) => verifyCode(scope, { mobileNumber, code }),
    code: () => /^(\d{6}) is your/.exec(inbox.at(-1)?.text ?? '')?.[1] ?? '',
  };
}

const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: AppError) => error.code,
  );
const stored = async (userId: string) =>
  (await database.sql.query('SELECT mobile_number, is_mobile_verified FROM users WHERE id = $1', [userId]))
    .rows[0];

describe('a one-time code', () => {
  test('gives its user the number, once, and is stored as a hash alone', async () => {
    const one = await person();
    const number = newNumber();
    expect(await one.ask(number)).toEqual({ expiresInSeconds: 300, resendAfterSeconds: 30 });
    expect(one.inbox).toHaveLength(1);
    expect(one.inbox[0]?.to).toBe(number);
    const { rows } = await database.sql.query('SELECT otp FROM otp_verifications WHERE user_id = $1', [
      one.id,
    ]);
    expect(rows[0].otp).not.toContain(one.code());
    expect(await one.verify(number, one.code())).toEqual({ mobileNumber: number });
    expect(await stored(one.id)).toEqual({ mobile_number: number, is_mobile_verified: true });
    expect(await codeOf(one.verify(number, one.code()))).toBe('bad_input');
  });

  test('used 20 times at once works once', async () => {
    const one = await person();
    const number = newNumber();
    await one.ask(number);
    const code = one.code();
    const ends = await Promise.all(Array.from({ length: 5 }, () => codeOf(one.verify(number, code))));
    expect(ends.filter((end) => end === 'answered')).toHaveLength(1);
  });

  test('has five tries, however many come at once, and then not even the right one works', async () => {
    const one = await person();
    const number = newNumber();
    await one.ask(number);
    const code = one.code();
    const ends = await Promise.all(
      Array.from({ length: 20 }, () => codeOf(one.verify(number, wrongFor(code)))),
    );
    expect(new Set(ends)).toEqual(new Set(['bad_input']));
    const { rows } = await database.sql.query('SELECT attempts FROM otp_verifications WHERE user_id = $1', [
      one.id,
    ]);
    expect(rows).toEqual([{ attempts: 5 }]);
    expect(await codeOf(one.verify(number, code))).toBe('bad_input');
    expect(await stored(one.id)).toEqual({ mobile_number: null, is_mobile_verified: false });
  });

  test('still works at the fifth try', async () => {
    const one = await person();
    const number = newNumber();
    await one.ask(number);
    for (let tries = 0; tries < 4; tries += 1) await codeOf(one.verify(number, wrongFor(one.code())));
    expect(await one.verify(number, one.code())).toEqual({ mobileNumber: number });
  });

  test('ends after five minutes', async () => {
    const one = await person();
    const number = newNumber();
    await one.ask(number);
    one.pass(5 * 60 * 1000);
    expect(await codeOf(one.verify(number, one.code()))).toBe('bad_input');
  });

  test('of somebody else, for another number, or before a newer one, is refused with the same words', async () => {
    const [one, other] = [await person(), await person()];
    const number = newNumber();
    await one.ask(number);
    const first = one.code();
    const refusals: string[] = [];
    const refuse = (promise: Promise<unknown>) =>
      promise.catch((error: AppError) => refusals.push(`${error.code} ${error.message}`));
    await refuse(other.verify(number, first));
    await refuse(one.verify(newNumber(), first));
    one.pass(1);
    await one.ask(number);
    if (one.code() !== first) await refuse(one.verify(number, first));
    else refusals.push(refusals[0] ?? '');
    expect(refusals).toHaveLength(3);
    expect(new Set(refusals).size).toBe(1);
    expect(await one.verify(number, one.code())).toEqual({ mobileNumber: number });
  });

  test('of a new number leaves the verified one until it is used', async () => {
    const one = await person();
    const [first, second] = [newNumber(), newNumber()];
    await one.ask(first);
    await one.verify(first, one.code());
    await one.ask(second);
    expect(await stored(one.id)).toEqual({ mobile_number: first, is_mobile_verified: true });
    await one.verify(second, one.code());
    expect(await stored(one.id)).toEqual({ mobile_number: second, is_mobile_verified: true });
  });
});

test('what somebody else requests for the same number leaves a code as good as it was', async () => {
  const [one, other] = [await person(), await person()];
  const number = newNumber();
  await one.ask(number);
  one.pass(1);
  other.pass(1_000);
  await other.ask(number);
  expect(await one.verify(number, one.code())).toEqual({ mobileNumber: number });
});

test('guests have no codes sent unless a setting lets them; a member has', async () => {
  const one = await person();
  const codeBudget = { guests: false, perDay: 1_000 };
  const scope = { ...one.scope, codeBudget };
  const number = newNumber();
  expect(await codeOf(requestCode(scope, { mobileNumber: number }))).toBe('not_allowed');
  expect(codesFor(scope, { isGoogleAuthenticated: false })).toEqual({
    mobileAvailable: false,
    mobileNeedsSignIn: true,
  });
  expect(one.inbox).toEqual([]);
  await database.sql.query('UPDATE users SET is_google_authenticated = true, google_id = id WHERE id = $1', [
    one.id,
  ]);
  expect(await codeOf(requestCode(scope, { mobileNumber: number }))).toBe('answered');
});

describe('how many codes are sent', () => {
  test('three in ten minutes for a person, also when ten are asked for at once', async () => {
    const one = await person();
    const ends = await Promise.all(Array.from({ length: 10 }, () => codeOf(one.ask(newNumber()))));
    expect(ends.filter((end) => end === 'answered')).toHaveLength(3);
    expect(ends.filter((end) => end === 'too_many')).toHaveLength(7);
    expect(one.inbox).toHaveLength(3);
    one.pass(10 * 60 * 1000);
    expect(await codeOf(one.ask(newNumber()))).toBe('answered');
  });

  test('three to a number, no matter who requests them; the answer names the seconds to wait', async () => {
    const people = await Promise.all([person(), person(), person(), person()]);
    const number = newNumber();
    const ends = await Promise.all(people.map((one) => one.ask(number).catch((error: AppError) => error)));
    const refused = ends.filter((end): end is AppError => end instanceof Error);
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ code: 'too_many' });
    expect(refused[0]?.retryAfter).toBeGreaterThan(590);
  });

  test('twenty from an address', async () => {
    const one = await person();
    const { ipAddress } = one.scope.actor;
    const others = await Promise.all(Array.from({ length: 8 }, () => person()));
    const asks = others.flatMap((other) => {
      const scope = { ...other.scope, actor: { ...other.scope.actor, ipAddress } };
      return [1, 2, 3].map(() => codeOf(requestCode(scope, { mobileNumber: newNumber() })));
    });
    const ends = await Promise.all(asks);
    expect(ends.filter((end) => end === 'answered')).toHaveLength(20);
  });

  test('so many a day as the budget says, for all together, and a line for the operator', async () => {
    const { rows } = await database.sql.query(
      "SELECT count(*)::int AS sent FROM limit_marks WHERE subject = 'code:all'",
    );
    const codeBudget = { guests: true, perDay: rows[0].sent + 2 };
    const errors: string[] = [];
    const ask = async () => {
      const one = await person();
      const log = { ...one.scope.log, error: (_: unknown, event: string) => void errors.push(event) };
      return codeOf(requestCode({ ...one.scope, log, codeBudget }, { mobileNumber: newNumber() }));
    };
    const ends = [await ask(), await ask(), await ask()];
    expect(ends).toEqual(['answered', 'answered', 'too_many']);
    expect(errors).toEqual(['budget of one-time codes is used up']);
  });

  test('a hundred a day from neighbouring addresses', async () => {
    const one = await person();
    const neighbour = (last: number) => ({ ...one.scope.actor, ipAddress: `203.0.113.${last}` });
    await requestCode({ ...one.scope, actor: neighbour(1) }, { mobileNumber: newNumber() });
    await database.sql.query(
      `INSERT INTO limit_marks (subject, created_at) SELECT subject, now() FROM generate_series(1, 99),
         (SELECT subject FROM limit_marks WHERE subject LIKE 'code:neighbourhood:%' ORDER BY id DESC LIMIT 1) newest`,
    );
    const other = await person();
    const scope = { ...other.scope, actor: { ...other.scope.actor, ipAddress: '203.0.113.2' } };
    expect(await codeOf(requestCode(scope, { mobileNumber: newNumber() }))).toBe('too_many');
  });

  test('what is counted names nobody', async () => {
    const { rows } = await database.sql.query('SELECT subject FROM limit_marks');
    expect(rows.length).toBeGreaterThan(0);
    for (const { subject } of rows)
      expect(subject).toMatch(/^code:(all|(person|number|address|neighbourhood):[\w-]{43})$/);
  });
});

test('without a provider nothing is stored, and a failing one is told', async () => {
  const bare = await guest(database.db);
  expect(await codeOf(requestCode(bare, { mobileNumber: newNumber() }))).toBe('provider_failed');
  const { rows } = await database.sql.query('SELECT id FROM otp_verifications WHERE user_id = $1', [
    bare.actor.userId,
  ]);
  expect(rows).toEqual([]);
  const failing = await guest(database.db, {
    sendSms: async () => {
      throw new Error('down');
    },
  });
  expect(await codeOf(requestCode(failing, { mobileNumber: newNumber() }))).toBe('provider_failed');
});
