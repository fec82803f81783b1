'use client';

import { Checkbox } from '@/components/ui/checkbox';
import { useSignals } from '@/lib/chat/signals/choosing/hooks';
import { SIGNALS } from '@/lib/chat/signals/constants';
import {
  SIGNAL_LABEL,
  SIGNAL_MISSING,
  SIGNALS_ABOUT,
  SIGNALS_TITLE,
  SIGNALS_UNKEPT,
} from '@/lib/chat/signals/copy';
import { t } from '@/lib/kit/text';
import { Hint, Section } from './section';

/** What this device does when a reply comes in an open chat: nothing, until somebody chooses it. */
export function ReplySignals() {
  const { signals, turn } = useSignals();
  return (
    <Section id="signals" title={t(SIGNALS_TITLE)}>
      <Hint>{t(SIGNALS_ABOUT)}</Hint>
      <div className="mt-2">
        {SIGNALS.map((signal) =>
          signals && !signals.possible.includes(signal) ? (
            <p key={signal} className="py-2.5 text-[0.9375rem] leading-6">
              {t(SIGNAL_MISSING[signal])}
            </p>
          ) : (
            <Checkbox
              key={signal}
              checked={signals?.chosen.includes(signal) ?? false}
              disabled={signals === undefined}
              onChange={({ target }) => turn(signal, target.checked)}
            >
              <span className="block font-semibold text-[0.9375rem]">{t(SIGNAL_LABEL[signal].label)}</span>
              <span className="block text-muted text-sm leading-5">{t(SIGNAL_LABEL[signal].about)}</span>
            </Checkbox>
          ),
        )}
      </div>
      <p role="status" className="text-[0.9375rem] leading-6">
        {signals && !signals.isKept ? t(SIGNALS_UNKEPT) : null}
      </p>
    </Section>
  );
}
