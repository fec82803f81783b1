import { type ComponentProps, cloneElement, isValidElement } from 'react';
import { type ButtonLook, buttonVariants } from './button-variants';

export { buttonVariants };

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Gives the look to the only child (a link, for instance) instead of drawing a button. */
    asChild?: boolean;
    /** Shows a spinner and refuses further clicks, while the label stays readable. */
    loading?: boolean;
  };

export function Button({
  asChild = false,
  loading = false,
  variant,
  size,
  className,
  disabled,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  if (asChild && isValidElement<{ className?: string }>(children)) {
    const look = buttonVariants({
      variant,
      size,
      className: `${className ?? ''} ${children.props.className ?? ''}`,
    });
    return cloneElement(children, { ...rest, className: look });
  }
  return (
    <button
      type={type}
      className={buttonVariants({ variant, size, className })}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      {...rest}
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
