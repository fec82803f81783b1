import type { Lang } from './lines/line.ts';

const HINGLISH = new Set(
  `hai hain hoon hun hu ho nahi nahin nhi kya kyu kyun kyon kaise kaisa kaisi kab kahan kaha kaun kitna kitne mera meri mere
  mujhe mujhko tera teri tere tujhe tum tumhara tumhari tumhe tumko tumse aap aapka aapki aapko aapse apna apni apne yaar bhai
  haan han acha accha achha theek thik sahi bahut bohot bahot thoda thodi kuch koi sab bhi toh tha thi raha rahi rahe
  gaya gayi gaye karna karta karti karte karo kar kiya liya diya dil pyar pyaar dost ghar kaam zindagi aaj kal abhi
  phir fir lekin magar aur matlab batao bata bolo suno chalo arre arey matt mat wala wali log baat baatein din raat
  naam rehta rehti laga lag lagta lagti chahiye chahta chahti pata hogaya hogayi gussa dukh khush akela akeli neend
  shaadi shadi maa papa mummy chai khana shukriya dhanyavad namaste alvida kyunki isliye sach jhooth pareshan tension
  hota hoti hote hua hui hue padhai paisa paise woh yeh ye ki ka ke ko ne se mein par pe uska uski unka iska milte
  dekhte dekhti dekha dekho khelte khelti pite piti suna lagte sunao bhejo bhej dikhao kahani hasao pata bahar yahan wahan liye peena milna sun soch socha samajh jaan janu`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
/** Latin words that Hindi and English share: they only count beside a clear one. */
const WEAK = new Set(
  'ho hu hun han par pe ki ka ke ko ne se din sun mat log sab ye kal kar dost papa mummy maa tension chai bhai'.split(
    ' ',
  ),
);
const NEUTRAL =
  /^(?:ok|okay|k|hmm+|hm+|ha(?:ha)+|he(?:he)+|lol|lmao|wow|oh|ohh+|hi+|hey+|hello|bye|thanks|thank you|good night|gn|good morning|gm|sorry|please|plz|yes|no|\W|\d)+$/iu;

const BRIEF_WORDS = 3;

/** The language a text is written in, or nothing when it does not show. */
export function languageOf(text: string): Lang | undefined {
  const devanagari = text.match(/[\u0900-\u097F]/gu)?.length ?? 0;
  const latin = text.match(/[A-Za-z]/g)?.length ?? 0;
  if (devanagari > 0 && devanagari * 2 >= latin) return 'hi';
  if (latin === 0) return undefined;
  const tokens = text.toLowerCase().match(/[a-z']+/g) ?? [];
  let strong = 0;
  let weak = 0;
  for (const token of tokens) {
    if (WEAK.has(token)) weak += 1;
    else if (HINGLISH.has(token)) strong += 1;
  }
  if (strong > 0 && (strong + weak) * 6 >= tokens.length) return 'hg';
  if (weak >= 2 && weak * 3 >= tokens.length) return 'hg';
  if (NEUTRAL.test(text.trim())) return undefined;
  return tokens.length >= 2 ? 'en' : undefined;
}

/** Language of the newest text that shows one; `stated` is what the system prompt says of the person. */
export function languageOfTalk(userTexts: readonly string[], stated: string): Lang {
  let brief: Lang | undefined;
  for (let i = userTexts.length - 1; i >= 0 && i >= userTexts.length - 6; i -= 1) {
    const text = userTexts[i] ?? '';
    const lang = languageOf(text);
    if (lang === undefined) continue;
    // Two or three English words are common in a Hindi talk too; the messages before decide.
    if (lang !== 'en' || text.trim().split(/\s+/).length > BRIEF_WORDS) return lang;
    brief ??= lang;
  }
  if (brief) return brief;
  if (/hinglish|latn/i.test(stated)) return 'hg';
  if (/hindi|^hi\b|हिन/i.test(stated)) return 'hi';
  return 'en';
}

const FORMAL_LATIN: Readonly<Record<string, string>> = {
  tum: 'aap',
  tumhara: 'aapka',
  tumhari: 'aapki',
  tumhare: 'aapke',
  tumhe: 'aapko',
  tumne: 'aapne',
  tumse: 'aapse',
  tumko: 'aapko',
  batao: 'bataiye',
  bolo: 'boliye',
  suno: 'suniye',
  karo: 'kijiye',
  lo: 'lijiye',
  rakho: 'rakhiye',
  aao: 'aaiye',
  socho: 'sochiye',
  likho: 'likhiye',
  dekho: 'dekhiye',
  sunao: 'sunaiye',
  jao: 'jaiye',
  pilo: 'pi lijiye',
  kholo: 'kholiye',
};
const FORMAL_DEVANAGARI: Readonly<Record<string, string>> = {
  तुम: 'आप',
  तुम्हारा: 'आपका',
  तुम्हारी: 'आपकी',
  तुम्हारे: 'आपके',
  तुम्हें: 'आपको',
  तुमने: 'आपने',
  तुमसे: 'आपसे',
  बताओ: 'बताइए',
  बोलो: 'बोलिए',
  सुनो: 'सुनिए',
  करो: 'कीजिए',
  लो: 'लीजिए',
  रखो: 'रखिए',
  आओ: 'आइए',
  सोचो: 'सोचिए',
  लिखो: 'लिखिए',
  देखो: 'देखिए',
  सुनाओ: 'सुनाइए',
  जाओ: 'जाइए',
  खोलो: 'खोलिए',
};

/** Turns a line written with "tum" into the respectful "aap". */
export function respectful(line: string, lang: Lang): string {
  if (lang === 'en') return line;
  if (lang === 'hi')
    return line.replace(/[\u0900-\u0963\u0966-\u097F]+/gu, (word) => FORMAL_DEVANAGARI[word] ?? word);
  return line.replace(/[A-Za-z]+/g, (word) => {
    const formal = FORMAL_LATIN[word.toLowerCase()];
    if (formal === undefined) return word;
    return /^[A-Z]/.test(word) ? formal.charAt(0).toUpperCase() + formal.slice(1) : formal;
  });
}

const DEVANAGARI_OF: Readonly<Record<string, string>> = {
  arre: 'अरे',
  arey: 'अरे',
  are: 'अरे',
  sach: 'सच',
  mein: 'में',
  chalo: 'चलो',
  batao: 'बताओ',
  yaar: 'यार',
  acha: 'अच्छा',
  accha: 'अच्छा',
  achha: 'अच्छा',
  suno: 'सुनो',
  haan: 'हाँ',
  na: 'ना',
  hai: 'है',
  haina: 'है ना',
  theek: 'ठीक',
  bilkul: 'बिल्कुल',
  dekho: 'देखो',
  kya: 'क्या',
  baat: 'बात',
  waah: 'वाह',
  wah: 'वाह',
  hmm: 'हम्म',
  oho: 'ओहो',
  uff: 'उफ़',
  jaan: 'जान',
  ji: 'जी',
  sahi: 'सही',
  aur: 'और',
  toh: 'तो',
  matlab: 'मतलब',
  bas: 'बस',
  dhat: 'धत',
  pakka: 'पक्का',
  bhai: 'भाई',
  boss: 'बॉस',
  ek: 'एक',
  minute: 'मिनट',
  bolo: 'बोलो',
  koi: 'कोई',
  nahi: 'नहीं',
};

/** A signature expression in the script of the talk, or nothing when it cannot be written there. */
export function expressionIn(phrase: string, lang: Lang): string | undefined {
  const own = languageOf(phrase);
  if (lang !== 'hi') return own === 'hi' ? undefined : phrase;
  if (own === 'hi') return phrase;
  let whole = true;
  const written = phrase.replace(/[A-Za-z]+/g, (word) => {
    const known = DEVANAGARI_OF[word.toLowerCase()];
    if (known === undefined) whole = false;
    return known ?? word;
  });
  return whole ? written : undefined;
}
