import { drawingAddress } from '@/components/shared/drawing-address';
import { EmptyState } from '@/components/shared/empty-state';
import { TopBar } from '@/components/shared/top-bar';
import { buttonVariants } from '@/components/ui/button';
import { CHATS_PATH } from '@/lib/client/paths';
import { t } from '@/lib/kit/text';
import { LiveChatsScreen } from './live-chats-screen';

/**
 * A person's chats, or those in their archive.
 * @param newcomer this browser is only just being registered: it has no chats
 */
export function ChatsScreen({ archived, newcomer }: { archived: boolean; newcomer: boolean }) {
  return (
    <>
      {archived ? (
        <TopBar back={{ href: CHATS_PATH, label: t('Back to my chats') }} title={t('Archive')} />
      ) : (
        <TopBar back={{ href: '/', label: t('Back to home') }} title={t('My chats')} />
      )}
      <main id="main" className="flex flex-1 flex-col px-4 pt-1 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        <LiveChatsScreen
          archived={archived}
          newcomer={newcomer}
          empty={archived ? <EmptyArchive /> : <NoChats />}
        />
      </main>
    </>
  );
}

function NoChats() {
  return (
    <EmptyState
      picture={
        <img
          src={drawingAddress('/companions/kabir.svg')}
          alt=""
          width={112}
          height={112}
          className="rounded-full bg-friendly-tint object-contain object-bottom"
        />
      }
      title={t('No chats yet')}
      action={
        <a href="/" className={buttonVariants()}>
          {t('Start a chat')}
        </a>
      }
    >
      <p>{t('Pick a companion to talk to. Each chat is listed here, to go on with whenever you like.')}</p>
    </EmptyState>
  );
}

function EmptyArchive() {
  return (
    <EmptyState
      title={t('The archive is empty')}
      action={
        <a href={CHATS_PATH} className={buttonVariants({ variant: 'outline' })}>
          {t('Back to my chats')}
        </a>
      }
    >
      <p>{t('A chat that you archive leaves your list and stays here, just as it is.')}</p>
    </EmptyState>
  );
}
