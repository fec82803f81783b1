import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const VARIANT = {
  dark: 'bg-ink text-paper',
  paper: 'bg-card text-ink',
  ai: 'bg-romantic-tint text-romantic-ink',
  teal: 'bg-psychologist-tint text-psychologist-ink',
  marigold: 'bg-marigold-tint text-marigold-ink',
};

export function Badge({
  variant = 'dark',
  className,
  ...rest
}: ComponentProps<'span'> & { variant?: keyof typeof VARIANT }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-full px-2 py-0.5 font-semibold text-xs leading-4',
        VARIANT[variant],
        className,
      )}
      {...rest}
    />
  );
}
