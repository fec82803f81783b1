import type { Runner } from '@/lib/kit/scope';
import type { Owner } from './constants';

/** Part of a credit: a message that waited for it is answered now. Implemented by lib/chat. */
export type NoteCredit = (tx: Runner, owner: Owner, sessionId: string | null, now: Date) => Promise<void>;
