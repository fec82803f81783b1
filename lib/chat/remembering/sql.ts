import { READ_AFTER_MS, READ_AFTER_TURNS } from './constants';

/**
 * A part of the statement that stores an answer: notes that there is something to read, so that a reply and the duty to
 * learn from it are stored together. Sessions without a user have no memory.
 * @param turn the name of the part that has session_id, kind and owner_kind of the answered turn
 * @param now a place of the statement, such as `$2::timestamptz`
 */
export const unreadTurn = (turn: string, now: string) => `INSERT INTO memory_marks (session_id, turns, due_at)
  SELECT session_id, 1, ${now} + interval '${READ_AFTER_MS} milliseconds' FROM ${turn} WHERE kind = 'message' AND owner_kind = 'user'
  ON CONFLICT (session_id) DO UPDATE SET turns = memory_marks.turns + 1,
    due_at = CASE WHEN memory_marks.turns + 1 = ${READ_AFTER_TURNS} AND memory_marks.attempts = 0 THEN ${now}
      ELSE coalesce(memory_marks.due_at, excluded.due_at) END`;
