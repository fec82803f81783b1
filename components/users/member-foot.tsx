import { t } from '@/lib/kit/text';
import type { User } from '@/lib/users/hooks';
import { displayName } from './member-chip';
import { SignOutButton } from './sign-out-button';

/** Who is signed in, and the way out. */
export function MemberFoot({ user }: { user: User }) {
  return (
    <div className="flex items-center justify-between gap-3 border-line border-t-[1.5px] pt-2">
      <p className="min-w-0 truncate text-muted text-sm">
        {t('Signed in as {name}', { name: displayName(user) })}
      </p>
      <SignOutButton />
    </div>
  );
}
