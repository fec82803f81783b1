'use client';

import { Icon } from '@/components/ui/light/icon';
import { useUser } from '@/lib/users/hooks';
import { describeBrowser } from '@/lib/users/rules';
import { Lines } from './balance-parts';

/** The browser's name and device type, for users without a chat. */
export function ThisBrowser() {
  const { data: user } = useUser();
  if (!user) return null;
  return (
    <>
      <span className="grid size-12 place-items-center rounded-md bg-psychologist-tint text-psychologist-ink">
        <Icon name={user.deviceType === 'desktop' ? 'laptop' : 'phone'} className="size-6" />
      </span>
      <Lines title={describeBrowser(user.browserName, user.deviceType)} text="No chat from here yet" />
    </>
  );
}
