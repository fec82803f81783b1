/** How long a toast shows, in ms (product description, "Toasts"). */
export const TOAST_DURATION_MS = 5000;

export type ToastInput = { title: string; description?: string; variant?: 'default' | 'destructive' };
export type Toast = Required<Pick<ToastInput, 'title' | 'variant'>> & { id: number; description?: string };

let current: Toast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

/** Has those who show toasts fetch what they need for it, while there is a network. */
export function prepareToasts(): void {
  for (const listener of listeners) listener();
}

function show(next: Toast | undefined): void {
  current = next;
  prepareToasts();
}

/**
 * Shows a toast. At most one is visible: a new one replaces the previous one.
 * @param input its words in the language of the page: what is ours through `t()`, what the server said through `getUserMessage`
 * @returns its id, to dismiss it with
 */
export function toast({ title, description, variant = 'default' }: ToastInput): number {
  lastId += 1;
  show({ id: lastId, title, description, variant });
  return lastId;
}

/** Dismisses the toast; with an id, only if that one is still showing. */
export function dismissToast(id?: number): void {
  if (current && (id === undefined || current.id === id)) show(undefined);
}

/** For `useSyncExternalStore`. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToast(): Toast | undefined {
  return current;
}
