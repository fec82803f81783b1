/*
 * Invariants:
 * - A picture is judged by a model that sees, and by the provider's moderation where one is set. Both have to answer: what nobody could
 *   judge is `unjudged`, and is treated as refused.
 * - Judges see the picture alone: neither who sent it nor what was written with it.
 */
import { deadlineIn } from '@/lib/kit/deadline';
import { noModerator } from '../moderation/service';
import type { Judge, Moderator } from '../ports';
import { PICTURE_JUDGE_TIMEOUT_MS, PICTURE_PROBLEMS, type PictureProblem } from './constants';
import { pictureQuestion, problemsOf } from './rules';

/**
 * What is found in a picture, the worst first; empty when that is nothing.
 * @param bytes a JPEG as it would be kept. Never throws.
 */
export async function judgePicture(
  { judge, moderator }: { judge: Judge; moderator: Moderator },
  bytes: Uint8Array,
): Promise<readonly PictureProblem[] | 'unjudged'> {
  const picture = `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;
  const deadline = deadlineIn(PICTURE_JUDGE_TIMEOUT_MS);
  const { signal } = deadline;
  try {
    const [seen, moderated] = await Promise.all([
      judge.ask(pictureQuestion(picture), { signal, mayRetry: () => true }),
      moderator === noModerator ? { flagged: [] } : moderator.checkPicture(picture, signal),
    ]);
    if (seen === null || moderated === null) return 'unjudged';
    const all = new Set([...seen.verdict, ...problemsOf(moderated)]);
    return PICTURE_PROBLEMS.filter((problem) => all.has(problem));
  } catch {
    // The watches report their failures; a deadline that passes is no judgement either.
    return 'unjudged';
  } finally {
    deadline.end();
  }
}
