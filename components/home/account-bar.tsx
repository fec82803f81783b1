import { AccountSlot } from '@/components/users/account-slot';
import { MemberChip } from '@/components/users/member-chip';
import { SignInLink } from '@/components/users/sign-in-link';
import type { User } from '@/lib/users/hooks';

/**
 * The member's account in the top bar, or the way to sign in.
 * @param user as the page has read it
 * @param returnTo the path that a sign-in comes back to
 */
export function AccountBar({ user, returnTo }: { user: User | undefined; returnTo: string }) {
  return (
    <AccountSlot part="bar" member={user?.isGoogleAuthenticated ? <MemberChip user={user} /> : undefined}>
      <SignInLink returnTo={returnTo} />
    </AccountSlot>
  );
}
