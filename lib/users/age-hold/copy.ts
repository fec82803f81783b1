import { BRAND } from '@/content/brand';
import { t } from '@/lib/kit/text';

/** What every call answers that a held person may not make. */
export const heldWords = (): string =>
  t(
    '{brand} is for adults only, so chats and payments are closed for you. If something is troubling you, call Childline 1098, free, day and night; in danger call 112.',
    { brand: BRAND.name },
  );
