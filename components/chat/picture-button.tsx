import { useEffect, useRef, useState } from 'react';
import { useLazyDialog } from '@/components/shared/use-lazy-dialog';
import { Outline } from '@/components/ui/light/outline';
import { SEND_PICTURE } from '@/lib/chat/pictures/copy';
import type { Picked } from '@/lib/chat/pictures/hooks';
import { useReturned } from '@/lib/chat/pictures/returned/hooks';
import type { SentPicture } from '@/lib/chat/pictures/rules';
import { writeWords } from '@/lib/chat/pictures/words/browser';
import { t } from '@/lib/kit/text';

/** lucide's image (ISC licence). */
const IMAGE =
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM7 9a2 2 0 1 0 4 0 2 2 0 1 0-4 0m14 6-3.086-3.086a2 2 0 0 0-2.828 0L6 21';

const loadDialog = () => import('./picture-dialog').then((module) => module.PictureDialog);

/** In the corner of the box: chooses a picture, or takes one, and shows it before it goes out. */
export function PictureButton({
  sessionId,
  companion,
  busy,
  online,
  onSend,
}: {
  sessionId: string;
  companion: string;
  /** A message is on its way. */
  busy: boolean;
  online: boolean;
  /** @returns whether it was taken */
  onSend: (words: string, picture: SentPicture) => boolean;
}) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useLazyDialog(loadDialog);
  const { given, taken } = useReturned(sessionId);
  const [picked, setPicked] = useState<Picked>();
  const { show } = dialog;

  useEffect(() => {
    if (!given) return;
    writeWords(sessionId, given.words);
    setPicked(given);
    taken();
    show();
  });

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t(SEND_PICTURE)}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen once more.
          target.value = '';
          if (!file) return;
          setPicked(file);
          show();
        }}
      />
      <button
        type="button"
        data-picture
        aria-label={t(SEND_PICTURE)}
        aria-haspopup="dialog"
        ref={button}
        // It stays focusable: the focus comes back to it when its picture has gone out.
        aria-disabled={busy}
        onClick={() => busy || input.current?.click()}
        className="absolute bottom-[calc(max(0.625rem,env(safe-area-inset-bottom))+2px)] left-[14px] grid size-[44px] place-items-center rounded-full text-muted hover:bg-line/60 hover:text-ink aria-disabled:opacity-60"
      >
        <Outline path={IMAGE} filled={false} className="size-[20px]" />
      </button>
      {dialog.Component ? (
        <dialog.Component
          open={dialog.open}
          sessionId={sessionId}
          companion={companion}
          picked={picked}
          online={online}
          busy={busy}
          opener={button}
          onOther={() => input.current?.click()}
          onClose={() => {
            dialog.setOpen(false);
            setPicked(undefined);
          }}
          onSend={onSend}
        />
      ) : null}
    </>
  );
}
