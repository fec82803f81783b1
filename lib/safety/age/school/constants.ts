import { frame } from '../words/rules';

/** A class of school: "class 9", "9th class", "9th". */
const NAMED = ['CLASS FILL? YOUNG|ORDINAL|NUMBER', 'YOUNG|ORDINAL|NUMBER CLASS'] as const;
const CLASSES = [...NAMED, 'ORDINAL'] as const;

const ofEvery = (classes: readonly string[], patterns: readonly string[]) =>
  patterns.flatMap((pattern) => classes.map((one) => frame(pattern.replace('@', one))));

/** The class that the writer is in now; `@` is the class. */
export const IN_CLASS = [
  ...ofEvery(CLASSES, [
    'SELF BE? FILL* IN FILL* @ $|FREE|VOCATIVE|FILL|SELF|OWN|YOU|IS',
    'SELF FILL|X{0,2} IS IN @ $|FREE|VOCATIVE',
    '@ X? IN FILL* BE',
    '@ IN FILL* STUDY',
    '@ IN X|DONE|FILL{0,2} BE',
    '@ STUDY',
    'STUDY FILL* IN FILL* @',
    '@ GEN|WALA PERSON|X BE',
    '@ PERSON FILL* BE|SELF',
    'SELF FILL|X{0,2} @ IN IS $|FREE|VOCATIVE',
  ]),
  ...ofEvery(NAMED, [
    'SELF BE FILL* @',
    'BE FILL* @ GEN|$',
    '^ FILL* IN FILL* @ FILL* $',
    'STUDY FILL* IN X? @',
    '@ BE',
    '@ GEN|WALA? PERSON',
    '@ WALA PERSON BE',
    '^ FILL* @ FILL* $',
    '@ IN SELF BE',
    '@ IN FILL|X{0,2} $',
    'OWN @ RUN',
  ]),
];

/** A class or an examination that may be the writer's. */
export const MAY_BE_IN_CLASS = [
  ...ofEvery(NAMED, ['@']),
  ...ofEvery(CLASSES, [
    'SELF|OWN X|FILL{0,4} @ $',
    '@ GEN',
    '@ IN',
    '^ FILL* IN @ FILL* $',
    '@ X? IN',
    'IN FILL* @',
    '@ $',
    '@ X',
    'OWN @',
  ]),
];

/** A class that is over, or another's. */
export const CLASS_OVER =
  /\b(?:pass(?:ed)?|fail(?:ed)?|after|ke baad|k baad|till|upto|finished|completed|dropout|drop out|dropped|left|chho?d|chho?di|chhodi|tak|since|from|(?<!science |commerce |arts )se|floor|fail|last in|year of|place|position|rank|grade a|anniversary|time|attempt|met|me mila|me mili|kiya tha|top kiya|(?:aaye|mile|gaye|hue|karte|padhte|rehte) the|hum mile|thi|tha|was|were)\b|(?:पास|फेल|के बाद|तक|छोड|था|थी|थे|मंजिल)/u;

/** "Im still in high school". */
export const STILL_AT_SCHOOL = frame('SELF BE FILL* IN X|COUNT? SCHOOL');
