import type { ComponentProps } from 'react';

const BASE = 'inline-flex items-center gap-1 rounded-full px-2 py-0.5 font-semibold text-xs leading-4';

const VARIANT = {
  dark: 'bg-ink text-paper',
  paper: 'bg-card text-ink',
  ai: 'bg-romantic-tint text-romantic-ink',
  teal: 'bg-psychologist-tint text-psychologist-ink',
  marigold: 'bg-marigold-tint text-marigold-ink',
};

/** `className` adds to the look; what shall override it ends with `!`. */
export function Badge({
  variant = 'dark',
  className = '',
  ...props
}: ComponentProps<'span'> & { variant?: keyof typeof VARIANT }) {
  return <span data-slot="badge" className={`${BASE} ${VARIANT[variant]} ${className}`} {...props} />;
}
