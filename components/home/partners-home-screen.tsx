import { RaiseIssueButton } from '@/components/issues/raise-issue-button';
import { Icon } from '@/components/ui/light/icon';
import { AccountBar } from '@/components/users/account-bar';
import { AccountSlot } from '@/components/users/account-slot';
import type { ChatTypeCard } from '@/content/chat-types';
import { t } from '@/lib/kit/text';
import type { User } from '@/lib/users/hooks';
import { BrowserBalanceCard } from './balance-card';
import { BannerCarousel } from './banner-carousel';
import { ChatOptions } from './chat-options';
import { HomeFrame } from './home-frame';
import type { Browser } from './this-browser';

/**
 * Variant B, the plain chat-type picker, at `/partners_home`.
 * @param user as the page has read it; undefined for a newcomer
 */
export function PartnersHomeScreen({
  user,
  browser,
  cards,
}: {
  user: User | undefined;
  browser: Browser;
  /** The kinds of chat that there are now. */
  cards: readonly ChatTypeCard[];
}) {
  return (
    <HomeFrame
      actions={
        <>
          <AccountBar user={user} returnTo="/partners_home" />
          <RaiseIssueButton />
        </>
      }
    >
      <h1 className="pt-1 text-[2rem] leading-9">{t('Real chat. Real feelings!')}</h1>
      <BannerCarousel />
      <BrowserBalanceCard browser={browser} />
      <ChatOptions cards={cards.filter((card) => card.id !== 'psychologist')} />
      <a
        href="/blogs"
        className="flex min-h-14 items-center justify-between rounded-lg border-[1.5px] border-line bg-card px-4 font-semibold"
      >
        {t('Read our blogs')}
        <Icon name="forward" className="size-5" />
      </a>
      <AccountSlot part="foot" />
    </HomeFrame>
  );
}
