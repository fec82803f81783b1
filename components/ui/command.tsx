'use client';

import { Command as Primitive } from 'cmdk';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/client/cn';
import { fieldLook } from './input';

/** A box that finds among what is listed below it; arrows choose, Enter takes. */
export function Command({ className, ...props }: ComponentProps<typeof Primitive>) {
  return <Primitive data-slot="command" className={cn('flex flex-col gap-3', className)} {...props} />;
}

export function CommandInput({ className, ...props }: ComponentProps<typeof Primitive.Input>) {
  return (
    <Primitive.Input data-slot="command-input" className={cn(fieldLook, 'h-12', className)} {...props} />
  );
}

export function CommandList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      data-slot="command-list"
      className={cn('max-h-[50dvh] overflow-y-auto overscroll-contain', className)}
      {...props}
    />
  );
}

export function CommandEmpty({ className, ...props }: ComponentProps<typeof Primitive.Empty>) {
  return (
    <Primitive.Empty
      data-slot="command-empty"
      className={cn('py-3 text-muted text-sm leading-5', className)}
      {...props}
    />
  );
}

export function CommandGroup({ className, ...props }: ComponentProps<typeof Primitive.Group>) {
  return (
    <Primitive.Group
      data-slot="command-group"
      className={cn(
        '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:text-muted [&_[cmdk-group-heading]]:text-xs',
        className,
      )}
      {...props}
    />
  );
}

export function CommandItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item
      data-slot="command-item"
      className={cn(
        'flex min-h-11 cursor-pointer items-center rounded-md px-3 font-semibold text-sm data-[selected=true]:bg-line/60',
        className,
      )}
      {...props}
    />
  );
}
