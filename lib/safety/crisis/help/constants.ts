import { foldSpelling, patternOf } from '../words/rules';

/*
 * What somebody says of help: that it came, or that it cannot be called. Matched against words as `wordsOf` spells them,
 * so that one spelling hears every script.
 */
const word = (words: string) => `(?:${words.trim().split(/\s+/).map(foldSpelling).join('|')})`;

const NOW = word('ab abhi now ipo ipu ekhon ata have hun iga ipol ipudu ebe etia etiya finaly');
const WELL = word(
  `safe surakshit surakhit mehfuj mahfuj salamat nirapod nirapad nirapade nirapada fine ok okay okey beter alright
  thik thek sahi behtar bhalo bhala bhal nala paravayila baguna bagunanu kshemanga chenagideni kuzhapamila vadia saru bara sukhrup`,
);
const SAFE = word('safe surakshit surakhit mehfuj mahfuj salamat nirapod nirapad nirapade nirapada');
const AM = word(
  'hu hun hon han ho am im is hai aahe ahe achi achhi ache asu asi iruken iruka unanu unana agideni ideni aanu anu chu chhu chun are feel felt feling',
);
const NEAR = word(
  `mom mother mum mumy dad papa father didi behn bahn sister brother bhai friend dost saheli aunty uncle police doctor
  hospital ambulance neighbour maike mayke maa amma ma ghar home parents padosi husband wife pati biwi bivi`,
);

/** Says that the danger is over. */
export const SAFE_AGAIN: readonly RegExp[] = [
  patternOf(`(?:i am|im|i feel|we are|were|feling|i think i am) (?:\\S+ ){0,2}?${SAFE}`),
  patternOf(`${NOW} (?:\\S+ ){0,3}?(?:${SAFE}|safea|safega)`),
  patternOf(`${SAFE} (?:\\S+ )?${AM}`),
  patternOf(
    '(?:the danger is over|danger has pased|khatra tal gaya|khatra nahi raha|out of danger|the bleding has stoped)',
  ),
  patternOf(
    String.raw`(?:i|maine|meine) (?:\S+ )?(?:threw|thrown|gave away|flushed|phek|fek|phenk) (?:\S+ ){0,4}?(?:pils|tablets|goliyan|goliya|blade|rope|rasi|knife|poison|zeher|jeher|diya|di|away)`,
  ),
];
/** Says to be well now, which alone may be a mood, */
export const WELL_NOW: readonly RegExp[] = [
  patternOf(`(?:i am|im|i feel|we are|feling|its|i) (?:\\S+ ){0,2}?${WELL} (?:now|again|today)`),
  patternOf(`${NOW} (?:\\S+ ){0,3}?${WELL}(?: \\S+){0,2}? ${AM}`),
  patternOf(`${NOW} (?:i am|im|i feel|we are) (?:\\S+ ){0,2}?${WELL}`),
  patternOf(`${WELL} ${AM}(?: \\S+){0,2}? ${NOW}`),
  patternOf(`${NOW} (?:\\S+ ){0,3}?${WELL} ?(?:${AM})?$`),
];
/** and that somebody is near. */
export const SOMEBODY_NEAR: RegExp = patternOf(NEAR);
/** Takes it back. */
export const NOT_SAFE: readonly RegExp[] = [
  patternOf(
    `(?:not|dont|never|nahi|nahin|nhi|nai|na|isnt|arent|cant|wont|no|ila|nahiye|nathi) (?:\\S+ ){0,2}?${WELL}`,
  ),
  patternOf(`${WELL} (?:nahi|nahin|nhi|nai|na|nei|nathi|ila|nahiye)`),
  patternOf(`${WELL}(?: \\S+){0,3} \\?`),
  patternOf(
    '(?:am i|kya main|kya mai|will i|if i|agar|jab tak|until|till|unless|pretend|natak|want to be|feel safe when|kab)',
  ),
  patternOf(
    String.raw`(?:but|par|lekin|magar|phir bhi|fir bhi|still|again) (?:\S+ ){0,4}?(?:scared|afraid|dar|marna|die|hurt|darr|cut|khatra|danger|coming|voice)`,
  ),
];

const CALL = word('cal caling phone fon phon speak talk dial baat bat helpline ring number bol bolna bolne');
const UNABLE = word(
  'cant cannot canot couldnt unable nahi nahin nhi nai dont mushkil imposible mudiyadu mudiyathu mudiyala parbo pari parchi parchina patila patilla agala agola agali aagala shakat shakto shakte sakdi sakda paribi noaru avadu ila',
);
const OVERHEARS = word(
  'hear hears hearing listen listening overhear sun sunega sunenge sunlega sunlenge sunte suna wakes wake jag jaag jaagega uth jayega',
);

/** Says that speaking on a phone is not possible. */
export const CANNOT_CALL: readonly RegExp[] = [
  patternOf(
    `(?:cant|cannot|canot|couldnt|unable to|not able to|dont want to|imposible to|not safe to|dangerous to) (?:\\S+ ){0,3}?${CALL}`,
  ),
  patternOf(
    String.raw`(?:phone|fon|cal|baat|bat|helpline|bol)\S* (?:\S+ ){0,4}?(?:nahi|nahin|nhi|nai|nahee|na) (?:kar |ho |kr )?(?:sak\S*|paa?\S*|kr sak\S*)`,
  ),
  patternOf(
    String.raw`(?:phone|fon|cal|baat|bat|bol)\S* (?:\S+ ){0,3}?(?:kaise|kese) (?:karu|karun|kru|kare)`,
  ),
  patternOf(
    `${CALL} (?:\\S+ ){0,5}?(?:he|she|they|someone|everyone|koi|sab|vo|vah|voh|pati|saas|sas|gharvale|ghar) (?:\\S+ ){0,3}?${OVERHEARS}`,
  ),
  patternOf(`${OVERHEARS} (?:\\S+ ){0,6}?${CALL}(?: \\S+){0,3} ${UNABLE}`),
  patternOf(
    String.raw`(?:he|she|they|someone|everyone|koi|vo|voh|pati|saas|sab) (?:\S+ ){0,2}?(?:wil|vil|l|might|would|can) hear`,
  ),
  patternOf(
    String.raw`(?:phone|fon|cal)\S* (?:\S+ ){0,3}?(?:mudiyadu|mudiyathu|mudiyala|parbo na|parchi na|parbona|karu shakat nahi|kari shakti nathi|kari shakto nathi|pani akila|kar sakdi nahi|kar sakda nahi|cheyalenu|cheyaleka|madoke agala|madoke agola|cheyan patila|kariparibi nahi|kariba noaru)`,
  ),
  patternOf(
    String.raw`(?:only|sirf|bas|just) (?:\S+ ){0,3}?(?:text|chat|type|typing|likh|msg|mesage|whatsap)`,
  ),
];
/** Speaks of somebody else's calls. */
export const OTHER_CALLS: readonly RegExp[] = [
  patternOf(
    String.raw`(?:phone|fon|cal) (?:\S+ )?(?:nahi|nhi|nahin) (?:utha|uth|aya|aaya|lag|lagta|lagya|aa|karta|karti|kiya|mila|chal)`,
  ),
  patternOf(
    String.raw`(?:he|she|they|vo|voh|usne|boyfriend|bf|gf) (?:\S+ ){0,2}?(?:cant|nahi|doesnt|didnt|dont) (?:\S+ )?(?:cal|phone|talk|speak|baat|bat)`,
  ),
];
