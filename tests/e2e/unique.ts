import { randomUUID } from 'node:crypto';

/** A text that no other test has: it addresses the model's faults and finds rows. */
export const unique = (text: string) => `${text} ${randomUUID().slice(0, 8)}`;
