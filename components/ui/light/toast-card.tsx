'use client';

import { useEffect, useRef } from 'react';
import { dismissToast, TOAST_DURATION_MS, type Toast } from '@/lib/client/toast';
import { t } from '@/lib/kit/text';
import { Icon } from './icon';

// Pixels beside the words: in letters of 200 % they would leave too little for "Notifications".
const CARD =
  'pointer-events-auto flex animate-drop-in items-start gap-[8px] rounded-md border-[1.5px] py-2 pr-[4px] pl-[16px] shadow-lift';

const LOOK: Record<Toast['variant'], string> = {
  default: 'border-line bg-card text-ink',
  destructive: 'border-danger-line bg-danger-tint text-danger-ink',
};

/** Dismisses itself, but not while the pointer or the focus is on it. */
export function ToastCard({ toast }: { toast: Toast }) {
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = card.current;
    if (!element) return;
    let timer = setTimeout(dismissToast, TOAST_DURATION_MS, toast.id);
    const pause = () => clearTimeout(timer);
    const resume = () => {
      clearTimeout(timer);
      timer = setTimeout(dismissToast, TOAST_DURATION_MS, toast.id);
    };
    const events = [
      ['pointerenter', pause],
      ['focusin', pause],
      ['pointerleave', resume],
      ['focusout', resume],
    ] as const;
    for (const [name, listener] of events) element.addEventListener(name, listener);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of events) element.removeEventListener(name, listener);
    };
  }, [toast.id]);

  return (
    <div ref={card} data-toast={toast.variant} className={`${CARD} ${LOOK[toast.variant]}`}>
      <div className="min-w-0 flex-1 py-1.5">
        <p className="font-semibold text-[0.9375rem] leading-5">{toast.title}</p>
        {toast.description ? <p className="mt-0.5 text-sm leading-5">{toast.description}</p> : null}
      </div>
      <button
        type="button"
        aria-label={t('Dismiss')}
        onClick={() => dismissToast(toast.id)}
        className="grid size-[44px] shrink-0 place-items-center rounded-full"
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  );
}
