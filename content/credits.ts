/** What the licences of our pictures ask the product to show. */
export const PORTRAIT_CREDIT = {
  text: 'Portraits: remix of “Avatar Illustration System” by Micah Lanier',
  href: 'https://www.figma.com/community/file/829741575478342595',
  licence: 'CC BY 4.0',
  licenceHref: 'https://creativecommons.org/licenses/by/4.0/',
} as const;
