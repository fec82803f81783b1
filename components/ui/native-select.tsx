import type { ComponentProps } from 'react';

/** A native menu: phones open their own picker, which 32 kB of Radix Select would only imitate. What shall override its look ends with `!`. */
export function NativeSelect({ className = '', ...props }: ComponentProps<'select'>) {
  return (
    <select
      data-slot="native-select"
      className={`h-11 w-full truncate rounded-md border-[1.5px] border-line bg-card px-2 text-base text-ink ${className}`}
      {...props}
    />
  );
}

export function NativeSelectOption(props: ComponentProps<'option'>) {
  return <option data-slot="native-select-option" {...props} />;
}
