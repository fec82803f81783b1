import type { Route } from 'next';
import { SoftLink } from '@/components/shared/soft-link';
import { Card } from '@/components/ui/card';
import { CONTROL_PATH, LANGUAGE_PATH, OWN_CHATS_PATH } from '@/lib/client/paths';
import { t } from '@/lib/kit/text';

/** What an account consists of: where each part is, what it is called, and what is in it. */
const PARTS = [
  ['#balance-title', 'Balance and payments', 'Messages, invitations, receipts and refunds'],
  [OWN_CHATS_PATH, 'Chats and memory', 'Your chats, what companions remember and call you'],
  [CONTROL_PATH, 'In charge', 'A lock, limits, your use, a break, notifications'],
  ['#mobile-title', 'Data and deletion', 'Mobile number, devices, download, delete'],
  [LANGUAGE_PATH, 'Language', 'What buttons, notices and menus are in'],
] as const satisfies readonly (readonly [Route | `#${string}`, string, string])[];

const ROW = 'block min-h-11 py-2.5 hover:bg-line/40';

/** Leads to each part, on this page or on one of its own; without scripts as well. */
export function AccountParts() {
  return (
    <nav aria-label={t('Parts of your account')}>
      <Card className="py-1!">
        <ul className="divide-y-[1.5px] divide-line">
          {PARTS.map(([href, name, about]) => {
            const words = (
              <>
                <span className="block font-semibold text-[0.9375rem] leading-6 underline underline-offset-4">
                  {t(name)}
                </span>
                <span className="block text-muted text-sm leading-5">{t(about)}</span>
              </>
            );
            return (
              <li key={href}>
                {href.startsWith('#') ? (
                  <a href={href} className={ROW}>
                    {words}
                  </a>
                ) : (
                  <SoftLink href={href as Route} className={ROW}>
                    {words}
                  </SoftLink>
                )}
              </li>
            );
          })}
        </ul>
      </Card>
    </nav>
  );
}
