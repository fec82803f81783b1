/** What the safety screen may be narrowed to. */
export const EVENT_KINDS = ['crisis', 'minor'] as const;
export const EVENT_MARKS = ['all', 'unmarked', 'false', 'real'] as const;
