import { TopBar } from '@/components/shared/top-bar';
import type { Helpline } from '@/content/helplines';
import { ARCHIVE_PATH, CHATS_PATH, chatPath } from '@/lib/client/paths';
import { t } from '@/lib/kit/text';
import { LOCKED_HELP, LOCKED_TITLE } from '@/lib/users/lock/copy';
import { HelplinesSection } from './helplines-section';
import { Unlock } from './unlock';

/** In place of a page with words of locked chats. Help needs no unlocking. */
export function LockedScreen({
  chat,
  archived = false,
  call,
  write,
}: {
  /** The page is about this chat; none: about the list of them. */
  chat?: string;
  /** The list is that of the archive. */
  archived?: boolean;
  /** Lines to call. */
  call: readonly Helpline[];
  /** Lines for somebody who cannot speak. */
  write: readonly Helpline[];
}) {
  // Where the person comes back to from Google.
  const path = chat ? chatPath(chat) : archived ? ARCHIVE_PATH : CHATS_PATH;
  return (
    <>
      <TopBar back={{ href: '/', label: t('Back to home') }} title={t(LOCKED_TITLE)} />
      <main
        id="main"
        className="flex flex-1 flex-col gap-4 px-4 pt-2 pb-[max(2rem,env(safe-area-inset-bottom))]"
      >
        <Unlock path={path} />
        <HelplinesSection hint={t(LOCKED_HELP)} call={call} write={write} quiet />
      </main>
    </>
  );
}
