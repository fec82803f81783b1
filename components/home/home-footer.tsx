import { PORTRAIT_CREDIT } from '@/content/credits';
import { LANGUAGE_PATH } from '@/lib/client/paths';
import { languageNow, t } from '@/lib/kit/text';

/** Plain links: their pages come without the product's scripts (docs/decisions/0010). */
const LINKS = [
  ['/blogs', 'Blogs'],
  ['/safety', 'Safety'],
  ['/contact', 'Contact'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
  ['/refund-policy', 'Refunds'],
] as const;

/** Says that companions are AI, links the written pages and credits the drawings, as their licence requires. */
export function HomeFooter() {
  // All of them are there in Hindi, too.
  const under = languageNow() === 'hi' ? '/hi' : '';
  return (
    <footer className="px-4 pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))] text-[0.8125rem] text-muted leading-5">
      <p>{t('Everyone you chat with here is an AI companion, not a person. For adults, 18 and older.')}</p>
      <p>
        <a
          href="/account"
          className="-mx-1 -my-3 inline-block px-1 py-3 font-semibold text-ink underline underline-offset-2"
        >
          {t('Account')}
        </a>
        {' · '}
        <a
          href={LANGUAGE_PATH}
          className="-mx-1 -my-3 inline-block px-1 py-3 font-semibold text-ink underline underline-offset-2"
        >
          {t('Language')}
        </a>
      </p>
      <p>{`${t(PORTRAIT_CREDIT.text)}, ${PORTRAIT_CREDIT.licence}.`}</p>
      <nav aria-label={t('More pages')}>
        <ul className="flex flex-wrap gap-x-4">
          {LINKS.map(([href, text]) => (
            <li key={href}>
              <a
                href={`${under}${href}`}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {t(text)}
              </a>
            </li>
          ))}
          <li>
            <a
              href="/hi"
              lang="hi"
              hrefLang="hi"
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              हिन्दी
            </a>
          </li>
        </ul>
      </nav>
    </footer>
  );
}
