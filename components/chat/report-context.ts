import { createContext } from 'react';

/** Opens the report of a message. One function for all bubbles, so that none is drawn again for it. */
export const ReportContext = createContext<(messageId: string) => void>(() => undefined);
