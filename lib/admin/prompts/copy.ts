export const EVALUATION_UNDER_WAY = 'This version is being evaluated already.';
