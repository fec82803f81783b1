import { BRAND } from '@/content/brand';
import { t } from '@/lib/kit/text';

// Apart from the texts of the bar: with the brand it would be in every page's first load.

/** What content/legal/terms.ts promises to remind of every three months. */
export const rulesReminder = () => ({
  text: t(
    'As every three months, {brand} reminds you of its rules. If they are broken, we may remove what was written, end a chat, or suspend or close an account.',
    { brand: BRAND.name },
  ),
  links: [
    { href: '/terms', label: t('Terms') },
    { href: '/privacy', label: t('Privacy') },
    { href: '/contact', label: t('Grievance officer') },
  ],
});
