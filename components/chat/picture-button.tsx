import { useEffect, useRef, useState } from 'react';
import { useLazyDialog } from '@/components/shared/use-lazy-dialog';
import { Outline } from '@/components/ui/light/outline';
import { SEND_PICTURE } from '@/lib/chat/pictures/copy';
import { useChosenPicture, useReturned } from '@/lib/chat/pictures/hooks';
import type { SentPicture } from '@/lib/chat/pictures/rules';
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
  const dialog = useLazyDialog(loadDialog);
  const { chosen, choose, again, take, drop } = useChosenPicture(sessionId);
  const { given, taken } = useReturned(sessionId);
  const [words, setWords] = useState('');
  const { show } = dialog;

  useEffect(() => {
    if (!given) return;
    take(given.picture);
    setWords(given.words);
    taken();
    show();
  });

  const close = () => {
    dialog.setOpen(false);
    drop();
    setWords('');
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t(SEND_PICTURE)}
        onChange={({ target }) => {
          const [picked] = target.files ?? [];
          // The same file may be chosen once more.
          target.value = '';
          if (!picked) return;
          void choose(picked);
          show();
        }}
      />
      <button
        type="button"
        data-picture
        aria-label={t(SEND_PICTURE)}
        aria-haspopup="dialog"
        disabled={busy}
        onClick={() => input.current?.click()}
        className="absolute bottom-[calc(max(0.625rem,env(safe-area-inset-bottom))+2px)] left-[14px] grid size-[44px] place-items-center rounded-full text-muted hover:bg-line/60 hover:text-ink"
      >
        <Outline path={IMAGE} filled={false} className="size-[20px]" />
      </button>
      {dialog.Component && chosen ? (
        <dialog.Component
          open={dialog.open}
          companion={companion}
          chosen={chosen}
          online={online}
          busy={busy}
          words={words}
          onWords={setWords}
          onAgain={again}
          onOther={() => input.current?.click()}
          onClose={close}
          onSend={() => {
            if (chosen.picture && onSend(words, chosen.picture)) close();
          }}
        />
      ) : null}
    </>
  );
}
