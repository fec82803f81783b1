import type { Runner } from '@/lib/kit/scope';
import { takeJudgement as takeJudgementQuery } from './take-judgement.queries';

/**
 * Takes one judgement from every subject, or none when one of them has used up its limit, and deletes some of the marks
 * that are too old to count. Statements that run at the same moment do not see each other: a subject may pass its limit by
 * as many as run at once.
 */
export async function takeJudgement(
  db: Runner,
  limits: readonly { subject: string; most: number }[],
  now: Date,
  since: Date,
): Promise<boolean> {
  const marks = await takeJudgementQuery.run(
    { subjects: limits.map((one) => one.subject), most: limits.map((one) => one.most), now, since },
    db,
  );
  return marks.length > 0;
}
