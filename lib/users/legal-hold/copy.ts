import { BRAND } from '@/content/brand';
import { t } from '@/lib/kit/text';

/** To a person whose data the law has us keep; no more than that may be said. */
export const keptByLaw = (): string =>
  t(
    'This cannot be deleted at the moment, because the law obliges us to keep it. Write to {email} if you have a question.',
    { email: BRAND.supportEmail },
  );
