import { drawingAddress } from '@/components/shared/drawing-address';
import { Skeleton } from '@/components/ui/skeleton';
import { BALANCE_CARD, Lines } from './balance-parts';
import { LiveBalance } from './live-balance';
import { ThisBrowser } from './this-browser';

/** The last chat and the messages left; a greeting when there is no chat yet. */
export function BalanceCard() {
  return <LiveBalance newcomer={<Greeting />} waiting={<Waiting />} />;
}

/** The same; the browser's name and device type when there is no chat yet. */
export function BrowserBalanceCard() {
  return <LiveBalance newcomer={<ThisBrowser />} waiting={<Waiting />} />;
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
        className="rounded-md bg-friendly-tint object-contain object-bottom"
      />
      <Lines title="Nice to have you here" text="Pick a chat to begin" />
    </>
  );
}

function Waiting() {
  return (
    <div className={BALANCE_CARD} aria-busy="true">
      <span className="sr-only">Loading your messages</span>
      <Skeleton className="size-12" />
      <div className="flex-1 space-y-2">
        <Skeleton className="h-4 w-28 rounded-sm" />
        <Skeleton className="h-3 w-40 rounded-sm" />
      </div>
      <Skeleton className="h-9 w-16 rounded-sm" />
    </div>
  );
}
