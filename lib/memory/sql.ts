/**
 * The agent that remembers for a session, for statements that read a session anyway; NULL when there is none yet, the
 * session has no user, or the person switched memory off.
 * @param session the alias of a row of chat_sessions
 */
export const memoryAgentOf = (session: string) => `(SELECT a.id FROM letta_agents a
  WHERE a.user_id = ${session}.user_id AND a.companion_id = ${session}.companion_id AND a.chat_type = ${session}.chat_type
  AND NOT EXISTS (SELECT 1 FROM memory_settings o WHERE o.user_id = a.user_id AND NOT o.enabled))`;
