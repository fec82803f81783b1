import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listOwnReviews } from '@/lib/account/reviews/service';
import { getProfile } from '@/lib/companions/catalogue/service';
import { collectPersonalData } from '@/lib/companions/personal-data/service';
import { listReviews as listPublic, saveReview } from '@/lib/companions/reviews/service';
import { operatorScope } from '@/tests/setup/operators';
import { guest } from '@/tests/setup/people';
import { scopeOf } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { hideReview, listReviews, showReview } from './service';

const database = serviceDatabase();
const support = () => operatorScope(database.db, 'support');
const ISHA = 'c83ed89d-8f3d-4bd1-8a0c-251d867c82ff';
const MEERA = async () =>
  (await database.sql.query(`SELECT id FROM companions WHERE name = 'Meera Rao'`)).rows[0].id as string;

async function write(companionId: string, rating: number, reviewText: string) {
  const scope = await guest(database.db);
  const userId = scope.actor.userId ?? '';
  const review = { companionId, userId, rating, reviewText, reviewerName: 'A.', now: new Date() };
  return { id: await saveReview(scope, review), userId, scope, again: () => saveReview(scope, review) };
}

test('a hidden review counts no more and is seen by nobody, its author reads why, and it comes back as it was', async () => {
  const companionId = await MEERA();
  for (let others = 0; others < 5; others += 1) await write(companionId, 5, 'Kind and patient.');
  const bad = await write(companionId, 1, 'She told me where her cousin lives.');
  const process = scopeOf({ ...database.db });
  const ratingNow = async () => (await getProfile(process, { id: companionId })).rating;
  const texts = async () => (await listPublic(process, { id: companionId })).map((one) => one.reviewText);
  await expect.poll(ratingNow).toBe('3.7');
  const reason = 'It says where somebody lives.';
  await hideReview(support(), { id: bad.id, reason });
  await expect.poll(ratingNow).toBe('4.0');
  expect(await texts()).not.toContain('She told me where her cousin lives.');
  expect(await collectPersonalData(database.db, bad.userId)).toMatchObject([
    { hiddenAt: expect.any(Date), hiddenReason: reason },
  ]);
  const own = async () => (await listOwnReviews(bad.scope)).reviews;
  expect(await own()).toMatchObject([
    { text: 'She told me where her cousin lives.', hidden: { at: expect.any(String), reason } },
  ]);
  await expect(bad.again()).rejects.toMatchObject({
    code: 'not_allowed',
    message: expect.stringContaining(reason),
  });
  await expect(hideReview(support(), { id: bad.id, reason })).rejects.toMatchObject({ code: 'conflict' });
  await showReview(support(), { id: bad.id });
  expect(await own()).toMatchObject([{ hidden: null }]);
  await expect.poll(ratingNow).toBe('3.7');
  expect(await texts()).toContain('She told me where her cousin lives.');
  const { rows } = await database.sql.query(
    'SELECT action, reason FROM audit_entries WHERE subject_id = $1 ORDER BY seq',
    [bad.id],
  );
  expect(rows).toEqual([
    { action: 'review.hide', reason },
    { action: 'review.show', reason: null },
  ]);
});

test('reviews are found by stars, state, companion and words, and only who may see people sees who wrote', async () => {
  const { id, userId } = await write(ISHA, 2, 'A 100% strange_word here');
  const found = (query: object, role: 'support' | 'content' = 'support') =>
    listReviews(operatorScope(database.db, role), query);
  const ids = async (query: object) => (await found(query)).reviews.map((one) => one.id);
  expect(await ids({ q: '100% STRANGE_' })).toEqual([id]);
  expect(await ids({ q: '1__% strange' })).toEqual([]);
  expect(await ids({ companion: ISHA, stars: 2 })).toEqual([id]);
  expect(await ids({ id, state: 'hidden' })).toEqual([]);
  expect((await found({ id })).reviews[0]?.userId).toBe(userId);
  expect((await found({ id }, 'content')).reviews[0]?.userId).toBeNull();
});

test('two operators at once hide a review once, and one that is not there is not found', async () => {
  const { id } = await write(ISHA, 3, 'So so.');
  const results = await Promise.allSettled(
    [1, 2].map(() => hideReview(support(), { id, reason: 'Twice the same.' })),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const nobody = { id: randomUUID() };
  await expect(showReview(support(), nobody)).rejects.toMatchObject({ code: 'not_found' });
  await expect(hideReview(support(), { ...nobody, reason: 'Why not.' })).rejects.toMatchObject({
    code: 'not_found',
  });
});
