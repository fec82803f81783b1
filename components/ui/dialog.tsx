'use client';

import { Dialog as Primitive } from 'radix-ui';
import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { cn } from '@/lib/client/cn';
import { enterDialog } from '@/lib/client/dialog-entry';
import { t } from '@/lib/kit/text';
import { Icon } from './light/icon';

// Load whatever uses this file when it is opened (`useLazyDialog`, next/dynamic): the primitive is 14 kB of JavaScript.

/** Back closes it, too, if `onOpenChange` is there to do that; without, whoever opened it answers Back. */
export function Dialog({ open = false, onOpenChange, children }: ComponentProps<typeof Primitive.Root>) {
  const close = useRef<(() => void) | undefined>(undefined);
  const closes = onOpenChange !== undefined;
  useEffect(() => {
    close.current = () => onOpenChange?.(false);
  });
  // In the commit: whether Back has closed it is asked right after it.
  useLayoutEffect(() => {
    if (open && closes) return enterDialog(() => close.current?.());
  }, [open, closes]);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      {children}
    </Primitive.Root>
  );
}

function DialogOverlay({ className, ...props }: ComponentProps<typeof Primitive.Overlay>) {
  return (
    <Primitive.Overlay
      data-slot="dialog-overlay"
      className={cn(
        'fixed inset-0 z-40 bg-[#24131f]/55',
        'data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
        className,
      )}
      {...props}
    />
  );
}

/** A sheet at the bottom of a phone, a card in the middle of anything wider. */
export function DialogContent({
  className,
  children,
  showCloseButton = true,
  onInteractOutside,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: ComponentProps<typeof Primitive.Content> & {
  /** The cross in the corner. */
  showCloseButton?: boolean;
}) {
  const opener = useRef<Element>(null);
  return (
    <Primitive.Portal>
      <DialogOverlay />
      <div className="pointer-events-none fixed inset-0 z-50 flex items-end justify-center sm:items-center sm:p-4">
        <Primitive.Content
          data-slot="dialog-content"
          className={cn(
            'pointer-events-auto relative max-h-[92dvh] w-full max-w-column overflow-y-auto overscroll-contain bg-card text-ink',
            'rounded-t-xl px-5 pt-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] shadow-lift sm:rounded-xl',
            'data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in',
            className,
          )}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            onOpenAutoFocus?.(event);
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event);
            // The primitive gives the focus back to its own trigger only; our dialogs are opened from outside.
            if (event.defaultPrevented || !(opener.current instanceof HTMLElement)) return;
            event.preventDefault();
            opener.current.focus();
          }}
          onInteractOutside={(event) => {
            // Dismissing a toast must not close the dialog.
            if (event.target instanceof Element && event.target.closest('[data-toast]'))
              event.preventDefault();
            onInteractOutside?.(event);
          }}
          {...props}
        >
          {children}
          {showCloseButton ? <DialogClose /> : null}
        </Primitive.Content>
      </div>
    </Primitive.Portal>
  );
}

/** The cross in the corner. */
export function DialogClose({ className, ...props }: ComponentProps<typeof Primitive.Close>) {
  return (
    <Primitive.Close
      data-slot="dialog-close"
      aria-label={t('Close')}
      className={cn(
        'absolute top-3 right-3 grid size-11 place-items-center rounded-full text-muted hover:bg-line/60 hover:text-ink',
        className,
      )}
      {...props}
    >
      <Icon name="close" className="size-5" />
    </Primitive.Close>
  );
}

export function DialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div data-slot="dialog-header" className={cn('mb-4 flex flex-col gap-1.5 pr-10', className)} {...props} />
  );
}

export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="dialog-footer" className={cn('mt-5 flex flex-col gap-2.5', className)} {...props} />;
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return (
    <Primitive.Title
      data-slot="dialog-title"
      // Not so large that a word of it would break on a small phone with large letters.
      className={cn('text-[min(1.375rem,10vw)] leading-7', className)}
      {...props}
    />
  );
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return (
    <Primitive.Description
      data-slot="dialog-description"
      className={cn('text-[0.9375rem] text-muted leading-6', className)}
      {...props}
    />
  );
}
