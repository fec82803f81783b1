import { Button } from '@/components/ui/button';
import type { User } from '@/lib/users/hooks';
import { useSignOut } from '@/lib/users/sign-in/hooks';
import { displayName, MemberChip } from './member-chip';

/** The member's account on the home pages; `AccountSlot` loads it. */
export default function MemberParts({ part, user }: { part: 'bar' | 'foot'; user: User }) {
  return part === 'bar' ? <MemberChip user={user} /> : <MemberFoot user={user} />;
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
