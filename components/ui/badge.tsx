import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/client/cn';

const badgeVariants = cva(
  'inline-flex items-center gap-1 rounded-full px-2 py-0.5 font-semibold text-xs leading-4',
  {
    variants: {
      variant: {
        dark: 'bg-ink text-paper',
        paper: 'bg-card text-ink',
        ai: 'bg-romantic-tint text-romantic-ink',
        teal: 'bg-psychologist-tint text-psychologist-ink',
        marigold: 'bg-marigold-tint text-marigold-ink',
      },
    },
    defaultVariants: { variant: 'dark' },
  },
);

export function Badge({
  variant,
  className,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) {
  return <span data-slot="badge" className={cn(badgeVariants({ variant }), className)} {...props} />;
}
