import { Icon } from '@/components/ui/light/icon';
import { t } from '@/lib/kit/text';
import { describeBrowser } from '@/lib/users/rules';
import { Lines } from './balance-parts';

/** What the request of the page has told of its browser. */
export type Browser = { browserName: string | null; deviceType: string | null };

/** The browser's name and device type, for users without a chat. */
export function ThisBrowser({ browser: { browserName, deviceType } }: { browser: Browser }) {
  return (
    <>
      <span className="grid size-12 place-items-center rounded-md bg-psychologist-tint text-psychologist-ink">
        <Icon name={deviceType === 'desktop' ? 'laptop' : 'phone'} className="size-6" />
      </span>
      <Lines title={describeBrowser(browserName, deviceType)} text={t('No chat from here yet')} />
    </>
  );
}
