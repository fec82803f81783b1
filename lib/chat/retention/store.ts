import type { Runner } from '@/lib/kit/scope';
import { blankTraces as blankTracesQuery } from './blank-traces.queries';

/** Blanks from where at most `rows` chats were begun before a moment; a chat in use waits for the next run. @returns chats */
export async function blankTraces(db: Runner, old: { before: Date; rows: number }): Promise<number> {
  return (await blankTracesQuery.run(old, db)).length;
}
