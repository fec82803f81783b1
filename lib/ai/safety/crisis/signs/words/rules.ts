import { withoutNukta } from '../../spelling/constants';

/** Up to n further words. */
export const gap = (most: number) => `( [^ ]+){0,${most}}`;

/** A phrase of whole words. */
export const whole = (phrase: string) => new RegExp(`(?<![^ ])(?:${withoutNukta(phrase)})(?![^ ])`, 'u');

export const any = (...phrases: string[]) => phrases.map(whole);

/** Whoever is close to somebody, in Hinglish and Hindi. */
export const CLOSE =
  '(dost|bhai|behen|behan|bahan|didi|papa|mummy|maa|pitaji|roommate|beta|beti|pati|patni|wife|husband|bhabhi|cousin|gf|bf|nani|dadi|chacha|दोस्त|भाई|बहन|दीदी|पापा|मम्मी|मां|पिताजी|बेटा|बेटे|बेटी|पति|पत्नी|भाभी|चाचा|मौसी)';
