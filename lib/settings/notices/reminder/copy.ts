import { BRAND } from '@/content/brand';

// Apart from the texts of the bar: with the brand it would be in every page's first load.

/** What content/legal/terms.ts promises to remind of every three months. */
export const RULES_REMINDER = {
  text: `As every three months, ${BRAND.name} reminds you of its rules. If they are broken, we may remove what was written, end a chat, or suspend or close an account.`,
  links: [
    { href: '/terms', label: 'Terms' },
    { href: '/privacy', label: 'Privacy' },
    { href: '/contact', label: 'Grievance officer' },
  ],
} as const;
