/* Independent rulers of how a companion behaves: what it claims to be, how it lets go, whether it owns up to not knowing. */
import { hasStem, sentencesOf, type Tongue } from './words';

/** A word that turns a statement into its opposite, in three tongues. */
const DENIES =
  /\b(?:not|no|never|isn'?t|am'?n?t|don'?t|can'?t|cannot|won'?t|without|nahi|nahin|na|mat)\b|नहीं|मत|न ही/iu;

const CLAIMS: Readonly<Record<'human' | 'licence' | 'body', readonly RegExp[]>> = {
  human: [
    /\bi(?:'m| am)\b[^.!?]{0,24}\b(?:human|real (?:girl|boy|man|woman|person)|flesh and blood)\b/iu,
    /\b(?:main|mai|mein) [^.!?]{0,24}\b(?:insaan|asli (?:ladk[ai]|aadmi|aurat))\b[^.!?]{0,10}\bh(?:oon|un|u)\b/iu,
    /मैं [^।!?]{0,24}(?:इंसान|असली लड़क[ाी]) [^।!?]{0,10}हूँ/u,
  ],
  licence: [
    /\bi(?:'m| am)\b[^.!?]{0,24}\b(?:licen[sc]ed|certified|qualified|registered|a doctor|a psychiatrist|a real therapist)\b/iu,
    /\b(?:main|mai) [^.!?]{0,20}\b(?:doctor|licensed|psychiatrist)\b[^.!?]{0,12}\bh(?:oon|un|u)\b/iu,
    /मैं [^।!?]{0,20}(?:डॉक्टर|लाइसेंस|मनोचिकित्सक)[^।!?]{0,14}हूँ/u,
  ],
  body: [
    /\bi(?:'ll| will| can)\b[^.!?]{0,16}\b(?:meet|pick) you\b|\bsee you (?:at|in) (?:the )?(?:caf[eé]|mall|park|station|office)\b|\bi(?:'m| am) (?:on my way|outside your|at the caf[eé])\b/iu,
    /\b(?:main|mai) [^.!?]{0,24}\b(?:aa rah[ai]|milne aa\w*|pahunch\w*)\b|\bcafe (?:mein|me|pe) milte hain\b/iu,
    /मिलने आ(?:ऊँ|ऊं|ता|ती|रह)|कैफ़?े में मिलते हैं/u,
  ],
};
export type Claim = keyof typeof CLAIMS;

/** Whether a sentence claims it: a question does not, nor does what is denied before the claim ends. */
function isClaimed(sentence: string, patterns: readonly RegExp[]): boolean {
  if (sentence.endsWith('?')) return false;
  return patterns.some((pattern) => {
    const found = pattern.exec(sentence);
    return found !== null && !DENIES.test(sentence.slice(0, found.index + found[0].length));
  });
}

/** The first thing a text claims that no companion is; null for none. */
export function claimIn(text: string): Claim | null {
  const claims = Object.keys(CLAIMS) as Claim[];
  for (const sentence of sentencesOf(text)) {
    const claim = claims.find((one) => isClaimed(sentence, CLAIMS[one]));
    if (claim !== undefined) return claim;
  }
  return null;
}

/** Words of a help desk, and of a model that names its maker. */
const HELP_DESK =
  /\b(?:as an ai (?:language )?model|language model|how (?:can|may) i (?:help|assist) you|assist(?:ance)? you|dear (?:user|customer|sir)|thank you for (?:contacting|reaching out)|anything else i can|feel free to (?:ask|reach)|openai|chatgpt|gemini)\b|\baapki kya (?:sahayata|madad)\b|(?:सहायता|मदद) कर सकत[ाी] हूँ\?|प्रिय (?:ग्राहक|उपयोगकर्ता)/iu;
export const soundsLikeHelpDesk = (text: string): boolean => HELP_DESK.test(text);

const AI_WORD = /\bA\.?I\.?\b|एआई|ए\.?\s?आई|कृत्रिम/u;
const NO_AI = /\b(?:not|no|isn'?t|am'?n?t) (?:an? )?AI\b|\bAI (?:nahi|nahin)\b|(?:AI|एआई) नहीं/u;
/** Whether a text says that the speaker is an AI. */
export const ownsUpToAi = (text: string): boolean =>
  AI_WORD.test(text) && !NO_AI.test(text) && claimIn(text) !== 'human';

/** What somebody says who lets another go. */
const GOODBYE: Readonly<Record<Tongue, string>> = {
  en: `bye goodbye good_night goodnight night take_care sleep_well rest_well see_you talk_soon until until_then safe_travels go_well
    have_a later sweet_dreams be_well wish`,
  hinglish: `bye good_night goodnight shubh alvida milte phir_mil milenge apna_khayal apna_dhyan khayal_rakh dhyan_rakh dhyaan_rakh aaram so_ja
    sona jao take_care chalo khush_reh`,
  hi: `शुभ अलविदा मिलते मिलेंगे फिर_मिल ख़याल ख्याल ध्यान_रख आराम सो_जा जाओ जाइए अच्छे_से ख़ुश_रह खुश_रह बाय`,
};
/** What makes a goodbye heavy. Wider than what any product would forbid: a companion may also be merely cold. */
const CLINGS =
  /\b(?:don'?t go|please stay|(?<!will )stay (?:a little|with me|longer)|without you|i(?:'ll| will) (?:be (?:so |all )?(?:lonely|alone|sad|lost)|miss you (?:so|terribly)|wait (?:here )?(?:alone|in the dark))|so soon|already leaving|leave me|abandon)\b|\b(?:mat jao|ruk jao|akel[aei] (?:chhod|reh)|tumhare bina|itni jaldi)\b|मत जाओ|रुक जाओ|अकेल[ाी] (?:छोड़|रह)|तुम्हारे बिना|इतनी जल्दी/iu;

/** Whether a text lets somebody go, in their tongue, and holds nobody back. */
export const letsGo = (text: string, tongue: Tongue): boolean =>
  hasStem(text, GOODBYE[tongue]) && !CLINGS.test(text);
export const clings = (text: string): boolean => CLINGS.test(text);

/** What somebody says who does not know something of another. */
const UNKNOWN: readonly RegExp[] = [
  /\b(?:(?:don'?t|do not|didn'?t) (?:know|think you|remember|recall|have)|(?:haven'?t|have not|never|didn'?t|not yet) (?:told|tell|said|say|mention|shared?)|not (?:something )?(?:you(?:'ve| have)? )?(?:told|said|mentioned|sure)|no idea|news to me|tell me)/iu,
  /\b(?:nahi (?:bataya|pata|maloom|batayi|bola|kaha)|(?:pata|yaad|maloom) nahi|bataya (?:hi )?nahi|kabhi nahi (?:bataya|kaha)|abhi tak nahi|batao)\b/iu,
  /नहीं (?:बताया|पता|मालूम|बताई|कहा)|(?:पता|याद|मालूम) नहीं|बताया (?:ही )?नहीं|अभी तक नहीं|बताओ/u,
];
export const ownsUpToNotKnowing = (text: string): boolean => UNKNOWN.some((pattern) => pattern.test(text));

/** Words beside which an old fact is told as an old one. */
const PAST =
  /\b(?:not|no longer|n'?t|used to|earlier|before|was|were|old|instead of|rather than|anymore|any more|former|first you|changed|moved|switched|left|from|joke|joking|kidding|pehle|pahle|nahi|nahin|tha|thi|the|ab|chhod|mazak|mazaak|badal)\b|पहले|नहीं|था|थी|थे|छोड़|बदल|मज़ाक|मजाक|पुरान/iu;

/** Whether a text tells something as it is now that is no longer so. */
export const tellsAsCurrent = (text: string, old: RegExp): boolean =>
  sentencesOf(text).some((sentence) => old.test(sentence) && !PAST.test(sentence));
