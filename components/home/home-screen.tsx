import { RaiseIssueButton } from '@/components/issues/raise-issue-button';
import { TopBar } from '@/components/shared/top-bar';
import { BRAND } from '@/content/brand';
import { CHAT_TYPE_CARDS } from '@/content/chat-types';
import { BalanceCard } from './balance-card';
import { BannerCarousel } from './banner-carousel';
import { ChatOptions } from './chat-options';
import { ChatTiles } from './chat-tiles';
import { HomeFooter } from './home-footer';
import { ReviewStrip } from './review-strip';

/** Both home pages: A with everything at `/`, B, the plain chat-type picker, at `/partners_home`. */
export function HomeScreen({ variant }: { variant: 'A' | 'B' }) {
  return (
    <>
      <TopBar brand={BRAND.wordmark}>
        <RaiseIssueButton />
      </TopBar>
      <main id="main" className="flex flex-1 flex-col gap-3 px-4 pt-1 pb-2">
        {variant === 'A' ? <VariantA /> : <VariantB />}
      </main>
      <HomeFooter />
    </>
  );
}

function VariantA() {
  return (
    <>
      <h1 className="sr-only">
        {BRAND.name}: {BRAND.tagline}
      </h1>
      <BannerCarousel />
      <BalanceCard newcomer="greeting" />
      <ChatTiles cards={CHAT_TYPE_CARDS} />
      <ReviewStrip />
    </>
  );
}

function VariantB() {
  return (
    <>
      <h1 className="pt-1 text-[32px] leading-9">Real chat. Real feelings!</h1>
      <BannerCarousel />
      <BalanceCard newcomer="browser" />
      <ChatOptions cards={CHAT_TYPE_CARDS.filter((card) => card.id !== 'psychologist')} />
    </>
  );
}
