import type { ReactNode } from 'react';
import { BRAND, OWNER_TO_FILL } from '@/content/brand';
import { PORTRAIT_CREDIT } from '@/content/credits';
import { MAIN_HELPLINES } from '@/content/helplines';

const LINKS = [
  ['/blogs', 'Blogs'],
  ['/psychologist', 'Psychologist companions'],
  ['/safety', 'Safety'],
  ['/contact', 'Contact'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
  ['/refund-policy', 'Refunds'],
] as const;

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-4';

/** The footer of every written page; `children` are extra content for one page. */
export function SiteFooter({ children }: { children?: ReactNode }) {
  return (
    <footer className="later border-line border-t-[1.5px] px-5 pt-6 pb-[max(2rem,env(safe-area-inset-bottom))] text-muted text-sm leading-6">
      {children}
      <nav aria-label="More pages" className="print:hidden">
        <ul className="flex flex-wrap gap-x-5">
          {LINKS.map(([href, text]) => (
            <li key={href}>
              <a href={href} className={LINK}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="mt-3">
        Everyone you chat with here is an AI companion, not a person. For adults, 18 and older. Free help by
        people:{' '}
        {MAIN_HELPLINES.map(({ id, name, address, href }, at) => (
          <span key={id}>
            {at > 0 ? ', ' : ''}
            {name.en}{' '}
            <a href={href} className="font-semibold text-ink underline underline-offset-4">
              {address}
            </a>
          </span>
        ))}
        .
      </p>
      <p className="mt-3">
        <a href={PORTRAIT_CREDIT.href} className="underline underline-offset-4">
          {PORTRAIT_CREDIT.text}
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
