import type { ReactNode } from 'react';
import type { ConsolePart } from '@/lib/admin/gate/rules';
import { partsOf } from '@/lib/admin/gate/rules';
import type { Operator } from '@/lib/kit/operator';
import { ConsoleKeys } from './console-keys';

export type Frame = {
  operator: Operator;
  /** The part that is open, as in CONSOLE_PARTS. */
  path: ConsolePart['path'];
  title: string;
};

/**
 * What every page of the console has: its parts, as far as the operator's role reaches, beside the page on a desk and behind one
 * button on a phone, and who is at work.
 */
export function ConsoleFrame({ operator, path, title, children }: Frame & { children: ReactNode }) {
  return (
    <div data-wide className="flex flex-1 flex-col lg:flex-row">
      <aside className="sticky top-0 hidden max-h-dvh w-48 shrink-0 self-start overflow-y-auto px-3 py-4 lg:block">
        <Parts operator={operator} path={path} />
      </aside>
      <div className="flex min-w-0 flex-1 flex-col border-line lg:border-l-[1.5px]">
        <header className="relative flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b-[1.5px] px-4 py-1.5">
          <details className="group lg:hidden">
            <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md border-[1.5px] border-line px-3 font-semibold text-sm [&::-webkit-details-marker]:hidden">
              <span aria-hidden="true">☰</span> Menu
            </summary>
            <div className="absolute inset-x-0 top-full z-30 max-h-[80dvh] overflow-y-auto border-line border-b-[1.5px] bg-paper px-4 py-3 shadow-lift">
              <Parts operator={operator} path={path} />
            </div>
          </details>
          <ConsoleKeys role={operator.role} />
          <p className="ml-auto min-w-0 wrap-anywhere text-muted text-xs leading-4 sm:text-sm">
            {operator.email} · {operator.role}
          </p>
        </header>
        <main id="main" className="flex flex-1 flex-col gap-4 px-4 py-4">
          <h1 className="break-words text-2xl leading-8">{title}</h1>
          {children}
        </main>
      </div>
    </div>
  );
}

function Parts({ operator, path }: Pick<Frame, 'operator' | 'path'>) {
  return (
    <nav aria-label="Console" className="columns-2 gap-x-3 lg:columns-1">
      {partsOf(operator.role).map(({ group, parts }) => (
        <div key={group} className="mb-4 break-inside-avoid lg:mb-2">
          <p className="px-3 text-muted text-xs leading-5">{group}</p>
          <ul>
            {parts.map((part) => (
              <li key={part.path}>
                <a
                  href={part.path}
                  aria-current={part.path === path ? 'page' : undefined}
                  className="flex min-h-11 items-center rounded-md px-3 font-semibold text-sm hover:bg-line/40 aria-[current]:bg-line/60 lg:min-h-7"
                >
                  {part.title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
