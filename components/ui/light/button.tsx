import type { ComponentProps } from 'react';
import { BUTTON_BASE, BUTTON_SIZE, BUTTON_VARIANT } from '../button-look';

// The 9 kB of cva and tailwind-merge do not fit: home is at 155.3 kB of 155, the chat at 166.9 kB of 168.

type Look = {
  variant?: keyof typeof BUTTON_VARIANT;
  size?: keyof typeof BUTTON_SIZE;
  /** Adds to the look; it cannot be relied on to override it. */
  className?: string;
};

/** The classes of `ui/button`, for a link that looks like a button. */
export function buttonVariants({ variant = 'primary', size = 'md', className = '' }: Look = {}): string {
  return `${BUTTON_BASE} ${BUTTON_VARIANT[variant]} ${BUTTON_SIZE[size]} ${className}`;
}

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
  Look & {
    /** Shows a spinner and refuses further clicks, while the label stays readable. */
    loading?: boolean;
  }) {
  return (
    <button
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
