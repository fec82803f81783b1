/** What a send that was stopped ends with. */
export const TAKEN_BACK = 'You took this message back. Nothing was charged.';
