import { createContext } from 'react';
import type { ChatMessage } from '@/lib/chat/history/rules';

/** Opens the menu of a message. One stable function for all bubbles, so that none re-renders. */
export const MessageMenuContext = createContext<(message: ChatMessage) => void>(() => undefined);
