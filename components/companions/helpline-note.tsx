import type { ReactNode } from 'react';
import { MAIN_HELPLINES } from '@/content/helplines';
import { languageNow, pieces } from '@/lib/kit/text';

const [TELE_MANAS, EMERGENCY] = MAIN_HELPLINES;
const NUMBER = '-mx-1 -my-4 px-1 py-4 font-semibold text-ink underline underline-offset-2';

/** Says what a companion is not, and whom to call in an emergency. */
export function HelplineNote({ children }: { children: ReactNode }) {
  return (
    <p className="text-[0.8125rem] text-muted leading-5">
      {children}{' '}
      {pieces('In an emergency call {emergency} or {line} {number}.', {
        emergency: (
          <a key="emergency" href={EMERGENCY.href} className={NUMBER}>
            {EMERGENCY.address}
          </a>
        ),
        line: TELE_MANAS.name[languageNow() === 'hi' ? 'hi' : 'en'],
        number: (
          <a key="number" href={TELE_MANAS.href} className={NUMBER}>
            {TELE_MANAS.address}
          </a>
        ),
      })}
    </p>
  );
}
