/*
 * What an evaluation reads a text by. Written for it alone: the product has its own lists, and a measure that shared them
 * would find every answer right that the product takes for right.
 */

/** How somebody writes: English, Hindi in Devanagari, Hindi in Latin letters. */
export type Tongue = 'en' | 'hi' | 'hinglish';

const set = (words: string) => new Set(words.trim().split(/\s+/));

/** Words that hold English sentences together, and are no Hindi word in Latin letters. */
const ENGLISH = set(`
the is are was were been being am i'm i've i'd i'll it's that's you you're you've your yours my mine we our they their she her
he his him them this that these those and but or because if when while with without from into about after before of for not
don't doesn't didn't can't won't isn't wasn't have has had having will would could should can may might must do does did what
which who whom why how where there here an as at by it its just like know think feel want need really always never sometimes
some any every much many more most very too also then than only even still again now today tomorrow yesterday tonight one
something anything nothing everything somebody someone anybody everyone other another own same let's tell sounds glad
on in up out off over back down soon enough around through until till each both yes well look ask yet already maybe perhaps honestly
sorry remember told said make made take took get got go going went come came see saw say good long little small`);

/** Words that hold Hindi sentences together, as people type them in Latin letters, and that English does not have. */
const HINDI = set(`
hai hain hoon hun hu ho tha thi thin hua hui hue nahi nahin nai mat kya kyu kyun kyunki kaise kaisa kaisi kab kahan kidhar kaun kisi
kisko kitna kitni kitne mera meri mere mujhe mujhko maine tera teri tere tujhe tum tumhara tumhari tumhare tumhe tumhein tumko tumne tumse
aap aapka aapki aapke aapko aapne apna apni apne hum humara hamara hamari hamare hume hamein usne uska uski uske usko unka unki unke unko
isne iska iski iske isko inka yeh ye woh wo voh yahi wahi yahan yaha wahan waha yun jaise waise aisa aisi aise jab tab abhi kabhi
phir fir aur ya lekin magar agar toh bhi hi sirf bas bilkul bahut bohot bahot thoda thodi thode zyada jyada kam sab sabse kuch kuchh koi
raha rahi rahe rehta rehti rahega rahegi rahunga rahungi kar karo karna karta karti karte karke kiya karenge karunga karungi karein gaya gayi gaye
jaana jana jao jaa jaata jaati jaunga aaya aayi aaye aana aao aaj kal parso raat subah shaam din baat baatein batao bataya bata bolo bola bol
suno sun suna lag lagta lagti laga lagi accha acha achha acchi achi theek thik sahi galat haan haanji ji arre arey yaar yar dost dil mann
ghar kaam log wala wali wale ke ka ki ko se mein pe par tak saath sath bina liye liya lo le lena dena diya dena chahiye chahta chahti
sakta sakti sakte pata yaad naam sach pyaar khush dukh neend chai khana paani pehle baad andar bahar upar zindagi waqt samay
milte milenge milna rakhna rakho dekho dekha dekhna chalo chal jaldi dheere aaram mushkil asaan zaroor shayad matlab isliye ise use unse`);

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .match(/[\p{L}\p{M}\p{N}']+/gu) ?? [];

/** Letters of a script, 0 to 1 of all letters. */
function shareOfDevanagari(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters === 0
    ? 0
    : (text.match(/\p{Script=Devanagari}/gu)?.filter((sign) => /\p{L}/u.test(sign)).length ?? 0) / letters;
}

/** The tongue a text is in; null when it is too little to say. */
export function tongueOf(text: string): Tongue | null {
  const devanagari = shareOfDevanagari(text);
  if (devanagari >= 0.5) return 'hi';
  if (devanagari > 0.1) return null;
  const words = wordsIn(text);
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const hindi = words.filter((word) => HINDI.has(word)).length;
  if (hindi === 0 && english === 0) return null;
  // Hinglish borrows English freely; English does not borrow the words that hold Hindi together.
  return hindi >= 2 ? (hindi * 2 >= english ? 'hinglish' : 'en') : english > hindi ? 'en' : 'hinglish';
}

/** Words that were already in another text are no answer to it. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(wordsIn(text));

/** Of the words of an answer, how many were not in what it answers, and which share of them, 0 to 1. */
export function newWords(answer: string, said: string): { count: number; share: number } {
  const known = wordSet(said);
  const words = wordsIn(answer);
  const fresh = words.filter((word) => !known.has(word)).length;
  return { count: fresh, share: words.length === 0 ? 0 : fresh / words.length };
}

/** New words an answer needs at least: two, and two fifths of all. */
const NEW_WORDS_LEAST = 2;
const NEW_SHARE_LEAST = 0.4;

/** Whether a text is an answer at all: said in words of its own, not in those it answers. */
export function isOwnAnswer(answer: string, said: string): boolean {
  const { count, share } = newWords(answer, said);
  return count >= NEW_WORDS_LEAST && share >= NEW_SHARE_LEAST;
}

/** Whether a text is an answer, and in the tongue it should be in. */
export const answersIn = (answer: string, said: string, tongue: Tongue): boolean =>
  isOwnAnswer(answer, said) && tongueOf(answer) === tongue;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Whether one of the stems begins a word of the text. Latin and Devanagari alike.
 * @param stems separated by spaces; an underscore stands for a space inside one
 */
export function hasStem(text: string, stems: string): boolean {
  const plain = text.toLowerCase().replace(/[’`]/g, "'");
  return stems
    .trim()
    .split(/\s+/)
    .some((stem) =>
      new RegExp(
        `(?<![\\p{L}\\p{M}\\p{N}])${escaped(stem.toLowerCase()).replaceAll('_', '[\\s-]+')}`,
        'u',
      ).test(plain),
    );
}

/** Sentences of a text, with their marks. */
export const sentencesOf = (text: string): string[] =>
  text
    .match(/[^.!?।\n]+[.!?।]*/gu)
    ?.map((one) => one.trim())
    .filter(Boolean) ?? [];

/** Share of common words, 0 to 1, from which two texts say the same, and letters below which both may. */
const SAME_SHARE = 0.75;
const SAME_LETTERS = 18;

/** Whether a text says nearly word by word what another said. */
export function saysTheSame(text: string, other: string): boolean {
  if (text.length < SAME_LETTERS) return false;
  const [one, two] = [wordSet(text), wordSet(other)];
  const common = [...one].filter((word) => two.has(word)).length;
  return one.size > 0 && common / Math.max(one.size, two.size) >= SAME_SHARE;
}

/** Share of a text's words, 0 to 1, from which it comes from another. */
const TAKEN_SHARE = 0.6;

/** Whether a text is made of another's words. */
export function standsIn(text: string, source: string): boolean {
  const { count, share } = newWords(text, source);
  return text !== '' && (count === 0 || 1 - share >= TAKEN_SHARE);
}
