/*
 * Back closes a dialog, as on Android: while any dialog is open, one entry of the browser's history lies on top of the page's
 * own. Next lets `pushState` and `replaceState` add entries and keeps its own state in them
 * (https://github.com/vercel/next.js/pull/58335).
 * - Whatever closes the last dialog takes the entry away, so that the next Back leaves the page.
 * - What leads on from a dialog takes the entry's place (`onDialogEntry`), or waits until it is gone (`leaveDialogEntry`).
 * - An entry without its dialog (Forward, a reload) is left at once.
 */
import { flushSync } from 'react-dom';
import { DIALOG_MARK, onDialogEntry } from './dialog-mark';

/** How to close each open dialog, the newest last. */
const open: (() => void)[] = [];
let address: string | undefined;
/** The entry is being taken away, and what is to be done then. */
let leaving: { work?: () => void } | undefined;

function enter(): void {
  if (open.length === 0 || onDialogEntry()) return;
  address = window.location.href;
  window.history.pushState({ ...window.history.state, [DIALOG_MARK]: true }, '');
}

function leave(work?: () => void): void {
  leaving = { work };
  window.history.back();
}

/** Takes the entry of a dialog away, if there is one, and then runs `work`, which leads away from the page. */
export function leaveDialogEntry(work: () => void): void {
  if (leaving) leaving.work = work;
  else if (onDialogEntry()) leave(work);
  else work();
}

function onPop(): void {
  // The router heard of it first and may have drawn a dialog that opened meanwhile: then this is its new entry, and the old one is gone.
  const isReplaced = leaving !== undefined && open.length > 0;
  if (onDialogEntry() && !isReplaced) {
    // Forward, to a dialog that is closed.
    if (open.length === 0) leave(leaving?.work);
    return;
  }
  const left = leaving;
  leaving = undefined;
  const close = open.at(-1);
  // Deferred: the router handles the same event and would undo a navigation started before it.
  setTimeout(() => {
    if (left?.work) return left.work();
    if (!left && close && window.location.href === address) flushSync(close);
    // Another one is open, or this one cannot be closed now.
    enter();
  });
}

let watching = false;

/** Watches the browser's Back and Forward for as long as the page lives. */
export function watchDialogEntries(): void {
  if (watching) return;
  watching = true;
  window.addEventListener('popstate', onPop);
  // Reloaded with a dialog that is not there any more.
  if (open.length === 0 && onDialogEntry()) leave();
}

/**
 * A dialog opens: from now on Back calls `close`.
 * @returns to be called when it has closed, whoever closed it
 */
export function enterDialog(close: () => void): () => void {
  watchDialogEntries();
  open.push(close);
  enter();
  return () => {
    open.splice(open.lastIndexOf(close), 1);
    // Another one may open in its place.
    setTimeout(() => {
      if (open.length === 0 && !leaving && onDialogEntry()) leave();
    });
  };
}
