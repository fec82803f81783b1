import type { PointerEvent } from 'react';
import { useLazyDialog } from '@/components/shared/use-lazy-dialog';
import { Outline } from '@/components/ui/light/outline';
import { canListen, isAllowed, readLanguage } from '@/lib/chat/dictation/browser';
import { DICTATION_LANGUAGES } from '@/lib/chat/dictation/constants';
import { LISTENING, OPTIONS, SPEAK, STOP } from '@/lib/chat/dictation/copy';
import { useDictation } from '@/lib/chat/dictation/hooks';
import { otherLanguage } from '@/lib/chat/dictation/rules';
import { t } from '@/lib/kit/text';

/** lucide's microphone (ISC licence). */
const MICROPHONE = 'M12 2a3 3 0 0 0-3 3v7a3 3 0 0 0 6 0V5a3 3 0 0 0-3-3zM19 10v2a7 7 0 0 1-14 0v-2M12 19v3';
const BUTTON = 'min-h-11 rounded-md px-2.5 font-semibold text-brand-ink hover:bg-line/60';

const loadDialog = () => import('./dictation-dialog').then((module) => module.DictationDialog);

/** A tap leaves the focus, and with it a phone's keyboard and where the next letter goes, as they are. */
const keepFocus = (event: PointerEvent) => event.preventDefault();

/** Above the box that the browser listens, and in its corner the button for that, where the browser can. */
export function Dictation({ busy }: { busy: boolean }) {
  const { language, begin, stop } = useDictation(busy);
  const dialog = useLazyDialog(loadDialog);
  if (!canListen()) return null;
  const press = () => {
    if (language) stop();
    else if (isAllowed()) begin(readLanguage());
    else dialog.show();
  };
  return (
    <>
      {language ? (
        <div
          onPointerDown={keepFocus}
          className="flex flex-wrap items-center justify-between pb-1 text-muted text-sm"
        >
          <p role="status" className="px-1">
            {t(LISTENING[language])}
          </p>
          <div className="flex flex-wrap">
            <button
              type="button"
              lang={otherLanguage(language).slice(0, 2)}
              onClick={() => begin(otherLanguage(language))}
              className={BUTTON}
            >
              {DICTATION_LANGUAGES[otherLanguage(language)]}
            </button>
            <button
              type="button"
              onClick={() => {
                stop();
                dialog.show();
              }}
              className={BUTTON}
            >
              {t(OPTIONS)}
            </button>
            <button type="button" data-ends onClick={stop} className={BUTTON}>
              {t(STOP)}
            </button>
          </div>
        </div>
      ) : null}
      <button
        type="button"
        data-mic
        aria-label={t(SPEAK)}
        aria-pressed={language !== undefined}
        onClick={press}
        onPointerDown={keepFocus}
        className="absolute right-[70px] bottom-[calc(max(0.625rem,env(safe-area-inset-bottom))+2px)] grid size-[44px] place-items-center rounded-full text-muted hover:bg-line/60 hover:text-ink aria-pressed:text-brand-ink"
      >
        <Outline path={MICROPHONE} filled={false} className="size-[20px]" />
      </button>
      {dialog.Component ? (
        <dialog.Component open={dialog.open} onOpenChange={dialog.setOpen} onSpeak={begin} />
      ) : null}
    </>
  );
}
