import { SoftLink } from '@/components/shared/soft-link';
import { buttonVariants } from '@/components/ui/button-look';
import { NOTIFICATIONS_PATH } from '@/lib/client/paths';
import { Hint, Section } from './section';

/** The way to what a person is told on their devices. */
export function NotificationsSection() {
  return (
    <Section id="notifications" title="Notifications">
      <Hint>What your screen may tell you while you are away.</Hint>
      <SoftLink
        href={NOTIFICATIONS_PATH}
        className={buttonVariants({ variant: 'outline', size: 'card', className: 'mt-3' })}
      >
        Choose notifications
      </SoftLink>
    </Section>
  );
}
