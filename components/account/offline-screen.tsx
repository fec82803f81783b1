'use client';

import { Label } from '@/components/ui/label';
import { Switch } from '@/components/ui/switch';
import {
  CANNOT_KEEP,
  KEEPING,
  KEPT_FULL,
  KEPT_REFUSED,
  keptInWords,
  OFFLINE_OFF,
  OFFLINE_SHARED,
  OFFLINE_SWITCH,
  OFFLINE_TITLE,
  offlineAbout,
} from '@/lib/chat/offline/copy';
import { type OfflineState, useOffline } from '@/lib/chat/offline/hooks';
import { t } from '@/lib/kit/text';
import { useUser } from '@/lib/users/hooks';
import { LOCK_KEEPS_NOTHING } from '@/lib/users/lock/copy';
import { Group } from './group';
import { Hint, Section } from './section';

const PROBLEM = { impossible: CANNOT_KEEP, refused: KEPT_REFUSED, full: KEPT_FULL } as const;

function inWords({ isOn, problem, count, isBusy }: OfflineState): string {
  if (isBusy) return t(KEEPING);
  const counted = isOn && count !== undefined ? keptInWords(count) : '';
  return `${problem ? t(PROBLEM[problem]) : ''} ${counted}`.trim();
}

/**
 * Whether this device keeps its person's newest chats to be read without a network.
 * @param offered whether anything can show them
 */
export function OfflineScreen({ offered }: { offered: boolean }) {
  return (
    <Group title={t(OFFLINE_TITLE)}>
      <Section id="this" title={t('This device')}>
        <Choice offered={offered} />
      </Section>
    </Group>
  );
}

function Choice({ offered }: { offered: boolean }) {
  // What is kept is this person's alone.
  const { data: user } = useUser({ fresh: true });
  const hasLock = user !== undefined && user.chatLock !== 'off';
  const offline = useOffline(user?.id);
  const { isOn = false, problem, isBusy, turn } = offline;
  // What was on before can be switched off.
  if (!offered && !isOn) return <Hint>{t(OFFLINE_OFF)}</Hint>;
  if (hasLock && !isOn) return <Hint>{t(LOCK_KEEPS_NOTHING)}</Hint>;
  return (
    <>
      <div className="mt-1 flex min-h-11 items-center justify-between gap-3">
        <Label htmlFor="offline-switch" className="flex-1 cursor-pointer py-2.5">
          {t(OFFLINE_SWITCH)}
        </Label>
        <Switch
          id="offline-switch"
          aria-describedby="offline-about"
          checked={isOn}
          disabled={user === undefined || offline.isOn === undefined || problem === 'impossible' || isBusy}
          onCheckedChange={turn}
        />
      </div>
      <div id="offline-about">
        <Hint>{offlineAbout()}</Hint>
        <Hint>{t(OFFLINE_SHARED)}</Hint>
      </div>
      <p role="status" className="mt-2 min-h-6 text-[0.9375rem] leading-6">
        {inWords(offline)}
      </p>
    </>
  );
}
