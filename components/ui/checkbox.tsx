import type { ComponentProps, ReactNode } from 'react';

/** A native box, which every form and phone knows; its whole row, label included, is the touch target. */
export function Checkbox({
  children,
  className = '',
  ...props
}: Omit<ComponentProps<'input'>, 'type' | 'children'> & { children: ReactNode }) {
  return (
    <label
      data-slot="checkbox"
      className={`flex min-h-11 cursor-pointer items-start gap-3 py-2.5 leading-6 ${className}`}
    >
      <input type="checkbox" className="mt-0.5 size-5 shrink-0 accent-brand" {...props} />
      <span>{children}</span>
    </label>
  );
}
