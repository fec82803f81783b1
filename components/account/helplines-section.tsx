import { Phone } from 'lucide-react';
import { buttonVariants } from '@/components/ui/button';
import type { Helpline } from '@/content/helplines';
import { languageNow, t } from '@/lib/kit/text';
import { Hint, Section } from './section';

/** Lines to call, and to write to for somebody who cannot speak. */
export function HelplinesSection({
  hint,
  call,
  write,
  quiet = false,
}: {
  /** For whom they are, in this moment. */
  hint: string;
  call: readonly Helpline[];
  write: readonly Helpline[];
  /** Something else on the screen comes first. */
  quiet?: boolean;
}) {
  const language = languageNow() === 'hi' ? 'hi' : 'en';
  return (
    <Section id="help" title={t('Somebody who listens')}>
      <Hint>{hint}</Hint>
      <ul className="mt-3 flex flex-col gap-2.5">
        {call.map(({ id, href, name, about, address }) => (
          <li key={id}>
            <a href={href} className={buttonVariants({ size: 'card', ...(quiet && { variant: 'outline' }) })}>
              <Phone aria-hidden className="size-4" />
              {name[language]} {address}
            </a>
            <p className="mt-1 text-center text-muted text-sm leading-5">{about[language]}</p>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-[0.9375rem] text-muted leading-6">
        {t('You cannot speak right now? You can write:')}{' '}
        {write.map(({ id, href, name, address }, place) => (
          <span key={id}>
            {place > 0 ? ', ' : null}
            {name[language]}{' '}
            <a
              href={href}
              className="font-semibold text-ink underline underline-offset-2 [overflow-wrap:anywhere]"
            >
              {address}
            </a>
          </span>
        ))}
        .
      </p>
    </Section>
  );
}
