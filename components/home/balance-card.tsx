import { drawingAddress } from '@/components/shared/drawing-address';
import { SoftLink } from '@/components/shared/soft-link';
import { Icon } from '@/components/ui/light/icon';
import { CHATS_PATH } from '@/lib/client/paths';
import { t } from '@/lib/kit/text';
import {
  NO_STARTER,
  NO_STARTER_DETAIL,
  STARTER_COMING,
  STARTER_COMING_DETAIL,
} from '@/lib/users/starter/copy';
import { Lines } from './balance-parts';
import { LiveBalance } from './live-balance';
import { type Browser, ThisBrowser } from './this-browser';

const parts = () => ({
  coming: <Lines title={t(STARTER_COMING)} text={t(STARTER_COMING_DETAIL)} />,
  unlucky: <Lines title={t(NO_STARTER)} text={t(NO_STARTER_DETAIL)} />,
  chats: <AllChats />,
});

/** The last chat and the messages left; a greeting when there is no chat yet. */
export function BalanceCard() {
  return <LiveBalance newcomer={<Greeting />} {...parts()} />;
}

/** The same; the browser's name and device type when there is no chat yet. */
export function BrowserBalanceCard({ browser }: { browser: Browser }) {
  return <LiveBalance newcomer={<ThisBrowser browser={browser} />} {...parts()} />;
}

function Greeting() {
  return (
    <>
      <img
        src={drawingAddress('/companions/kabir.svg')}
        alt=""
        width={48}
        height={48}
        // Lazy: users with a chat never see it.
        loading="lazy"
        fetchPriority="low"
        className="rounded-md bg-friendly-tint object-contain object-bottom"
      />
      <Lines title={t('Nice to have you here')} text={t('Pick a chat to begin')} />
    </>
  );
}

function AllChats() {
  return (
    <SoftLink
      href={CHATS_PATH}
      className="-mb-2 ml-auto flex min-h-11 w-fit items-center gap-1 px-1 font-semibold text-sm underline-offset-2 hover:underline"
    >
      {t('My chats')}
      <Icon name="forward" className="size-4" />
    </SoftLink>
  );
}
