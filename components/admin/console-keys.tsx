'use client';

import { useEffect, useRef, useState } from 'react';
import { useLazyDialog } from '@/components/shared/use-lazy-dialog';
import { buttonVariants } from '@/components/ui/button';
import { readLocal, writeLocal } from '@/lib/client/storage';
import type { OperatorRole } from '@/lib/kit/operator';

const KEYS_OFF = 'saathi_console_keys_off';

const loadKeys = () => import('./keys-dialog').then((module) => module.KeysDialog);
const loadFind = () => import('./find-dialog').then((module) => module.FindDialog);

/** Whoever types, or answers a dialog, means the letter. */
function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"]')) return true;
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** Goes to the next row, or the one before; the first one when none has the focus. */
function stepRow(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('#main [data-row]')];
  const now = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[now === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, now + by))];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

function goTo(search: HTMLInputElement): void {
  const fold = document.querySelector<HTMLDetailsElement>('#main details[data-filters]');
  if (fold) fold.open = true;
  search.focus();
  search.select();
}

const LOOK = buttonVariants({ variant: 'ghost', size: 'sm', className: 'px-3!' });

/**
 * The keys of the console: J and K through rows, / to the search, ? for the list of keys, Ctrl or ⌘ K to go anywhere. Letters alone
 * can be switched off, for who speaks to the computer (https://www.w3.org/TR/WCAG22/#character-key-shortcuts).
 */
export function ConsoleKeys({ role }: { role: OperatorRole }) {
  const keys = useLazyDialog(loadKeys);
  const find = useLazyDialog(loadFind);
  const [on, setOn] = useState(true);
  useEffect(() => setOn(readLocal(KEYS_OFF) === null || readLocal(KEYS_OFF) === ''), []);

  const press = useRef<(event: KeyboardEvent) => void>(undefined);
  useEffect(() => {
    press.current = (event) => {
      if (event.defaultPrevented || event.isComposing) return;
      const { key, altKey } = event;
      const withControl = event.ctrlKey || event.metaKey;
      if (withControl && !altKey && key.toLowerCase() === 'k') {
        event.preventDefault();
        return find.show();
      }
      if (!on || withControl || altKey || isTyping(event.target)) return;
      const search = document.querySelector<HTMLInputElement>('#main input[type="search"]');
      const acts: Readonly<Record<string, () => void>> = {
        j: () => stepRow(1),
        k: () => stepRow(-1),
        '/': () => (search ? goTo(search) : find.show()),
        '?': keys.show,
      };
      const act = acts[key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press.current?.(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <button type="button" className={LOOK} onClick={find.show}>
        Go to…
      </button>
      <button type="button" className={`${LOOK} max-lg:hidden`} onClick={keys.show}>
        Keys
      </button>
      {keys.Component ? (
        <keys.Component
          open={keys.open}
          onOpenChange={keys.setOpen}
          on={on}
          onTurn={(next) => {
            writeLocal(KEYS_OFF, next ? '' : 'off');
            setOn(next);
          }}
        />
      ) : null}
      {find.Component ? <find.Component open={find.open} onOpenChange={find.setOpen} role={role} /> : null}
    </>
  );
}
