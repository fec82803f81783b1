import type { Route } from 'next';
import { SoftLink } from '@/components/shared/soft-link';
import { buttonVariants } from '@/components/ui/button-look';
import { Hint, Section } from './section';

/** A part of the account that leads to pages of its own. */
export function WaysSection({
  id,
  title,
  hint,
  ways,
}: {
  id: string;
  title: string;
  hint: string;
  /** Address and name of each. */
  ways: readonly (readonly [Route, string])[];
}) {
  return (
    <Section id={id} title={title}>
      <Hint>{hint}</Hint>
      <div className="mt-3 flex flex-col gap-2">
        {ways.map(([href, name]) => (
          <SoftLink key={href} href={href} className={buttonVariants({ variant: 'outline', size: 'card' })}>
            {name}
          </SoftLink>
        ))}
      </div>
    </Section>
  );
}
