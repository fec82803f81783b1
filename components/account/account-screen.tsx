import type { ComponentProps } from 'react';
import { MemoryList } from '@/components/memory/memory-list';
import { ReferralSection } from '@/components/referrals/referral-section';
import { TopBar } from '@/components/shared/top-bar';
import { TrackingChoice } from '@/components/tracking/tracking-choice';
import { PersonCard } from '@/components/users/person-card';
import { BRAND } from '@/content/brand';
import { OFFLINE_HINT, OFFLINE_TITLE, OFFLINE_WAY } from '@/lib/chat/offline/copy';
import {
  LANGUAGE_PATH,
  LIMITS_PATH,
  NOTIFICATIONS_PATH,
  OFFLINE_PATH,
  PAUSE_PATH,
  RECHARGE_PATH,
  USE_PATH,
} from '@/lib/client/paths';
import { t } from '@/lib/kit/text';
import { PAUSE, PAUSE_HINT } from '@/lib/users/pause/copy';
import { AccountParts } from './account-parts';
import { BalanceSection } from './balance-section';
import { ChatsSection } from './chats-section';
import { DataSection } from './data-section';
import { DevicesSection } from './devices-section';
import { IssuesSection } from './issues-section';
import { MobileSection } from './mobile-section';
import { NextStep } from './next-step';
import { NicknameSection } from './nickname-section';
import { PaymentsSection } from './payments-section';
import { ReviewsSection } from './reviews-section';
import { Section } from './section';
import { WaysSection } from './ways-section';

const ALL_COMPANIONS = {};

/**
 * Everything a guest or a member has here.
 * @param issues what the person has raised, newest first
 * @param reviews what the person has written about companions, newest first
 * @param tells people can be told on their devices what came while they were away
 * @param newcomer this browser is only just being registered: what it will have is shown at once, so that nothing moves
 */
export function AccountScreen({
  newcomer,
  issues,
  reviews,
  tells,
}: {
  newcomer: boolean;
  issues: ComponentProps<typeof IssuesSection>['issues'];
  reviews: ComponentProps<typeof ReviewsSection>['reviews'];
  tells: boolean;
}) {
  return (
    <>
      <TopBar back={{ href: '/', label: t('Back to home') }} title={t('Your account')} />
      <main
        id="main"
        className="flex flex-1 flex-col gap-4 px-4 pt-2 pb-[max(2rem,env(safe-area-inset-bottom))]"
      >
        <PersonCard newcomer={newcomer} />
        <AccountParts issues={issues.length > 0} reviews={reviews.length > 0} notifications={tells} />
        <BalanceSection newcomer={newcomer} />
        <ReferralSection />
        <ChatsSection
          newcomer={newcomer}
          empty={
            <NextStep href="/" label={t('Start a chat')}>
              {t('You have not chatted yet.')}
            </NextStep>
          }
        />
        <Section id="memory" title={t('What companions remember')}>
          <div className="mt-3">
            <MemoryList of={ALL_COMPANIONS} newcomer={newcomer} />
          </div>
        </Section>
        <NicknameSection />
        <WaysSection
          id="language"
          title={t('Language')}
          hint={t('What buttons, notices and menus are in.')}
          ways={[[LANGUAGE_PATH, t('Choose the language')]]}
        />
        <WaysSection
          id="limits"
          title={t('Your limits')}
          hint={t('How much you write and spend, and when it is quiet.')}
          ways={[
            [LIMITS_PATH, t('Set your limits')],
            [USE_PATH, t('See your use')],
          ]}
        />
        <WaysSection id="pause" title={t('A break')} hint={t(PAUSE_HINT)} ways={[[PAUSE_PATH, t(PAUSE)]]} />
        {tells ? (
          <WaysSection
            id="notifications"
            title={t('Notifications')}
            hint={t('What your screen may tell you while you are away.')}
            ways={[[NOTIFICATIONS_PATH, t('Choose notifications')]]}
          />
        ) : null}
        <PaymentsSection
          newcomer={newcomer}
          empty={
            <NextStep href={RECHARGE_PATH} label={t('See what messages cost')}>
              {t('You have not bought anything yet.')}
            </NextStep>
          }
        />
        <IssuesSection issues={issues} />
        <ReviewsSection reviews={reviews} />
        <MobileSection />
        <DevicesSection />
        <WaysSection
          id="offline"
          title={t(OFFLINE_TITLE)}
          hint={t(OFFLINE_HINT)}
          ways={[[OFFLINE_PATH, t(OFFLINE_WAY)]]}
        />
        <TrackingChoice />
        <DataSection supportEmail={BRAND.supportEmail} />
      </main>
    </>
  );
}
