import type { ComponentProps } from 'react';

const BASE = 'rounded-md px-4 py-3 text-sm leading-5';

const VARIANT = {
  default: 'border-[1.5px] border-line bg-card text-ink',
  marigold: 'border-[1.5px] border-marigold-line bg-marigold-tint text-marigold-ink',
  destructive: 'bg-danger-tint text-danger-ink',
};

/**
 * Words that are read out at once when they appear; pass `role="status"` for those that can wait. `className` adds to the
 * look; what shall override it ends with `!`.
 */
export function Alert({
  className = '',
  variant = 'default',
  ...props
}: ComponentProps<'div'> & { variant?: keyof typeof VARIANT }) {
  return (
    <div data-slot="alert" role="alert" className={`${BASE} ${VARIANT[variant]} ${className}`} {...props} />
  );
}

export function AlertTitle({ className = '', ...props }: ComponentProps<'p'>) {
  return <p data-slot="alert-title" className={`font-bold ${className}`} {...props} />;
}

export function AlertDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p data-slot="alert-description" className={className} {...props} />;
}
