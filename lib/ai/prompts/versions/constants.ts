/** Characters of a prompt's template, before the character and the rules that always hold are added. */
export const PROMPT_TEXT_MIN = 200;
export const PROMPT_TEXT_MAX = 20_000;
/** What a version may be called, such as v1.3. */
export const VERSION_FORM = /^v\d{1,3}(\.\d{1,3}){1,2}$/;
/** Places that a template may name; lib/ai/rules.ts fills them. */
export const PLACES = [
  'companion.name',
  'companion.aboutMe',
  'companion.persona',
  'companion.areaOfExpertise',
  'chatType',
  'person.name',
  'person.language',
  'brand.name',
  'now.indiaTime',
] as const;
/** Without these nobody would know who speaks. */
export const NEEDED_PLACES = ['companion.name', 'companion.persona'] as const;
/** Evaluations of a version that the console shows. */
export const EVALUATIONS_SHOWN = 10;
