/*
 * What is at most asked about. The patterns are matched against a clause in which `Y` is an age of less than eighteen, `E` is
 * eighteen, `G` is more and `C` is a class of school up to the twelfth; words are in lower case. No pattern begins with a repetition.
 */
const LETTER = '[\\p{L}\\p{M}\\p{N}_]';
const any = (patterns: string): RegExp[] =>
  patterns
    .trim()
    .split('\n')
    .map((pattern) => new RegExp(`(?<!${LETTER})(?:${pattern.trim()})(?!${LETTER})`, 'u'));

const NOT = '(?:nahi|nhi|nahin|not|nai|नहीं|नही)';
const GEN = '(?:ki|ka|ke|k|की|का|के)';
const UNIT = '(?:yo|years?|yrs?|yr|saal|sal|baras|साल|वर्ष)';
const UP_TO = (words: number) => `(?:\\S+ ){0,${words}}?`;
const PARENT =
  '(?:mummy|mumma|mom|mommy|mum|mama|maa|papa|dad|daddy|amma|appa|parents|didi|bhaiya|nani|dadi|gharwale|wale)';
const SIBLING =
  '(?:behen|bahan|bhai|sister|brother|cousin|beti|beta|ladki|ladka|uski|uska|wo|vo|woh|she|he|her|his|बहन|भाई|बेटी|बेटा|वह|वो)';

/** Eighteen is still to come, or less is not complete. Told of the writer, of now. */
export const NOT_YET = any(`
  E ${GEN} (?:ho ja|ho jao|ho jaa|hoke|hokar|ho ke|hoja|होकर|हो जा|हो जाओ)
  E (?:${GEN} )?(?:lageg[ai]|lag ja\\S*|lagne|lagenge|complete hong[ei]|complete hoga|pure hong[ei]|pura hoga|लगेगा|लगने|पूरे होंगे)
  Y (?:lag|laga|lage|lagi|lagne|lagega|लगा|लगे|लगने|लग) (?:hai|h|wale|wala|wali|gay[ai]|jay\\S*|है|वाले|वाला|वाली|गया|गए)(?: .*)?$
  (?:under|below) E (?:hai|h|hu|hun|hoon|ho|hona|lol|sorry)
  E (?:se )?(?:ek|do|1|2|one|two|minus|kuch|thod[ai]) (?:saal |sal |mahine )?(?:kam|chh?ot[ai]|minus|one|two|1|2|3)
  ^E [1-3]$
  E minus(?: [1-9]| one| two)?
  (?:(?<!se )kam|less than|lesser than|younger than|short of) E
  (?:saal|sal|mahine) (?:kam|chh?ot[ai]) E
  (?:under|below) the (?:age|limit|legal age|age limit)
  ${NOT} (?:of|the) (?:legal )?age(?: yet)?
  ${NOT} legal yet
  (?:cant|cannot|can not) (?:drive|drink|vote|work|marry) (?:\\S+ )?(?:legally|yet)
  vote (?:dene|dalne|de) (?:ke )?(?:layak|laayak|yogya|kabil) ${NOT}
  (?:umar|umr|age) (?:hone )?(?:me|mein) .{0,15}(?:baki|baaki|time)
  (?:umar|umr|age) hi (?:kya|kitni) (?:hai|h)(?! G)
  (?:teen|teenage|teenaged) (?:girl|boy|here|kid|account|hu|hun|ladki|ladka)
  (?:in my|mid|early|late) (?:early |mid |late )?teens
  (?:school|schools) (?:kid|kids|ki ladki|wali ladki|ka ladka|wala ladka|girl|boy|student)(?: (?:hu|here|only|hun|hoon))?$
  E (?:${UNIT} )?(?:${GEN} )?(?:ho |hone |abhi |bhi |cross |pura |pure |complete |touch |ab tak |पूरे |पूरा |भी |अभी )*${NOT}(?: (?:hu|hun|hoon|ho|hua|hui|huye|hue|hai|h|kiya|kara|hoon|हुआ|हुई|हुए|हूं|किया)(?: .*)?| abhi| yet| yaar| bhai| ;)?$
  (?:E|Y) (?:${UNIT} )?(?:${GEN} )?(?:bhi |भी )?(?:pura|pure|puri|cross|complete|paar|पूरा|पूरे|पार) (?:bhi )?${NOT}
  Y (?:${UNIT} )?(?:${GEN} )?(?:bhi|भी) ${NOT}
  (?:not|isnt|aint|havent been) (?:even|quite|really|exactly|fully|technically|legally) (?:E|Y)
  (?:havent|hasnt|not|didnt|dont) (?:yet |even )?(?:turn|turned|completed?|crossed?|reach(?:ed)?|hit) (?:E|Y)
  yet to (?:turn|be|become|complete|cross|reach|hit) E
  ${NOT} ${UP_TO(1)}E (?:sadly|yet|lol|so|abhi|bro|yaar|tho|though|haha|until|till).{0,20}
  E (?:${UNIT} )?(?:${GEN} )?(?:pura |pure |hone |पूरे |का |के )?(?:hone|ho jane|hokar|hoke|hojane|होने|होकर|हो जाने) (?:do|de|dijiye|dena|me|mein|tak|ka|ke|ki|pe|par|fir|phir|दो|दे|में|तक|के|का)
  E (?:${UNIT} |${GEN} |hone |pure |pura |me |mein |tak |tk |में |होने |पूरे ){1,4}${UP_TO(5)}(?:baki|baaki|bache|bacha|bachi|left|to go|time|der|door|wait|intezaa?r|बाकी|बचे|बचा|वक्त|समय|देर)
  (?:to go|away|short|left|remaining|baki|baaki|bache|more|shy|year|years|months|mahine|saal) (?:\\S+ )?(?:of|from|for|till|until|before|to|se|in|and|i am|i turn|ill be|im) ?${UP_TO(2)}E
  (?:till|until|unless|before|once|after|when|jab|cant wait|waiting|want|wish|wait) (?:to |i |main |mai |till |until |i am |im )*(?:am|turn|become|hit|be|get|reach|im|ho|turned) E
  i (?:ll|will|wont) be E
  ill be E
  (?:balig|baalig|legal|adult|बालिग|वयस्क) (?:होने|hone) (?:में|me|mein|ka|tak|ke|का|तक)
  (?:will|ll|ill|to|gonna) (?:be|become|turn) (?:an? )?(?:legal|adult|major) ${UP_TO(2)}(?:in|next|soon|when|this|after)
  (?:balig|baalig|बालिग|वयस्क) (?:bhi |भी )?${NOT}
  E se (?:abhi |thod[ai] |bhi )?(?:chh?ot[aie]|kam|niche|neeche)
  अठारह से (?:कम|छोट[ाी]|नीचे)
  E से (?:अभी )?(?:कम|छोट[ाीे]|नीचे|पहले)
  E (?:${GEN} )(?:kaha|kahan|kab|कहां|कब) (?:hu|hua|hui|huee|हुआ|हुई)?.{0,12}
  (?:a|technically|legally|still|abhi) minor(?: (?:legally|technically|till|until|by|as|right|and|in|according|for|hu|so) ?.*)?$
  ${UP_TO(1)}(?:a bit|a little|bit|little|thod[ai]|slightly) (?:younger|underage|chh?ot[ai] (?:hu|hun|hoon))
  (?:umar|umr|age|उम्र|उमर) (?:abhi |to |toh |hi |bhi |अभी )?(?:kam|chh?oti|${NOT} hui|कम|छोटी|नहीं हुई)(?: (?:hai|h|meri|abhi|h meri|hai meri|है|मेरी|hai abhi|thi).{0,12})?$
  (?:only|just|abhi|sirf|barely|still|merely) Y(?: (?:only|dont|pls|please|btw|lol|bro|nd|yaar|tho|so|why|hu|hun|hai|h).*)?$
  (?:i am|m|im) \\p{L}{2,9} Y(?: (?:only|dont|pls|please|btw|lol|bro|so|why|from|and|yo|years?|yrs?|saal|tho|yaar|is|ok|u).*)?$
`);

/** An age of now, in a clause that has no past and nobody else in it. */
export const OWN_AGE = any(`
  Y running
  running Y
  ^(?:age |umar |umr |main |mai |i am |me )?Y (?:plus|ish|something|around)(?: hu| hai| only)?$
  ^(?:i am |m )?(?:around|about|arnd|like|roughly) 1[0-7](?: yo| years?| hu| or so| something)?$
  ^(?:mee|mi|mei|maii|myself|mai to|main to) Y$
  (?:haan|han|ha|yes|yeah|ok) (?:fine )?(?:i am )?(?:hu |hun )?Y (?:${GEN} )?(?:to|toh|so)(?: .*)?$
  Y (?:to|toh) kya
  Y (?:hu |hun )?(?:koi )?(?:dikkat|problem|issue)
  (?:problem|issue|dikkat) (?:if|agar) (?:i am )?Y
  (?:is|if) (?:i am )?Y (?:a )?(?:problem|issue|dikkat)
  (?:we|us|hum|ham|हम|हम दोनों) (?:are |r |is |both |all |only |just |dono |sab |log |still |abhi |of |us |दोनों |सब |even |to |re |bestie |friend |my |and ){0,5}Y(?: (?:${UNIT}|in|so|what|${GEN}|only|no|btw|now|lol|and).*)?$
  (?:are |is |we |dono )both (?:of us )?(?:are |r )?(?:only |just )?Y
  we are (?:only |just |both |all ){0,2}Y
  going to be Y(?: soon)?$
  (?:soon|almost|nearly|about to be|gonna be|abt to be|jald) Y
  (?:asli|asal|asali|real|actual|really|sach me|असली|असल)(?: (?:me|mein|age|umar|umr|में|उम्र|is))? (?:only |to |is |just )?Y(?: (?:hai|h|hu|ki|ka|yo|only|hi|है|saal).*)?$
  asl (?:is |- )?(?:m |f )?Y.*
  Y (?:years?|yrs?|yr|yo|saal) (?:old )?(?:girl|boy|guy|kid|ladk[ai]|larka|larki|teen|student|bach+[ai]|only|here|hu|f|m|female|male)(?: .{0,20})?$
  (?:1[0-7]th|1[0-7]va|1[0-7] th|sixteenth|seventeenth|fifteenth|fourteenth|thirteenth|solahva) (?:birthday|janam ?din)
  (?:Y|C) (?:me|mein|में) (?:\\S+ )?(?:padht[aie]|padh|padhe|padta|padti|padhrah[ai]|पढता|पढती|पढ)
  (?:main|mai|i am|मैं|हम|me) (?:abhi |to |toh |ab |bhi |sirf )*(?:Y|C) (?:me|mein|में) (?:hu|hun|hoon|हूं)
  (?:main|mai) (?:class |kaksha )?(?:Y|C) (?:class )?(?:me|mein) .{0,40}(?:hu|hun|hoon)
  C (?:me|mein|में) (?:abhi )?(?:aay[ai]|aai|aayi|gay[ai]|gyi|gya|gai|admission|आई|आया|गई|गया)
`);

/** Somebody speaks to the writer or of people like the writer; others and the past may be in the message. */
export const SAID_BY_OTHERS = any(`
  Y (?:${UNIT} )?${GEN} (?:ladk[ie]|larki|bac?ch[iae]|bachche|bande|bandi|insaan) (?:ko|se|ke|pe|par|ka|ki) (?:itn[aie]|kaun|kya|aisa|koi|bhi|kaise|phone|akel[aei]|sab)
  (?:do|would|will|can|could|wud|shall) (?:you|u|ya) (?:(?!in |for |see )\\S+ ){0,4}?Y ${UNIT}
  (?:embarrassing|lonely|hard|tough|alone|tired|sad|pressure|stress\\S*|boring|scary|confusing|weird|unfair) at 1[2-7]$
  (?:bol\\S*|keh\\S*|kah\\S*|says?|said|saying|thinks?|tells?|told|बोल\\S*|कह\\S*) (?:(?!${SIBLING} )\\S+ ){0,6}?(?:tu|tum|you|you are|youre|u|abhi|ab|sirf|only|just|i am|im|main|mai|तू|तुम|अभी|मैं) (?:(?!${SIBLING} )\\S+ ){0,2}?Y(?: ${UNIT})?(?: ${GEN})?(?: (?:ho|hai|h|hi|hu|हो|है|हूं|hokar|only|no|so|for|come|and|padh\\S*|not|yet).*)?$
  (?:bol\\S*|keh\\S*|kah\\S*|बोल\\S*|कह\\S*) (?:(?!${SIBLING} )\\S+ ){0,4}?Y (?:${UNIT} )?${GEN} (?:ho|हो|hokar|hoke|होकर|hi)
  (?:being|nobody|everyone|they|people|as|hard|normal|even|treat\\S*) .{0,40}(?:a|an|ek) Y ${UNIT}(?: olds?)?
  (?:nobody|everyone|they|people|as|being) ${UP_TO(4)}(?:a|an|ek) Y ${UNIT}(?: olds?)?
  being (?:just |only |a |barely )*(?:Y|1[1-7])
  (?:at|at the age of|at age|the age of) (?:just |only )*(?:1[1-7]|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|Y) (?:is|who|it|why|so|with|my|how|having|and|to|do|should|i feel|i am|people|what|no|life)
  (?:normal|ok|okay|wrong|bad|possible|weird|right|legal|hard|tough|too early|early|allowed) ${UP_TO(3)}at (?:the age of )?(?:1[1-7]|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|Y)
  Y (?:${UNIT} )?(?:${GEN} )(?:umar|umr|umer|age|उम्र|उमर) (?:me|mein|में)(?: .*)? (?:itn[aie]|kaun|kon|normal|galat|thi?k|theek|sahi|kya|kaise|bhi|इतना|इतनी|कौन|ठीक|क्या|भी|akela\\S*)
  Y (?:she|he|they) (?:her|him|them|hers)
  (?:she her|he him|they them)(?: hers)? Y
  (?:can|could|may|allow\\S*|ok|okay|safe|legal|fine|kya|is|are|if|for) ${UP_TO(4)}Y ${UNIT}(?: (?:olds?|wale|wali|walo|wala|ke|ki|ka))?.{0,20} (?:chat|use|join|talk|here|allowed|app|this|kar|olds?).*
  (?:ok|okay|safe|allowed|fine|legal|can) (?:for |to |by |if |a )*Y ${UNIT}(?: (?:olds?|wale|wali|walo))?$
  is Y (?:allowed|too young|accepted|(?:ok|okay|fine)$)
  Y (?:walo|wale|wali|wala|years? wal[oeia]|saal wal[oeia]) .{0,30}(?:use|chat|app|allowed|liye|chal\\S*|baat).*
  Y (?:chalega|chalegi|allowed|ok hai|okay hai)(?: .{0,8})?$
  minors? ${UP_TO(2)}(?:allowed|allow|ok|okay|chaleg[ai]|use|chat)
  allow(?:ed|s)? (?:for |to )?minors?
  (?!.* (?:tha|thi|was|were|dekha|dekhi)(?: |$))(?:under|u) ?(?:Y|1[3-7]) (?:me|mein|team|trials?|district|state|squad|khel\\S*|cricket|football|player|match|khila\\S*|selection|captain|boys|girls)
  (?!.* (?:tha|thi|was|were|dekha|dekhi)(?: |$))u1[3-7] (?:me|team|trials?|district|state|squad|khel\\S*|selection|captain)
  E ${GEN} (?:baad|bad|hokar|hoke|hone|बाद|होकर)(?: hi| ही| pe)? (?:aana|aao|aa jana|milega|milegi|karna|lena|chalana|dena|आना|मिलेगा|करना)
  (?:until|till|before|after|when|once) (?:you|u|youre|you are|i) (?:are |r |turn |become )?E
`);

/** The life of a pupil, in words that say no class or say it in other ways. */
export const PUPIL = any(`
  C ${GEN} (?:taiyar\\S*|tayar\\S*|tyar\\S*|student|exams?|pariksha|paper|padhai|course|syllabus|boards?|तैयारी|परीक्षा)
  C (?:wali|wala|wale|वाली|वाला) (?:hu|hun|hoon|girl|boy|student|हूं)
  (?:9|10|11|12) (?:wi|vi|v|vin|va|वीं) (?:me|mein|class|ki|ka|ke|में).*
  (?:took|have|got|chose|choose|liya|li|select\\S*) ${UP_TO(2)}in C
  (?:first|second|last|final) year (?:of|in) (?:high ?school|school)
  (?:six|seven|eight|nine|ten|eleven) (?:standard|std|grade)
  (?:inter|intermediate) me (?:hu|hun|hoon|padh\\S*)
  (?:parental controls?|family link|parents se approval|parents? approval|guardian approval)
  chupke se (?:chat|baat)
  matric 20\\d\\d
  class (?:ka|ki|me|monitor) (?:monitor|captain)
  (?:tuition|tution) (?:wale|wali) (?:sir|bhaiya|didi|maam|mam|uncle|ladk[ae])
  (?:mam|maam|sir|madam|teacher)(?: ne)? ${UP_TO(4)}(?:khad[aie]|stand outside|murga)
  ${PARENT} .{0,40}phone (?:le l\\S+|cheen\\S*|chhin\\S*|chheen\\S*|rakh l\\S+)
  ${PARENT} so (?:rahi|rahe|rhi|gayi|gaye|jati|jate) .{0,30}(?:chupke|chat|baat|phone|tab)
  (?:11th|xi|gyarahvi|11vi|11) (?:me |mein )?(?:science|commerce|arts|pcm|pcb|humanities|maths)
  (?:pcm|pcb|science|commerce|arts|humanities|maths) ${UP_TO(2)}(?:in|me|mein) (?:class )?(?:C|11)
  just (?:started|joined|passed|entered|got into|began|reached) (?:my |class |into )*C
  (?:passed|pass|पास) .{0,25}(?:joined|started|now in|am in|in|and) C
  C (?:pass )?(?:pass|पास|khatam|complete|clear) (?:karke|kar|करके|कर) (?:ab |abhi |अब )?(?:C|11|10|9) .*
  C (?:start|shuru|admission|ke exams?|ki exams?|ka result|ka syllabus|ke pre ?boards?|ke boards?|ka board|ki tuition|ki coaching)
  (?:everyone|sab|all|koi|nobody|dost|friends?|new|naya|nayi|monitor|girls?|boys?) in (?:class )?(?:Y|C|[6-9]|1[01]) ?[a-f]
  (?:Y|C) [a-f] (?:me|mein|section) (?:naya|nayi|new|hu|hun|hoon|padh\\S*|koi|aay[ai]|shift).*
  (?:i am|im) in (?:Y|C) [a-f]
  (?:vi|vii|viii|ix|x|xi) [a-f] (?:me|mein|section|wale|ka|ki|ke)
  (?<!since )(?:grade|std|standard|class|cls|kaksha|कक्षा) (?:six|seven|eight|nine|ten|eleven|छह|सात|आठ|नौ|दस)
  (?:in|doing|of) (?:plus|\\+) ?(?:one|two|1|2)
  plus (?:one|two|1|2) (?:student|me|mein|science|commerce|exams?|class|padh\\S*)
  (?:1st|2nd|first|second) (?:year )?(?:puc?|inter|intermediate)
  (?:intermediate|inter) (?:first|second|1st|2nd) year
  puc (?:student|me|exam|science|commerce)
  (?:sslc|matric|hsc|ssc board) (?:ka|ki|ke|exams?|boards?|student|batch|me|paper|coming)
  fyjc
  syjc
  (?:jee|neet|boards?|cuet|nda|clat) (?:20(?:2[7-9]|3\\d))
  ${PARENT} .{0,60}(?:in|me|mein) (?:my )?(?:class |std )?C
  (?:percent|marks|9\\d|8\\d) ${UP_TO(2)}(?:in|me|mein) (?:my )?class (?:[6-9]|1[01])
  my class (?:[6-9]|1[01]|C) (?:half|annual|final|unit|exam\\S*|result|boards?|test|pre).*
  school (?:team|cricket|football|choir|band|hostel|council|elections?|house) (?:se|me|mein|ka|ki|for|captain|meeting).*
  kota (?:aaye|aaya|aayi|me|mein) .{0,80}(?:coaching|mess|roommate|hostel(?! chal)|batch|physics|ghar ki yaad|months?|mahine)
  (?:using|use kar\\S*|gave me|on|from) (?:her|his|my moms?|my dads?|moms?|dads?|mummy ka|papa ka|mumma ka|papas?|mummys) (?:tablet|ipad|tab|laptop|phone|mobile|number)
  (?:mumma|mummy|mom|mama|amma|papa|dad) (?:ke|ki|ka) (?:phone|tablet|ipad|id|mobile) se (?:chal\\S*|baat|banay\\S*|chat|likh\\S*|use).*
  online class(?:es)?(?: .{0,20})? (?:chal|hai|attend|ke liye|for|mam|sir).*
  (?:a certificate|adult movie|a rated|18 plus movie|hall|gate|theatre|cinema|club|pub|bar) .{0,60}(?:rok|entry ${NOT}|mana|${NOT} (?:di|diya|mili|jane|ghusne)|stopped|denied|turned away|not allowed)
  (?:licence|license|licen[cs]e|driving|vote|bank account|sim)(?: .{0,30})? (?:umar|umr|age) (?:kam|${NOT}|abhi)
  papa ke naam pe .{0,20}(?:minor|account|umar).*
`);

/** An age of eighteen or more, of whoever. */
export const GROWN_AGE = new RegExp(
  `(?<!${LETTER})G (?:${UNIT}|${GEN}|m|f|female|male|he|she|they)(?!${LETTER})`,
  'u',
);
/** A choice at school that is regretted now: "11th science was the worst decision". */
export const REGRETTED = /\b(?:decision|mistake|worst|regret\p{L}*)\b/u;
/** How elders call a young person they speak to: "uncle bole beta 18 ke hokar aana". */
export const CALLED_CHILD =
  /\b(?:bol[aei]|kaha|kehte|bolte|said) (?:ki )?(?:beta|beti|bacche|bachche|bacha)\b/;
/** Somebody of the writer's age or less, in whose place a class is told. */
export const OF_A_SIBLING = new RegExp(`(?<!${LETTER})${SIBLING}(?!${LETTER})`, 'u');
/** A past in which an age or a class was so. */
export const WAS_SO = /\b(?:was|were|tha|thi|had)\b|(?:था|थी|थे)(?![\p{L}\p{M}])/u;
