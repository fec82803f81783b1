const YOUNG = '(1[0-7]|[6-9]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';
const YOUNG_SPOKEN =
  '(1[0-7]|[6-9]|das|gyarah|barah|terah|chaudah|pandrah|solah|satrah|dus|sola|satra|chauda|pandra)';
const YOUNG_HINDI = '(1[0-7]|[6-9]|[६-९]|१[०-७]|दस|ग्यारह|बारह|तेरह|चौदह|पंद्रह|पन्द्रह|सोलह|सत्रह)';
const I_AM = '(i am|im|i m|i just turned|ive just turned|i turned|just turned|i will be|me)';
const CLASS = '(6|7|8|9|10|11|6th|7th|8th|9th|10th|11th|sixth|seventh|eighth|ninth|tenth|eleventh)';

/** Somebody says of themselves to be under 18; what is said of a daughter, a brother or years ago is not meant. */
export const MINOR: readonly RegExp[] = [
  `\\b${I_AM} (just |only |actually |still |about to be )*${YOUNG}(?! ?(minutes?|mins?|hours?|hrs?|days?|km|kms|kg|kgs|percent|weeks?|months?|rupees|rs|lakhs?|times|feet|foot|ft|inch|inches|out|of|to|th|st|points|floors?|pm|am|people|friends|messages|steps|miles|metres|meters|pages|runs|levels?|degrees|years? (into|in|away|of|sober|clean|late))\\b)( |$)`,
  `\\b${I_AM} (just |only |actually |a |an )*${YOUNG} ?(years? old|yrs? old|yrs|yo|y o|year old)\\b`,
  `\\bmy (real |actual )?age is (just |only )?${YOUNG}\\b|^(age )?${YOUNG} ?(yo|y o|years? old|f|m|saal)$|\\b(im|i am) (a )?teen(ager)?( girl| boy)?$`,
  `\\b(i am|im|i m) (still |just |only |actually )?(a |an )?(minor|underage|under age|under 18|below 18|not 18|not yet 18|not 18 yet|less than 18|schoolgirl|schoolboy|school girl|school boy|school student|school kid)\\b`,
  `\\b(i am|im|i study|i read|studying|i go) (in|to) (class|std|standard|grade) ${CLASS}\\b|\\b(i am|im) (in|a) ${CLASS} ?(class|std|standard|grade|grader)\\b|\\bi am in (6|7|8|9|10)th\\b`,
  `\\b(im|i am) still in (middle |high )?school\\b`,
  `\\b(main|mai|mein|me|mera|meri)( abhi| sirf| bas| to| toh| na| hi)* (age |umar |umr )?( ?(hai|h) )?${YOUNG_SPOKEN} ?(saal|sal|years?|sall)\\b(?! (se|pehle|baad|chhot|bad))`,
  `\\b(meri|mera) (age|umar|umr|umra)( abhi| sirf| bas| to| toh)* ${YOUNG_SPOKEN}\\b|\\b(umar|umr|age) (sirf |bas |hai |h )?${YOUNG_SPOKEN} (hai|h|saal)\\b`,
  `\\b(main|mai|mein|me|abhi) (abhi |to |toh |ek )*(nabalig|naabalig|minor|18 se kam|18 se chhot[ai]|school student) ?(ka|ki)? ?(hu|hun|hoon|h)\\b|\\babhi 18 (ka|ki|saal ka|saal ki) nahi (hu|hun|hoon|hua|hui)\\b`,
  `\\b(main|mai|mein|me) (abhi )?${CLASS}v?i?n? ?(class|kaksha|mein|me)( mein| me)? (padh|hu|hoon|hun)`,
  `मेरी (उम्र|उमर|आयु)( अभी| सिर्फ| सिर्फ़| तो)* ${YOUNG_HINDI}|मैं( अभी| सिर्फ| सिर्फ़| तो| बस)* ${YOUNG_HINDI} ?(साल|वर्ष|बरस)(?! (से|पहले|बाद))`,
  `मैं( अभी| तो)* (नाबालिग|नाबालिग़|स्कूल में पढ़)|मैं( अभी)* (छठी|सातवीं|आठवीं|नौवीं|नवीं|दसवीं|ग्यारहवीं)( कक्षा| क्लास)? में|(18|१८|अठारह) (साल )?(का|की|से कम)( का| की)?( अभी)? (नहीं )?हू`,
].map((phrase) => new RegExp(phrase, 'u'));

/** What another person is said to be, or what once was: taken out before a minor is looked for. */
export const NOT_ONESELF: readonly RegExp[] = [
  /\b(my|our|his|her|their|the) (\w+ )?(son|daughter|brother|sister|cousin|niece|nephew|kid|kids|child|children|student|students|neighbour|neighbor|friend|dog|cat|bhai|behen|beta|beti)s?( \w+){0,2} (is|are|was|turned|turns|just turned)( (just|only|now|about))* \d+( (years? old|yrs? old|years?|yo))?/gu,
  /\b(mer[aeiy]|hamar[aei]|uska|uski|apn[aei]) (chhot[aei] |choti |chota |bad[aei] )?(beta|beti|bhai|behen|behan|bahan|bachcha|bachche|bacche|bachchi|bhatija|bhatiji|student|dost|kutta|billi)( \w+){0,2} \S+ (saal|sal)( (ka|ki|ke))?( (hai|h|hain))?/gu,
  /(मेर[ाीे]|हमार[ाीे]|उसक[ाीे]) (छोट[ाीे] |बड़[ाीे] )?(बेटा|बेटी|भाई|बहन|बच्चा|बच्ची|बच्चे|भतीजा|भतीजी|दोस्त)( [^ ]+){0,2} [^ ]+ (साल|वर्ष)/gu,
  /\b(when|since|until|before|after|at the age of|jab|tab) .*/gu,
  /\b(i was|i have been|ive been|we were) (just |only )?\d+.*/gu,
];
