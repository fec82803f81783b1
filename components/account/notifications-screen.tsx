'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { BRAND } from '@/content/brand';
import { toast } from '@/lib/client/toast';
import { t } from '@/lib/kit/text';
import { UNKNOWN_DEVICE } from '@/lib/users/devices/copy';
import { type PushLeave, pushLeave } from '@/lib/users/push/browser';
import { PUSH_KINDS, type PushKind, USUAL_KINDS } from '@/lib/users/push/constants';
import {
  ABOUT_PUSH,
  DENIED,
  HIDE,
  HIDE_ABOUT,
  KIND_LABEL,
  OTHER_TURNED_OFF,
  PUSH_OFF,
  QUIET,
  TOLD,
  TURN_OFF,
  TURN_ON,
  TURNED_OFF,
  toldInWords,
  UNSUPPORTED,
  UNSUPPORTED_ON_IOS,
} from '@/lib/users/push/copy';
import {
  type Chosen,
  type PushState,
  type ToldDevice,
  useChangePush,
  usePush,
  useTurnOffPush,
  useTurnOnPush,
} from '@/lib/users/push/hooks';
import { CheckInsChoice } from './check-ins-choice';
import { Group } from './group';
import { Loaded, Waiting } from './loaded';
import { MailingSection } from './mailing-section';
import { Hint, Section } from './section';

const WAITING = 'Loading your notifications';
const HEIGHTS = ['h-56'];

/** What a person is told on their devices while they are away. */
export function NotificationsScreen() {
  const push = usePush();
  return (
    <Group title={t(TOLD)}>
      <Loaded
        asked={[push]}
        id="this"
        title={t('This device')}
        failed={t('Your notifications could not be loaded.')}
        waiting={t(WAITING)}
        heights={HEIGHTS}
      >
        {push.data ? <Devices state={push.data} /> : null}
      </Loaded>
      <MailingSection />
    </Group>
  );
}

/** Known in the browser alone; undefined in what the server writes. What the person allows elsewhere is seen on coming back. */
function useLeave(): readonly [PushLeave | undefined, () => void] {
  const [leave, setLeave] = useState<PushLeave>();
  const look = () => setLeave(pushLeave());
  useEffect(() => {
    const again = () => setLeave(pushLeave());
    again();
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, []);
  return [leave, look];
}

function Devices({ state: { publicKey, checkInsOpen, devices } }: { state: PushState }) {
  const heading = useRef<HTMLDivElement>(null);
  const [leave, look] = useLeave();
  const off = useTurnOffPush();
  const here = devices.find((device) => device.isCurrent);
  const others = devices.filter((device) => !device.isCurrent);
  const turnOff = (device: ToldDevice) =>
    off.mutate(device, {
      onSuccess: () => {
        toast({ title: device.isCurrent ? t(TURNED_OFF) : t(OTHER_TURNED_OFF) });
        // What was pressed is gone.
        heading.current?.focus();
      },
    });
  if (publicKey === null)
    return (
      <Section id="this" title={t('This device')}>
        <Hint>{t(PUSH_OFF)}</Hint>
      </Section>
    );
  if (leave === undefined) return <Waiting words={t(WAITING)} heights={HEIGHTS} />;
  return (
    <>
      <Section id="this" title={t('This device')}>
        <div ref={heading} tabIndex={-1} className="outline-none">
          <Hint>{t(ABOUT_PUSH)}</Hint>
          {here && leave === 'granted' ? (
            <Told
              key={here.id}
              device={here}
              checkInsOpen={checkInsOpen}
              busy={off.isPending}
              onTurnOff={() => turnOff(here)}
            />
          ) : (
            <Untold leave={leave} publicKey={publicKey} onAsked={look} />
          )}
        </div>
      </Section>
      {others.length > 0 ? (
        <Section id="others" title={t('Your other devices')}>
          <ul className="mt-2 divide-y-[1.5px] divide-line">
            {others.map((device) => (
              <OtherDevice
                key={device.id}
                device={device}
                busy={off.isPending && off.variables?.id === device.id}
                onTurnOff={() => turnOff(device)}
              />
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  );
}

/** Why nothing is told here, or the way to it: the browser asks after a tap on it, and at no other time. */
function Untold({ leave, publicKey, onAsked }: { leave: PushLeave; publicKey: string; onAsked: () => void }) {
  const on = useTurnOnPush(onAsked);
  const brand = BRAND.name;
  const whys: Readonly<Record<string, string>> = {
    unsupported: t(UNSUPPORTED),
    later: t(UNSUPPORTED_ON_IOS, { brand }),
    denied: t(DENIED, { brand }),
  };
  const why = whys[leave];
  if (why)
    return (
      <p role="status" className="mt-3 border-line border-t-[1.5px] pt-3 text-[0.9375rem] leading-6">
        {why}
      </p>
    );
  return (
    <Button size="lg" className="mt-4 w-full" loading={on.isPending} onClick={() => on.mutate(publicKey)}>
      {t(TURN_ON)}
    </Button>
  );
}

/** What this device is told, each change saved as it is made. */
function Told({
  device: { id, kinds, showsSender },
  checkInsOpen,
  busy,
  onTurnOff,
}: {
  device: ToldDevice;
  checkInsOpen: boolean;
  busy: boolean;
  onTurnOff: () => void;
}) {
  const [chosen, setChosen] = useState<Chosen>({ kinds, showsSender });
  const change = useChangePush();
  const save = (next: Chosen) => {
    setChosen(next);
    change.mutate({ id, ...next }, { onError: () => setChosen({ kinds, showsSender }) });
  };
  const tell = (kind: PushKind, isTold: boolean) =>
    save({
      ...chosen,
      kinds: PUSH_KINDS.filter((one) => (one === kind ? isTold : chosen.kinds.includes(one))),
    });
  return (
    <>
      <fieldset className="mt-2">
        <legend className="sr-only">{t('What this device is told about')}</legend>
        {USUAL_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            checked={chosen.kinds.includes(kind)}
            onChange={({ target }) => tell(kind, target.checked)}
          >
            <Words label={t(KIND_LABEL[kind].label)} about={t(KIND_LABEL[kind].about)} />
          </Checkbox>
        ))}
      </fieldset>
      {checkInsOpen ? (
        <CheckInsChoice
          isChosen={chosen.kinds.includes('check_in')}
          onChoose={(isChosen) => tell('check_in', isChosen)}
        />
      ) : null}
      <div className="mt-2 border-line border-t-[1.5px] pt-2">
        <Checkbox
          checked={!chosen.showsSender}
          onChange={({ target }) => save({ ...chosen, showsSender: !target.checked })}
        >
          <Words label={t(HIDE)} about={t(HIDE_ABOUT)} />
        </Checkbox>
      </div>
      <Hint>{t(QUIET)}</Hint>
      <Button variant="outline" size="card" className="mt-3" loading={busy} onClick={onTurnOff}>
        {t(TURN_OFF)}
      </Button>
    </>
  );
}

function Words({ label, about }: { label: string; about: string }) {
  return (
    <>
      <span className="block font-semibold text-[0.9375rem]">{label}</span>
      <span className="block text-muted text-sm leading-5">{about}</span>
    </>
  );
}

function OtherDevice({
  device: { name, kinds },
  busy,
  onTurnOff,
}: {
  device: ToldDevice;
  busy: boolean;
  onTurnOff: () => void;
}) {
  const shown = name ?? t(UNKNOWN_DEVICE);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
      <span className="min-w-0 flex-1 basis-40">
        <span dir="auto" className="line-clamp-2 break-words font-semibold text-[0.9375rem] leading-6">
          {shown}
        </span>{' '}
        <span className="block text-muted text-sm leading-5">{toldInWords(kinds)}</span>
      </span>
      <Button variant="ghost" size="sm" loading={busy} onClick={onTurnOff}>
        {t('Turn off')}
        <span className="sr-only"> {shown}</span>
      </Button>
    </li>
  );
}
