import { t } from '@/lib/kit/text';

/** Above the composer while a message is read aloud. */
export function SpeakingBar({ onStop }: { onStop: () => void }) {
  return (
    <div
      data-bar
      className="flex items-center justify-between gap-2 border-line border-t-[1.5px] bg-card px-4 text-muted text-sm"
    >
      <p role="status">{t('Reading aloud')}</p>
      <button
        type="button"
        data-ends
        onClick={onStop}
        className="min-h-11 rounded-md px-3 font-semibold text-brand-ink hover:bg-line/60"
      >
        {t('Stop')}
      </button>
    </div>
  );
}
