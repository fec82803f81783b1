import { SoftLink } from '@/components/shared/soft-link';
import { buttonVariants } from '@/components/ui/button-look';
import { LIMITS_PATH, USE_PATH } from '@/lib/client/paths';
import { Hint, Section } from './section';

const WAYS = [
  [LIMITS_PATH, 'Set your limits'],
  [USE_PATH, 'See your use'],
] as const;

/** The ways to what a person allows themselves, and to what they sent and spent. */
export function LimitsSection() {
  return (
    <Section id="limits" title="Your limits">
      <Hint>How much you write and spend, and when it is quiet.</Hint>
      <div className="mt-3 flex flex-col gap-2">
        {WAYS.map(([href, name]) => (
          <SoftLink key={href} href={href} className={buttonVariants({ variant: 'outline', size: 'card' })}>
            {name}
          </SoftLink>
        ))}
      </div>
    </Section>
  );
}
