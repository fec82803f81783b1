'use client';

import type { KeyboardEvent, RefObject } from 'react';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { MESSAGE_MAX_CHARS } from '@/lib/chat/constants';
import {
  CANCEL,
  CHOOSE_ANOTHER,
  NEEDS_NETWORK,
  READY,
  REMOVE,
  SEND,
  SEND_PICTURE,
  SEND_PICTURE_ABOUT,
  SLOW,
  TRY_AGAIN,
  WORDS_BESIDE,
  WORDS_STAY,
} from '@/lib/chat/pictures/copy';
import { type Picked, useChosenPicture } from '@/lib/chat/pictures/hooks';
import { type SentPicture, spokenPercent } from '@/lib/chat/pictures/rules';
import { YOUR_PICTURE } from '@/lib/chat/pictures/shown/copy';
import type { Chosen } from '@/lib/chat/pictures/taking/browser';
import { readWords, writeWords } from '@/lib/chat/pictures/words/browser';
import { t } from '@/lib/kit/text';
import { PictureProgress, stepOf } from './picture-progress';

/** What is said of a picture: why it is not sent, or what happens to it, of which each quarter is said and not each percent. */
function wordsOf(chosen: Chosen, online: boolean): string {
  if (chosen.why !== undefined) return chosen.why;
  if (chosen.state === 'ready') return t(online ? READY : NEEDS_NETWORK);
  return chosen.isSlow ? t(SLOW) : stepOf(chosen, spokenPercent(chosen.share ?? 0));
}

/** A picture before it is sent, with words beside it. */
export function PictureDialog({
  open,
  sessionId,
  companion,
  picked,
  online,
  busy,
  opener,
  onOther,
  onClose,
  onSend,
}: {
  open: boolean;
  sessionId: string;
  companion: string;
  picked: Picked | undefined;
  online: boolean;
  /** A message is on its way. */
  busy: boolean;
  /** Gets the focus back: not every browser gives it to a button that is pressed. */
  opener: RefObject<HTMLElement | null>;
  onOther: () => void;
  onClose: () => void;
  /** @returns whether it was taken */
  onSend: (words: string, picture: SentPicture) => boolean;
}) {
  const { chosen, again, sendOnce } = useChosenPicture(sessionId, picked);
  const isRefused = chosen.state === 'refused';
  const isReady = chosen.state === 'ready';
  const isUnderWay = !isReady && !isRefused;

  const send = () => {
    if (busy || !online || !sendOnce((picture) => onSend(readWords(sessionId), picture))) return;
    writeWords(sessionId, '');
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // As in the chat's own box: an input method's Enter is its own; older ones report key code 229.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229)
      return;
    event.preventDefault();
    send();
  };

  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <DialogContent
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          opener.current?.focus();
        }}
      >
        <DialogHeader>
          <DialogTitle>{t(SEND_PICTURE)}</DialogTitle>
          <DialogDescription>{t(SEND_PICTURE_ABOUT, { companion })}</DialogDescription>
        </DialogHeader>
        {chosen.address ? (
          <img
            src={chosen.address}
            alt={t(YOUR_PICTURE)}
            className="mx-auto max-h-[17dvh] max-w-full rounded-[16px] object-contain"
          />
        ) : null}
        {isUnderWay ? <PictureProgress chosen={chosen} /> : null}
        <p
          role="status"
          className={
            isUnderWay && !chosen.isSlow
              ? 'sr-only'
              : `mt-3 text-sm leading-5 ${isRefused ? 'text-danger-ink' : 'text-muted'}`
          }
        >
          {wordsOf(chosen, online)}
        </p>
        {isRefused && !chosen.mayPass ? null : (
          <>
            <Label htmlFor="picture-words" className="mt-3 block">
              {t(WORDS_BESIDE)}
            </Label>
            <Textarea
              id="picture-words"
              dir="auto"
              rows={2}
              maxLength={MESSAGE_MAX_CHARS}
              defaultValue={readWords(sessionId)}
              onChange={({ target }) => writeWords(sessionId, target.value)}
              onKeyDown={onKeyDown}
              enterKeyHint="send"
              aria-describedby="picture-words-stay"
              className="mt-1"
            />
            <p id="picture-words-stay" className="mt-1 text-muted text-sm leading-5">
              {t(WORDS_STAY)}
            </p>
          </>
        )}
        <DialogFooter>
          {isRefused ? (
            <Button size="lg" onClick={chosen.mayPass ? again : onOther}>
              {t(chosen.mayPass ? TRY_AGAIN : CHOOSE_ANOTHER)}
            </Button>
          ) : (
            <Button size="lg" disabled={!isReady || busy || !online} onClick={send}>
              {t(SEND)}
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            {t(isUnderWay ? CANCEL : REMOVE)}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
