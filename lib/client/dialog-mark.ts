/** In the state of the history entry that lies on top of a page while a dialog is open: lib/client/dialog-entry.ts. */
export const DIALOG_MARK = 'saathiDialog';

/** Whether the browser stands at the entry of a dialog: what leads on replaces it. */
export function onDialogEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && DIALOG_MARK in state;
}
