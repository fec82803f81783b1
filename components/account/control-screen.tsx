import { LIMITS_PATH, LOCK_PATH, NOTIFICATIONS_PATH, PAUSE_PATH, USE_PATH } from '@/lib/client/paths';
import { t } from '@/lib/kit/text';
import { LOCK, LOCK_HINT, LOCK_WAY } from '@/lib/users/lock/copy';
import { PAUSE, PAUSE_HINT } from '@/lib/users/pause/copy';
import { Group } from './group';
import { ReplySignals } from './reply-signals';
import { WaysSection } from './ways-section';

/**
 * In charge: what somebody allows themselves, and the device.
 * @param tells people can be told on their devices what came while they were away
 */
export function ControlScreen({ tells }: { tells: boolean }) {
  return (
    <Group title={t('In charge')}>
      <WaysSection id="lock" title={t(LOCK)} hint={t(LOCK_HINT)} ways={[[LOCK_PATH, t(LOCK_WAY)]]} />
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
      <ReplySignals />
    </Group>
  );
}
