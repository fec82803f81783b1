'use client';

import { TRACKING_FAILED, TRACKING_SWITCH, TRACKING_TEXT } from '@/lib/tracking/consent/copy';
import { useTrackingChoice } from '@/lib/tracking/consent/hooks';
import { useUser } from '@/lib/users/hooks';

/** The same question as a switch, for the account. Without a pixel there is nothing to choose, and nothing shows. */
export function TrackingChoice() {
  const { data: user } = useUser();
  const { choose, saving, failed } = useTrackingChoice();
  if (!user || user.tracking === 'off') return null;
  const granted = user.tracking === 'granted';
  return (
    <div className="rounded-lg border-[1.5px] border-line bg-card px-4 py-3">
      <label className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-semibold text-[0.9375rem]">
        {TRACKING_SWITCH}
        <input
          type="checkbox"
          role="switch"
          aria-describedby="tracking-about"
          checked={granted}
          aria-checked={granted}
          disabled={saving}
          onChange={(event) => choose(event.target.checked)}
          className="relative h-7 w-12 shrink-0 appearance-none rounded-full border-[1.5px] border-field bg-line transition-colors duration-150 before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-ink before:transition-transform before:duration-150 checked:border-teal checked:bg-teal checked:before:translate-x-5 checked:before:bg-on-teal disabled:opacity-60"
        />
      </label>
      <p id="tracking-about" className="mt-1 text-muted text-sm leading-5">
        {TRACKING_TEXT}
      </p>
      {failed ? (
        <p role="alert" className="mt-2 text-danger-ink text-sm leading-5">
          {TRACKING_FAILED}
        </p>
      ) : null}
    </div>
  );
}
