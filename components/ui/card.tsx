import type { ComponentProps } from 'react';
import { cn } from '@/lib/client/cn';

/** The surface of a section. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="card"
      className={cn('rounded-lg border-[1.5px] border-line bg-card px-4 py-4', className)}
      {...props}
    />
  );
}
