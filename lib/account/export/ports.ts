import type { Runner } from '@/lib/kit/scope';

/** When operators opened words of a person's chats, by role and reason, the oldest first. */
export type ListOpenings = (
  db: Runner,
  userId: string,
) => Promise<readonly Readonly<Record<string, unknown>>[]>;
