import { useState } from 'react';
import type { User } from '@/lib/users/hooks';

/** The first letter as a reader sees it: a Devanagari letter keeps its vowel sign. */
function initialOf(text: string): string {
  const [first] = new Intl.Segmenter('hi').segment(text);
  return first?.segment.toUpperCase() ?? '';
}

/**
 * A member's picture, or the first letter of the name. The picture comes through our server: loaded from Google, it
 * would tell Google about every visit.
 */
export function MemberPicture({ user }: { user: User }) {
  const [failed, setFailed] = useState(false);
  const shown = user.profilePicture !== null && !failed;
  return (
    <span
      aria-hidden
      className="grid size-9 shrink-0 place-items-center overflow-hidden rounded-full bg-truelove-tint font-bold font-heading text-base text-truelove-ink"
    >
      {shown ? (
        <img
          // An error before hydration fires no event; an image that is complete without pixels has failed.
          ref={(element) => {
            if (element?.complete && element.naturalWidth === 0) setFailed(true);
          }}
          // The id keeps the browser's cached pictures of different users apart.
          src={`/api/user/picture?of=${user.id}`}
          alt=""
          width={36}
          height={36}
          className="size-9 object-cover"
          onError={() => setFailed(true)}
        />
      ) : (
        initialOf((user.name ?? user.email ?? '?').trim())
      )}
    </span>
  );
}
