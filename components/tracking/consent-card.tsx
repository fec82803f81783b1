'use client';

import { Button } from '@/components/ui/button';
import { t } from '@/lib/kit/text';
import { TRACKING_FAILED, TRACKING_TEXT, TRACKING_TITLE } from '@/lib/tracking/consent/copy';
import { useTrackingChoice } from '@/lib/tracking/consent/hooks';

/** Asks once whether visits from advertisements may be measured. Both answers look the same. */
export function ConsentCard() {
  const { choose, saving, failed } = useTrackingChoice();
  return (
    <section aria-labelledby="tracking" className="rounded-lg border-[1.5px] border-line bg-card px-4 py-3.5">
      <h2 id="tracking" className="text-base leading-6">
        {t(TRACKING_TITLE)}
      </h2>
      <p className="mt-0.5 text-muted text-sm leading-5">{t(TRACKING_TEXT)}</p>
      {failed ? (
        <p role="alert" className="mt-2 text-danger-ink text-sm leading-5">
          {t(TRACKING_FAILED)}
        </p>
      ) : null}
      <div className="mt-3 grid grid-cols-2 gap-2.5">
        <Button variant="outline" size="card" disabled={saving} onClick={() => choose(false)}>
          {t('No thanks')}
        </Button>
        <Button variant="outline" size="card" disabled={saving} onClick={() => choose(true)}>
          {t('Allow')}
        </Button>
      </div>
    </section>
  );
}
