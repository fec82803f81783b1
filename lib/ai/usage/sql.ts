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

/**
 * Whether an owner has had all replies of a day, to stand in a WHERE or SELECT clause.
 * @param owner an expression, @param since the day's start, @param most replies a day; 0 = no limit
 */
export const overBudget = (
  owner: string,
  since: string,
  most: string,
) => `(${most} > 0 AND (SELECT count(*) FROM (
    SELECT 1 FROM ai_usage spent WHERE spent.owner_id = ${owner} AND spent.created_at >= ${since} LIMIT ${most}) replies) >= ${most})`;
