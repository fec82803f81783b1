import { NOTES_PATH } from './paths';

/**
 * Set in a tab whose chat was left quickly, until somebody opens a page of ours in it anew. Where storage is denied it is the tab's name
 * (https://html.spec.whatwg.org/multipage/nav-history-apis.html#apis-for-creating-and-navigating-browsing-contexts-by-name), which other sites do not see.
 */
export const LEFT_KEY = 'left';

/**
 * Part of every page, before its words: in a tab whose chat was left quickly, Back and Forward show none of our pages, kept ones neither,
 * but the plain one. lib/server/content-policy.ts allows exactly this text.
 */
export const STAY_AWAY = `(() => {
  const isLeft = () => {
    try {
      if (sessionStorage.getItem('${LEFT_KEY}') !== null) return true;
    } catch {}
    return name === '${LEFT_KEY}';
  };
  const show = (isShown) => {
    document.documentElement.hidden = !isShown;
    if (!isShown) location.replace('${NOTES_PATH}');
  };
  addEventListener('pageshow', ({ persisted }) => persisted && show(!isLeft()));
  if (!isLeft()) return;
  if (performance.getEntriesByType('navigation')[0]?.type === 'back_forward') return show(false);
  name = '';
  try {
    sessionStorage.removeItem('${LEFT_KEY}');
  } catch {}
})()`;
