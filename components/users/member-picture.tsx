import type { User } from '@/lib/users/hooks';

/**
 * The first letter as a reader sees it: a Devanagari letter keeps its vowel sign and what is joined to it. Not by `Intl.Segmenter`: a
 * page's first one takes 9 ms of CPU, and where joined letters end is not the same in every browser, nor here and on the server.
 */
const FIRST_LETTER = /^(?:\P{M}\p{M}*?\u094d)*\P{M}\p{M}*/u;

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
      {FIRST_LETTER.exec((user.name ?? user.email ?? '?').trim())?.[0].toUpperCase()}
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
