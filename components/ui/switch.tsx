'use client';

import { Switch as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';

const TRACK =
  'relative h-7 w-12 shrink-0 rounded-full border-[1.5px] border-field bg-line transition-colors duration-150 ' +
  'disabled:opacity-60 data-[state=checked]:border-teal data-[state=checked]:bg-teal';

export function Switch({ className = '', ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root data-slot="switch" className={`${TRACK} ${className}`} {...props}>
      <Primitive.Thumb
        data-slot="switch-thumb"
        className="absolute top-0.5 left-0.5 size-5 rounded-full bg-ink transition-transform duration-150 data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-teal"
      />
    </Primitive.Root>
  );
}
