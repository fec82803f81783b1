import type { ComponentProps } from 'react';
import { MemoryList } from '@/components/memory/memory-list';
import { OFFLINE_HINT, OFFLINE_TITLE, OFFLINE_WAY } from '@/lib/chat/offline/copy';
import { LOCK_PATH, OFFLINE_PATH } from '@/lib/client/paths';
import { t } from '@/lib/kit/text';
import { LOCKED_PART, UNLOCK } from '@/lib/users/lock/copy';
import { ChatsSection } from './chats-section';
import { Group } from './group';
import { NextStep } from './next-step';
import { NicknameSection } from './nickname-section';
import { ReviewsSection } from './reviews-section';
import { Section } from './section';
import { WaysSection } from './ways-section';

const ALL_COMPANIONS = {};

/**
 * Chats and memory: what somebody said here, and what is known of them from it.
 * @param reviews what the person has written about companions, newest first
 * @param locked the words of this person's chats are locked here
 * @param newcomer this browser is only just being registered: what it will have is shown at once, so that nothing moves
 */
export function OwnChatsScreen({
  newcomer,
  locked,
  reviews,
}: {
  newcomer: boolean;
  locked: boolean;
  reviews: ComponentProps<typeof ReviewsSection>['reviews'];
}) {
  return (
    <Group title={t('Chats and memory')}>
      {locked ? (
        <>
          <LockedPart id="chats" title={t('My chats')} />
          <LockedPart id="memory" title={t('What companions remember')} />
        </>
      ) : (
        <>
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
              <MemoryList
                of={ALL_COMPANIONS}
                newcomer={newcomer}
                next={
                  <a href="/" className="inline-block py-2.5 font-semibold text-brand-ink underline">
                    {t('Start a chat')}
                  </a>
                }
              />
            </div>
          </Section>
        </>
      )}
      <NicknameSection />
      <ReviewsSection reviews={reviews} />
      <WaysSection
        id="offline"
        title={t(OFFLINE_TITLE)}
        hint={t(OFFLINE_HINT)}
        ways={[[OFFLINE_PATH, t(OFFLINE_WAY)]]}
      />
    </Group>
  );
}

/** In place of what is locked. */
const LockedPart = ({ id, title }: { id: string; title: string }) => (
  <WaysSection id={id} title={title} hint={t(LOCKED_PART)} ways={[[LOCK_PATH, t(UNLOCK)]]} />
);
