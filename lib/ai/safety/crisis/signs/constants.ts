/*
 * Signs that say little alone and much together: a place to fall from and somebody who stands there, tablets and somebody
 * who has saved them up, a goodbye and somebody who will look after the dog. Each
 * group counts once, with the weight of its heaviest sign that is found; words of films, games, kitchens and pests take
 * weight away. The sure signs in the folders below are enough by themselves.
 */
import * as english from './english/constants';
import * as violence from './english/violence/constants';
import * as hindi from './hindi/constants';
import * as hinglish from './hinglish/constants';
import { gap, whole } from './words/rules';

/** The sum from which on weighed signs are heard. */
export const ENOUGH = 4;

/** One group: weight → phrases. */
const group = (...signs: (readonly [weight: number, ...phrases: string[]])[]) =>
  signs
    .map(([weight, ...phrases]) => ({ weight, phrase: whole(phrases.join('|')) }))
    .sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight));

/** What may end a life. */
const MEANS = group(
  [
    2,
    '(pills?|tablets?|sleeping pills?|poison|pesticide|rat poison|insulin|ampoules?|injection|overdose|blade|razor|noose|rope|ceiling fan|kerosene|gun|pistol|veins?|wrists?)',
    '(zeher|sulfas|keetnashak|goli|goliya|neend ki goli|chaku|blade|rassi|pankha|pankhe|phanda|nas|kalai|khet wali dawai|khidki|phenyl|harpic|acid)',
    '(जहर|सल्फास|कीटनाशक|गोलियां|नींद की गोली|चाकू|ब्लेड|रस्सी|पंखा|पंखे|फंदा|नस|कलाई|फिनाइल|तेजाब)',
  ],
  [
    2,
    '(edge|ledge|railing|parapet|bridge|rooftop|roof|terrace|tracks?|railway line|cliff|top floor|platform edge|[0-9]+(th|st|nd|rd)? floors? up)',
    '(chhat|terrace|pul|patri|platform|kuan|khai|track|agli train|railway line)',
    '(छत|पुल|पटरी|रेलवे लाइन|प्लेटफार्म|नदी|कुएं|कुआं|खाई|नहर|बालकनी|मुंडेर|समंदर|समुद्र)',
  ],
);

/** Somebody is about to. */
const ABOUT_TO = group(
  [
    2,
    `(standing|stood|sitting alone|sat alone|climbed|one step|look(ing)? down|nobody (even )?knows|no one (even )?knows|window is open|not come down|by the stairs|lean(ing)? over|would do it|too close|did it|i kept|saved up|hidden|at once|enough to)`,
    `(khad[ai] hu|baith[ai] hu|khade hokar|neeche dekh|niche dekh|koi rok|rok lo|aa gay[ai] hu|order kiya|mangwa|mangaya|kharid|chupa|chhupa|jama|leke baith|dikh raha|dekh li|bandh|baandh|le aay[ai]|taiyar|ek kadam|aane wali hai)[a-z]*`,
    `(खड़ा हूं|खड़ी हूं|बैठा हूं|बैठी हूं|नीचे देख|पास है|सामने रख|बांध|खरीद|छुपा|जमा|एक कदम|मंगवा|ले आया|ले आई)[^ ]*`,
  ],
  [1, '(let go|bought|ordered|saved|ready|tied|tonight|right now|aaj|आज|abhi|अभी)'],
);

/** An end, in words that have other meanings. */
const ENDING = group(
  [
    3,
    `(want|wanted|need|wish|just want)${gap(1)} (it|this|everything|all of it)( all)? (to )?(be over|to be over|end|stop|to end|to stop|over)`,
    '(sab|sab kuch|aaj sab|kissa|kahani) (khatam|khtm|khatm)[a-z]*( (kar|krne|karne|karu|kar du|kar dunga|wala|wali)[a-z]*)?',
    '(over by (tonight|tomorrow|morning)|no more (pain|suffering|me)|really done this time|not be a problem anymore|wont bother (you|anyone))',
    '(maut|mauti|marna|marne|मौत|मरना|मरने|मर जाऊं|मर जाना)',
  ],
  [
    2,
    '(die|dying|death|dead|bye$|end it|vanish|disappear|alvida|अलविदा|goodbye|farewell|गायब|खत्म|khatam|chala jaunga|chali jaungi|चला जाऊंगा|चली जाऊंगी|ja rah[ai] hu)',
  ],
);

/** What is put in order before an end. */
const ARRANGED = group(
  [
    3,
    `(after (i am|im) gone|once (i am|im) gone|when (i am|im) (gone|no more)|in case i (dont|do not)|mere (baad|jaane ke baad|jane ke baad)|मेरे बाद)`,
    `(gave|given|giving|give) away (all |everything|most )?(of )?(my )?[a-z]*|(wrote|written|left|leaving|leave|writing)${gap(2)} (letters?|notes?|will)${gap(3)} (for|to|under|on|in) (mom|mum|amma|mummy|papa|dad|parents|wife|husband|her|his|my|them|everyone|the)`,
    `(insurance|nominee|lic|passwords?|pin|locker|bank details|atm|पासवर्ड|बीमा|पिन)${gap(6)} (family|wife|mom|mummy|kids|bachch|likh|written|shared|told|de diya|बता|लिख|घर वालों)[^ ]*`,
  ],
  [
    2,
    `(take care of|look after|feed) my (dog|cat|kids|children|mom|mother|parents|plants|sister|brother|son|daughter|wife|amma|baby)|(mummy|papa|maa|bhai|behen|bachcho|bachchon|beti|bete|kutte|billi|dog|cat|sab|sabka|मम्मी|पापा|मां|भाई|बहन|बच्चों|बेटी|बेटे|कुत्ते|बिल्ली|सबका)( ka| ki| का| की)? (khayal|khyal|dhyan|dhyaan|ख्याल|ध्यान) (rakhna|rakh lena|रखना|रख लेना)`,
    `(tell|told) (amma|mom|mummy|papa|dad|her|him|them|my [a-z]+)${gap(1)} (i love|i am sorry|im sorry|sorry)|(sorry|maaf|forgive|माफ) (mummy|papa|amma|maa|mom|dad|everyone|sabko|me everyone|karna|kar dena|कर देना|करना)`,
    '(meri galti nahi|not my fault|koi zimmedar nahi|no one is to blame|nobody is responsible|dont blame|blame nobody)',
    '(last time|one last time|last msg|last message|aakhri baar|last bar|last baar|आखिरी बार|last night|last day|sabko)',
  ],
);

/** No way on. */
const HOPELESS = group([
  1,
  `(cant|cannot|can not|couldnt) (do|take|bear|handle|go on|cope|breathe|live|face)${gap(3)}|(no way out|no hope|no future|nothing left|no one left|hopeless|worthless|useless|pointless|trapped|numb|empty inside|broken|tired of everything|done with everything|given up|gave up|giving up|im done|i am done|burden|lost everything|failed everyone)`,
  `(thak|haar|toot|tut) (gay|chuk)[a-z]*|(bardasht|sahan|himmat) nahi|(koi rasta|raasta|ummeed|umeed|ummid) nahi|(muh|munh|face) nahi dikha|mujhse (nahi|ab nahi)|(nahi|nhi) ho (paya|raha|payega)|bas ab|ab aur nahi|akel[ai]|bekar|karz|karza|fail ho`,
  `(हार गया|हार गई|हार चुका|थक गया|थक गई|थक चुकी|थक चुका|टूट गया|टूट गई|टूट चुकी|बर्दाश्त नहीं|रास्ता नहीं|उम्मीद नहीं|कर्ज|अकेला|अकेली|बोझ|बेकार|शिकायत नहीं|फेल)`,
]);

/** Films, games, sport, kitchens, pests, jokes, studies. */
const ELSEWHERE = group([
  -3,
  `(movie|film|scene|song|lyrics|series|season|episode|serial|novel|story|chapter|spoilers?|villain|hero|heroine|character|match|wicket|score|bowl(ed|er|ing)?|batsman|game|gaming|bgmi|pubg|kills|headshot|squad|boss fight|level|memes?|roast|jokes?|chutkula|shayari|trek|trip|goa|manali|beach|recipe|cook|cooking|onions?|vegetables?|paneer|biryani|cake|kitchen|cockroach(es)?|mosquito(es)?|lizards?|ants|plants?|garden|process|linux|server|battery|laptop|wifi|shave|shaving|haircut|salon|essay|assignment|theory|poster|article|prevention|photo|photos|kite|patang|picnic|marathon|lol|haha|hehe|lmao|rofl)`,
  `(picture|gaana|gana|filmi|natak|matches|khel|sabzi|sabji|pyaz|aloo|makdi|machhar|chhipkali|vitamin|bukhar|sar dard|sir dard|dolo|crocin|nibandh|jaaneman|jaan meri|cute|smile|muskaan)`,
  `(फिल्म|पिक्चर|गाना|गाने|गीत|नाटक|सीरियल|एपिसोड|कहानी|मैच|गेंद|क्रिकेट|खेल|शतरंज|वजीर|पबजी|सब्जी|आलू|प्याज|मच्छर|कॉकरोच|छिपकली|पतंग|पौधे|विटामिन|बीपी|निबंध|शायरी|जाम|आरती|चाट)`,
]);

/** Weighed together. */
export const SIGNS = [MEANS, ABOUT_TO, ENDING, ARRANGED, HOPELESS, ELSEWHERE];

/** Each is enough by itself. */
export const SURE_SIGNS = [english, hinglish, hindi, violence].flatMap((signs) =>
  Object.values(signs).flat(),
);
