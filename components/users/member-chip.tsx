import { t } from '@/lib/kit/text';
import type { User } from '@/lib/users/hooks';
import { MemberPicture } from './member-picture';

export const displayName = ({ name, email }: User) => name ?? email ?? t('Your account');

/** Picture, name and e-mail, as a link to the account. */
export function MemberChip({ user }: { user: User }) {
  return (
    <a
      href="/account"
      className="flex min-h-11 min-w-0 items-center gap-2 rounded-full pr-2 hover:bg-line/60"
      title={[user.name, user.email].filter(Boolean).join(', ')}
    >
      <MemberPicture user={user} />
      <span className="min-w-0">
        <span className="block truncate font-semibold text-sm leading-5">{displayName(user)}</span>
        {user.email && user.name ? (
          <span className="block truncate text-muted text-xs leading-4">{user.email}</span>
        ) : null}
      </span>
      <span className="sr-only">{t('Your account')}</span>
    </a>
  );
}
