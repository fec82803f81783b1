import type { User } from '@/lib/users/hooks';
import { AccountSlot } from './account-slot';
import { MemberChip } from './member-chip';
import { SignInLink } from './sign-in-link';

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
