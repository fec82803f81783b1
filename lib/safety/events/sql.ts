/**
 * A row of `safety_events`, to stand in a WITH clause, so that an answer of the safety rules and its event are stored
 * together: once for each message, however often it is sent. No row is written when the kind is NULL.
 * @param turn a relation of the same statement with session_id; none of it, no row
 * @param event places of the statement's parameters, and of the person's message
 * @param now place of the time
 */
export const eventInsert = (
  turn: string,
  event: { kind: string; rule: string; messageId: string },
  now: string,
) => `noticed AS (
  INSERT INTO safety_events (id, kind, rule, session_id, message_id, created_at)
  SELECT gen_random_uuid(), ${event.kind}::text, ${event.rule}::text, ${turn}.session_id, ${event.messageId}, ${now} FROM ${turn} WHERE ${event.kind}::text IS NOT NULL
)`;
