import { CHAT_TYPES, type ChatType } from './constants';

export function isChatType(value: string): value is ChatType {
  return (CHAT_TYPES as readonly string[]).includes(value);
}
