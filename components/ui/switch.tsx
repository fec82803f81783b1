import type { ComponentProps } from 'react';

const LOOK =
  'relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border-[1.5px] border-field bg-line ' +
  'transition-colors duration-150 before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full ' +
  'before:bg-ink before:transition-transform before:duration-150 checked:border-teal checked:bg-teal ' +
  'checked:before:translate-x-5 checked:before:bg-on-teal disabled:opacity-60';

/** A native checkbox that reads and looks like a switch. */
export function Switch({
  checked,
  onCheckedChange,
  ...props
}: Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked' | 'onChange' | 'className'> & {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}) {
  return (
    <input
      data-slot="switch"
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
      className={LOOK}
      onChange={(event) => onCheckedChange(event.target.checked)}
      {...props}
    />
  );
}
