import { altOf } from '@/lib/ai/pictures/rules';
import type { Answer } from '@/lib/kit/endpoint';
import type { listMessages } from './contract';
import { withoutMark } from './pictures/rules';
import type { MessageRow } from './store';

/** A stored message as the contract has it. */
export function toMessage(row: MessageRow): Answer<typeof listMessages>[number] {
  const alt = row.messageType === 'image' ? altOf(row.content) : null;
  return {
    id: row.id,
    sessionId: row.sessionId,
    sender: row.sender,
    content: row.picture ? withoutMark(row.content) : row.content,
    messageType: row.messageType,
    timestamp: row.timestamp.toISOString(),
    ...(row.typingDelayMs === null ? {} : { typingDelay: row.typingDelayMs }),
    ...(row.isRemoved && { removed: true as const }),
    ...(row.isReplaced && { replaced: true as const }),
    ...(alt === null ? {} : { imageAlt: alt }),
    ...(row.picture && { picture: row.picture }),
    ...(row.quote && { quote: row.quote }),
    ...(row.reaction !== undefined && { reaction: row.reaction }),
    ...(row.isCheckIn && { checkIn: true as const }),
  };
}
