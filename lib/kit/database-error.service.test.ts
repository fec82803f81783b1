import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { serviceDatabase } from '@/tests/setup/service-database';
import { isDeadlock, isOwnerGone, isRowBusy, isUniqueViolation } from './database-error';

const database = serviceDatabase();

const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
const INSERT_COMPANION = `INSERT INTO companions (id, name, image_path, about_me, suitable_for_chat_types)
  VALUES ($1::uuid, 'Twin', '/x.svg', '', '{}')`;
const LOCK_COMPANION = 'SELECT id FROM companions WHERE id = $1::uuid FOR UPDATE NOWAIT';

test('a duplicate key is recognised from the pool, from a query in a transaction and from Prisma Client', async () => {
  const { db } = database;
  const id = randomUUID();
  await db.query(INSERT_COMPANION, [id]);
  const twin = { id, name: 'Twin', imagePath: '/x.svg', aboutMe: '' };
  for (const again of [
    db.query(INSERT_COMPANION, [id]),
    db.transaction((tx) => tx.query(INSERT_COMPANION, [id])),
    db.prisma.companion.create({ data: twin }),
  ]) {
    const error = await failure(again);
    expect(isUniqueViolation(error, 'companions_pkey')).toBe(true);
    expect(isUniqueViolation(error, 'another_index')).toBe(false);
  }
});

test('a missing owner is recognised', async () => {
  const message = { sessionId: randomUUID(), sender: 'user', content: '' };
  expect(isOwnerGone(await failure(database.db.prisma.message.create({ data: message })))).toBe(true);
});

test('a row that another transaction holds is recognised, and two that wait for each other', async () => {
  const { db } = database;
  const one = await db.prisma.companion.findFirstOrThrow({ select: { id: true } });
  await db.transaction(async (tx) => {
    await tx.query(LOCK_COMPANION, [one.id]);
    expect(isRowBusy(await failure(db.query(LOCK_COMPANION, [one.id])))).toBe(true);
    expect(isRowBusy(await failure(db.transaction((other) => other.query(LOCK_COMPANION, [one.id]))))).toBe(
      true,
    );
  });
  // Changes of companions wait for one another: each counts the catalogue's version.
  const [her, him] = await Promise.all([
    db.prisma.user.create({ data: { messageBalance: 0 } }),
    db.prisma.user.create({ data: { messageBalance: 0 } }),
  ]);
  let bothHold: () => void = () => undefined;
  let holding = 0;
  const both = new Promise<void>((resolve) => {
    bothHold = resolve;
  });
  const takeBoth = (first: string, second: string) =>
    failure(
      db.transaction(async (tx) => {
        const rename = (id: string) => tx.prisma.user.update({ where: { id }, data: { name: '' } });
        await rename(first);
        holding += 1;
        if (holding === 2) bothHold();
        await both;
        await rename(second);
      }),
    );
  const ends = await Promise.all([takeBoth(her.id, him.id), takeBoth(him.id, her.id)]);
  expect(ends.filter(isDeadlock)).toHaveLength(1);
});
