import { createContext } from 'react';

/** Opens the report dialog for a message. One stable function for all bubbles, so that none re-renders. */
export const ReportContext = createContext<(messageId: string) => void>(() => undefined);
