import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { learnFromTalks } from '@/lib/chat/remembering/jobs';
import { reportMessage } from '@/lib/chat/reports/service';
import { startSession } from '@/lib/chat/service';
import { sendMessage } from '@/lib/chat/turns/service';
import { welcome } from '@/lib/chat/turns/welcome/service';
import { submitFeedback } from '@/lib/feedback/service';
import { AppError } from '@/lib/kit/app-error';
import { isOwnerGone } from '@/lib/kit/database-error';
import type { Db } from '@/lib/kit/scope';
import { recharge } from '@/lib/payments/service';
import { recordConsent } from '@/lib/users/service';
import { driftingOwners } from '@/lib/wallet/proof/service';
import { DOG, isNotes, later, noteTaker } from '@/tests/setup/note-taker';
import { chat, guest } from '@/tests/setup/people';
import { judgeOf, moderatorOf, scriptedModel, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { deleteAccount } from '../service';

const database = serviceDatabase();

/** The database, with something that happens before each statement of its own and before each transaction. */
function interrupted(before: () => Promise<void>): Db {
  const { db } = database;
  const prisma = db.prisma.$extends({
    query: {
      $allOperations: async ({ args, query }) => {
        await before();
        return query(args);
      },
    },
  });
  return {
    prisma: prisma as unknown as Db['prisma'],
    query: async (text, values) => {
      await before();
      return db.query(text, values);
    },
    transaction: async (work) => {
      await before();
      return db.transaction(work);
    },
  };
}

/** Where any of those texts stands in the database. */
async function whereAre(texts: readonly string[]): Promise<string[]> {
  const { rows: columns } = await database.sql.query<{ table: string; column: string }>(
    `SELECT c.table_name AS "table", c.column_name AS "column" FROM information_schema.columns c
     JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.data_type NOT IN ('integer', 'bigint', 'boolean')`,
  );
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await database.sql.query(
      `SELECT 1 FROM "${table}" WHERE "${column}"::text ~ $1 LIMIT 1`,
      [texts.join('|')],
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found.sort();
}

type Someone = { scope: TestScope; sessionId: string; word: string };
type Act = (one: Someone) => Promise<unknown>;

const send =
  (said: string): Act =>
  ({ scope, sessionId, word }) =>
    sendMessage(scope, { sessionId, sender: 'user', content: `${said} ${word}` });

/** The newest words of the companion. */
async function answerIn(sessionId: string): Promise<string> {
  const { rows } = await database.sql.query(
    "SELECT id FROM messages WHERE session_id = $1 AND sender = 'ai' ORDER BY seq DESC LIMIT 1",
    [sessionId],
  );
  return rows[0]?.id ?? randomUUID();
}

const ACTS: Readonly<Record<string, Act>> = {
  'a reply': send('Kaise ho'),
  'a reply that moderation takes': send('threat'),
  'a reply whose model fails': send('fail'),
  'words for a crisis': send('I want to kill myself'),
  'words for a crisis that a judge hears': send('goodbye forever'),
  'words for a minor': send('I am 14 years old'),
  'a welcome': ({ scope, sessionId }) => welcome(scope, { sessionId }),
  'a new chat': ({ scope }) => startSession(scope, { chatType: 'romantic' }),
  'a rating': ({ scope, sessionId, word }) =>
    submitFeedback(scope, { sessionId, rating: 2, feedbackText: word }),
  'a report': async ({ scope, sessionId }) =>
    reportMessage(scope, { messageId: await answerIn(sessionId), reason: 'rude' }),
  'an order': ({ scope }) => recharge(scope, { userId: scope.actor.userId ?? '', planId: 'starter' }),
  'a consent': ({ scope }) => recordConsent(scope, { purpose: 'adult', granted: true }),
  'a reading for the memory': ({ scope }) => learnFromTalks(later(scope)),
};

/** What a browser whose account is gone may do at once, as a new one: the answer to the deletion takes its cookie away. */
const BEGUN_ANEW = new Set(['a new chat', 'a consent']);
/** `gone`: a row was to be written whose owner is gone, which is answered with 409 (lib/server/answer.ts). */
const ENDS = new Set(['answered', 'conflict', 'not_found', 'provider_failed', 'gone']);

const { chatModel: notes } = noteTaker([DOG]);
const { chatModel: words } = scriptedModel((messages) => {
  if (messages.at(-1)?.content.startsWith('fail')) throw new Error('down');
  return 'Haan, batao.';
});
const models = {
  chatModel: { complete: (asked, ...rest) => (isNotes(asked) ? notes : words).complete(asked, ...rest) },
  moderator: moderatorOf((text) => (text.startsWith('threat') ? ['sexual/minors'] : [])),
  judge: judgeOf({ talk: (newest) => (newest.startsWith('goodbye') ? { crisis: 'self_harm' } : {}) }).judge,
} satisfies Partial<TestScope>;

/** Somebody who has had a reply that waits to be read for the memory. */
async function someone(): Promise<Someone> {
  // A talk that an earlier one left unread is none of this one's business.
  await database.sql.query('DELETE FROM memory_marks');
  const word = `q${randomUUID().slice(0, 8)}q`;
  const scope = await guest(database.db, models);
  const sessionId = await chat(scope);
  await sendMessage(scope, { sessionId, sender: 'user', content: `my dog is called Bruno ${word}` });
  return { scope, sessionId, word };
}

/** Does it once, with something before the statement of that number. @returns how it ended, and what was logged as an error */
async function during(one: Someone, act: Act, place: number, work: () => Promise<unknown>) {
  let statements = 0;
  const errors: string[] = [];
  const db = interrupted(async () => {
    statements += 1;
    if (statements === place) await work();
  });
  const log = { ...one.scope.log, error: (_: unknown, event: string) => void errors.push(event) };
  const end = await act({ ...one, scope: { ...one.scope, db, log } }).then(
    () => 'answered',
    (error: unknown) => {
      if (error instanceof AppError) return error.code;
      return isOwnerGone(error) ? 'gone' : String(error);
    },
  );
  return { end, statements, errors };
}

test.each(Object.entries(ACTS))(
  '%s: an account that is deleted before any of its statements leaves nothing',
  async (what, act) => {
    const { statements } = await during(await someone(), act, 0, async () => undefined);
    const [left, owners, ends, errors] = [[] as string[], [] as string[], [] as string[], [] as string[]];
    for (let place = 1; place <= statements; place += 1) {
      const one = await someone();
      const { visitorId, userId } = one.scope.actor;
      const remove = () => deleteAccount(one.scope);
      const done = await during(one, act, place, remove);
      // It may take fewer statements this time.
      if (done.statements < place) await remove();
      ends.push(done.end);
      errors.push(...done.errors);
      owners.push(userId ?? '');
      left.push(one.word, one.sessionId, ...(BEGUN_ANEW.has(what) ? [] : [visitorId]));
    }
    expect(errors).toEqual([]);
    expect(ends.filter((end) => !ENDS.has(end))).toEqual([]);
    // Whoever says to be a minor stays held in this browser.
    const held = act === ACTS['words for a minor'] ? ['age_holds.visitor_id'] : [];
    expect(await whereAre(left)).toEqual(held);
    expect(await whereAre(owners)).toEqual(['ledger_entries.owner_id', 'ledger_entries.reference']);
    expect(await driftingOwners(database.sql)).toEqual([]);
  },
);
