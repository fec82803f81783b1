import type { ComponentProps } from 'react';
import { ReferralSection } from '@/components/referrals/referral-section';
import { TopBar } from '@/components/shared/top-bar';
import { TrackingChoice } from '@/components/tracking/tracking-choice';
import { PersonCard } from '@/components/users/person-card';
import { BRAND } from '@/content/brand';
import { RECHARGE_PATH } from '@/lib/client/paths';
import { t } from '@/lib/kit/text';
import { AccountParts } from './account-parts';
import { BalanceSection } from './balance-section';
import { DataSection } from './data-section';
import { DevicesSection } from './devices-section';
import { IssuesSection } from './issues-section';
import { MobileSection } from './mobile-section';
import { NextStep } from './next-step';
import { PaymentsSection } from './payments-section';

/**
 * What a guest or a member has here: the way to each part of it, what they paid, and what is known of them.
 * @param issues what the person has raised, newest first
 * @param newcomer this browser is only just being registered: what it will have is shown at once, so that nothing moves
 */
export function AccountScreen({
  newcomer,
  issues,
}: {
  newcomer: boolean;
  issues: ComponentProps<typeof IssuesSection>['issues'];
}) {
  return (
    <>
      <TopBar back={{ href: '/', label: t('Back to home') }} title={t('Your account')} />
      <main
        id="main"
        className="flex flex-1 flex-col gap-4 px-4 pt-2 pb-[max(2rem,env(safe-area-inset-bottom))]"
      >
        <PersonCard newcomer={newcomer} />
        <AccountParts />
        <BalanceSection
          newcomer={newcomer}
          empty={
            <NextStep href="/" label={t('Start a chat')}>
              {t('Nothing has happened yet.')}
            </NextStep>
          }
        />
        <ReferralSection />
        <PaymentsSection
          newcomer={newcomer}
          empty={
            <NextStep href={RECHARGE_PATH} label={t('See what messages cost')}>
              {t('You have not bought anything yet.')}
            </NextStep>
          }
        />
        <IssuesSection issues={issues} />
        <MobileSection />
        <DevicesSection />
        <TrackingChoice />
        <DataSection supportEmail={BRAND.supportEmail} />
      </main>
    </>
  );
}
