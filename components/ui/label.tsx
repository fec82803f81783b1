import type { ComponentProps } from 'react';

/** `htmlFor` is required: a label always names its control. */
export function Label({
  className = '',
  htmlFor,
  children,
  ...props
}: ComponentProps<'label'> & { htmlFor: string }) {
  return (
    <label
      data-slot="label"
      htmlFor={htmlFor}
      className={`font-semibold text-[0.9375rem] leading-6 ${className}`}
      {...props}
    >
      {children}
    </label>
  );
}
