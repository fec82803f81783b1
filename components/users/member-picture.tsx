import type { User } from '@/lib/users/hooks';

/** The first letter as a reader sees it: a Devanagari letter keeps its vowel sign. */
function initialOf(text: string): string {
  const [first] = new Intl.Segmenter('hi').segment(text);
  return first?.segment.toUpperCase() ?? '';
}

/**
 * A member's picture above the first letter of the name, which shows when there is none or it does not load. It comes through
 * our server: loaded from Google, it would tell Google about every visit.
 */
export function MemberPicture({ user }: { user: User }) {
  return (
    <span
      aria-hidden
      className="relative grid size-9 shrink-0 place-items-center overflow-hidden rounded-full bg-truelove-tint font-bold font-heading text-base text-truelove-ink"
    >
      {initialOf((user.name ?? user.email ?? '?').trim())}
      {user.profilePicture === null ? null : (
        <span
          className="absolute inset-0 bg-center bg-cover"
          // The id keeps the browser's cached pictures of different users apart.
          style={{ backgroundImage: `url("/api/user/picture?of=${user.id}")` }}
        />
      )}
    </span>
  );
}
