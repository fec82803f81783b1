/*
 * The text that writes what a reply cost. The chat puts it into its own statement, so that a reply and its usage are
 * stored together and a send takes no further way to the database.
 */

/**
 * A row of `ai_usage`, to stand in a WITH clause. No row is written when the parameters are NULL.
 * @param turn a relation of the same statement with id, session_id and owner_id; none of it, no row
 * @param usage places of the statement's parameters, as casts included, in the order of `UsageValues`
 * @param now place of the time
 */
export const usageInsert = (turn: string, usage: readonly string[], now: string) => `used AS (
  INSERT INTO ai_usage (id, owner_id, session_id, turn_id, model, prompt_version, prompt_tokens, completion_tokens, tries, latency_ms, outcome, created_at)
  SELECT gen_random_uuid(), ${turn}.owner_id, ${turn}.session_id, ${turn}.id, ${usage.join(', ')}, ${now} FROM ${turn}
)`;

/** Columns to set in the update that takes a message from an owner: one reply more on that day of India. */
export const countReply = (day: string) =>
  `replies_that_day = CASE WHEN replies_day = ${day} THEN replies_that_day + 1 ELSE 1 END, replies_day = ${day}`;

/**
 * Whether an owner may have one reply more on that day of India. In the WHERE clause of the same update PostgreSQL looks
 * at it again after it has waited for another one, so that no two replies at once take the last place.
 * @param most replies a day; 0 = no limit
 */
export const withinReplies = (day: string, most: string) =>
  `(${most} = 0 OR replies_day IS DISTINCT FROM ${day} OR replies_that_day < ${most})`;
