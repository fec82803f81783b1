import type { ReactNode } from 'react';

/** Shown in place of content that does not exist or could not be loaded. */
export function EmptyState({
  picture,
  title,
  children,
  action,
  heading: Heading = 'h2',
}: {
  picture?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** `h1` when nothing else is on the page. */
  heading?: 'h1' | 'h2';
}) {
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-12 text-center">
      {picture}
      <Heading className="text-xl">{title}</Heading>
      {children ? <div className="text-[0.9375rem] text-muted leading-6">{children}</div> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  );
}
