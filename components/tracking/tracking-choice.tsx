'use client';

import { Card } from '@/components/ui/card';
import { Label } from '@/components/ui/label';
import { Switch } from '@/components/ui/switch';
import { t } from '@/lib/kit/text';
import { TRACKING_FAILED, TRACKING_SWITCH, TRACKING_TEXT } from '@/lib/tracking/consent/copy';
import { useTrackingChoice } from '@/lib/tracking/consent/hooks';
import { useUser } from '@/lib/users/hooks';

/** The consent to measurement as a switch, for the account. Without a pixel there is nothing to choose, and nothing shows. */
export function TrackingChoice() {
  const { data: user } = useUser();
  const { choose, saving, failed } = useTrackingChoice();
  if (!user || user.tracking === 'off') return null;
  return (
    <Card className="py-3!">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <Label htmlFor="tracking-switch" className="flex-1 cursor-pointer py-2.5">
          {t(TRACKING_SWITCH)}
        </Label>
        <Switch
          id="tracking-switch"
          aria-describedby="tracking-about"
          checked={user.tracking === 'granted'}
          disabled={saving}
          onCheckedChange={choose}
        />
      </div>
      <p id="tracking-about" className="mt-1 text-muted text-sm leading-5">
        {t(TRACKING_TEXT)}
      </p>
      {failed ? (
        <p role="alert" className="mt-2 text-danger-ink text-sm leading-5">
          {t(TRACKING_FAILED)}
        </p>
      ) : null}
    </Card>
  );
}
