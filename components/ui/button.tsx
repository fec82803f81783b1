import type { ComponentProps } from 'react';
import { type ButtonLook, buttonVariants } from './button-look';

// First loads that need the look alone take it from ./button-look.
export { buttonVariants };

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
  ButtonLook & {
    /** Shows a spinner and refuses further clicks, while the label stays readable. */
    loading?: boolean;
  }) {
  return (
    <button
      data-slot="button"
      type={type}
      className={buttonVariants({ variant, size, className })}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      {...props}
    >
      {loading ? (
        <span
          aria-hidden
          className="size-5 animate-spin rounded-full border-2 border-current border-r-transparent"
        />
      ) : null}
      {children}
    </button>
  );
}
