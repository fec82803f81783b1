import { OrganizationData, WebSiteData } from '@/components/content/structured-data';
import { RaiseIssueButton } from '@/components/issues/raise-issue-button';
import { AccountBar } from '@/components/users/account-bar';
import { AccountSlot } from '@/components/users/account-slot';
import { MemberFoot } from '@/components/users/member-foot';
import { BRAND } from '@/content/brand';
import type { ChatTypeCard } from '@/content/chat-types';
import { translate } from '@/lib/kit/text';
import type { User } from '@/lib/users/hooks';
import { BalanceCard } from './balance-card';
import { BannerCarousel } from './banner-carousel';
import { ChatTiles } from './chat-tiles';
import { HomeFrame } from './home-frame';
import { ReviewStrip } from './review-strip';

/**
 * Variant A, with everything, at `/`.
 * @param user as the page has read it; undefined for a newcomer
 * @param cards the kinds of chat that there are now
 * @param site origin of the product's public address
 */
export function HomeScreen({
  user,
  cards,
  site,
}: {
  user: User | undefined;
  cards: readonly ChatTypeCard[];
  site: string;
}) {
  return (
    <HomeFrame
      actions={
        <>
          <AccountBar user={user} returnTo="/" />
          <RaiseIssueButton />
        </>
      }
    >
      <WebSiteData site={site} />
      <OrganizationData language="en" site={site} />
      <h1 className="sr-only">{`${BRAND.name}: ${translate(BRAND.tagline)}`}</h1>
      <BannerCarousel />
      <BalanceCard />
      <ChatTiles cards={cards} />
      <ReviewStrip />
      <AccountSlot
        part="foot"
        member={user?.isGoogleAuthenticated ? <MemberFoot user={user} /> : undefined}
      />
    </HomeFrame>
  );
}
