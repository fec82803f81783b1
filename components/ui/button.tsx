import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/client/cn';
import { BUTTON_BASE, BUTTON_SIZE, BUTTON_VARIANT } from './button-look';

export const buttonVariants = cva(BUTTON_BASE, {
  variants: { variant: BUTTON_VARIANT, size: BUTTON_SIZE },
  defaultVariants: { variant: 'primary', size: 'md' },
});

export function Button({
  loading = false,
  variant,
  size,
  className,
  disabled,
  type = 'button',
  children,
  ...props
}: ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    /** Shows a spinner and refuses further clicks, while the label stays readable. */
    loading?: boolean;
  }) {
  return (
    <button
      data-slot="button"
      type={type}
      className={cn(buttonVariants({ variant, size }), className)}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      {...props}
    >
      {loading ? <Spinner /> : null}
      {children}
    </button>
  );
}

function Spinner() {
  return (
    <span
      aria-hidden
      className="size-5 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}
