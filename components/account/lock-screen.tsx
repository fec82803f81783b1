'use client';

import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-look';
import type { Helpline } from '@/content/helplines';
import { LOCK_PATH, signInPath } from '@/lib/client/paths';
import { toast } from '@/lib/client/toast';
import { t } from '@/lib/kit/text';
import {
  LOCK,
  LOCK_ABOUT,
  LOCK_ADD,
  LOCK_ADDED,
  LOCK_BEGUN,
  LOCK_COVERS,
  LOCK_ENDED,
  LOCK_IS_OPEN,
  LOCK_LOST,
  LOCK_NEEDS_GOOGLE,
  LOCK_NOW,
  LOCK_OFF,
  LOCK_OFFLINE,
  LOCK_OPEN_NOW,
  LOCK_PROTECTS,
  LOCK_PROTECTS_NOT,
  LOCK_SET,
  LOCK_SHORT,
  LOCK_UNSUPPORTED,
  LOCKED_ABOUT,
  LOCKED_ELSE,
  LOCKED_HELP,
  LOCKED_TITLE,
  UNLOCK,
} from '@/lib/users/lock/copy';
import { type Lock, type LockAct, useCanLock, useLock, useLockAct } from '@/lib/users/lock/hooks';
import { CONTINUE_WITH_GOOGLE } from '@/lib/users/sign-in/copy';
import { Group } from './group';
import { HelplinesSection } from './helplines-section';
import { Loaded } from './loaded';
import { LockDevicesSection } from './lock-devices-section';
import { Hint, Section } from './section';

/**
 * The lock of a person's chats: set, opened, closed and taken off.
 * @param wanted the page of chats that led here, which is shown when they are open
 */
export function LockScreen({
  wanted,
  call,
  write,
}: {
  wanted: string | undefined;
  /** Lines to call: help needs no unlocking. */
  call: readonly Helpline[];
  /** Lines for somebody who cannot speak. */
  write: readonly Helpline[];
}) {
  const lock = useLock();
  return (
    <Group title={t(lock.data?.state === 'closed' ? LOCKED_TITLE : LOCK_SHORT)}>
      <Loaded asked={[lock]} id="lock" title={t(LOCK)}>
        {lock.data ? (
          <OwnLock
            lock={lock.data}
            wanted={wanted}
            help={<HelplinesSection hint={t(LOCKED_HELP)} call={call} write={write} quiet />}
          />
        ) : null}
      </Loaded>
    </Group>
  );
}

function OwnLock({
  lock,
  wanted,
  help,
}: {
  lock: Lock;
  wanted: string | undefined;
  /** While they are locked. */
  help: ReactNode;
}) {
  const can = useCanLock();
  const act = useLockAct();
  const place = useRef<HTMLDivElement>(null);
  const busy = (one: LockAct) => act.isPending && act.variables === one;
  const off = lock.isProven ? 'endProven' : 'end';
  const run = (one: LockAct) =>
    act.mutate(one, {
      onSuccess: () => {
        // The server leads on.
        if (one === 'unlock' && wanted) return window.location.reload();
        if (one === 'add') toast({ title: lock.state === 'off' ? t(LOCK_BEGUN) : t(LOCK_ADDED) });
        if (one === off) toast({ title: t(LOCK_ENDED) });
        // What was pressed is gone.
        place.current?.focus();
      },
    });
  const signIn = (
    <a
      href={signInPath(wanted ?? LOCK_PATH)}
      className={buttonVariants({ variant: 'outline', size: 'card', className: 'mt-3' })}
    >
      {t(CONTINUE_WITH_GOOGLE)}
    </a>
  );
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      {lock.state === 'off' ? (
        <Section id="lock" title={t(LOCK)}>
          <About />
          <Hint>{t(LOCK_LOST)}</Hint>
          {lock.isMember ? (
            can === false ? (
              <Hint>{t(LOCK_UNSUPPORTED)}</Hint>
            ) : (
              <Button
                size="card"
                className="mt-3"
                disabled={!can}
                loading={busy('add')}
                onClick={() => run('add')}
              >
                {t(LOCK_SET)}
              </Button>
            )
          ) : (
            <>
              <p className="mt-3 font-semibold text-[0.9375rem] leading-6">{t(LOCK_NEEDS_GOOGLE)}</p>
              {signIn}
            </>
          )}
        </Section>
      ) : lock.state === 'open' ? (
        <Section id="lock" title={t(LOCK_IS_OPEN)}>
          <Hint>{t(LOCK_OPEN_NOW)}</Hint>
          <Button size="card" className="mt-3" loading={busy('lock')} onClick={() => run('lock')}>
            {t(LOCK_NOW)}
          </Button>
          {can && !lock.devices.some(({ isCurrent }) => isCurrent) ? (
            <Button
              variant="outline"
              size="card"
              className="mt-2"
              loading={busy('add')}
              onClick={() => run('add')}
            >
              {t(LOCK_ADD)}
            </Button>
          ) : null}
        </Section>
      ) : (
        <>
          <Section id="lock" title={t(UNLOCK)}>
            <Hint>{t(can === false ? LOCK_UNSUPPORTED : LOCKED_ABOUT)}</Hint>
            <Button
              size="card"
              className="mt-3"
              disabled={!can}
              loading={busy('unlock')}
              onClick={() => run('unlock')}
            >
              {t(UNLOCK)}
            </Button>
            <Hint>{t(LOCKED_ELSE)}</Hint>
            {signIn}
          </Section>
          {help}
        </>
      )}
      {lock.state === 'off' ? null : (
        <>
          <LockDevicesSection lock={lock} />
          <Section id="lock-off" title={t(LOCK_OFF)}>
            <Hint>{t(LOCK_LOST)}</Hint>
            <Button
              variant="outline"
              size="card"
              className="mt-3"
              disabled={!(lock.isProven || can)}
              loading={busy(off)}
              onClick={() => run(off)}
            >
              {t(LOCK_OFF)}
            </Button>
            {lock.isProven || lock.state === 'closed' ? null : signIn}
          </Section>
          <Section id="lock-about" title={t(LOCK)}>
            <About />
          </Section>
        </>
      )}
    </div>
  );
}

function About() {
  return (
    <>
      <Hint>{t(LOCK_ABOUT)}</Hint>
      <Hint>{t(LOCK_PROTECTS)}</Hint>
      <Hint>{t(LOCK_PROTECTS_NOT)}</Hint>
      <Hint>{t(LOCK_COVERS)}</Hint>
      <Hint>{t(LOCK_OFFLINE)}</Hint>
    </>
  );
}
