export const NO_SUCH_REPORT = 'The message or its chat was deleted.';
export const REMOVED_ALREADY = 'It is removed already.';
export const THERE_ALREADY = 'It is there already.';
