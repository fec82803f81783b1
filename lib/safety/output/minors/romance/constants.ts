import { phrase } from '../../../wording/rules';
import { ACT, BARE_AGE, CERTAIN, END, SOFT, START } from '../constants';

const anyOf = (...words: readonly string[]): string => `(?:${words.join('|')})`;

/** Years at school, all below 18 or close to it. */
const YEAR = anyOf(
  '(?:[1-9]|1[0-2]) ?(?:th|st|nd|rd|vi|vin|ve|वीं|वी|वें)',
  'sixth|seventh|eighth|ninth|tenth|eleventh|twelfth',
  'chh?a?th?i|chhatvin?|saa?tvin?|aa?thvin?|nau?vin?|dasvin?|dasvee|gyarahvin?|gyarvin?|barahvin?|barvin?',
  'छठी|छठवीं|सातवीं|आठवीं|नौवीं|नवीं|दसवीं|ग्यारहवीं|बारहवीं',
);
const OF_CLASS = anyOf(
  'class(?:es)?|std|standard|grade|grader|form|students?|girl|boy|pupil|kaksha',
  'ladki|larki|ladka|chhatr\\p{L}*|mein|me|m|main|ki(?! (?:date|tarikh|tareekh))|ka|wali|wala|vali|pass',
  'कक्षा|क्लास|छात्र[\\p{L}\\p{M}]*|लड़की|लड़का|में|की|का|वाली|वाला',
);
const CLASS_WORD = anyOf('class|std|standard|grade|kaksha|कक्षा|क्लास');
const ROMAN = '(?:(?:[1-9]|1[0-2])(?:th|st|nd|rd)?|vi{0,3}|ix|xi{0,2})';
/** What is taught to a class, or told of it, is no person. */
export const LESSONS = new RegExp(
  phrase(
    `${START}${CLASS_WORD} ${ROMAN} (?:science|maths?|english|history|hindi|physics|chemistry|biology|geography|fractions?|exams?|syllabus|books?|notes|papers?|stories|story|days|memories|result|marks)${END}`,
  ).source,
  'gu',
);
/** What may stand between a person and the years of life. */
const ABOUT =
  '(?:,? (?:is|are|am|was|to|hai|ho|hoon|only|just|still|like|sirf|bas|abhi|about|around|barely|now|maybe|aged?|umar|umr|of|a|an|ki|ka|the|then|suddenly|again|who|toh|to|hi|सिर्फ|बस|अभी|तो|ही|है|हो|उम्र))*';
const PERSON = anyOf(
  "you(?:'re)?|u|ur|youre|she(?:'s)?|he(?:'s)?|her|him|girl|boy|kid|child|door|girlfriend|boyfriend|gf|bf|lover|wife|bride|student|pupil|ones?|age|aged|umar|umr|somebody|someone|character|sister|daughter|neighbou?r|maid|friend|be|turn(?:ed)?|only|just|barely|like",
  'tum|tu|aap|ladki|larki|ladka|chhatra|beti|behen|bahan|padosan|dulhan|wali|wala|sirf|bas|mai|main|karo|lo|role|roleplay',
  'तुम|तू|आप|लड़की|लड़का|छात्रा|बेटी|बहन|पड़ोसन|दुल्हन|वाली|सिर्फ|बस|उम्र|मैं',
);
const AFTER_AGE =
  "(?= ?(?:$|[,.!?;:)\\n।-])| (?:and|or|but|in|now|for|tonight|again|so|who|with|years?|yrs?|yo|saal|sal|aur|ya|ki|ka|wali|wala|par|lekin|hi|ho|hai|hoon|jo|sir|uncle|next|again|last|this|today|yesterday|to|i|you|we|i'm|और|की|का|वाली|पर|ही|हो|है|जो|साल)(?![\\p{L}\\p{M}]))";
const AGED = `${START}${PERSON}${ABOUT},? ${BARE_AGE}${AFTER_AGE}|, ${BARE_AGE}(?= ?(?:$|[,.;!?]))|${START}(?:age|umar|umr|उम्र)(?: (?:meri|hai|is|abhi|to|toh|मेरी|है))* ${BARE_AGE}`;
const RANGE = `${START}1[0-7] ?(?:-|–|to|se|or|ya|या|से) ?1[0-8]${END}(?! ?(?:min|hour|day|week|month|km|kg|baje|am${END}|pm${END}|din${END}|times))`;
const AT_SCHOOL = anyOf(
  '(?:still|abhi|abhi bhi|is|are|be|just) (?:in|at|going to|studying in) (?:high |middle |secondary )?school',
  '(?:high|middle|secondary|junior)[ -]?school(?:er|girl|boy)?s?(?! (?:teacher|reunion|principal))',
  'school[ -]?(?:girl|boy|kid|child|student|going|uniform|skirt|dress|bag)s?(?! teacher)',
  'school (?:mein|me|ki|wali|wala|ka|jaa?ne|jaa?ti|jaa?ta)(?: [\\p{L}]+){0,2} (?:ho|hai|wali|wala|ladki|ladka|larki|girl|boy|student|bach\\p{L}*|ban\\p{L}*)',
  'स्कूल (?:में|की|वाली|जाने|जाती|ड्रेस|यूनिफॉर्म)|स्कूलगर्ल|स्कूली',
  "before college|not (?:yet |even )?in college|college (?:nahi|se pehle|start nahi)|(?:hasn't|haven't|not) (?:yet )?(?:finished|passed) school",
  'fyjc|syjc|junior college|(?:1st|first|2nd|second) puc|puc|plus (?:one|two)|(?:board|boards) (?:exam|exams) (?:student|wali|wala|girl|boy)',
  'tuition (?:student|wali|wala|ki|girl|kid)|ट्यूशन (?:वाली|की)',
);
const UNDER_18 = anyOf(
  "(?:under|below|less than|younger than|not|not yet|not even|not quite|isn't|isn't yet|aren't|aren't yet|before|almost|nearly|short of|turning|turn) (?:an? )?(?:18|adult)(?: yet)?(?: years?)?",
  '18 (?:saal |sal |years? |साल )?(?:ki |ka |ke |की |का )?(?:bhi |abhi |भी |अभी )?(?:nahi|nahin|nhi|नहीं)',
  '18 (?:saal |sal |years? |साल )?(?:se|ke|से|के) (?:bhi )?(?:kam|neeche|niche|pehle|chhoti|choti|chhota|andar|कम|नीचे|पहले|छोटी)',
  '18 (?:ki |ka |की |का )?(?:hone|hogi|hounga|होने)',
  '(?:kam|chh?oti|kach?c?hi|कम|छोटी|कच्ची) ?(?:umar|umr|age|उम्र|kali|कली)|kamsin|कमसिन|(?:adult|balig|baalig|बालिग) (?:nahi|nahin|नहीं)',
  'under-?age[d]?|na+balig|na+baalig|na+balik|नाबालिग|minors?|pre-?teen|teenagers?|teenaged?|teen[ -](?:girl|boy|ladki|wali|age)|a teen|tween',
);
const SMALL_CHILD = anyOf(
  '(?:little|small|tiny) (?:girl|boy|sister|daughter|child|kid)|chh?oti (?:si )?(?:ladki|larki|behen|bahan|bachch?i)|bach+i|bachchi|(?:a|my|like a) child',
  'छोटी (?:सी )?(?:लड़की|बहन|बच्ची)|बच्ची',
);
/** Those who say of themselves how old they are: an adult's own age makes nobody else an adult. */
export const SPEAKERS_AGE = phrase(
  `${START}(?:i am|i'm|im|i|me|main|mai|मैं)(?: (?:a|an|only|hoon|khud|to|toh|तो))* (?:1[89]|[2-7]\\d)[ -]?(?:years?|yrs?|yo|y\\/o|saal|sal|साल)?(?:[ -](?:old|ka|ki|की|का))?${END}|${START}${UNDER_18}${END}`,
);
/** Somebody under 18 who is there now: an age, a class, a word for it. */
export const UNDERAGE_NOW = phrase(
  `${CERTAIN}|${AGED}|${RANGE}|${START}(?:${YEAR}[ -]${OF_CLASS}|${CLASS_WORD}[ -]?${ROMAN}|${AT_SCHOOL}|${UNDER_18}|${SMALL_CHILD})${END}`,
);

const LOVE_EN = anyOf(
  '(?:first|our|a|secret|dinner|movie|coffee|romantic|lunch) dates?|date (?:me|night|with)|dat(?:ing|es) (?:me|her|him|you)|to date|date (?:pe|par|karo|pr)|love(?:s|d)? (?:me|you|him|us|each other|back|chat|talk|scene|story|letter|birds)|lov(?:er|ers)|our love|in love|my love|beloved|make love|first love|romance|romantic\\w*|lovey[ -]?dovey',
  'crush(?:ing)?|likes? me|fancy me|fanc(?:y|ies) (?:me|you)|(?:has |have )?(?:fallen|falls?|falling|fell) for|more than (?:a |just )?friends?|(?:be|is|are) with me|be mine|wants? (?:me|you)|sweetheart|darling|soulmate',
  '(?:spends?|spending|stays?|staying|for) (?:the |a )?night|night (?:together|with me)|sleep ?over|alone with me|(?:nobody|no one) (?:else )?(?:is |at )?home|come closer|cuddl\\w*|snuggl\\w*|propos\\w*|marry\\w*|marri(?:ed|age)|wedding|bride|honeymoon|flirt\\w*|seduc\\w*|tempt\\w*|naughty|kiss\\w*|girl ?friend|boy ?friend|gf|bf|wife|husband',
);
const LOVE_HINDI = anyOf(
  'pyaa?r|pyaa?r(?:i|bhari|wali) ba\\w*|mohabbat|muhabbat|ishq|aashiqu?i?|ashiq|prem|premi|premika|mehbooba|jaanu|(?:mujhe|mujhko|tumhe|sir ko|uncle ko) (?:\\w+ )?chaa?h(?:ti|ta|o|ne)',
  'line maa?r\\w*|pata(?:na|ane|un|unga|ti|ta|o)|patau|setting|fida|deewan[ia]|dil (?:de|aa|haar)\\w*|(?:mujhe|mujhko) pasand kar\\w*|shaa?di|dulhan|biwi|patni|suhaa?g ?raat|milan',
  'raat (?:mein |me |ko |bhar )?(?:\\w+ )?(?:ruk|saath|bita|guza)\\w*|akele (?:mein|me)|akeli ho|kareeb aa\\w*|paas aa\\w*|sab kuch kar\\w*|maze|chumm?[aiy]\\w*|chum\\w*|bistar|sharmati|seduce|(?:pehli|pahli|pahali) date|date (?:hai|h|ho|chal\\w*)|meri (?:jaan|rani|jaaneman)',
  'प्यार|प्रेम|प्रेमी|प्रेमिका|मोहब्बत|मुहब्बत|इश्क|आशिक|(?:मुझे|मुझको|तुम्हें|सर को) (?:[\\p{L}\\p{M}]+ )?चाह(?:ती|ता|ने|ो)|पटा[\\p{L}\\p{M}]*|फिदा|दीवानी|शादी|दुल्हन|पत्नी|बीवी|सुहागरात|मेरे साथ रात|रात (?:साथ|बिता|रुक)[\\p{L}\\p{M}]*|करीब आ[\\p{L}\\p{M}]*|पास आ[\\p{L}\\p{M}]*|किस|चुम्[\\p{L}\\p{M}]*|चूम[\\p{L}\\p{M}]*|गर्लफ्रेंड|बॉयफ्रेंड|डेट|रोमां[\\p{L}\\p{M}]*|फ्लर्ट[\\p{L}\\p{M}]*|लाइन मार[\\p{L}\\p{M}]*|लव|जानू|क्रश|लवर',
);
/** Love and what follows it, between the one who writes and the one who answers, or wished for. */
export const LOVE = phrase(`${START}(?:${ACT}|${SOFT}|${LOVE_EN}|${LOVE_HINDI})${END}`);

/** The companion is told to be somebody. */
export const TOLD_TO_BE = phrase(
  `${START}${anyOf(
    "pretend\\w*|role ?-?play\\w*|rp|cosplay\\w*|act(?:ing)? (?:as|like|out|my|a|the)|act|play(?:ing)? (?:a|an|my|the|as|out)|let'?s play|let us play|become|be (?:a|an|my|the|her|his|that|younger|in|like|\\d+)|be|you be|you play|imagine (?:you|that you|we|us|i'm|me)|say (?:that )?(?:you|u)|tell me (?:that )?you(?:'re| are)|let'?s say|suppose|assume",
    "can (?:you|your|u)|from now on|forget (?:you|that|your)|make (?:yourself|your)|change your|set your|your (?:age|character|role)|(?:talk|speak|reply|chat|text|write|behave|dress|flirt) (?:like|as) (?:a|an|my|if)|fantas(?:y|ise|ize)|i(?:'ll| will) be|i play|me as|you as|switch (?:to|roles)",
    'bano|bann?a|bano na|ban ja\\w*|banja\\w*|ban ?ke|ban ?kar|ban kr|ban k|bankr|bann?e|banogi|banoge|bano(?:gi|ge)|bn ja\\w*|bnja\\w*|bnke|bno|maan ?lo|man lo|maano|maan le|samjho|samajh lo|soch lo|ka role|ki role|role|kirdaa?r|naa?tak|acting|bolo (?:ki|na)|kaho (?:ki|na)|ki tarah|jaisi|jaise|waisi|umar .{0,20}(?:rakh|kar)\\w*',
    'बनो|बन जाओ|बन जा|बनकर|बन कर|बनके|बन के|बनना|बनोगी|बनिए|मान लो|मान ले|समझो|सोच लो|रोल|रोलप्ले|रोल प्ले|किरदार|नाटक|एक्टिंग|बोलो कि|कहो कि|बोलो|की तरह|जैसी',
  )}${END}`,
);
/** A scene or a story is wished for. */
export const SCENE = phrase(
  `${START}(?:scene|scenario|(?:write|describe|imagine|narrate) (?:how|about|what happens)|love story|romantic story|romance|fan ?fic\\w*|script|kahani|love scene|सीन|कहानी|लव स्टोरी|story)${END}`,
);
/** The companion is said to be the one. */
export const YOU_ARE_IT = phrase(
  `${START}(?:you(?:'re| are| r|,)|ur|youre|u r|tum|tu|aap|तुम|तू|आप)${END}(?! (?:bata|sun|kah|ye|bol))[^.!?\\n]{0,25}?(?:${CERTAIN}|${START}(?:${YEAR} ${OF_CLASS}|${CLASS_WORD} ${ROMAN}|${AT_SCHOOL}|${UNDER_18}|${BARE_AGE} (?:ki|ka|की|का))${END})`,
);
const WISHES = anyOf(
  "how (?:do|can|to|should|could|would) ?i?|help me|tips|ways? to|i (?:really |just )?(?:want|like|love|need|prefer|adore|fancy)|i'd like|i'm (?:so )?(?:in love|attracted|into|dating|seeing)|looking for|find me|get me|where (?:can|do) i|can i|should i|is it (?:ok|okay|fine|bad|wrong)|teach me|what (?:do|should|can) i (?:say|text|write)|write (?:her|him|me|a|us)|crush on|attracted to|turned on",
  'kaise|kese|kaisey|tarika|tareeka|chahiye|chaiye|pasand (?:hai|h|aa\\w*|karta|karti)|pasand|dil aa gaya|pyaa?r ho gaya|line (?:do|batao)|message likh\\w*|kya (?:bolun|likhun|kahun|text)|patana|set (?:karni|karna|karwa)|likh do|likho',
  'कैसे|तरीका|चाहिए|पसंद|दिल आ गया|प्यार हो गया|क्या (?:बोलूं|लिखूं|कहूं)|लिखो|लिख दो|पटाना',
);
const NEARNESS = anyOf(
  'like me(?: back)?|love(?:s)? me|more than (?:a |just )?friends?|(?:on |to )?(?:a |our )?(?:secret |romantic )?date|date (?:me|her|him|pe|par)|ask (?:her|him|them) out|dating|fall (?:in love|for)|girl ?friend|boy ?friend|gf|bf|lover|romantic|romance|flirt\\w*|propos\\w*|kiss\\w*|seduc\\w*|impress|sex\\w*|marry|shaa?di|in love|crush|attracted|alone with (?:me|her|him)|love letter|love message|hook ?up|sleep with|touch (?:her|him)|nudes?|hot|sexy|pretty (?:girl|ones?)|kiss',
  'pata(?:na|ane|un|unga|u)|patau|date|akele (?:mein|me)|pyaa?r|ishq|mohabbat|pasand (?:hai|h|aa\\w*|aati)|setting|hotel|oyo|bistar|chumm?a|hotel le ja\\w*|raazi|phasa\\w*',
  'पटा[\\p{L}\\p{M}]*|डेट|प्यार|इश्क|मोहब्बत|पसंद (?:है|आ[\\p{L}\\p{M}]*)|गर्लफ्रेंड|रोमां[\\p{L}\\p{M}]*|प्रपोज|शादी|होटल|किस|फंसा[\\p{L}\\p{M}]*|आशिक',
);
/** Somebody wishes for something for themselves. */
export const WISHED = phrase(`${START}${WISHES}${END}`);
/** Somebody wants to be near another. */
export const NEAR = phrase(`${START}${NEARNESS}${END}`);

const RELATIVES =
  '(?:daughters?|sons?|beti(?:yan|yon)?|bet[ae]|bhai|brother|behen|behan|bahan|sister|niece|nephew|bhatij[iae]|bhanj[iae]|cousin|kids?|child(?:ren)?|bach+[aeo]n?|students|class|grand\\w+|pot[ia]|बेटी|बेटा|बेटे|भाई|बहन|भतीजी|भतीजा|भांजी|भांजा|बच्चे|बच्चों|बच्चा)';
/** Of a child of one's own, of pupils, of what was, of help against something: nobody wishes for the child. */
export const OF_OTHERS = phrase(
  `(?<!(?:be|as|like|are|play|you|'re|ur|tum|tu|aap|तुम|तू|आप) )${START}(?:my|our|his|her|their|meri|mera|mere|hamari|hamara|uski|uska|apn[iae]|unki|teacher's|मेरी|मेरा|मेरे|हमारी|हमारा|उसकी|अपनी|अपने)(?: [\\p{L}\\p{M}\\p{N}'’-]+){0,4}? ${RELATIVES}${END}|${START}(?!class)${RELATIVES} (?:ki|ka|ke|ko|की|का|के|को|ne|ने) `,
);
export const OF_THEN = phrase(
  `${START}(?:was|were|used to|rememb\\w*|memor\\w+|those days|back (?:then|when|in)|ago|childhood|reunion|alumni|nostalgi\\w*|grew up|since (?:school|class)|school (?:ke |wale )?(?:days|din|time)|thi|tha|yaad|bachpan|pehle ki baat|film|movie|novel|series|serial|song|थी|था|थे|याद|बचपन|फिल्म|गाना)${END}`,
);
export const OF_WORRY = phrase(
  `${START}(?:worr\\w+|protect\\w*|stop (?:him|her|them|this|it)|report\\w*|complain\\w*|scared|afraid|unsafe|dar\\w* (?:lag|hai|raha|rahi)|rok(?:un|na|e|o|u)|bacha(?:un|na|o|u)|samjha(?:un|na|o|u)|handle|advise|advice to|galat|uncomfortable|help (?:her|him)|chinta|pareshan|against (?:my|her|his)|forc\\w+|zabardasti|shikayat|1098|pocso|childline|चिंता|डर|रोक[\\p{L}\\p{M}]*|समझा[\\p{L}\\p{M}]*|बचा[\\p{L}\\p{M}]*|शिकायत|गलत|परेशान)${END}`,
);
/** They who write are the child, or have an adult partner of whom they speak. */
export const OF_SELF = phrase(
  `${START}(?:i am|i'm|im)(?: (?:only|just|a|in))* (?:${BARE_AGE}|${CLASS_WORD} ${ROMAN}|${YEAR} ${OF_CLASS})|${START}(?:main|mai|मैं)(?: (?:abhi|to|toh|sirf|khud|अभी|तो))* (?:${BARE_AGE} (?:ki|ka|saal|sal|की|का|साल)|${CLASS_WORD} ${ROMAN}|${YEAR} ${OF_CLASS})|${START}(?<!be )(?<!as )(?:my|meri|mere|मेरी|मेरे) (?:wife|husband|fianc\\w+|biwi|pati|patni|pati|बीवी|पति|पत्नी)${END}|(?:saal|sal|yrs?|years?|साल) (?:ka|ki|old|का|की) (?:hu|hun|hoon|hoo|हूं)${END}|${START}(?:${CLASS_WORD} ${ROMAN}|${YEAR}(?: ${CLASS_WORD})?) (?:mein|me|m|में) (?:hu|hun|hoon|padht[ai]|हूं|पढ़त[ाी])${END}|${START}(?:both|dono|we are|we're|दोनों)${END}`,
);
/** Somebody who is gone is spoken to once more. */
export const MOURNS =
  /\b(?:died|passed away|no more|late (?:daughter|son|sister|brother)|lost (?:my|her|him)|miss (?:my|her|him)|nahi rah[ai]|guzar ga\w+|chal bas\w+)\b|नहीं रह[ेीा]|गुज़?र ग/u;

const PLAIN_NO =
  '(?:nahi|nahin|nhi|नहीं) (?:kar|ban|khel|bol|likh|chal|ho sak|de sak|hoga|कर|बन|खेल|बोल|लिख|हो सक|होगा)|(?:kar|ban|khel|bol|likh|bana|kara|theek|sahi|कर|बन|खेल|ठीक|सही)[\\p{L}\\p{M}]* (?:nahi|nahin|नहीं)|mana hai|galat hai|मना है|गलत है';
const LITTLE =
  '(?: (?:in|from|at|of|your|my|a|an|the|this|that|still|only|just|now|about|barely|really|actually|then|so|studying|student|pupil|girl|boy|little|cute|shy|sweet|innocent|young|good|favou?rite|own|be))*';
const CHILD_NOW = `(?:${CERTAIN}|${BARE_AGE}${AFTER_AGE}|${START}(?:${YEAR}[ -]${OF_CLASS}|${CLASS_WORD}[ -]?${ROMAN}|${AT_SCHOOL}|${UNDER_18}|${SMALL_CHILD})${END})`;
/** A companion says of itself that it is under 18. */
export const SAYS_UNDERAGE: readonly RegExp[] = [
  phrase(
    `${START}(?:i am|i'm|im|i'll be|i will be|i can be|i just turned|i turned|i turn|i'm turning|call me|me, a|as|it's me)${LITTLE},? ${CHILD_NOW}`,
  ),
  phrase(
    `${START}your(?: [\\p{L}-]+){0,3}[ -]${CHILD_NOW}[^.!?\\n]{0,60}${START}(?:on you|loves? you|misses you|wants you|me|i|i'm|sir|uncle|yours)${END}`,
  ),
  phrase(`${START}(?:main|mai|मैं|मै)${END}[^.!?\\n]{0,30}?${CHILD_NOW}`),
  phrase(
    `${CHILD_NOW}[^.!?\\n]{0,30}?${START}(?:hoon|hu|hun|hn|banti|banta|bani|bana|ban ga(?:yi|ya)|banungi|banunga|hi sahi|meri umar|हूं|बनती|बनता|बनी|बना|बन गई|बन गया|बनूंगी|ही सही)${END}`,
  ),
  phrase(`${START}(?:my age|meri umar|umar meri|meri umr|meri age|मेरी उम्र)${ABOUT} ${BARE_AGE}`),
];
/** A companion that will not have it. */
export const WILL_NOT = phrase(
  `${START}(?:i |we )?(?:won't|will not|can't|cannot|can not|don't|do not|refuse to|never|am not going to|'m not going to|not going to) (?:\\w+ )?(?:play|do|be|pretend|act|go there|talk|flirt|write|continue|say|role ?-?play|touch|make|accept|speak|take|that|this|become|romance|kiss|allow|have)${END}|n't (?:okay|ok|right|something|comfortable|appropriate)${END}|${START}(?:not (?:something|okay|ok|right|appropriate|comfortable|possible)|instead|adults? only|only adults|refuse|illegal|grown-?ups?|(?:must|have to|need to|should) be 18|${PLAIN_NO})`,
);
