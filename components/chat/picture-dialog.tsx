'use client';

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
  CHECKING,
  CHOOSE_ANOTHER,
  NEEDS_NETWORK,
  READY,
  REMOVE,
  SEND,
  SEND_PICTURE,
  SEND_PICTURE_ABOUT,
  TRY_AGAIN,
  WORDS_BESIDE,
} from '@/lib/chat/pictures/copy';
import type { Chosen } from '@/lib/chat/pictures/hooks';
import { YOUR_PICTURE } from '@/lib/chat/pictures/shown/copy';
import { t } from '@/lib/kit/text';

/** What is said of a picture: what happens to it, or why it is not sent. */
function stateOf(chosen: Chosen, online: boolean): string {
  if (chosen.why !== undefined) return chosen.why;
  if (!online) return t(NEEDS_NETWORK);
  return t(chosen.state === 'checking' ? CHECKING : READY);
}

/** A picture before it is sent, with words beside it. */
export function PictureDialog({
  open,
  companion,
  chosen,
  online,
  busy,
  words,
  onWords,
  onAgain,
  onOther,
  onClose,
  onSend,
}: {
  open: boolean;
  companion: string;
  chosen: Chosen;
  online: boolean;
  /** A message is on its way. */
  busy: boolean;
  words: string;
  onWords: (words: string) => void;
  onAgain: () => void;
  onOther: () => void;
  onClose: () => void;
  onSend: () => void;
}) {
  const isRefused = chosen.state === 'refused';
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t(SEND_PICTURE)}</DialogTitle>
          <DialogDescription>{t(SEND_PICTURE_ABOUT, { companion })}</DialogDescription>
        </DialogHeader>
        {chosen.address ? (
          <img
            src={chosen.address}
            alt={t(YOUR_PICTURE)}
            className="mx-auto max-h-[40vh] max-w-full rounded-[16px] object-contain"
          />
        ) : null}
        <p role="status" className={`mt-3 text-sm leading-5 ${isRefused ? 'text-danger-ink' : 'text-muted'}`}>
          {stateOf(chosen, online)}
        </p>
        {isRefused ? null : (
          <>
            <Label htmlFor="picture-words" className="mt-3">
              {t(WORDS_BESIDE)}
            </Label>
            <Textarea
              id="picture-words"
              dir="auto"
              rows={2}
              maxLength={MESSAGE_MAX_CHARS}
              value={words}
              onChange={({ target }) => onWords(target.value)}
              className="mt-1"
            />
          </>
        )}
        <DialogFooter>
          {isRefused ? (
            <Button size="lg" onClick={chosen.mayPass ? onAgain : onOther}>
              {t(chosen.mayPass ? TRY_AGAIN : CHOOSE_ANOTHER)}
            </Button>
          ) : (
            <Button size="lg" disabled={!chosen.picture || busy || !online} onClick={onSend}>
              {t(SEND)}
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            {t(REMOVE)}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
