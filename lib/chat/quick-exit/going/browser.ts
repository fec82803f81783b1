import { isGuard } from '@/lib/chat/leaving/rules';
import { onDialogEntry } from '@/lib/client/dialog-mark';
import { LEFT_KEY } from '@/lib/client/left-tab';
import { NOTES_PATH } from '@/lib/client/paths';
import { writeTab } from '@/lib/client/storage';
import { BACK_AT_LATEST_MS } from '../constants';
import { stepsToFirst } from '../rules';

/** Entries of the browser's history from here to the first one of this document, as far as the browser tells. */
function stepsBack(): number {
  // Not in every browser: https://developer.mozilla.org/en-US/docs/Web/API/Navigation_API
  const navigation = window.navigation as Navigation | undefined;
  const at = navigation?.currentEntry?.index;
  if (!navigation || at === undefined) return isGuard(window.history.state) || onDialogEntry() ? 1 : 0;
  return stepsToFirst(
    navigation
      .entries()
      .slice(0, at + 1)
      .map(({ sameDocument }) => sameDocument),
  );
}

/**
 * Goes back to the first entry of this document and puts the plain page there, which cuts off what lies ahead of it
 * (lib/server/notes-page.ts). Entries of other documents of ours stay, and show the plain page when somebody comes to them (`STAY_AWAY`).
 */
export function goToNotes(): void {
  if (!writeTab(LEFT_KEY, '1')) window.name = LEFT_KEY;
  window.speechSynthesis?.cancel();
  const replace = () => window.location.replace(NOTES_PATH);
  const goOn = () => {
    const steps = stepsBack();
    if (steps === 0) replace();
    else window.history.go(-steps);
  };
  window.addEventListener('popstate', goOn);
  setTimeout(replace, BACK_AT_LATEST_MS);
  goOn();
}
