import { createContext } from 'react';

/**
 * The one card about money that is still true, and whether it leads to the packs. A context, so that only a change of it
 * re-renders the product's messages, and nothing else.
 */
export const LiveCard = createContext<{ id: string | undefined; sells: boolean }>({
  id: undefined,
  sells: false,
});
