import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { type MouseEvent, type ReactNode, useTransition } from 'react';
import { warnIfOffline } from '@/lib/client/online';
import { t } from '@/lib/kit/text';

/** A link that covers its card and shows on it that the profile is loading. */
export function ProfileLink({ href, children }: { href: Route; children: ReactNode }) {
  const router = useRouter();
  const [opening, startOpening] = useTransition();
  const prefetch = () => router.prefetch(href);
  const open = (event: MouseEvent) => {
    // Left to the browser: a new tab, a new window, a download.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!opening && !warnIfOffline()) startOpening(() => router.push(href));
  };
  return (
    <a
      href={href}
      onClick={open}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      aria-busy={opening || undefined}
      className={`after:absolute after:inset-0 after:rounded-lg ${opening ? 'after:animate-pulse after:bg-line/50' : ''}`}
    >
      {children}
      {opening ? (
        <span role="status" className="sr-only">
          {t('Opening the profile')}
        </span>
      ) : null}
    </a>
  );
}
