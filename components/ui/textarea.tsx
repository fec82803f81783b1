import type { ComponentProps } from 'react';
import { cn } from '@/lib/client/cn';
import { fieldLook } from './input';

export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      rows={rows}
      className={cn(fieldLook, 'block resize-none py-3 leading-6', className)}
      {...props}
    />
  );
}
