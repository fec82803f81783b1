'use client';

import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/light/icon';
import { t } from '@/lib/kit/text';
import type { ShownNotice } from '@/lib/settings/notices/constants';
import { DISMISS, NOTICES_LABEL } from '@/lib/settings/notices/copy';
import { dismissedIn, withDismissed } from '@/lib/settings/notices/dismissed/rules';

const listeners = new Set<() => void>();
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
/** As text, which is the same as long as nothing is dismissed. */
const dismissed = () => dismissedIn(document.cookie).join('.');

function dismiss(id: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that people have.
  document.cookie = withDismissed(document.cookie, id);
  for (const listener of listeners) listener();
}

/** Notices, each with a button that dismisses it in this browser. */
export function NoticeBar({ notices }: { notices: readonly ShownNotice[] }) {
  // The server has left out what the browser had dismissed when it asked; a page that is shown again is older than that.
  const gone = useSyncExternalStore(subscribe, dismissed, () => '').split('.');
  const shown = notices.filter(({ id }) => !gone.includes(id));
  if (shown.length === 0) return null;
  return (
    <aside
      aria-label={t(NOTICES_LABEL)}
      className="flex shrink-0 flex-col border-line border-b-[1.5px] bg-card"
    >
      {shown.map(({ id, text, links }) => (
        <div key={id} className="flex items-start gap-1 border-line py-1 pl-4 not-first:border-t-[1.5px]">
          <p className="min-w-0 flex-1 py-2 text-sm leading-5 [overflow-wrap:anywhere]">
            {text}
            {links.map(({ href, label }) => (
              <a key={href} href={href} className="ml-2 inline-block font-semibold underline">
                {label}
              </a>
            ))}
          </p>
          <button
            type="button"
            aria-label={t(DISMISS, { text })}
            onClick={() => dismiss(id)}
            className="grid size-11 shrink-0 place-items-center rounded-md"
          >
            <Icon name="close" className="size-4" />
          </button>
        </div>
      ))}
    </aside>
  );
}
