export const breakHint = (minutes: number): string =>
  `You have been chatting for more than ${minutes} minutes. You wanted to be told.`;
export const CLOSE_HINT = 'Close';
