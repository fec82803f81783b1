import { NOTES_PATH } from './paths';

/** Set in a tab whose chat was left quickly, until somebody opens a page of ours in it anew. */
export const LEFT_KEY = 'left';

/**
 * Part of every page, before its words: in a tab whose chat was left quickly, Back and Forward show none of our pages, kept ones neither,
 * but the plain one. lib/server/content-policy.ts allows exactly this text.
 */
export const STAY_AWAY = `(() => {
  const isLeft = () => {
    try {
      return sessionStorage.getItem('${LEFT_KEY}') !== null;
    } catch {
      return false;
    }
  };
  const show = (isShown) => {
    document.documentElement.hidden = !isShown;
    if (!isShown) location.replace('${NOTES_PATH}');
  };
  addEventListener('pageshow', ({ persisted }) => persisted && show(!isLeft()));
  if (!isLeft()) return;
  if (performance.getEntriesByType('navigation')[0]?.type === 'back_forward') show(false);
  else sessionStorage.removeItem('${LEFT_KEY}');
})()`;
