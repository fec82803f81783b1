import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** `htmlFor` is required: a label always names its control. */
export function Label({
  className,
  htmlFor,
  children,
  ...rest
}: ComponentProps<'label'> & { htmlFor: string }) {
  return (
    <label
      htmlFor={htmlFor}
      className={clsx('font-semibold text-[0.9375rem] leading-6', className)}
      {...rest}
    >
      {children}
    </label>
  );
}
