import { SoftLink } from '@/components/shared/soft-link';
import { buttonVariants } from '@/components/ui/button-look';
import { LIMITS_PATH } from '@/lib/client/paths';
import { Hint, Section } from './section';

/** The way to what a person allows themselves. */
export function LimitsSection() {
  return (
    <Section id="limits" title="Your limits">
      <Hint>How much you write and spend, and when it is quiet.</Hint>
      <SoftLink
        href={LIMITS_PATH}
        className={buttonVariants({ variant: 'outline', size: 'card', className: 'mt-3' })}
      >
        Set your limits
      </SoftLink>
    </Section>
  );
}
