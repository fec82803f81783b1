import { buttonVariants } from '@/components/ui/button-look';
import { t } from '@/lib/kit/text';

/** In place of a chat that came neither with its page nor after it. Loaded when it is needed: its first load has the chat. */
export function ChatFailed({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-3 px-6 text-center">
      <h1 className="text-xl">{t('This chat could not be loaded')}</h1>
      <p>{t('Nothing is lost. Please check your connection and try again.')}</p>
      <button type="button" disabled={retrying} onClick={onRetry} className={buttonVariants()}>
        {t('Try again')}
      </button>
      <a href="/" className={buttonVariants({ variant: 'ghost' })}>
        {t('Back to home')}
      </a>
    </div>
  );
}
