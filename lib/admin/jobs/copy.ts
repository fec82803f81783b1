export const NOTHING_FAILED = 'Nothing of that number has failed: it may be under way again.';
