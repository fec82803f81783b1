import { useCallback, useLayoutEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Conversation } from '@/lib/chat/conversation/browser';
import { rewordingIn } from '@/lib/chat/conversation/rewording/browser';
import { STOP_REWORDING } from '@/lib/chat/conversation/rewording/copy';
import { stopMessage } from '@/lib/chat/conversation/stopping/browser';
import { STOP, STOP_ABOUT } from '@/lib/chat/conversation/stopping/copy';
import { t } from '@/lib/kit/text';
import { focusBox } from './quote-bar';

/** Takes the message on its way back, or leaves a reply as it was that is being said differently; Escape does the same. */
export function StopButton({ sessionId, conversation }: { sessionId: string; conversation: Conversation }) {
  const [stopping, setStopping] = useState(false);
  const stop = useCallback(() => {
    setStopping(true);
    void stopMessage(conversation, sessionId).finally(() => {
      setStopping(false);
      // When its reply was there first, this button went with the focus.
      if (document.activeElement === document.body) focusBox();
    });
  }, [conversation, sessionId]);
  // With the button itself: Escape works as soon as it is seen.
  useLayoutEffect(() => {
    if (stopping) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // Of a dialog that is open, Escape closes that.
      if (
        event.key === 'Escape' &&
        !event.isComposing &&
        !event.defaultPrevented &&
        !document.querySelector('[role="dialog"]')
      )
        stop();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [stopping, stop]);
  return (
    <Button
      variant="ghost"
      size="sm"
      className="mb-3 ml-auto"
      aria-label={t(rewordingIn(conversation) ? STOP_REWORDING : STOP_ABOUT)}
      aria-keyshortcuts="Escape"
      loading={stopping}
      onClick={stop}
    >
      <span aria-hidden className="size-3 rounded-[2px] bg-current" />
      {t(STOP)}
    </Button>
  );
}
