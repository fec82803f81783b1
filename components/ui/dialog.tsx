'use client';

import { clsx } from 'clsx';
import { Dialog as Primitive } from 'radix-ui';
import { type ComponentProps, useRef } from 'react';
import { Icon } from './icon';

/*
 * Load whatever uses this file with next/dynamic when it is opened: the primitive is a good 10 kB of JavaScript
 * that a first load does not need.
 */

export const Dialog = Primitive.Root;

export function DialogContent({
  className,
  children,
  showClose = true,
  closeLabel = 'Close',
  onInteractOutside,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...rest
}: ComponentProps<typeof Primitive.Content> & {
  /** The cross in the corner. */
  showClose?: boolean;
  closeLabel?: string;
}) {
  const opener = useRef<Element>(null);
  return (
    <Primitive.Portal>
      <Primitive.Overlay
        className={clsx(
          'fixed inset-0 z-40 bg-[#24131f]/55',
          'data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
        )}
      />
      <div className="pointer-events-none fixed inset-0 z-50 flex items-end justify-center sm:items-center sm:p-4">
        <Primitive.Content
          className={clsx(
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
            // Dismissing a toast is no wish to leave the dialog.
            if (event.target instanceof Element && event.target.closest('[data-toast]'))
              event.preventDefault();
            onInteractOutside?.(event);
          }}
          {...rest}
        >
          {children}
          {showClose ? (
            <Primitive.Close
              aria-label={closeLabel}
              className="absolute top-3 right-3 grid size-11 place-items-center rounded-full text-muted hover:bg-line/60 hover:text-ink"
            >
              <Icon name="close" className="size-5" />
            </Primitive.Close>
          ) : null}
        </Primitive.Content>
      </div>
    </Primitive.Portal>
  );
}

export function DialogHeader({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx('mb-4 flex flex-col gap-1.5 pr-10', className)} {...rest} />;
}

export function DialogFooter({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx('mt-5 flex flex-col gap-2.5', className)} {...rest} />;
}

export function DialogTitle({ className, ...rest }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title className={clsx('text-[1.375rem] leading-7', className)} {...rest} />;
}

export function DialogDescription({ className, ...rest }: ComponentProps<typeof Primitive.Description>) {
  return (
    <Primitive.Description className={clsx('text-[0.9375rem] text-muted leading-6', className)} {...rest} />
  );
}
