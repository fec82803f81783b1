import { RaiseIssueButton } from '@/components/issues/raise-issue-button';
import { AccountSlot } from '@/components/users/account-slot';
import { SignInLink } from '@/components/users/sign-in-link';
import { BRAND } from '@/content/brand';
import { CHAT_TYPE_CARDS } from '@/content/chat-types';
import { BalanceCard } from './balance-card';
import { BannerCarousel } from './banner-carousel';
import { ChatTiles } from './chat-tiles';
import { HomeFrame } from './home-frame';
import { ReviewStrip } from './review-strip';

/** Variant A, with everything, at `/`. */
export function HomeScreen() {
  return (
    <HomeFrame
      actions={
        <>
          <AccountSlot part="bar">
            <SignInLink returnTo="/" />
          </AccountSlot>
          <RaiseIssueButton />
        </>
      }
    >
      <h1 className="sr-only">
        {BRAND.name}: {BRAND.tagline}
      </h1>
      <BannerCarousel />
      <BalanceCard />
      <ChatTiles cards={CHAT_TYPE_CARDS} />
      <ReviewStrip />
      <AccountSlot part="foot" />
    </HomeFrame>
  );
}
