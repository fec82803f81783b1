import type { ChatType } from '@/lib/companions/chat-types/constants';
import { AppError } from '@/lib/kit/app-error';

/** Kinds of chat that operators have switched off. */
export type ChatTypesScope = { closedChatTypes: readonly ChatType[] };

/** What a kind of chat that is switched off is answered with. `closed` tells the chat's screen why, for good. */
export const typeClosed = (why: string): AppError =>
  new AppError('not_allowed', why, { fields: { closed: why }, reason: 'kind of chat is off' });
