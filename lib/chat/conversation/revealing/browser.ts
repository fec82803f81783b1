import type { ChatMessage } from '../../history/rules';
import { revealWaitMs } from '../../pacing/rules';

/** Tells what is not shown yet, and what has just been. */
export type NoteRevealed = (change: { withheld: ReadonlySet<string>; arrived?: string }) => void;

/** Shows the bubbles of answers one after another, as somebody types them. */
export function createRevealing(note: NoteRevealed) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: readonly ChatMessage[] = [];
  let followsAnother = false;

  const withheld = () => new Set(queue.map(({ id }) => id));

  function next(): void {
    const first = queue[0];
    if (!first) {
      followsAnother = false;
      return;
    }
    timer = setTimeout(
      () => {
        timer = undefined;
        followsAnother = true;
        queue = queue.slice(1);
        note({ withheld: withheld(), arrived: first.id });
        next();
      },
      revealWaitMs(first.typingDelay, followsAnother),
    );
  }

  return {
    isUnderWay: (): boolean => queue.length > 0,

    /** Withholds messages, and shows each when its time has come; call `start` once they are in the list. */
    withhold(messages: readonly ChatMessage[]): void {
      queue = [...queue, ...messages];
      note({ withheld: withheld() });
    },

    start(): void {
      if (timer === undefined) next();
    },
  };
}
