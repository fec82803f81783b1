import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Shared by input and textarea. 16 px text keeps iOS from zooming in on focus. */
export const fieldLook =
  'w-full rounded-md border-[1.5px] border-field bg-card px-4 text-base text-ink placeholder:text-muted disabled:opacity-60 aria-invalid:border-danger-ink';

export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} className={clsx(fieldLook, 'h-12', className)} {...rest} />;
}
