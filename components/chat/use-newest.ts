import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Within this many pixels of the end the user counts as reading the newest message. */
const NEAR_END_PX = 80;
/** ms in which the list comes to rest where reading stopped: what comes into sight on the way gets its real height. */
const MOVES_MS = 1000;

/**
 * Keeps the scroll position of a list whose scroll origin is its end (`flex-col-reverse`): at the newest message while the
 * user reads that one, and in place while they read older ones. Older messages are added at the far end and move nothing.
 * @param newestId the last message on screen
 * @param ownId the user's message being sent; sending scrolls to the end
 * @param place where reading stopped: the chat opens there
 */
export function useNewest(
  scroller: RefObject<HTMLElement | null>,
  newestId: string | undefined,
  ownId: string | undefined,
  place: string | null,
) {
  const [atEnd, setAtEnd] = useState(true);
  const [unseen, setUnseen] = useState(0);
  const near = useRef(true);
  const height = useRef(0);
  const last = useRef(newestId);

  const follow = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    near.current = Math.abs(element.scrollTop) < NEAR_END_PX;
    setAtEnd(near.current);
    if (near.current) setUnseen(0);
  }, [scroller]);

  // At once: pages of messages that come into sight on the way get their real height, which ends a smooth scroll before the end.
  const scrollToEnd = useCallback(
    () => scroller.current?.scrollTo({ top: 0, behavior: 'instant' }),
    [scroller],
  );

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const grown = element.scrollHeight - height.current;
    height.current = element.scrollHeight;
    if (newestId === last.current) return;
    const first = last.current === undefined;
    last.current = newestId;
    if (near.current || first) {
      element.scrollTop = 0;
      return;
    }
    setUnseen((count) => count + 1);
    // Browsers without scroll anchoring would move the text that is being read.
    if (!CSS.supports('overflow-anchor', 'auto')) element.scrollTop -= grown;
  });

  useLayoutEffect(() => {
    const element = scroller.current;
    // To the line above the first unread message; an address that names a message leads there.
    if (!place || !element || window.location.hash) return;
    // Nobody has touched the page by this (lib/client/first-input.ts).
    element.dataset.moves = '';
    document.getElementById('unread')?.scrollIntoView();
    setTimeout(() => delete element.dataset.moves, MOVES_MS);
  }, [scroller, place]);

  useEffect(() => {
    if (ownId) scrollToEnd();
  }, [ownId, scrollToEnd]);

  return { atEnd, unseen, follow, scrollToEnd };
}
