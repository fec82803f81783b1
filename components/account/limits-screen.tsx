'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/lib/client/toast';
import { formatStamp } from '@/lib/kit/format';
import { t } from '@/lib/kit/text';
import { LIMITS_SAVED, limitsInWords, NOTHING_LIMITED, TAKEN_BACK } from '@/lib/users/limits/copy';
import { type OwnLimits, useLimits, useSetLimits, type WantedLimits } from '@/lib/users/limits/hooks';
import { readLimits } from '@/lib/users/limits/rules';
import { Group } from './group';
import { LimitsForm } from './limits-form';
import { Loaded } from './loaded';
import { Hint, Section } from './section';

/** What a person allows themselves: messages, money and hours. */
export function LimitsScreen() {
  const limits = useLimits();
  return (
    <Group title={t('Your limits')}>
      <Loaded
        asked={[limits]}
        id="limits"
        title={t('What you allow yourself')}
        failed={t('Your limits could not be loaded.')}
        waiting={t('Loading your limits')}
        heights={['h-[36rem]']}
      >
        {limits.data ? <Limits state={limits.data} /> : null}
      </Loaded>
    </Group>
  );
}

function Limits({ state }: { state: OwnLimits }) {
  const { limits, next } = state;
  const heading = useRef<HTMLDivElement>(null);
  const change = useSetLimits();
  const save = (wanted: WantedLimits) =>
    change.mutate(wanted, { onSuccess: () => toast({ title: t(LIMITS_SAVED) }) });
  const takeBack = () =>
    change.mutate(limits, {
      onSuccess: () => {
        toast({ title: t(TAKEN_BACK) });
        // What was pressed is gone.
        heading.current?.focus();
      },
    });
  return (
    <>
      <Section id="now" title={t('What holds now')}>
        <div ref={heading} tabIndex={-1} className="outline-none">
          <LimitList of={limits} />
        </div>
        {next ? (
          <div role="status" className="mt-3 rounded-md border-[1.5px] border-line px-4 py-3">
            <p className="font-semibold text-[0.9375rem] leading-6">
              {t('From {moment} IST', { moment: formatStamp(next.at) })}
            </p>
            <LimitList of={next.limits} />
            <Button
              variant="outline"
              size="sm"
              className="mt-3"
              loading={change.isPending}
              onClick={takeBack}
            >
              {t('Leave it as it is')}
            </Button>
          </div>
        ) : null}
      </Section>
      <Section id="limits" title={t('What you allow yourself')}>
        <Hint>
          {t(
            'Leave a field empty for no limit. What is stricter holds at once. What is laxer waits for 24 hours, and you can take it back. Whoever is in danger is always answered.',
          )}
        </Hint>
        <LimitsForm
          // What was saved, here or in another tab, is what the fields show.
          key={JSON.stringify(state)}
          initial={next?.limits ?? limits}
          saving={change.isPending}
          onSave={save}
        />
      </Section>
    </>
  );
}

function LimitList({ of }: { of: WantedLimits }) {
  const lines = limitsInWords(readLimits(of));
  if (lines.length === 0) return <Hint>{t(NOTHING_LIMITED)}</Hint>;
  return (
    <ul className="mt-1 text-[0.9375rem] leading-6">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
