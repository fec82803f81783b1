import type { ComponentProps } from 'react';
import { cn } from '@/lib/client/cn';

export function Table({ className, ...props }: ComponentProps<'table'>) {
  return (
    <table data-slot="table" className={cn('w-full text-left text-base leading-6', className)} {...props} />
  );
}

export function TableCaption(props: ComponentProps<'caption'>) {
  return <caption data-slot="table-caption" {...props} />;
}

export function TableHeader(props: ComponentProps<'thead'>) {
  return <thead data-slot="table-header" {...props} />;
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody data-slot="table-body" {...props} />;
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return <tr data-slot="table-row" className={cn('border-line border-t', className)} {...props} />;
}

export function TableHead({ className, ...props }: ComponentProps<'th'>) {
  return (
    <th
      data-slot="table-head"
      scope="col"
      className={cn('px-[16px] pt-3 pb-2 font-semibold text-muted text-sm', className)}
      {...props}
    />
  );
}

export function TableCell({ className, ...props }: ComponentProps<'td'>) {
  return <td data-slot="table-cell" className={cn('px-[16px] py-3', className)} {...props} />;
}
