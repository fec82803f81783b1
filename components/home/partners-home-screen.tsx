import { RaiseIssueButton } from '@/components/issues/raise-issue-button';
import { CHAT_TYPE_CARDS } from '@/content/chat-types';
import { BrowserBalanceCard } from './balance-card';
import { BannerCarousel } from './banner-carousel';
import { ChatOptions } from './chat-options';
import { HomeFrame } from './home-frame';

/** Variant B, the plain chat-type picker, at `/partners_home`. */
export function PartnersHomeScreen() {
  return (
    <HomeFrame actions={<RaiseIssueButton />}>
      <h1 className="pt-1 text-[32px] leading-9">Real chat. Real feelings!</h1>
      <BannerCarousel />
      <BrowserBalanceCard />
      <ChatOptions cards={CHAT_TYPE_CARDS.filter((card) => card.id !== 'psychologist')} />
    </HomeFrame>
  );
}
