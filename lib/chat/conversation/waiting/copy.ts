export const WAITS_FOR_CREDIT =
  'The message before is answered once you have messages again. This one waits for that.';
export const WAITS_FOR_NETWORK = 'Not sent yet. It goes out by itself when the connection is back.';
export const CHAT_CLOSED = 'Not sent: this chat is closed.';
export const TAKE_BACK = 'Take back';
export const SEND_NOW = 'Try again';
export const MANY_WAIT = 'Many messages are waiting';
export const MANY_WAIT_ABOUT = 'They go out when you are back online. Then you can send more.';
export const UNKEPT = 'Keep this page open until it has gone out: your browser has no room to keep it.';
/** Before numbers. */
export const CALL = 'In danger? A call needs no internet:';
