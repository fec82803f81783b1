import { z } from 'zod';
import type { Runner } from '@/lib/kit/scope';
import { BUILTIN, FOLLOW_UP_DAYS, SUMMARY_LEVELS, SUMMARY_LINES_MAX } from '../constants';
import { recallMemory } from './recall-memory.queries';

const LINES = Object.values(SUMMARY_LINES_MAX).reduce((sum, lines) => sum + lines, 0);

// JSON has no dates.
const summary = z.array(
  z.object({ level: z.enum(SUMMARY_LEVELS), text: z.string(), toldAt: z.coerce.date() }),
);
const due = z.object({ id: z.string(), askedTurnId: z.string().nullable() }).nullable();

export type Remembered = {
  lettaAgentId: string;
  /** An agent on another server knows all of it. */
  elsewhere: boolean;
  /** What the database says of its facts, for `knownOf`. */
  version: string;
  /** The fact that is to be asked about now, and the turn in which that failed before. */
  due: z.infer<typeof due>;
  summary: z.infer<typeof summary>;
};

/**
 * What an agent remembers besides its facts, in one statement; null when the agent is gone.
 * @param today in India, YYYY-MM-DD
 */
export async function recall(db: Runner, agentId: string, today: string): Promise<Remembered | null> {
  const [row] = await recallMemory.run({ agentId, today, followUpDays: FOLLOW_UP_DAYS, lines: LINES }, db);
  if (!row) return null;
  const { lettaAgentId, version } = row;
  return {
    ...{ lettaAgentId, version },
    elsewhere: !row.changed && !lettaAgentId.startsWith(BUILTIN),
    due: due.parse(row.due),
    summary: summary.parse(row.summary),
  };
}

/**
 * Notes that a fact is asked about in a turn, which counts once that turn has its answer.
 * @returns false when another turn was first
 */
export async function claimFollowUp(
  db: Runner,
  { id, askedTurnId }: NonNullable<Remembered['due']>,
  turnId: string,
): Promise<boolean> {
  const { count } = await db.prisma.memoryFact.updateMany({
    where: { id, askedTurnId },
    data: { askedTurnId: turnId },
  });
  return count === 1;
}
