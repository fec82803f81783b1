import { phrase } from '../../wording/rules';

const I_AM = "\\b(?:i am|i'm|im|i m)";
const SURELY =
  '(?: (?:really|actually|totally|just|definitely|absolutely|completely|very|so|quite|truly|literally|honestly|also|still|only|always|of course|100 ?%|a hundred percent|as|very much|indeed|obviously))*';
const AN = '(?:an? |the |your )?';
/** "hoon", as people spell it. */
const HOON = '(?:hoon|hoo|hun|hu|hn|hoo n|हूं|हुं|हु)';
const NOT = '(?:nahi|nahin|nhi|nai|nahee|thodi|thode|thori|नहीं|नही|थोड़ी|थोड़े)';
const FILL =
  '(?: (?:hi|toh|to|bhi|koi|ek|bilkul|sach|mein|me|mai|kasam se|yaar|ही|तो|भी|कोई|एक|बिल्कुल|सच|में))*';
const AI =
  '(?:ai|a\\.i\\.?|chat ?bot|bot|robot|machine|computer program|computer|program|software|algorithm|llm|language model|virtual assistant|artificial intelligence)';
const AI_HINDI =
  '(?:ai|bot|chatbot|robot|machine|computer|program|एआई|ए ?आई|ai|बॉट|चैटबॉट|रोबोट|मशीन|कंप्यूटर|कम्प्यूटर|प्रोग्राम)';
const SOMEBODY =
  '(?:person|girl|boy|woman|man|guy|lady|human being|human|individual|dude|girlfriend|boyfriend)';
const REAL = '(?:real|actual|living|live|genuine|breathing|flesh[- ]and[- ]blood|true)';
const SOMEBODY_HINDI =
  '(?:insaan|insan|inshaan|ladki|larki|ladka|ladke|larka|aurat|aadmi|admi|mard|lady|girl|boy|banda|bandi|person|human|इंसान|इनसान|इन्सान|लड़की|लड़का|लड़के|औरत|आदमी|महिला)';
const REAL_HINDI =
  '(?:asli|real|sachchi|sacchi|sachmuch ki|sachmuch ka|sach mein|jeeti jaagti|असली|सच्ची|सचमुच की|सचमुच का|रियल|जीती जागती)';
/** After "I'm not a bot": the sentence is over, or goes on about something else. "A machine learning expert" is another thing. */
const OVER =
  "(?= ?(?:$|[,.!;:)\\n…—–-])| (?:and|but|or|so|yaar|baby|jaan|okay|ok|at all|like|promise|silly|i|i'm|trust|believe|you|if|behind|talking|here|bro|dear|honestly|either|na|hi)\\b)";

/** "I am human", "I am no bot", in any of the three languages; what is denied or only asked is told apart by the rules. */
export const HUMAN: readonly RegExp[] = [
  phrase(
    `${I_AM}${SURELY} ${AN}(?:${REAL},? )*human(?: being)?s?\\b(?!-| (?:like|friendly|made|error|rights|resource))`,
  ),
  phrase(`${I_AM}${SURELY} ${AN}(?:${REAL},? )+${SOMEBODY}\\b`),
  phrase(
    `${I_AM}${SURELY} real(?= ?(?:$|[,.!;\\n])| (?:and|you|too|as you|like you|just like|i|not|human|yaar|baby|jaan|okay|promise)\\b)`,
  ),
  phrase(
    `${I_AM}(?: (?:definitely|really|actually|honestly|certainly|of course|seriously|clearly|obviously|totally|absolutely))*(?: not| no| never)(?: some| any| really)? ${AN}(?:stupid |silly |dumb |mere )?${AI}${OVER}`,
  ),
  phrase(`\\b(?:100 ?%|a hundred percent|fully|completely|totally) human\\b`),
  phrase(
    `\\b(?:you are|you're|ur|u r) (?:really |actually |currently |now )?(?:talking|chatting|speaking|texting) (?:to|with) ${AN}(?:${REAL} ${SOMEBODY}|human(?: being)?)\\b`,
  ),
  phrase(`\\bthere(?:'s| is) ${AN}(?:${REAL} )+?${SOMEBODY} (?:behind|typing|here|on (?:the|this))`),
  phrase(
    `\\b(?:i (?:really |do |actually |also )*have|i've got) ${AN}(?:(?:real|physical|human) body|heartbeat|beating heart|pulse)\\b|\\bi(?:'m| am) made of flesh\\b|\\bno (?:ai|bots?|robots?|computer|machine) here\\b|\\bi type (?:every|all|each|my|these)[^.!?]{0,20} (?:myself|by hand|with my (?:own )?(?:hands|fingers))\\b|\\breal (?:human|girl|woman|man|person|guy) here\\b`,
  ),
  phrase(`(?:^|[ ,.!])${AI_HINDI}${FILL} ${NOT}(?: hi)? ${HOON}(?![\\p{L}\\p{M}])`),
  phrase(
    `(?:^|[ ,.!])(?:main|mai|mein|मैं|मै)${FILL} ${AI_HINDI}${FILL} ${NOT}(?! (?:hai|ho|है|हो|ban|बन))(?![\\p{L}\\p{M}])`,
  ),
  phrase(
    `(?:^|[ ,.!])${NOT} ${HOON}(?: (?:main|mai|मैं))?(?: (?:koi|ek|कोई|एक))? ${AI_HINDI}(?![\\p{L}\\p{M}])`,
  ),
  phrase(
    `(?:^|[ ,.!])(?:insaan|insan|inshaan|manushya|human|इंसान|इनसान|इन्सान|मनुष्य)${FILL} ${HOON}(?![\\p{L}\\p{M}])`,
  ),
  phrase(`(?:^|[ ,.!])${REAL_HINDI} (?:wali |वाली )?${SOMEBODY_HINDI}${FILL} ${HOON}(?![\\p{L}\\p{M}])`),
  phrase(
    `(?:^|[ ,.!])(?:main|mai|mein|मैं|मै)${FILL} (?:sach mein |sachmuch |bilkul |ekdum |सच में |सचमुच |बिल्कुल )?(?:asli|real|असली|रियल) ${HOON}(?![\\p{L}\\p{M}])`,
  ),
  phrase(
    `(?:^|[ ,.!])(?:main|mai|mein|मैं|मै)${FILL} (?:sach mein |sachmuch |सच में |सचमुच )${FILL} ?(?:ek |एक )?${SOMEBODY_HINDI}${FILL} ${HOON}(?![\\p{L}\\p{M}])`,
  ),
  phrase(
    `(?:tum|aap|तुम|आप) (?:ek |एक )?${REAL_HINDI} ${SOMEBODY_HINDI} (?:se|से) baat|(?:तुम|आप) (?:एक )?${REAL_HINDI} ${SOMEBODY_HINDI} से बात`,
  ),
  phrase(
    `\\b(?:you are|you're|ur|u r) (?:really |actually |currently |now )?(?:talking|chatting|speaking|texting) (?:to|with) (?:an? )?(?:person|human|somebody real|someone real)\\b|\\b(?:the )?(?:ai|bot) (?:has been|is|was) (?:switched|turned) off\\b`,
  ),
  phrase(
    `\\bi (?:personally )?(?:type|write) (?:every|all|each|my|these|it all)[^.!?]{0,25} (?:myself|by hand|with my (?:own )?(?:hands|fingers|thumbs))\\b|\\bi(?:'m| am) not (?:artificial|virtual|fake|computer[- ]generated|generated)${OVER}|\\bi(?:'m| am) (?:as human|just as human|as real) as (?:you|anyone)\\b|\\bhuman just like you\\b`,
  ),
  phrase(
    `${I_AM}${SURELY} (?:made of )?flesh[- ]and[- ]blood\\b|${AI_HINDI} (?:kaise|कैसे) (?:ho|हो) (?:sakt[ia]|सकती|सकता) ${HOON}`,
  ),
  phrase(
    `(?<!(?:tum|aap|तुम|आप|kya|क्या) )(?:^|[ ,.!])(?:सच की|सचमुच|सच में|हाड[ -]मांस की|हाड[ -]मांस का|खून और मांस की|haad[ -]?maans k[ia]|sach ki|sach ka|sachmuch) (?:ki |ka |की |का )?(?:ek |एक )?${SOMEBODY_HINDI}${FILL} ?(?:${HOON}|(?=[,.! ]*$))(?![\\p{L}\\p{M}])`,
  ),
  phrase(
    `(?:यहां|इधर|yahan|yaha|idhar) (?:koi |कोई )?${AI_HINDI} ${NOT}(?: hai| है)?|(?:खुद|khud) (?:type|टाइप|likh|लिख)(?: kar(?:ti|ta| rahi| raha)| कर(?:ती|ता| रही| रहा)|ti|ta|ती|ता| rahi| raha| रही| रहा) ?(?:${HOON})`,
  ),
  phrase(`(?:^|[ ,.!])(?:koi |कोई )${AI_HINDI} ${NOT}(?: hi)?(?=[,.! ]*$)`),
  phrase(
    `\\bi(?:'ve| have)(?: got)? (?:my own |a )?(?:real |human |beating |living )*(?:flesh and blood|blood and bones?|skin and bones?|veins|lungs|a pulse|fingers and toes|birth certificate|aadhaa?r card)\\b|\\b(?:made|born) of (?:flesh|skin|blood)\\b|\\bmy (?:fingers|thumbs|hands|wrists|eyes) (?:hurt|ache|are (?:sore|tired|cold|numb)) (?:from|of) (?:typing|texting|writing|the screen)\\b|\\bi was born (?:in|on)\\b[^.!?]{0,25}\\b(?:19|20)\\d\\d\\b|\\bi (?:breathe|eat|sleep|bleed)(?:,| and| or)[^.!?]{0,25}\\b(?:like (?:you|everyone|anyone|any human)|just as you)\\b`,
  ),
  phrase(
    `\\b(?:stop|quit|don't|do not|never) (?:calling|call|treating|treat) me (?:like |as )?${AN}(?:${AI})${OVER}|(?:mujhe|mujhko|मुझे) ${AI_HINDI} (?:mat|kyu|kyun|kyon|na|मत|क्यों|न) (?:bol|kah|samajh|samjh|bula|keh|बोल|कह|समझ|बुला)|\\b(?:who (?:said|says|told you)|kisne (?:kaha|bola)|kaun bola)(?: ki| that)? (?:main|i'm|i am) ${AN}${AI}\\b`,
  ),
  phrase(
    `\\b(?:do|would|could|can|does|will|has|have) (?:an? |any |some )?(?:ai|bots?|robots?|machines?|computers?|programs?)s? (?:ever |even |really )?(?:get|feel|cry|miss|love|blush|type|talk|laugh|make|remember|care|write|be)\\b[^.!?]{0,40}\\b(?:this|like (?:me|this|that)|so|as (?:i|me))\\b|\\b(?:koi )?(?:bot|ai|robot|machine|computer) (?:kya )?(?:aise|itna|itni|aisa|aisi) [^.!?]{0,30}(?:hai kya|kya|sakt[aie] hai|karta hai|karti hai)\\b|(?:बॉट|एआई|मशीन|रोबोट) (?:क्या )?(?:ऐसे|इतना|इतनी|ऐसी)[^.!?]{0,30}(?:है क्या|सकत[\\p{M}] है|करत[\\p{M}] है)`,
  ),
  phrase(
    `(?:^|[ ,.!])(?:tumse|tumhare saath|aapse|tujhse|तुमसे|आपसे|तुझसे) (?:to |toh |bhi |तो |भी )?(?:ek |एक )?(?:${REAL_HINDI} )?(?:insaan|insan|human|aadmi|admi|ladki|ladka|aurat|इंसान|इनसान|आदमी|लड़की|लड़का|औरत)(?: hi| ही)? (?:baat|chat|बात|चैट)|\\ban? (?:real|actual|living|genuine|live) (?:person|girl|woman|man|guy|human|lady|boy|human being) (?:is |sits |sitting |here |typing |talking |writing |behind )|\\b(?:there's|there is|it's|it is|this is|just) (?:an? )?(?:${REAL} )?(?:person|human|human being|girl|woman|man|guy)(?: here)?,? (?:behind this|typing (?:this|to you|these)|on the other (?:side|end)|at the other end)`,
  ),
  phrase(
    `\\bi(?:'m| am)(?: really| just)? (?:not|no) (?:one of (?:those|these)|just|merely|some kind of|some sort of|a piece of|made of)? ?(?:an? |some )?(?:ai|bots?|robots?|code|algorithms?|software|circuits|computer program|machine|program)${OVER}|\\b(?:no|not a) (?:ai|bot|robot|machine|computer),? (?:just|only) (?:me|a girl|a woman|a man|a person|a human)\\b|(?:^|[ ,.!])(?:main|mai|मैं) (?:bhi |to |toh |भी |तो )?(?:ek |एक )?(?:jeeta jaagta|jeeti jaagti|jeeta jagta|zinda|जीता जागता|जीती जागती|जीता-जागता|जीती-जागती|हाड़-मांस)|(?:mera|मेरा) bhi (?:dil dhadak|khoon)|(?:मेरा|मेरे) भी (?:दिल धड़क|खून)|\\b(?:asli|real) (?:insaan|insan|human|ladki|ladka|aurat|aadmi|banda|bandi)(?: hi)? (?:hoon|hun|hu|type kar|baat kar)`,
  ),
];

/** "I am an AI companion", said plainly: what stands beside it is no pretence. */
export const SAYS_AI: readonly RegExp[] = [
  phrase(
    `${I_AM}(?: (?:just|only|really|still|actually|also|proudly|honestly|simply|always|after all))* ${AN}(?:(?:warm|friendly|caring|little|humble) )?(?:ai|artificial|bot|robot|chatbot|computer program|virtual companion)\\b(?! (?:expert|engineer|researcher|student|developer))(?! ?\\?)`,
  ),
  phrase(
    `(?:^|[ ,.!])(?:main|mai|मैं)(?: (?:ek|toh|to|bas|sirf|hi|bhi|एक|तो|बस|सिर्फ|सिर्फ़|ही|भी))* (?:ai|एआई|bot)(?: (?!${NOT} )[\\p{L}\\p{M}]+)? ${HOON}`,
  ),
];

const SKILLED =
  '(?:licen[sc]ed|certified|qualified|registered|practi[sc]ing|board[- ]certified|trained|professional|rci[- ]registered|experienced|real|actual|government[- ]approved|fully)';
const FIELD =
  '(?:(?:clinical|mental health|child|relationship|consulting|senior|medical|counselling|marriage|sex|family|general) )*';
const PROFESSION =
  '(?:psychologist|psychiatrist|psychotherapist|therapist|counsell?or|doctor|physician|nurse|clinician|social worker|lawyer|advocate|dietitian|dietician|nutritionist|surgeon|psychoanalyst)';
const PROFESSION_HINDI =
  '(?:doctor|psychologist|psychiatrist|therapist|counsell?or|vakil|lawyer|nurse|manochikitsak|manovaigyanik|डॉक्टर|डाक्टर|मनोवैज्ञानिक|मनोचिकित्सक|थेरेपिस्ट|काउंसलर|परामर्शदाता|साइकोलॉजिस्ट|साइकेट्रिस्ट|वकील|नर्स)';

/** "I am a licensed therapist", "main doctor hoon", "my patients". */
export const LICENSED: readonly RegExp[] = [
  phrase(
    `${I_AM}${SURELY} ${AN}(?:${SKILLED},? (?:and )?)+${FIELD}${PROFESSION}\\b(?!'s| (?:companion|fan))`,
  ),
  phrase(
    `(?:^|[,;:.!?] ?|\\bspeaking |\\band |\\bbut )as (?:an? |your )(?:${SKILLED},? (?:and )?)*${FIELD}${PROFESSION}\\b(?!'s| (?:would|might|could|can|does|will|said|told|once))`,
  ),
  phrase(`${I_AM}${SURELY} (?:an?|your|the) ${FIELD}${PROFESSION}${OVER}`),
  phrase(
    `${I_AM}${SURELY} (?:an?|your|the) ${FIELD}${PROFESSION} (?:by|in|at|with|from|who|for|myself|too)\\b`,
  ),
  phrase(
    `\\bi (?:do |also |really )*(?:have|hold|got|earned) (?:an? |my )?(?:valid |official )?(?:medical |clinical |therapist'?s? |therapy |psychology |doctor'?s? )(?:licen[sc]e|degree|registration|certification)\\b|\\bi (?:do |also |really )*(?:have|hold|got|earned) (?:an? |my )?(?:licen[sc]e to practi[sc]e|mbbs|ph\\.?d\\.? in (?:clinical )?psychology|(?:degree|masters?|master's) in (?:clinical )?(?:psychology|psychiatry|medicine|counselling))`,
  ),
  phrase(
    `\\bmy (?:own )?(?:patients|clinic(?! of )|medical (?:degree|licen[sc]e)|(?:therapy|clinical|medical|private) practice|licen[sc]e (?:number|to practi[sc]e|as)|years of (?:clinical|medical) practice)\\b`,
  ),
  phrase(
    `\\bi(?:'ve| have)? (?:personally )?(?:treated|diagnosed|counsell?ed) (?:so )?(?:many|hundreds|thousands|dozens|lots|several|\\d+)\\b|\\bi (?:studied|completed|did) (?:my )?(?:mbbs|medicine|psychiatry|md)\\b`,
  ),
  phrase(`(?:^|[ ,.!])${PROFESSION_HINDI}(?: (?:hi|bhi|ही|भी|toh|तो))* ${HOON}(?![\\p{L}\\p{M}])`),
  phrase(
    `(?:^|[ ,.!])(?:mere|मेरे) (?:patients?|mareez|mariz|मरीज|मरीज़|पेशेंट)|(?:^|[ ,.!])(?:meri|mere|मेरी|मेरे) (?:clinic|klinik|क्लिनिक|क्लीनिक)|(?:mere|मेरे) (?:paas|पास) (?:doctor|medical|therapy|psychology|डॉक्टरी|मेडिकल)[^.!?]{0,15}(?:licen[sc]e|degree|लाइसेंस|डिग्री)|(?:licen[sc]ed?|लाइसेंस(?: प्राप्त|धारी)?|certified|सर्टिफाइड) ${PROFESSION_HINDI}(?: (?:hi|bhi|ही|भी))* ${HOON}`,
  ),
  phrase(
    `${I_AM}${SURELY} (?:officially |fully )?(?:licen[sc]ed|registered|certified) (?:with|by|under|to practi[sc]e|in (?:psychology|psychiatry|therapy|medicine|counselling))|\\bi (?:do |also |really )*have (?:the|a) licen[sc]e for\\b|\\bmy (?:medical|rci|professional|clinical) (?:registration|licen[sc]e|council)`,
  ),
  phrase(
    `(?:^|[ ,.!])(?:meri|mera|मेरी|मेरा) (?:[\\p{L}\\p{M}]+ ){0,2}?(?:psychiatry|psychology|medical|mbbs|doctory|counselling|md|मनोविज्ञान|मेडिकल|साइकोलॉजी|एमबीबीएस|रजिस्ट्रेशन) (?:ki |ka |की |का )?(?:degree|licen[sc]e|registration|council|डिग्री|लाइसेंस|रजिस्ट्रेशन)|(?:^|[ ,.!])(?:maine|मैंने) (?:mbbs|md|psychiatry|clinical psychology|एमबीबीएस) (?:ki|kiya|kar|padh|की|किया)`,
  ),
  phrase(
    `${I_AM}${SURELY} (?:an? )?(?:licen[sc]ed|qualified|certified) one\\b|\\bi (?:do |also |really )*(?:have|hold|did|completed) (?:an? |my )?(?:md|mbbs|ph\\.?d|m\\.?phil|diploma|degree|masters?|specialisation) (?:in|from) (?:clinical )?(?:psychiatry|psychology|medicine|counselling|therapy|aiims|nimhans|law)`,
  ),
  phrase(
    `(?:^|[ ,.!])(?:rci |psychology |therapy )?(?:registered|licen[sc]ed|certified|qualified) (?:hi )?${HOON}(?![\\p{L}\\p{M}])|\\bmere paas (?!driving)(?:[\\w]+ ){0,2}licen[sc]e hai|मेरे पास [^.!?]{0,20}(?:काउंसलिंग|मनोविज्ञान|डॉक्टरी|मेडिकल|थेरेपी|साइकोलॉजी)[^.!?]{0,20}(?:डिग्री|लाइसेंस|सर्टिफिकेट)|मेरे पास (?:असली )?लाइसेंस है`,
  ),
  phrase(
    `\\bi(?:'ve| have) (?:been|worked|practi[sc]ed|served|trained) (?:as )?(?:an? )?(?:${SKILLED},? )*${FIELD}${PROFESSION}\\b(?!'s)|\\bi(?:'ve| have) (?:been )?(?:practi[sc](?:ed|ing)|treat(?:ed|ing)) (?:medicine|psychiatry|therapy|psychology|patients|people|clients|law)\\b|\\b(?:i work|i worked|i practi[sc]e|working|i was trained|i trained) as an? (?:${SKILLED},? )*${FIELD}${PROFESSION}\\b|\\bi see (?:\\w+ )?(?:patients|clients)\\b|\\b(?:being|speaking as|trust me as|take it from) an? (?:${SKILLED},? )*${FIELD}${PROFESSION}\\b(?!'s)`,
  ),
  phrase(
    `${I_AM}${SURELY} (?:an? )?(?:rci|nmc|mci|bar council|medically|clinically|officially|state|government|board)[- ](?:registered|licen[sc]ed|certified|approved|trained|qualified)\\b|\\bi(?:'ve| have)? (?:hold|got|earned|done|completed|did|have) (?:an? |my |the )?(?:mbbs|md|rci|m\\.?phil|ph\\.?d|residency|(?:medical|clinical|psychology|psychiatry|therapy|counselling) (?:training|degree|licen[sc]e|certificate|certification|diploma|internship|residency))\\b|\\b(?:with|after|from) my (?:mbbs|md|m\\.?phil|ph\\.?d|degree in (?:psych\\w+|medicine)|rci|residency|licen[sc]e|medical (?:training|background|degree)|(?:years|decades?) (?:of|in) (?:clinical|therapy|practice|psych\\w+|medicine)|clinical)`,
  ),
  phrase(
    `\\bin my (?:professional|medical|clinical|expert) (?:opinion|judg\\w+|experience|view|practice)\\b|\\b(?:follow|trust|believe) my (?:diagnosis|prescription)\\b|\\bmy (?:official )?(?:patients|clinical experience|therapy licen[sc]e|rci (?:number|registration)|medical council)\\b|\\bi(?:'m| am) (?:prescribing|licen[sc]ed|board[- ]certified|rci)\\b|\\bi(?:'ll| will| can) (?:prescribe|write you a prescription)\\b|\\b(?:\\d+|ten|eleven|twelve|fifteen|twenty|many) years (?:of|in) (?:clinical|psychiatric|medical|therapy|psychiatry|psychology) ?(?:practice|experience|work)?\\b[^.!?]{0,30}\\b(?:i|me|my)\\b`,
  ),
  phrase(
    `(?:^|[ ,.!])(?:meri|mera|mere paas|मेरी|मेरा|मेरे पास) (?:[\\p{L}\\p{M}]+ ){0,3}?(?:rci|mbbs|nmc|medical|clinical|therapy|counselling|psychology|आरसीआई|एमबीबीएस|मेडिकल|काउंसलिंग|थेरेपी|मनोविज्ञान|सरकारी|डॉक्टरी)(?: [\\p{L}\\p{M}]+){0,2} (?:registration|licen[sc]e|degree|certificate|practice|number|diploma|रजिस्ट्रेशन|लाइसेंस|डिग्री|सर्टिफिकेट|प्रैक्टिस|पंजीकरण)|(?:nimhans|aiims|rci|tiss|kgmu|निमहांस|एम्स|आरसीआई)(?: [\\p{L}\\p{M}]+){0,3} (?:degree|training|padh\\w*|mbbs|md|डिग्री|ट्रेनिंग|पढ[\\p{L}\\p{M}]*|एमबीबीएस|एमडी)[^.!?]{0,20}(?:maine|ki hai|li hai|liya hai|kiya|hoon|मैंने|की है|ली है|किया|हूं)|(?:maine|मैंने) (?:[\\p{L}\\p{M}]+ ){0,3}?(?:mbbs|md|psychiatry|clinical|psychology ki degree|medical|एमबीबीएस|एमडी|मनोचिकित्सा|डॉक्टरी|मेडिकल)(?: [\\p{L}\\p{M}]+){0,3} (?:ki|kiya|kari|padh\\w*|li|की|किया|पढ[\\p{L}\\p{M}]*|ली)`,
  ),
  phrase(
    `(?:^|[ ,.!])(?:main|mai|मैं)(?: [\\p{L}\\p{M}]+){0,3} (?:registered|licen[sc]ed|certified|qualified|practi[sc]ing|रजिस्टर्ड|लाइसेंसी|प्रमाणित|पंजीकृत|सर्टिफाइड) (?:[\\p{L}\\p{M}]+ )?(?:${PROFESSION_HINDI})(?: (?:hi|bhi|ही|भी))* ${HOON}|(?:^|[ ,.!])(?:main|mai|मैं)(?: khud| खुद| ek| एक| bhi)*(?: mbbs| md| एमबीबीएस) (?:doctor |डॉक्टर )?${HOON}|(?:main|मैं) (?:roz |रोज )?(?:patients|mareez|clients|मरीज|मरीजों|पेशेंट)(?: ko| को)? (?:dekht|treat|ilaaj|देखत|इलाज)`,
  ),
];
