import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** What a screen shows instead of content: nothing there, or it could not be loaded. */
export function EmptyState({
  picture,
  title,
  children,
  action,
  heading: Heading = 'h2',
  className,
}: {
  picture?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** `h1` where it is all the page has. */
  heading?: 'h1' | 'h2';
  className?: string;
}) {
  return (
    <div className={clsx('flex flex-col items-center gap-2 px-6 py-12 text-center', className)}>
      {picture}
      <Heading className="text-xl">{title}</Heading>
      {children ? <div className="text-[0.9375rem] text-muted leading-6">{children}</div> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  );
}
