import { type InterfaceLanguage, LANGUAGE_CHOICE, LANGUAGE_COOKIE, LANGUAGE_MAX_AGE_S } from './constants';

/** Has this browser's pages come in a language from now on. */
export function keepLanguage(language: InterfaceLanguage): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is there in secure contexts alone (https://developer.mozilla.org/en-US/docs/Web/API/Cookie_Store_API).
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${LANGUAGE_MAX_AGE_S}; samesite=lax${secure}`;
}

/** Loads the page again when the browser shows it as it was left, and another language has been chosen since. */
export function watchLanguage(): void {
  const now = () => LANGUAGE_CHOICE.exec(document.cookie)?.[1];
  const before = now();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && now() !== before) location.reload();
  });
}
