import type { ReactNode } from 'react';
import { BRAND, OWNER_TO_FILL } from '@/content/brand';
import { PORTRAIT_CREDIT } from '@/content/credits';
import type { PageLanguage } from '@/content/formats';
import { MAIN_HELPLINES } from '@/content/helplines';
import { PAGE_COPY } from '@/lib/content/copy';
import { pathIn } from '@/lib/content/languages/rules';

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-4';

/** The footer of every written page; `children` are extra content for one page. */
export function SiteFooter({ language, children }: { language: PageLanguage; children?: ReactNode }) {
  const { frame } = PAGE_COPY[language];
  return (
    <footer className="later border-line border-t-[1.5px] px-5 pt-6 pb-[max(2rem,env(safe-area-inset-bottom))] text-muted text-sm leading-6">
      {children}
      <nav aria-label={frame.pages} className="print:hidden">
        <ul className="flex flex-wrap gap-x-5">
          {frame.links.map(([path, text]) => (
            <li key={path}>
              <a href={pathIn(language, path)} className={LINK}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="mt-3">
        {frame.ai}{' '}
        {MAIN_HELPLINES.map(({ id, name, address, href }, at) => (
          <span key={id}>
            {at > 0 ? ', ' : ''}
            {name[language]}{' '}
            <a href={href} className="font-semibold text-ink underline underline-offset-4">
              {address}
            </a>
          </span>
        ))}
        .
      </p>
      <p className="mt-3">
        <a href={PORTRAIT_CREDIT.href} className="underline underline-offset-4">
          {frame.credit}
        </a>
        ,{' '}
        <a href={PORTRAIT_CREDIT.licenceHref} className="underline underline-offset-4">
          {PORTRAIT_CREDIT.licence}
        </a>
        .
      </p>
      <p className="mt-3">
        © {BRAND.name}
        {BRAND.legalEntity.startsWith(OWNER_TO_FILL) ? '' : `, ${BRAND.legalEntity}`}
      </p>
    </footer>
  );
}
