export const TALK_GONE = 'The message or its chat was deleted.';
