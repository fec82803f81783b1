import type { ComponentProps } from 'react';

/** The surface of a section. `className` adds to the look; what shall override it ends with `!`. */
export function Card({ className = '', ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="card"
      className={`rounded-lg border-[1.5px] border-line bg-card px-4 py-4 ${className}`}
      {...props}
    />
  );
}
