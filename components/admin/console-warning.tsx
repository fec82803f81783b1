import type { ReactNode } from 'react';

/** A red line above everything, which leads to the jobs. */
export function ConsoleWarning({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="border-danger-line border-b-[1.5px] bg-danger-tint px-4 py-2 font-semibold text-danger-ink text-sm leading-5"
    >
      {children}{' '}
      <a href="/admin/jobs" className="underline">
        Jobs
      </a>
    </p>
  );
}
