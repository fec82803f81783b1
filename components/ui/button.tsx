import type { ComponentProps } from 'react';
import { BUTTON_BASE, BUTTON_SIZE, BUTTON_VARIANT } from './button-look';

type Look = {
  variant?: keyof typeof BUTTON_VARIANT;
  size?: keyof typeof BUTTON_SIZE;
  /** Adds to the look; what shall override it ends with `!`. */
  className?: string;
};

/** The classes of a button, also for a link that looks like one. Without `cn`, whose 9 kB no first load needs. */
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
