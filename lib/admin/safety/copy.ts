export const NO_SUCH_EVENT = 'There is no such event any more.';
export const NO_TEXT = 'The message of this event is gone, or it is about nobody any more.';
