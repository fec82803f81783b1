import type { ReactNode } from 'react';
import { CONSOLE_PARTS } from '@/lib/admin/gate/constants';
import type { Operator } from '@/lib/kit/operator';

export type Frame = {
  operator: Operator;
  /** The part that is open, as in CONSOLE_PARTS. */
  path: (typeof CONSOLE_PARTS)[number]['path'];
  title: string;
};

/** What every page of the console has: its parts, as far as the operator's role reaches, and who is at work. */
export function ConsoleFrame({ operator, path, title, children }: Frame & { children: ReactNode }) {
  const parts = CONSOLE_PARTS.filter(({ roles }) => roles.some((role) => role === operator.role));
  return (
    <div data-wide className="flex min-h-dvh flex-col">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b-[1.5px] px-4 py-2">
        <nav aria-label="Console" className="flex flex-wrap gap-x-1">
          {parts.map((part) => (
            <a
              key={part.path}
              href={part.path}
              aria-current={part.path === path ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-md px-3 font-semibold text-sm aria-[current]:bg-line/60"
            >
              {part.title}
            </a>
          ))}
        </nav>
        <p className="ml-auto break-all text-muted text-sm leading-5">
          {operator.email} · {operator.role}
        </p>
      </header>
      <main id="main" className="flex flex-1 flex-col gap-4 px-4 py-4">
        <h1 className="text-2xl leading-8">{title}</h1>
        {children}
      </main>
    </div>
  );
}
