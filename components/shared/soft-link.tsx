'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';
import { sayIfOffline } from '@/lib/client/online';

/**
 * A link within the product that needs no page load, fetched ahead on touch, hover and focus. It does what the
 * product needs of `next/link` at a tenth of its JavaScript, which the home page's budget could not hold.
 */
export function SoftLink({
  href,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { href: Route }) {
  const router = useRouter();
  const prefetch = () => router.prefetch(href);
  const follow = (event: MouseEvent) => {
    // A new tab, a new window, a download: the browser's own business.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!sayIfOffline()) router.push(href);
  };
  return (
    <a href={href} onClick={follow} onPointerEnter={prefetch} onFocus={prefetch} {...rest}>
      {children}
    </a>
  );
}
