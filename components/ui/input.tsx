import type { ComponentProps } from 'react';

/** Shared by the fields that take text. 16 px keep iOS from zooming in on focus. */
export const fieldLook =
  'w-full rounded-md border-[1.5px] border-field bg-card px-4 text-base text-ink placeholder:text-muted disabled:opacity-60 aria-invalid:border-danger-ink';

/** `className` adds to the look; what shall override it ends with `!`. */
export function Input({ className = '', type = 'text', ...props }: ComponentProps<'input'>) {
  return <input data-slot="input" type={type} className={`${fieldLook} h-12 ${className}`} {...props} />;
}
