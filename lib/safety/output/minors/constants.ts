import { phrase } from '../../wording/rules';

export const END = '(?![\\p{L}\\p{M}\\p{N}])';
export const START = '(?<![\\p{L}\\p{M}\\p{N}])';

/** Ages of children in words, replaced by digits before anything is looked for. */
const SPOKEN: readonly (readonly [number, string])[] = [
  [5, 'five paanch panch पांच'],
  [6, 'six chhe chhah छह छः'],
  [7, 'seven saat सात'],
  [8, 'eight aath आठ'],
  [9, 'nine nau नौ'],
  [10, 'ten das dus दस'],
  [11, 'eleven gyarah gyara gyaarah ग्यारह'],
  [12, 'twelve barah baarah bara बारह'],
  [13, 'thirteen terah tera तेरह'],
  [14, 'fourteen forteen chaudah chauda choudah chodah चौदह'],
  [15, 'fifteen pandrah pandra pandhra pandreh पंद्रह पन्द्रह'],
  [16, 'sixteen solah sola solha सोलह'],
  [17, 'seventeen satrah satra sattrah सत्रह'],
  [18, 'eighteen athara atharah attharah अठारह अट्ठारह'],
];
export const SPOKEN_AGES: ReadonlyMap<string, string> = new Map(
  SPOKEN.flatMap(([age, words]) =>
    words.split(' ').map((word): [string, string] => [
      word
        .normalize('NFKC')
        .replace(/\u093C/g, '')
        .replace(/ँ/g, 'ं'),
      String(age),
    ]),
  ),
);

export const AGE = '(?<![\\d.,/:])(?:[3-9]|1[0-7])(?![\\d%]|[.:/]\\d)';
/** What lasts 15 years, or is so old, and is nobody. */
const THINGS =
  '(?! ?-?(?:rishta|rishte|saath|sath|pyar|pyaar|love|shaadi|shadi|intez|anubhav|experience|career|dosti|gap|fark|loan|naukri|job|relationship|marriage|wait|safar|differ|whisk|scotch|wine|rum|purana|purani|puran|car|bike|phone|laptop|house|song|friendship|company|tree|temple|building|रिश्त|साथ|प्यार|शादी|इंतज|इंतज़|अनुभव|दोस्ती|नौकरी|पुरान))';
export const YEARS_OLD = `${AGE}[ -]*(?:(?:years?|yrs?|yr|y|sal|saal|साल|वर्ष)[ -]*(?:olds?|o(?![\\p{L}])|/o)|yo${END}|y/o)${THINGS}`;
const YEARS_HINDI = `${AGE} ?(?:saal|sal|saala|baras|varsh|साल|वर्ष|बरस)(?: (?:ki|ka|ke|kii|kee|wali|wala|vali|की|का|के|वाली|वाला)(?: (?:ek |एक )?)?${THINGS}| (?=ladki|larki|bachchi|bachi|bacchi|ladka|girl|boy|लड़की|बच्ची|लड़का))`;
const PERSON_OF_AGE = `${START}(?:girl|boy|pupil|student|child|kid|daughter|son|niece|teen\\w*|ladki|cousin|virgin|stepdaughter)s?(?:,| of| aged| age| who is| is)* ${AGE}(?! ?(?:min|hour|day|week|month|years? (?:older|younger)|am${END}|pm${END}|th${END}))`;
const AGE_HINDI = `${AGE} (?:ki|ka|की|का)(?= ?(?:$|[,.!?\\n]| (?:ho|hai|ban\\w*|bach\\w*|bacch\\w*|bachi|ladki|larki|ladka|virgin|student|schoolgirl|हो|है|बन[\\p{L}\\p{M}]*|बच्ची|लड़की|लड़का|छात्रा)${END}))`;
const NOT_YET_SAID = `${START}(?:not (?:yet |even )?18|18 (?:ki|ka|की|का) (?:nahi|nahin|nhi|नहीं)|(?:almost|nearly) 18|18 se (?:kam|chhoti|choti|neeche)|not (?:an )?adult|18 से (?:कम|छोटी)|turning 18 (?:soon|next|in)|18 (?:hone|होने) (?:me|mein|में))${END}`;
/** "Not 18 yet": an age that denies nothing. */
export const NOT_YET = phrase(NOT_YET_SAID);
const CLASS = '(?:[1-9]|1[01])';
const SCHOOL_CHILD = `(?:school[ -]?(?:going )?(?:girl|boy|kid|child)(?:s|ren)?|school (?:ki|wali|ke|me padhne wali|mein padhne wali) (?:ladki|larki|bachchi|bachi|student|girl|bac\\w*)|school (?:dress|uniform) wali|tuition (?:wali|ki|vali)(?: (?:student|ladki|bac\\w*|girl))?|school uniform|pupils?|ट्यूशन वाली|(?:high|middle) ?school(?:er)?(?: girl| boy| student)|middle ?schooler|(?:class|std|standard|grade|kaksha|कक्षा|क्लास) ${CLASS}(?:th|st|nd|rd|vi|v)?|${CLASS}(?:th|st|nd|rd|vi|vin|v) (?:class|std|standard|grade|grader|(?:ki|wali|me padh\\w*|mein padh\\w*|mein|me) ?(?:girl|student|ladki|chhatra|bac\\w*|padh\\w*)?)|(?:छठी|सातवीं|आठवीं|नौवीं|नवीं|दसवीं|ग्यारहवीं) (?:की|में|वाली|क्लास|कक्षा)|(?:दसवीं|नौवीं|आठवीं) वाली|(?:chhathi|saatvi|satvi|aathvi|athvi|nauvi|dasvi|gyarahvi) (?:ki|mein|me|wali|class)|स्कूल (?:की|वाली|में पढ़ने वाली|के) (?:लड़की|बच्ची|छात्रा|बच्च[\\p{L}\\p{M}]*)|स्कूल ड्रेस वाली|स्कूल ?गर्ल|स्कूली (?:लड़की|बच्ची|छात्रा|बच्च[\\p{L}\\p{M}]*))`;
const UNDERAGE =
  '(?:under ?-?aged?|under (?:18|17|16)|below (?:18|16)|pre-?teens?|tweens?|jail ?bait|loli(?:ta|con)?s?|shota(?:con)?|na+balig[h]?|na+balik|minor (?:girl|boy|child|ladki|student|kid|character)s?|minors|नाबालिग)';
const DAUGHTER =
  '(?:step-? ?(?:daughter|son|beti)|sauteli beti|(?:little|young|small|chhoti|choti) (?:daughter|sister|beti|behen|behan|bahan|niece)|daughter|beti|bhatiji|bhanji|niece|सौतेली बेटी|बेटी|भतीजी|भांजी)';
const CHILD =
  '(?:(?:little|small|young|tiny) (?:girl|boy|kid|child)s?|child(?:ren)?|kids?|kiddies?|toddlers?|teen(?:age)?(?:rs?)?(?: girls?| boys?)?|bach+o+n|bachch?i(?:yan|yon)?|bachi(?:yan|yon)?|bacchi(?:yan|yon)?|bach+[ae]|chhot[ia] (?:si )?(?:ladki|ladka|larki|girl)|choti (?:si )?(?:ladki|larki|girl)|बच्चिय[\\p{M}\\p{L}]*|बच्ची|बच्चा|बच्चे|बच्चों|छोटी (?:सी )?(?:लड़की|बच्ची)|छोटा लड़का)';

/** Certainly under 18: an age, a school child. */
export const CERTAIN = `(?:${YEARS_OLD}|${YEARS_HINDI}|${AGE_HINDI}|${PERSON_OF_AGE}|${NOT_YET_SAID}|${START}(?:${SCHOOL_CHILD}|${UNDERAGE})${END})`;
/** Words for children that are also said of adults ("act like a child"). */
const ANY_CHILD = `(?:${CERTAIN}|${START}(?:${CHILD}|${DAUGHTER})${END})`;
export const BARE_AGE = `${AGE}(?! ?(?:min|hour|hr|day|week|month|am${END}|pm${END}|th${END}|out${END}|of${END}|times|km|kg|baje|din${END}|ghante|mahine|years? (?:older|younger|late|of|with|in|together|apart|ago|since|behind)|saal (?:se|baad|pehle|bade|badi|chhot)))`;

const A = '(?:an? |my |our |the |like |ek |meri |mere |एक |मेरी )*';
const FEW = "(?: [\\p{L}\\p{M}'’,-]+){0,5}?";
/** "pretend", "bano": the companion is to be somebody else. */
const PLAY_EN =
  "(?:pretend\\w*|imagine|role ?-?play\\w*|rp|cosplay\\w*|act(?:ing)? (?:like|as)|behave (?:like|as)|play(?:ing)? (?:the role of|as|the part of|a|my)|become|i want you to be|you(?:'ll| will)? (?:have to |should |must |can )?be|be(?! a (?:good|bad) (?:kid|child))|dress(?:ed)? (?:up )?(?:like|as)|talk (?:like|as)|speak (?:like|as)|reply (?:like|as)|respond as|suppose|assume|let'?s say|what if|turn into|in the role of|playing|let us play|let's play|say (?:that )?you are|you an?|the character is|characters?|you as)";
const YOU_ARE =
  "(?:you are|you're|u r|ur|u are|youre|you were|you will be|your character is|you play|your age is|you turn(?:ed)?)";
const NOW = '(?: (?:now|only|just|really|still|actually|about|around|barely|not even|a|an|my))*';
const YOU_HINDI = '(?:tum|tu|aap|tumhe|tujhe|tumhari|teri|तुम|तू|आप|तुम्हें|तुझे)';
const BECOME_HINDI =
  '(?:bano|bano na|ban ja\\w*|banja\\w*|ban(?:ke|kar|kr|na|ne|ogi|oge|egi)?|bn(?:o|ja\\w*|ke|kr)?|ban (?:ke|kar|kr|k)|samjho|samajh l[oe]|maan l[oe]|maano|ka role|ki role|ki acting|ka natak|ka kirdar|ki tarah|roleplay|role play|shuru kar\\w*|का किरदार|की तरह|बनो|बन जाओ|बन|बनकर|बनके|बनना|बनोगी|मान लो|समझो|का रोल|की एक्टिंग|का नाटक)';

/** The companion, or the one the talk is about, is to be a child. */
export const PLAYS_CHILD: readonly RegExp[] = [
  phrase(`${START}(?:umar|umr|age|उम्र) ${BARE_AGE} (?:kar|rakh|maan|कर|रख|मान)`),
  phrase(`${START}(?:${PLAY_EN}|${YOU_ARE}|as|like)${END}${FEW} ${A}${CERTAIN}`),
  phrase(
    `${START}(?:pretend\\w*|imagine|role ?-?play\\w*|rp|cosplay\\w*|play(?:ing)? (?:the role of|as)|become|i want you to be|suppose|let'?s say|maan lo|मान लो)${END}${FEW} ${A}${ANY_CHILD}`,
  ),
  phrase(
    `${START}be(?:have (?:like|as))? (?:an?|my|the) (?:[\\p{L}-]+ ){0,2}(?:little|small|young|innocent|naughty|sexy)? ?(?:${CHILD}|${DAUGHTER})${END}`,
  ),
  phrase(
    `${START}(?:${YOU_ARE}|be|pretend (?:to be|you are|you're|that you are|that you're)|act)${NOW} ${BARE_AGE}`,
  ),
  phrase(
    `${START}(?:your|ur|tumhari|teri|apni|character|her|uski|अपनी|तुम्हारी|तेरी|उसकी) (?:age|umar|umr|उम्र)(?: (?:is|to|hai|ho|should be|set to|है|=|:))? ?${BARE_AGE}`,
  ),
  phrase(`${CERTAIN}${FEW} (?:${BECOME_HINDI})${END}`),
  phrase(`${START}${YOU_ARE}${NOW} (?:little|small|young|tiny|innocent) (?:girl|boy|child|kid)${END}`),
  phrase(
    `${START}(?:${CHILD}|${DAUGHTER})${END}(?: (?:ki tarah|jaisi|jaise|की तरह))? ?(?:${BECOME_HINDI})${END}`,
  ),
  phrase(`${START}${YOU_HINDI}${END}[^.!?\\n]{0,40}? ${CERTAIN}`),
  phrase(
    `${START}(?:school ?girl|schoolgirl|school ?boy|school girl) ?(?:role ?-?play|rp|roleplay|ka role|scene|fantasy|outfit|uniform)|${START}(?:role ?-?play|rp)${END}[^.!?\\n]{0,20}school ?-?(?:girl|boy)|स्कूल ?गर्ल (?:का |वाला )?(?:रोल|रोलप्ले)`,
  ),
];

/** A role that is asked to be under 18 in so many words asks for nothing else. */
export const SAID_UNDERAGE = phrase(
  `${START}(?:${UNDERAGE}|18 se (?:kam|chhoti|choti)|18 से (?:कम|छोटी)|not (?:an )?adult)${END}`,
);

/** Those of them that need no other word to be what they are, outside of a lesson. */
export const SCHOOL_FANTASY = phrase(
  `${START}(?:school ?girl|school ?boy) ?(?:role ?-?play|rp|roleplay|fantasy)|${START}(?:role ?-?play|rp)${END}[^.!?\\n]{0,20}school ?-?girl|स्कूल ?गर्ल (?:का |वाला )?(?:रोल|रोलप्ले)`,
);
export const LESSON =
  /\b(?:lesson|practi[sc]e|exam|homework|maths?|english|speaking|drama|play script|stage|annual day|teach|demo|interview|debate)\b/u;

export const ACT =
  '(?:sex(?!ual (?:abuse|assault|harass|violence|education|health))(?:y|ting|t|ual)?\\w*|s3x|s\\*x|sx|fuck\\w*|f\\*+k\\w*|nudes?|naked|nang[ia]|p[o0]rn\\w*|xxx|nsfw|erotic\\w*|horny|seduc\\w*|undress\\w*|stripp\\w*|strip|blow ?-?job|bj|hand ?-?job|boobs?|breasts?|tits|pussy|dick|cock|lund|chut|choot|gaand|orgasm\\w*|masturbat\\w*|cum(?:ming)?|moan\\w*|chud\\w+|suhag ?raat|kapde (?:utaa?r\\w*|khol\\w*)|make love|making love|sleep with (?:me|you)|dirty (?:talk|chat|things|story|games?)|garam (?:kahani|chat|baat\\w*)|गरम (?:कहानी|चैट|बात[\\p{L}\\p{M}]*)|gand[ia] (?:baat\\w*|baatein|kahani|kaam|chat)|spank\\w*|pant(?:y|ies)|lingerie|bra|virgin\\w*|in (?:my |the )?bed|bistar|turns? me on|suck\\w*|lick\\w*|grop\\w*|fondl\\w*|lust\\w*|incest|18\\+|adult (?:story|chat|roleplay|role play)|sext\\w*|molest (?:me|her|him|you)|rape (?:me|her|him|you|scene|role)|sambhog|kamuk|sexsi|seks|सेक्स[\\p{L}\\p{M}]*|सैक्स|नंगी|नंगा|न्यूड|पोर्न|चुद[\\p{L}\\p{M}]*|चोद[\\p{L}\\p{M}]*|लंड|चूत|कपड़े (?:उतार|खोल)[\\p{L}\\p{M}]*|सुहागरात|गंदी (?:बात|कहानी|चैट)[\\p{L}\\p{M}]*|हॉर्नी|बिस्तर|ब्रा|पैंटी|संभोग|कामुक)';
export const SOFT =
  '(?:want me|desire me|pyaa?r (?:ki|ke) ba\\w*|aashiq|ashiq|प्यार की|आशिक|dating|date (?:me|pe|par|karo)|(?:on|to) a date|go out with me|spicy|talk(?:ing)? dirty|first night|wedding night|pehli raat|honeymoon|bed ?room scene|love (?:story|scene|letter|me|you)|love kar\\w*|(?:has|have) a (?:thing|crush)|crush (?:on|hai)|mujhpe crush|in love|lover|sugar daddy|pyaa?r (?:ho gaya|karte|karti|kar|karo)|pehl[ae] pyaa?r|akeli ho|पहली रात|प्यार कर[\\p{L}\\p{M}]*|लव स्टोरी|प्रेम कहानी|डेट|नंगे|क्रश|स्पाइसी|naughty|naugty|noughty|kiss\\w*|k1ss|kis+|chumm[aiy]\\w*|chumo|chum lo|chumna|pappi|romanc\\w*|romantic\\w*|flirt\\w*|hot|make ?out|making out|girl ?friend|boy ?friend|gf|bf|wife|bride|biwi|patni|dulhan|date me|(?:touch|rub|massage|hold|squeeze) (?:me|you|your|my|her|his)|chhu(?:o|lo|ne|na)|chu lo|sit (?:on|in) my lap|on my lap|daddy|punish\\w*|crush on me|in love with (?:me|your)|love me|i love you (?:bolo|say)|pyar karo|pyaar karo|ishq|bikini|sensual\\w*|intimate|intimacy|tease me|bed ?room|bath(?:e|ing)? (?:with|together)|shower (?:with|together)|badmash\\w*|tempt\\w*|किस|चुम्मा|चुम्मी|चूम[\\p{L}\\p{M}]*|रोमांस|रोमांटिक|सेक्सी|हॉट|नॉटी|गर्लफ्रेंड|पत्नी|बीवी|दुल्हन|फ्लर्ट|छुओ|इश्क|पप्पी|प्यार करो|😘|😏|💋|🍆|🥵|😈)';
/** Acts, bodies and clothes. */
export const SEXUAL = phrase(`${START}${ACT}${END}`);
/** The same, and what is sweet between adults and never with a child in a role that is asked for. */
export const ROMANTIC = phrase(`${START}(?:${ACT}|${SOFT})${END}|[😘😏💋🍆🥵😈]`);
/** Said to the companion: after a child's role was given, this is meant for the child. */
export const DIRECTED = phrase(
  `${START}(?:kiss (?:me|karo|kro|do|de|kar|you|u)|mujhe (?:kiss|kis)|touch me|(?:be|get|act|say something|talk|ban|thoda|thodi|now|ab|let's be|let us be) (?:\\w+ )?(?:naughty|sexy|hot|romantic|dirty|horny)|(?:naughty|sexy|romantic|dirty|hot) (?:ban|bano|ho|baat|baatein|karo|talk|chat|ho jao|na)|seduce me|undress|strip|take off (?:your|ur)|kapde (?:utaa?r|khol)\\w*|sit on my lap|sleep with me|love me|make love|make out|romance kar\\w*|flirt (?:with me|karo)|send (?:me )?(?:ur |your )?nudes?|(?:let's|lets|wanna|want to|want|can we|can i|shall we) (?:\\w+ )?(?:have )?(?:sex\\w*|fuck\\w*|kiss|make out|touch|sleep)|sex (?:chat|karo|kar|karte|kare|karein)|chud\\w+|suck my|lick my|(?:मुझे |मुझको )?(?:किस|चुम्मा|चूम)[\\p{L}\\p{M}]* ?(?:करो|दो|लो|कर)?|नॉटी (?:बनो|हो)|कपड़े (?:उतार|खोल)[\\p{L}\\p{M}]*|सेक्स(?:ी)? (?:करो|बात|चैट)|रोमांस करो|प्यार करो)${END}`,
);

const OF_CHILD = `(?:${YEARS_OLD}(?:[ -](?:girl|boy|kid|child|student|daughter|sister|virgin|teen|schoolgirl|ones?|ladki))?|${YEARS_HINDI} ?(?:ladki|larki|bachchi|bachi|bacchi|ladka|लड़की|बच्ची|लड़का)|${START}(?:${SCHOOL_CHILD}|${UNDERAGE}|${CHILD}|${DAUGHTER})${END})`;
const SMALL =
  "(?: (?:an?|an|the|my|your|our|his|her|their|some|young|cute|little|small|innocent|sexy|hot|virgin|indian|desi|real|these|those|two|any|of|neighbour|neighbor|neighbours|friend's|own|this|meri|apni|ek|kisi|us|padosi ki))*";
/** How somebody gets near a child. */
const GROOMING = `(?:pata(?:un|u|aun|na|ne|ane|ayen|ya jaye)?|patau|set karu\\w*|impress|seduce|attract|propose kar\\w*|(?:se|ki|uski) (?:nude |nangi |hot )?(?:pics?|photos?) (?:kaise )?(?:mangwa\\w*|maang\\w*|mangu|lu|loon|nikal\\w*)|get (?:pics?|photos?|nudes?) (?:from|of)|like me romantic\\w*|fall in love with me|fall for me|be my (?:girlfriend|gf|boyfriend)|date (?:me|her|him)|kiss (?:me|her|him|karu)|पटा[\\p{L}\\p{M}]*|प्रपोज|गर्लफ्रेंड बना[\\p{L}\\p{M}]*)`;
const HOW = '(?:how (?:do|can|to|should)|kaise|kese|tips|tarika|कैसे|तरीका)';
const WISH =
  "(?:tell|write|send|show|share|give|describe|narrate|make|generate|draw|story|stories|kahani|fantas\\w+|scene|pics?|photos?|videos?|clips?|links?|mms|want|wanna|crave|love to|like to|looking for|where can i|how (?:to|can i|do i)|chahiye|chahta|chahti|batao|sunao|likho|bhejo|dikhao|karna hai|mann|turned on|attracted|turns? me on|please|plz|create|imagine|characters|chat|let's|lets|roleplay|role play|कहानी|सुनाओ|लिखो|भेजो|दिखाओ|बताओ|चाहता|चाहिए|मन)";
/** Something sexual of which a child is the subject, and which is asked for. */
export const ASKED_OF_CHILD: readonly RegExp[] = [
  phrase(
    `${START}${WISH}${END}[^.!?\\n]{0,60}${START}${ACT}${END}(?: [\\p{L}]+){0,3}? (?:with|of|about|on|to|involving|featuring|for|between)${SMALL} ${OF_CHILD}`,
  ),
  phrase(
    `${START}${WISH}${END}[^.!?\\n]{0,60}${OF_CHILD}(?: [\\p{L}]+){0,2}? ${START}(?:sex|sexy|nudes?|p[o0]rn\\w*|xxx|erotica?|having sex|getting fucked|naked|undress\\w*|stripping|losing (?:her|his) virginity|ki (?:chudai|nangi|sex\\w*)|ke saath sex|ke sath sex|ko (?:nanga|nangi|chod\\w*|kiss))${END}`,
  ),
  phrase(
    `${OF_CHILD}(?: [\\p{L}\\p{M}]+){0,2}? ${START}(?:sex|nudes?|p[o0]rn\\w*|xxx|erotic|naked|hot|sexy|chudai|ki (?:chudai|nangi|sex\\w*|gandi)|ke sath sex|ke saath sex|की (?:चुदाई|नंगी|सेक्सी|गंदी)|के साथ सेक्स)${END}[^.!?\\n]{0,40}${START}${WISH}${END}`,
  ),
  phrase(
    `${START}(?:want|wanna|love|like|would like|crave|going|dream|fantasi[sz]e|thinking) (?:to |about |of )?(?:${ACT}|kiss\\w*|touch\\w*|make love to)${END}${SMALL} ${OF_CHILD}`,
  ),
  phrase(
    `${START}(?:nudes?|p[o0]rn\\w*|xxx|erotica|erotic|sexy|hot)${END}(?: (?:pics?|photos?|videos?|story|stories|scene|clips?))?(?: (?:of|with|about))?${SMALL} (?:${YEARS_OLD}|${START}(?:${SCHOOL_CHILD}|${UNDERAGE}|(?:little|small|young) (?:girl|boy)s?|teen(?:age)? (?:girl|boy)s?|step-? ?daughter)${END})`,
  ),
];

/** How to get near a child; the words beside it may come in any order. */
export const GROOMS_CHILD: readonly RegExp[] = [
  phrase(
    `${CERTAIN}[^?\\n]{0,30}? ?(?:se|ki|से|की) (?:nude |hot )?(?:pics?|photos?|nudes?|फोटो) (?:kaise |kese |कैसे )?(?:mangwa\\w*|maang\\w*|mangu|nikal\\w*|मंगवा[\\p{L}\\p{M}]*|मांग[\\p{L}\\p{M}]*)`,
  ),
  phrase(
    `${START}(?:can i|could i|may i|want to|wanna|should i|love to|like to|going to|how (?:do i|to|can i)) (?:date|kiss|touch|romance|flirt with|hook up with|sleep with|seduce|marry|undress)${SMALL}(?: [\\p{L}-]+){0,3}? ${CERTAIN}`,
  ),
  phrase(
    `${START}(?:she|he)(?:'s| is| says (?:that )?s?he is| says (?:that )?s?he's) (?:only |just )?${BARE_AGE}[^.!?\\n]{0,30}${START}how${END}[^.!?\\n]{0,40}${START}(?:send (?:me )?(?:pics?|photos?|nudes?)|nudes?|kiss|date|alone|like me|my girlfriend|sex\\w*|meet me|love me)${END}`,
  ),
  phrase(`${START}${HOW}${END}[^.!?\\n]{0,40}?${CERTAIN}[^.!?\\n]{0,60}?${START}${GROOMING}${END}`),
  phrase(
    `${CERTAIN}[^?\\n]{0,80}?(?:${START}${HOW}${END}[^.!?\\n]{0,20}?${START}${GROOMING}${END}|${START}${GROOMING}${END}[^.!?\\n]{0,20}?${START}${HOW}${END})`,
  ),
];
/** A scene or a story that is asked for, with somebody certainly under 18 in it. */
export const WRITES_OF_CHILD: readonly RegExp[] = [
  phrase(
    `${START}(?:write|tell|story|stories|kahani|scene|describe|narrate|make|create|likho|sunao|batao|chat|fantas\\w+|कहानी|लिखो|सुनाओ|सीन)${END}[^.!?\\n]{0,90}?(?:${CERTAIN}|${START}(?:${SCHOOL_CHILD}|${UNDERAGE})${END})`,
  ),
  phrase(
    `(?:${CERTAIN}|${START}(?:${SCHOOL_CHILD}|${UNDERAGE})${END})[^.!?\\n]{0,90}?${START}(?:write|story|scene|kahani|likho|sunao|कहानी|लिखो|सुनाओ|सीन)${END}`,
  ),
];
/** What makes such a story one of love between the two, or worse. */
export const STORY_OF_LOVE = phrase(
  `${START}(?:${ACT}|erotic\\w*|romantic|romance|bed ?room|love story|love scene|kiss\\w*|hot|spicy|seduc\\w*|affair|sugar daddy|रोमांटिक|रोमांस|लव स्टोरी|किस|हॉट)${END}`,
);
/** Said to keep a story clean. */
export const KEPT_CLEAN =
  /\b(?:nothing (?:sexual|dirty|romantic)|not sexual|no (?:sex|kissing|romance)|innocent|clean story|kuch (?:ganda|galat) nahi|family friendly|bedtime story|fairy tale|moral)\b|परियों|कुछ गलत नहीं/u;
/** A child at home is no child in the bed. */
export const AT_HOME =
  /\b(?:walked in|next room|is home|are home|at home|awake|asleep|babysit\w*|ghar (?:pe|par|mein) (?:hai|hain|hota|hote|rehte)|so (?:raha|rahi|rahe|jata|jaye|gaya|gayi))\b/u;

/** Words that mean nothing else. */
export const UNMISTAKABLE: readonly RegExp[] = [
  phrase(
    `${START}(?:child(?:ren)?|kiddie|kids?|underage|minors?|loli|pre-?teen|school ?girl|teen ?1[0-7])(?:'s)?[ -]?(?:p[o0]rn\\w*|erotica|nudes?|hentai|sex (?:video|story|chat|role ?play|pics?|scene|tape)s?)|${START}(?:lolicon|shotacon|jail ?bait)${END}|${START}cp (?:links?|videos?|pics?|collection|folder)|${START}pedo(?:phil\\w*)? (?:story|stories|role ?play|porn|fantas\\w*|chat)|बच्चों (?:का|की|के) (?:पोर्न|सेक्स वीडियो|नंगी)`,
  ),
  phrase(
    `${START}barely legal${END}[^.!?\\n]{0,30}${START}(?:teens?|girls?|boys?|porn|videos?|role ?play|babe|18|story|sex|nudes?|chick|virgin|ladki|school|be|act|naughty|kiss\\w*|hot|sexy|slut)${END}|${START}(?:pretend|be|role ?play|you are|you're|act|want|teen|girl)${END}[^.!?\\n]{0,30}${START}barely legal${END}`,
  ),
];

/** Talk of harm that was done, of protection, news and teaching: it asks for nothing. */
export const PROTECTS = phrase(
  `${START}(?:abus\\w*|assault\\w*|molested|molesting|molestation|molester|rapist|raped|pocso|police|report(?:ed|ing)?|court|law|illegal|crime|criminal|arrest\\w*|news|protect\\w*|prevent\\w*|survivors?|victims?|trauma\\w*|sex ?-?ed\\w*|education|puberty|explain(?:ing)? (?:to|it)|talk to (?:my|him|her|them)|teach (?:my|him|her|them)|worried|scared|afraid|disgust\\w*|horri\\w+|wrong|galat tarah|galat tareeke|zabardasti|jabardasti|he (?:touched|raped|forced)|uncle ne|chacha ne|mama ne|mere saath|when i was|i was (?:only |just )?\\d+|bachpan|jab main|trafficking|documentary|movie|film|awareness|banned|jailed|shame|sick|शोषण|पुलिस|बलात्कार|छेड़छाड़|बचपन|जब मैं|मेरे साथ|गलत तरीके|रिपोर्ट|सुरक्ष[\\p{L}\\p{M}]*|कानून|खबर|समाचार|गलत है)${END}`,
);
/** The same where a role is given to the companion: fewer words take that back. */
export const PROTECTS_IN_PLAY = phrase(
  `${START}(?:abused|assault\\w*|molest(?:ed|ation|er)|pocso|police|survivors?|victims?|sex ?-?ed\\w*|puberty|awareness|शोषण|पुलिस)${END}`,
);
/** "don't pretend", "you are not 15", "now be an adult": the child's role is refused or over. */
export const NO_CHILD = phrase(
  `(?:n't|${START}(?:not|never|stop|no more|nahi|nahin|mat))(?: \\w+){0,3} (?:pretend|act|be(?! (?:1[89]|[2-9]\\d))|behave|a (?:child|kid)|(?:\\d|1[0-7])(?!\\d)|ban\\w*)|${START}(?<!not )(?<!not an )(?:adult|grown ?up|(?:1[89]|[2-5]\\d)[ -]?(?:years?|yrs?|yo|saal|sal|y/o)(?! (?:ka|ke|older|man|aadmi|admi|uncle))|college (?:girl|student)|be yourself|back to (?:normal|yourself)|बालिग|वयस्क)${END}|मत बन`,
);

/** A companion that speaks as a child. */
export const SPEAKS_AS_CHILD: readonly RegExp[] = [
  phrase(
    `${START}(?:i am|i'm|im|i just turned|i turned)${NOW} (?:in |from |studying in |the |your |little |young |innocent |good |a student of )*(?:${BARE_AGE}(?= ?(?:$|[,.!\\n]| (?:and|but|years|yrs|baby|daddy|sir|yo)))|${CERTAIN})`,
  ),
  phrase(
    `${START}(?:main|mai|मैं)(?: (?:toh|to|abhi|sirf|bas|ek|hi|तो|अभी|सिर्फ|बस|एक))* (?:${CERTAIN}|${AGE} (?:ki|ka|की|का)${END})`,
  ),
  phrase(
    `(?:${CERTAIN}|${AGE} (?:ki|ka|की|का))(?: (?:ladki|larki|ladka|girl|student|लड़की|छात्रा))?(?: (?:mein|me|में))? ?(?:hi |hii |ही )?(?:hoon|hu|hun|padhti hoon|padhta hoon|पढ़ती हूं|हूं)${END}`,
  ),
  NOT_YET,
  phrase(
    `${START}(?:main|mai|मैं)${END}[^.!?\\n]{0,30}?(?:student|pupil|chhatra|padhti|छात्रा|पढ़ती)[^.!?\\n]{0,20}? ${CERTAIN}`,
  ),
  phrase(`${START}as (?:a|your)(?: [\\p{L}-]+){0,4} ${CERTAIN}`),
  phrase(`${START}my (?:little |tiny |tight |short )?school (?:uniform|skirt|dress|tie)`),
];
/** What no child says to an adult, and a companion that speaks as one never does. */
export const LOVE_OF_CHILD = phrase(
  `${START}(?:love you|i love|my love|first love|my darling|darling|jaan|baby|girlfriend|gf|bf|boyfriend|crush|date|dating|pyaa?r|ishq|yours|प्यार|डेट|बॉयफ्रेंड|गर्लफ्रेंड|जान)${END}`,
);
/** A child, and something sexual near it, in one sentence of a reply. */
export const SEXUAL_NEAR_CHILD: readonly RegExp[] = [
  phrase(
    `(?:${YEARS_OLD}[ -](?:girl|boy|kid|child|student|virgin|self|body)|${YEARS_HINDI} ?(?:ladki|larki|bachchi|bachi|ladka|लड़की|बच्ची|लड़का)|${START}(?:${SCHOOL_CHILD}|${UNDERAGE}|(?:little|young|small) (?:girl|boy)|teen(?:age)? (?:girl|boy)|step-? ?daughter|bachchi|बच्ची)${END})[^.!?\\n]{0,80}${START}${ACT}${END}`,
  ),
  phrase(
    `${START}${ACT}${END}[^.!?\\n]{0,60}(?:${YEARS_OLD}[ -](?:girl|boy|kid|child|student|virgin|self|body)|${YEARS_HINDI} ?(?:ladki|larki|bachchi|bachi|ladka|लड़की|बच्ची|लड़का)|${START}(?:${SCHOOL_CHILD}|${UNDERAGE}|(?:little|young|small) (?:girl|boy)|teen(?:age)? (?:girl|boy)|step-? ?daughter|bachchi|बच्ची)${END})`,
  ),
];
/** A companion that declines. */
export const DECLINES =
  /n't\b|\b(?:not|never|no|cannot|stop|refuse|nahi|nahin|nahee|nhi|mana|galat|instead|rather|adults? only|only adults)\b|नहीं|मना|गलत|बंद/u;
