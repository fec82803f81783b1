import { CircleCheck, CircleX, Clock, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';

const LOOK = {
  checking: { Icon: LoaderCircle, look: 'bg-line/60 text-muted', spin: 'animate-spin' },
  success: { Icon: CircleCheck, look: 'bg-psychologist-tint text-psychologist-ink', spin: '' },
  failed: { Icon: CircleX, look: 'bg-danger-tint text-danger-ink', spin: '' },
  pending: { Icon: Clock, look: 'bg-marigold-tint text-marigold-ink', spin: '' },
};

/** The result of a payment: an icon, a heading and a text that screen readers announce when it changes, then actions. */
export function ResultPanel({
  kind,
  title,
  children,
  actions,
}: {
  kind: keyof typeof LOOK;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  const { Icon, look, spin } = LOOK[kind];
  return (
    <main
      id="main"
      className="flex flex-1 flex-col items-center justify-center px-5 pt-[max(2rem,env(safe-area-inset-top))] pb-[max(2rem,env(safe-area-inset-bottom))]"
    >
      <div role="status" data-result={kind} className="flex w-full flex-col items-center text-center">
        <span className={`grid size-24 place-items-center rounded-full ${look}`}>
          <Icon aria-hidden className={`size-12 ${spin}`} strokeWidth={1.75} />
        </span>
        <h1 className="mt-5 text-[1.625rem] leading-8">{title}</h1>
        <div className="mt-2 flex w-full flex-col items-center gap-2 text-[0.9375rem] text-muted leading-6">
          {children}
        </div>
      </div>
      {actions ? <div className="mt-7 flex w-full flex-col gap-2.5">{actions}</div> : null}
    </main>
  );
}

/** A fact set apart: the balance, what happens to the money. */
export function ResultNote({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'marigold' | 'teal';
  children: ReactNode;
}) {
  const look = {
    plain: 'border-line bg-card text-ink',
    marigold: 'border-marigold-line bg-marigold-tint text-marigold-ink',
    teal: 'border-line bg-psychologist-tint text-psychologist-ink',
  }[tone];
  return (
    <p
      className={`mt-2 w-full rounded-md border-[1.5px] px-4 py-3 text-[0.9375rem] leading-6 [overflow-wrap:anywhere] ${look}`}
    >
      {children}
    </p>
  );
}
