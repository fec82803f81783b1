export const NO_SUCH_TALK = 'There is no such chat any more.';
