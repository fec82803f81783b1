import { drawingAddress } from '@/components/shared/drawing-address';
import { EmptyState } from '@/components/shared/empty-state';
import { buttonVariants } from '@/components/ui/button';
import { SESSION_NOT_FOUND } from '@/lib/chat/copy';
import { HELP_BY_PEOPLE, INCOGNITO_GONE } from '@/lib/chat/incognito/about/copy';
import { t } from '@/lib/kit/text';

const PICTURE = drawingAddress('/companions/fallback.svg');

/**
 * In place of a chat that does not exist for this person. It needs no script: every chat's page has it with it, in case the chat
 * is missing, and would load that script each time.
 */
export function ChatMissing() {
  return (
    <div className="flex min-h-0 flex-1 flex-col items-center overflow-y-auto">
      <div className="my-auto">
        <EmptyState
          picture={
            <img
              src={PICTURE}
              alt=""
              width={112}
              height={112}
              className="rounded-full bg-line/60 object-contain object-bottom"
            />
          }
          heading="h1"
          title={t(SESSION_NOT_FOUND)}
          action={
            <a href="/" className={buttonVariants()}>
              {t('Back to home')}
            </a>
          }
        >
          <p>{t('It may belong to another browser or account.')}</p>
          <p className="mt-3 text-sm leading-5">{t(INCOGNITO_GONE)}</p>
          <p className="mt-3 text-sm leading-5">
            <a href="/safety" className="inline-flex min-h-11 items-center underline">
              {t(HELP_BY_PEOPLE)}
            </a>
          </p>
        </EmptyState>
      </div>
    </div>
  );
}
