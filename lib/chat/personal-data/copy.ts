export const CHAT_BUSY = 'A reply is still on its way in this chat. Please try again in a moment.';
