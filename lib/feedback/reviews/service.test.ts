import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sendMessage } from '@/lib/chat/turns/service';
import { getProfile } from '@/lib/companions/catalogue/service';
import { listReviews } from '@/lib/companions/reviews/service';
import { submitFeedback } from '@/lib/feedback/service';
import { chat, guest } from '@/tests/setup/people';
import { scopeOf, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { publishReview as contract } from './contract';
import { deleteReview, publishReview } from './service';

const database = serviceDatabase();

/** Somebody signed in, with messages. */
async function member(name: string | null = 'Asha Rao'): Promise<TestScope> {
  const scope = await guest(database.db, { balance: 40 });
  await database.sql.query('UPDATE users SET is_google_authenticated = true, name = $2 WHERE id = $1', [
    scope.actor.userId,
    name,
  ]);
  return scope;
}

/** A psychologist chat of that person, written in and rated. */
async function ratedChat(scope: TestScope, rating = 4, companionId?: string) {
  const { startSession } = await import('@/lib/chat/service');
  const { id: sessionId } = await startSession(scope, { chatType: 'psychologist', companionId });
  await write(scope, sessionId);
  await submitFeedback(scope, { sessionId, rating });
  const { rows } = await database.sql.query('SELECT companion_id AS id FROM chat_sessions WHERE id = $1', [
    sessionId,
  ]);
  return { sessionId, companionId: String(rows[0].id) };
}
const write = (scope: TestScope, sessionId: string) =>
  sendMessage(scope, { sessionId, sender: 'user', content: 'Suno', clientMessageId: randomUUID() });
const publish = (scope: TestScope, sessionId: string, reviewText = 'बहुत अच्छा लगा') =>
  publishReview(scope, { sessionId, reviewText, consent: true });
const reviews = (scope: TestScope, id: string) => listReviews(scope, { id });
const remove = (scope: TestScope, reviewId: string) => deleteReview(scope, { reviewId });

describe('publishing', () => {
  test('shows stars of the rating, the first letter, a verified tick, before the samples, and alone moves no rating', async () => {
    const author = await member();
    const { sessionId, companionId } = await ratedChat(author, 3);
    const ratingNow = async () => (await getProfile(scopeOf({ ...database.db }), { id: companionId })).rating;
    const before = await ratingNow();
    const { id } = await publish(author, sessionId);
    const [first, ...others] = await reviews(author, companionId);
    expect(first).toMatchObject({
      id,
      reviewerName: 'A.',
      isVerified: true,
      isSample: false,
      isOwn: true,
      rating: 3,
      reviewText: 'बहुत अच्छा लगा',
    });
    expect(others.length).toBeGreaterThanOrEqual(2);
    for (const sample of others)
      expect(sample).toMatchObject({ isSample: true, isVerified: false, isOwn: false });
    expect(JSON.stringify(await reviews(author, companionId))).not.toContain('Asha');
    expect((await reviews(await member(), companionId))[0]?.isOwn).toBe(false);
    expect(await ratingNow()).toBe(before);
    await remove(author, id);
  });

  test('again about the same companion replaces it, also when ten come at once', async () => {
    const author = await member('निशा');
    const one = await ratedChat(author, 5);
    await publish(author, one.sessionId, 'First');
    const two = await ratedChat(author, 2, one.companionId);
    await Promise.all(Array.from({ length: 10 }, () => publish(author, two.sessionId, 'Second')));
    const own = (await reviews(author, one.companionId)).filter((review) => review.isOwn);
    expect(own).toMatchObject([{ reviewText: 'Second', rating: 2, reviewerName: 'नि.' }]);
    await remove(author, String(own[0]?.id));
  });

  test('is refused to guests, strangers, and for chats that were not rated, not written in, or of another kind', async () => {
    const author = await member();
    const { sessionId } = await ratedChat(author);
    const visitor = await guest(database.db, { balance: 20 });
    const own = await ratedChat(visitor);
    await expect(publish(visitor, own.sessionId)).rejects.toMatchObject({
      code: 'not_signed_in',
      fields: { requireAuth: true },
    });
    await expect(publish(await member(), sessionId)).rejects.toMatchObject({ code: 'not_found' });
    const unrated = await chat(author, 'psychologist');
    await write(author, unrated);
    await expect(publish(author, unrated)).rejects.toMatchObject({ code: 'bad_input' });
    const silent = await chat(author, 'psychologist');
    await submitFeedback(author, { sessionId: silent, rating: 5 });
    await expect(publish(author, silent)).rejects.toMatchObject({ code: 'bad_input' });
    const friendly = await chat(author, 'friendly');
    await write(author, friendly);
    await submitFeedback(author, { sessionId: friendly, rating: 5 });
    await expect(publish(author, friendly)).rejects.toMatchObject({ code: 'bad_input' });
    const { rows } = await database.sql.query(
      'SELECT count(*)::int AS made FROM companion_reviews WHERE NOT is_sample',
    );
    expect(rows).toEqual([{ made: 0 }]);
  });

  test('needs consent, words, and none that lead to a person', () => {
    const body = { sessionId: randomUUID(), reviewText: 'Good listener', consent: true };
    expect(contract.body.safeParse(body).success).toBe(true);
    for (const wrong of [
      { ...body, consent: false },
      { ...body, consent: undefined },
      { ...body, reviewText: '  ' },
      { ...body, reviewText: '🙂' },
      { ...body, reviewText: 'x'.repeat(501) },
      { ...body, reviewText: 'write to me@mail.in' },
    ])
      expect(contract.body.safeParse(wrong).success).toBe(false);
  });
});

describe('deleting', () => {
  test('is for the author alone', async () => {
    const author = await member();
    const { sessionId, companionId } = await ratedChat(author);
    const { id } = await publish(author, sessionId);
    await expect(remove(await member(), id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(remove(await guest(database.db), id)).rejects.toMatchObject({ code: 'not_signed_in' });
    await remove(author, id);
    await expect(remove(author, id)).rejects.toMatchObject({ code: 'not_found' });
    expect((await reviews(author, companionId)).some((review) => review.isOwn)).toBe(false);
  });

  test('the account takes its reviews along', async () => {
    const author = await member();
    const { sessionId } = await ratedChat(author);
    const { id } = await publish(author, sessionId);
    await database.sql.query('BEGIN');
    await database.sql.query('DELETE FROM users WHERE id = $1', [author.actor.userId]);
    const { rowCount } = await database.sql.query('SELECT FROM companion_reviews WHERE id = $1', [id]);
    await database.sql.query('ROLLBACK');
    expect(rowCount).toBe(0);
    await remove(author, id);
  });
});

test('the reviews of nobody are 404', async () => {
  await expect(reviews(await guest(database.db), randomUUID())).rejects.toMatchObject({ code: 'not_found' });
});

test('a review with words of danger or abuse is published and stands in the operators’ queue, once and open again when it is rewritten', async () => {
  const author = await member();
  const { sessionId } = await ratedChat(author, 1);
  const { id } = await publish(author, sessionId, 'It threatened me and used gaali.');
  const cases = async () =>
    (
      await database.sql.query(
        'SELECT kind, status, user_id, issue_detail FROM issues WHERE review_id = $1',
        [id],
      )
    ).rows;
  const opened = { kind: 'review', status: 'open', user_id: null };
  expect(await cases()).toEqual([
    { ...opened, issue_detail: 'Review: few stars, with words of danger or abuse' },
  ]);
  await database.sql.query(`UPDATE issues SET status = 'closed' WHERE review_id = $1`, [id]);
  await publish(author, sessionId, 'I want to kill myself after this.');
  expect(await cases()).toEqual([{ ...opened, issue_detail: 'Review: its writer may be in danger' }]);
});
