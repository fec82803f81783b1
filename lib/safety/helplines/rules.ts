import { HELPLINES } from '@/content/helplines';
import { phrase, unify } from '../wording/rules';

/** A sentence with the mark that ends it; the danda is Hindi's full stop. */
const SENTENCE = /[^.!?।…\n]*[.!?।…]+["'”’)]*\s*|[^.!?।…\n]+\s*|\n/gu;

/** The sentences of a text with what stands between them; joined they are the text. */
export const sentencesOf = (text: string): readonly string[] => text.match(SENTENCE) ?? [text];

const isQuestion = (sentence: string) => /[?？]/.test(sentence);

/** What a helpline is reached at: a number, an e-mail address or a site. */
const ADDRESSES: readonly string[] = HELPLINES.map(({ href }) =>
  href.replace(/^(?:tel:|mailto:|https:\/\/(?:www\.)?)/, '').replace(/[/?].*$/, ''),
);
/** Numbers of this length mean nothing else; shorter ones may be a price or a score. */
const TELLING_DIGITS = 5;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (texts: readonly string[]) => (texts.length === 0 ? '(?!)' : texts.map(escaped).join('|'));
const isShort = (address: string) => /^\d+$/.test(address) && address.length < TELLING_DIGITS;

const TELLING = phrase(
  `(?<![\\d.])(?:${anyOf(ADDRESSES.filter((one) => !isShort(one)))})(?!\\d)|tele-? ?manas|child ?line|help ?-?line|टेली ?-?मानस|चाइल्ड ?लाइन|हेल्प ?लाइन|\\b1800[ -]?\\d{2,4}`,
);
const SHORT = phrase(
  `(?<![\\d.,₹])(?:${anyOf([...ADDRESSES.filter(isShort), '100', '108', '1098', '181', '1930'])})(?![\\d%]|[.,]\\d)`,
);
const REACHING = phrase(
  '\\b(?:call|calls|calling|dial|ring|phone|emergency|police|ambulance|number|text|reach|contact|lagao|lagaiye|milao|milaiye|women|child)\\b|कॉल|फ़ोन|फोन|डायल|पुलिस|एम्बुलेंस|एंबुलेंस|आपात|नंबर|मिला',
);

/** Whether words name a helpline, by its number or its name. */
export function namesHelpline(words: string): boolean {
  const unified = unify(words);
  return TELLING.test(unified) || (SHORT.test(unified) && REACHING.test(unified));
}

const SAFETY_QUESTIONS: readonly RegExp[] = [
  /\b(?:are|r|is) (?:you|u|your \w+|everyone|the kids|he|she)\b[^?]{0,30}\b(?:safe|unsafe|in (?:any )?danger|bleeding|breathing|hurt|injured)\b/iu,
  /\b(?:feel|feeling|keep yourself|stay|somewhere|place|home)\b[^?]{0,12}\b(?:safe|unsafe)\b|\bin (?:any |immediate )?danger\b/iu,
  /\b(?:safe|surakshit|mehfooz|mahfooz)\b[^?]{0,15}\b(?:ho|hain|hai|mehsoos|feel)\b|\bkhatr[ae]\b/iu,
  /\b(?:hurt|harm|harming|hurting|kill|killing) (?:yourself|urself|themselves)\b|\bend(?:ing)? (?:your|ur) life\b|\bsuicid\w*|\b(?:want|wanting|wish|thinking|thoughts|going|planning)\b[^?]{0,20}\b(?:to die|dying|of death)\b/iu,
  /\b(?:khud ?ko|apne aap ko)\b[^?]{0,25}\b(?:nuks?aan|hurt|chot|maar|khatam|harm)|\b(?:marne|jaan dene|khudkhushi|khudkushi|aatmahatya|atmahatya)\b/iu,
  /\b(?:take|taken|took|swallow(?:ed)?|consumed?)\b[^?]{0,20}\b(?:anything|something|any|pills?|tablets?|medicines?|poison)\b|\bhow many (?:pills|tablets)\b|\b(?:kuch|goli|goliyan|dawai|dawa|zeher)\b[^?]{0,15}\b(?:kha ?l|kha ?li|khaya|khayi|pi ?li|le ?li)/iu,
  /\b(?:anyone|anybody|someone|somebody)\b[^?]{0,30}\b(?:with you|near|nearby|around|close by|at home|you (?:can|could|trust))\b|\bkoi\b[^?]{0,25}\b(?:paas|pas|saath|sath|aas-? ?paas|ghar (?:pe|par|mein|me))\b/iu,
  /\b(?:hitting|beating|threatening|hurting) you\b|\bhas (?:he|she|anyone|somebody) (?:hit|hurt|touched|threatened)\b|\b(?:maar|peet|dhamka)\b[^?]{0,10}\b(?:raha|rahe|rahi|diya|te)\b/iu,
  phrase(
    'सुरक्षित|(?:सेफ|सेफ़) |(?:ख|ख़)तर[ेा]|आत्महत्या|ख़ुदकुशी|खुदकुशी|मरने|जान देने|(?:ख|ख़)ुद को[^?]{0,25}(?:नु(?:क|क़)सान|चोट|(?:ख|ख़)त्म|मार)|(?:गोली|गोलियाँ|दवा|(?:ज|ज़)हर|कुछ)[^?]{0,15}(?:खा ली|खा लिया|खाया|पी ली|ले ली)|कोई[^?]{0,25}(?:पास|साथ|घर पर)|(?:मार|पीट|धमका)[^?]{0,10}(?:रहा|रहे|रही)',
  ),
];

/** Whether a sentence asks after the person's safety: safe right now, anything taken, who is near. Such a question is never cut. */
export function asksWhetherSafe(sentence: string): boolean {
  if (!isQuestion(sentence)) return false;
  const unified = unify(sentence);
  return SAFETY_QUESTIONS.some((question) => question.test(unified));
}

/** Whether a sentence is care itself, which no rule for a companion's words may stop. */
export const isCare = (sentence: string): boolean => namesHelpline(sentence) || asksWhetherSafe(sentence);
