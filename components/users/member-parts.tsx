import { Button } from '@/components/ui/button';
import type { User } from '@/lib/users/hooks';
import { useSignOut } from '@/lib/users/sign-in/hooks';
import { MemberPicture } from './member-picture';

/** The member's account on the home pages; `AccountSlot` loads it. */
export default function MemberParts({ part, user }: { part: 'bar' | 'foot'; user: User }) {
  return part === 'bar' ? <MemberChip user={user} /> : <MemberFoot user={user} />;
}

const displayName = ({ name, email }: User) => name ?? email ?? 'Your account';

/** Picture, name and e-mail, as a link to the account. */
function MemberChip({ user }: { user: User }) {
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
      <span className="sr-only">Your account</span>
    </a>
  );
}

function MemberFoot({ user }: { user: User }) {
  return (
    <div className="flex items-center justify-between gap-3 border-line border-t-[1.5px] pt-2">
      <p className="min-w-0 truncate text-muted text-sm">Signed in as {displayName(user)}</p>
      <SignOutButton />
    </div>
  );
}

export function SignOutButton() {
  const { mutate, isPending, isSuccess } = useSignOut();
  return (
    <Button variant="ghost" size="sm" loading={isPending || isSuccess} onClick={() => mutate()}>
      Sign out
    </Button>
  );
}
