import { buttonVariants } from '@/components/ui/button-look';
import { t } from '@/lib/kit/text';

/** Where each part begins, and what it is called here. */
const PARTS = [
  ['balance-title', 'Messages'],
  ['refer', 'Invite'],
  ['chats-title', 'Chats'],
  ['memory-title', 'Memory'],
  ['nickname-title', 'Name'],
  ['language-title', 'Language'],
  ['limits-title', 'Limits'],
  ['pause-title', 'Break'],
  ['notifications-title', 'Notifications'],
  ['payments-title', 'Payments'],
  ['issues-title', 'Issues'],
  ['reviews-title', 'Reviews'],
  ['mobile-title', 'Mobile'],
  ['devices-title', 'Devices'],
  ['offline-title', 'Offline'],
  ['data-title', 'Your data'],
] as const;

/** Quick links to the parts of a long page, without scripts. Parts that may not be there are named when they are. */
export function AccountParts({
  issues,
  reviews,
  notifications,
}: Readonly<Record<'issues' | 'reviews' | 'notifications', boolean>>) {
  const isThere: Readonly<Record<string, boolean>> = {
    'issues-title': issues,
    'reviews-title': reviews,
    'notifications-title': notifications,
  };
  return (
    <nav aria-label={t('Parts of your account')} className="-mx-4 shrink-0 overflow-x-auto px-4 py-1">
      <ul className="flex w-max gap-2">
        {PARTS.filter(([id]) => isThere[id] ?? true).map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`} className={buttonVariants({ variant: 'outline', size: 'pill' })}>
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
