import { BRAND } from '@/content/brand';

export const PSYCHOLOGIST_NOT_FOUND = 'Psychologist Not Found';
export const PSYCHOLOGIST_NOT_FOUND_DETAIL =
  'This profile does not exist, or is no longer offered. The others are in the listing.';
export const PROFILE_MISSING = 'There is no such psychologist companion.';
export const NOT_LICENSED =
  'An AI companion, not a person and not a licensed professional, and no replacement for one.';
export const SAMPLE_REVIEW = 'Sample';
export const FIGURES_EXPLAINED = 'What these numbers mean';
export const COMING_SOON = 'Coming Soon';
export const VERIFIED = 'Verified: this person chatted here';
export const profileTitle = (name: string) => `${name}, AI psychologist companion`;
/** Under 160 characters, for search results. */
export const profileDescription = (name: string, expertise: string) =>
  `Talk with ${name} on ${BRAND.name}${expertise ? ` about ${expertise.toLowerCase()}` : ''}. An AI companion, not a licensed professional.`;
