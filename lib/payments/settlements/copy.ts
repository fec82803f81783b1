export const NO_DIFFERENCE = 'There is no such difference.';
export const EXPLAINED = 'This difference is explained already.';
