import { useRef, useState } from 'react';
import { useLazyDialog } from '@/components/shared/use-lazy-dialog';
import { Button } from '@/components/ui/button';
import { formatMoment } from '@/lib/kit/format';
import { t } from '@/lib/kit/text';
import { UNKNOWN_DEVICE } from '@/lib/users/devices/copy';
import { LOCK_DEVICES, LOCK_ONLY_DEVICE, LOCK_REMOVE } from '@/lib/users/lock/copy';
import type { Lock, LockDevice } from '@/lib/users/lock/hooks';
import { Hint, Section } from './section';

const loadDialog = () => import('./lock-remove-dialog').then((module) => module.LockRemoveDialog);

/** Which devices open the chats. While these are open, any but the last can be removed. */
export function LockDevicesSection({ lock: { state, devices } }: { lock: Lock }) {
  const { Component: RemoveDialog, open, setOpen, show } = useLazyDialog(loadDialog);
  const [chosen, setChosen] = useState<LockDevice>();
  const list = useRef<HTMLDivElement>(null);
  const canRemove = state === 'open' && devices.length > 1;
  const ask = (device: LockDevice) => {
    setChosen(device);
    show();
  };
  return (
    <Section id="lock-devices" title={t(LOCK_DEVICES)}>
      <div ref={list} tabIndex={-1} className="outline-none">
        <ul className="mt-2 divide-y-[1.5px] divide-line">
          {devices.map((device) => (
            <DeviceLine
              key={device.id}
              device={device}
              onRemove={canRemove ? () => ask(device) : undefined}
            />
          ))}
        </ul>
        {state === 'open' && devices.length === 1 ? <Hint>{t(LOCK_ONLY_DEVICE)}</Hint> : null}
      </div>
      {RemoveDialog && chosen ? (
        <RemoveDialog
          open={open}
          onOpenChange={setOpen}
          device={chosen}
          onRemoved={() => list.current?.focus()}
        />
      ) : null}
    </Section>
  );
}

function DeviceLine({ device, onRemove }: { device: LockDevice; onRemove: (() => void) | undefined }) {
  const name = device.name ?? t(UNKNOWN_DEVICE);
  const when = (moment: string) => formatMoment(moment, Date.now());
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
      <span className="min-w-0 flex-1 basis-40">
        <span dir="auto" className="line-clamp-2 break-words font-semibold text-[0.9375rem] leading-6">
          {name}
        </span>{' '}
        <span suppressHydrationWarning className="block text-muted text-sm leading-5">
          {device.isCurrent ? <span className="block">{t('This device')}</span> : null}
          <span className="block">{t('Added {when}', { when: when(device.addedAt) })}</span>
          {device.usedAt ? (
            <span className="block">{t('Last used {when}', { when: when(device.usedAt) })}</span>
          ) : null}
        </span>
      </span>
      {onRemove ? (
        <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={onRemove}>
          {t(LOCK_REMOVE)}
          <span className="sr-only"> {name}</span>
        </Button>
      ) : null}
    </li>
  );
}
