import type { Route } from 'next';
import type { ReactNode } from 'react';
import { NeedsScripts } from '@/components/shared/needs-scripts';
import { SoftLink } from '@/components/shared/soft-link';
import { Icon } from '@/components/ui/light/icon';

/**
 * The bar at the top of every screen but the chat: the brand or a back arrow on the left, actions on the right. Only text
 * grows with the reader's text size, so that the title has the room.
 */
export function TopBar({
  brand,
  back,
  title,
  children,
}: {
  /** The wordmark, on entry screens. */
  brand?: string;
  /** The target of the back arrow, on screens below another one. */
  back?: { href: Route; label: string };
  title?: string;
  /** Actions. */
  children?: ReactNode;
}) {
  return (
    <>
      <header
        className={`flex min-h-14 items-center gap-2 ${title ? '' : 'flex-wrap'} px-4 pt-[max(0.5rem,env(safe-area-inset-top))] pb-1`}
      >
        {back ? (
          <SoftLink
            href={back.href}
            aria-label={back.label}
            className="-ml-2 grid size-[44px] shrink-0 place-items-center rounded-full hover:bg-line/60"
          >
            <Icon name="back" className="size-6" />
          </SoftLink>
        ) : null}
        {brand ? (
          <p className="font-bold font-heading text-2xl leading-8 tracking-[-0.02em]">
            {brand}
            <span aria-hidden className="text-brand-ink">
              .
            </span>
          </p>
        ) : null}
        {title ? (
          <h1 className="line-clamp-2 min-w-0 flex-1 text-center text-[min(1.125rem,7vw)] leading-[1.3333]">
            {title}
          </h1>
        ) : null}
        <div
          className={
            title
              ? 'flex min-w-[36px] items-center justify-end gap-2'
              : 'ml-auto flex min-w-[min(11rem,100%)] flex-1 flex-wrap items-center justify-end gap-2'
          }
        >
          {children}
        </div>
      </header>
      <NeedsScripts />
    </>
  );
}
