'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { TRY_LATER } from '@/lib/account/copy';
import { toast } from '@/lib/client/toast';
import { getUserMessage } from '@/lib/client/user-message';
import { formatMoment } from '@/lib/kit/format';
import { t } from '@/lib/kit/text';
import { takeWanted } from '@/lib/users/devices/browser';
import { DEVICE_NOT_SIGNED_OUT, UNKNOWN_DEVICE } from '@/lib/users/devices/copy';
import {
  type Device,
  useDevices,
  useSignOutDevice,
  useSignOutOthers,
  wantsSignIn,
} from '@/lib/users/devices/hooks';
import { Hint, NotLoaded, Section } from './section';
import { SignInAgain } from './sign-in-again';

function say(error: unknown): void {
  if (wantsSignIn(error)) return;
  toast({
    title: t(DEVICE_NOT_SIGNED_OUT),
    description: getUserMessage(error, t(TRY_LATER)),
    variant: 'destructive',
  });
}

/** Where this person is signed in, and the way to end it. */
export function DevicesSection() {
  const { data, isError, isFetching, refetch } = useDevices();
  const others = useSignOutOthers();
  const list = useRef<HTMLDivElement>(null);
  const one = useSignOutDevice();
  // What was pressed is about to go: the focus waits at the list instead of falling to the page's top.
  const keepFocus = () => list.current?.focus();
  useEffect(() => {
    if (takeWanted('devices')) list.current?.focus();
  }, []);
  const count = data?.devices.filter((device) => !device.isCurrent).length ?? 0;
  return (
    <Section id="devices" title={t('Your devices')}>
      <div ref={list} tabIndex={-1} className="outline-none">
        {data ? (
          <>
            <Hint>
              {t(count > 0 ? 'Where you are signed in.' : 'You are signed in on this device alone.')}
            </Hint>
            <ul className="mt-2 divide-y-[1.5px] divide-line">
              {data.devices.map((device) => (
                <DeviceLine
                  key={device.id}
                  device={device}
                  busy={one.isPending && one.variables === device.id}
                  onSignOut={() => one.mutate(device.id, { onSuccess: keepFocus, onError: say })}
                />
              ))}
            </ul>
          </>
        ) : isError ? (
          <NotLoaded loading={isFetching} onRetry={() => refetch()}>
            {t('The devices could not be loaded.')}
          </NotLoaded>
        ) : (
          // As high as the words and this device.
          <div aria-busy="true" className="mt-1">
            <span className="sr-only">{t('Loading your devices')}</span>
            <Skeleton className="h-23" />
          </div>
        )}
      </div>
      {wantsSignIn(one.error ?? others.error) ? <SignInAgain wanted="devices" /> : null}
      {count > 1 ? (
        <Button
          variant="outline"
          size="card"
          className="mt-3"
          loading={others.isPending}
          onClick={() => others.mutate(undefined, { onSuccess: keepFocus, onError: say })}
        >
          {t('Sign out all other devices')}
        </Button>
      ) : null}
    </Section>
  );
}

function DeviceLine({ device, busy, onSignOut }: { device: Device; busy: boolean; onSignOut: () => void }) {
  const name = device.name ?? t(UNKNOWN_DEVICE);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
      <span className="min-w-0 flex-1 basis-40">
        <span dir="auto" className="line-clamp-2 break-words font-semibold text-[0.9375rem] leading-6">
          {name}
        </span>{' '}
        <span suppressHydrationWarning className="block text-muted text-sm leading-5">
          {device.isCurrent
            ? t('This device')
            : t('Last used {when}', { when: formatMoment(device.lastSeenAt, Date.now()) })}
        </span>
      </span>
      {device.isCurrent ? null : (
        <Button variant="ghost" size="sm" loading={busy} onClick={onSignOut}>
          {t('Sign out')}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  );
}
