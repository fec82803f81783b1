'use client';

import { type FormEvent, useRef } from 'react';
import { useLazyDialog } from '@/components/shared/use-lazy-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/lib/client/toast';
import { t } from '@/lib/kit/text';
import { PAUSE_LENGTHS, type PauseLength } from '@/lib/users/pause/constants';
import {
  END_PAUSE,
  HOW_LONG,
  LENGTH_LABEL,
  PAUSE,
  PAUSE_ABOUT,
  PAUSE_BEGUN,
  PAUSED,
  PAUSED_OPEN,
  untilMoment,
} from '@/lib/users/pause/copy';
import { type PauseState, useBeginPause, usePause } from '@/lib/users/pause/hooks';
import { Group } from './group';
import { Loaded } from './loaded';
import { Hint, Section } from './section';

const loadEnd = () => import('./pause-end-dialog').then((module) => module.PauseEndDialog);

/** A break from everything here, begun and ended by the person. */
export function PauseScreen() {
  const pause = usePause();
  return (
    <Group title={t('Pause')}>
      <Loaded asked={[pause]} id="pause" title={t(PAUSE)}>
        {pause.data ? <Pause state={pause.data} /> : null}
      </Loaded>
    </Group>
  );
}

function Pause({ state: { pause } }: { state: PauseState }) {
  const { Component: EndDialog, open, setOpen, show } = useLazyDialog(loadEnd);
  const place = useRef<HTMLDivElement>(null);
  // What was pressed is gone.
  const keepFocus = () => place.current?.focus();
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {pause ? (
        <Section id="pause" title={t(PAUSED)}>
          <p className="mt-2 font-semibold text-base leading-6">
            {pause.until ? untilMoment(pause.until) : t(PAUSED_OPEN)}
          </p>
          <Hint>{t(PAUSE_ABOUT)}</Hint>
          <Button variant="outline" size="card" className="mt-3" aria-haspopup="dialog" onClick={show}>
            {t(END_PAUSE)}
          </Button>
        </Section>
      ) : (
        <Section id="pause" title={t(PAUSE)}>
          <Hint>{t(PAUSE_ABOUT)}</Hint>
          <PauseForm onBegun={keepFocus} />
        </Section>
      )}
      {EndDialog ? <EndDialog open={open} onOpenChange={setOpen} onEnded={keepFocus} /> : null}
    </div>
  );
}

/** Its choice is read as a whole, so that one made before the scripts came counts. */
function PauseForm({ onBegun }: { onBegun: () => void }) {
  const begin = useBeginPause();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const length = new FormData(event.currentTarget).get('length') as PauseLength;
    begin.mutate(length, {
      onSuccess: () => {
        toast({ title: t(PAUSE_BEGUN) });
        onBegun();
      },
    });
  };
  return (
    <form onSubmit={submit} className="mt-3">
      <fieldset>
        <legend className="font-semibold text-[0.9375rem] leading-6">{t(HOW_LONG)}</legend>
        {PAUSE_LENGTHS.map((length, at) => (
          <label key={length} className="flex min-h-11 items-center gap-3 text-[0.9375rem] leading-6">
            <input
              type="radio"
              name="length"
              value={length}
              defaultChecked={at === 0}
              className="size-5 shrink-0 accent-brand"
            />
            {t(LENGTH_LABEL[length])}
          </label>
        ))}
      </fieldset>
      <Button type="submit" size="lg" className="mt-3" loading={begin.isPending}>
        {t(PAUSE)}
      </Button>
    </form>
  );
}
