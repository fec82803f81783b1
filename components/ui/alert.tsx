import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/client/cn';

const alertVariants = cva('rounded-md px-4 py-3 text-sm leading-5', {
  variants: {
    variant: {
      default: 'border-[1.5px] border-line bg-card text-ink',
      marigold: 'border-[1.5px] border-marigold-line bg-marigold-tint text-marigold-ink',
      destructive: 'bg-danger-tint text-danger-ink',
    },
  },
  defaultVariants: { variant: 'default' },
});

/** Words that are read out at once when they appear; pass `role="status"` for those that can wait. */
export function Alert({
  className,
  variant,
  ...props
}: ComponentProps<'div'> & VariantProps<typeof alertVariants>) {
  return (
    <div data-slot="alert" role="alert" className={cn(alertVariants({ variant }), className)} {...props} />
  );
}

export function AlertTitle({ className, ...props }: ComponentProps<'p'>) {
  return <p data-slot="alert-title" className={cn('font-bold', className)} {...props} />;
}

export function AlertDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p data-slot="alert-description" className={className} {...props} />;
}
