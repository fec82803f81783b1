/** What goes with a chat, and what companions remember. */
export const CHAT_TABLES = [
  'chat_sessions',
  'messages',
  'chat_turns',
  'chat_feedback',
  'memory_marks',
  'picture_shares',
  'chat_pictures',
  'message_reports',
  'safety_examples',
] as const;
export const MEMORY_TABLES = ['letta_agents', 'memory_facts', 'memory_summaries', 'memory_settings'] as const;
