import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { fieldLook } from './input';

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={clsx(fieldLook, 'block resize-none py-3 leading-6', className)}
      {...rest}
    />
  );
}
