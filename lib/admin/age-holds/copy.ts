export const NO_SUCH_HOLD = 'Nobody is held under this reference.';
