export const NO_ORDER = 'There is no such order.';
