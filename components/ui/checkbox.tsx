import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/** A native checkbox whose whole row, label included, is the touch target. */
export function Checkbox({
  children,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'children'> & { children: ReactNode }) {
  return (
    <label className={clsx('flex min-h-11 cursor-pointer items-start gap-3 py-2.5 leading-6', className)}>
      <input type="checkbox" className="mt-0.5 size-5 shrink-0 accent-brand" {...rest} />
      <span>{children}</span>
    </label>
  );
}
