import type { SENDERS } from '../constants';
import { QUOTE_MAX_CHARS } from './constants';

/** The beginning of a message that another one answers. */
export type Quote = { id: string; sender: (typeof SENDERS)[number]; content: string };

/** As much of a message as a quote of it shows. */
export const quoteOf = ({ id, sender, content }: Quote): Quote => ({
  id,
  sender,
  content: [...content].slice(0, QUOTE_MAX_CHARS).join(''),
});
