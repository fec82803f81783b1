import type { User } from '@/lib/users/hooks';
import { MemberChip } from './member-chip';
import { MemberFoot } from './member-foot';

/** The member's account on the home pages; `AccountSlot` loads it for somebody who signed in since the page came. */
export default function MemberParts({ part, user }: { part: 'bar' | 'foot'; user: User }) {
  return part === 'bar' ? <MemberChip user={user} /> : <MemberFoot user={user} />;
}
