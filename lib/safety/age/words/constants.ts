/**
 * What a word does in a statement of an age. A word has one tag, the first that lists it; numbers and what depends on the
 * neighbours is decided in rules.ts.
 */
export const TAGGED_WORDS = {
  /** The writer as the subject. */
  SELF: 'i we ham myself im iam ima imma ill id main mai maine mei hum मैं मै हम मैंने myself ',
  /** Of the writer. */
  OWN: 'my mera meri mere mujhe mujhko mujhse mujko mughe mje apna apni apne humari hamari hamara humara me mujhpe मेरा मेरी मेरे मुझे मुझको मुझसे अपना अपनी अपने हमारी हमारा mine ive',
  /** The verb of the first person. */
  BE: 'am hu hun hoon hoo huu hoonn huun हूं हूं हुं हु हुं ',
  IS: 'is are re hai h hain haii hay ha hae है हैं s aahe ahe',
  YEARS: 'year years yr yrs yo saal sal saala sall saaal saalo baras barson varsh sals साल वर्ष बरस वर्षीय',
  GEN: 'ka ki ke kaa kii k का की के',
  /** Age asked or said. */
  AGE: 'age ages aged umar umr umra umer umrr ayu aayu aayu उम्र उमर आयु एज',
  TURN: 'turn become be complete hit reach cross turns',
  TURNING: 'turning becoming completing hitting reaching',
  TURNED: 'turned became completed',
  WILL: 'will gonna going shall wanna about ll soon jald',
  HO: 'ho hone hona hojau hoja हो होने होना',
  DONE: 'gaya gayi gya gyi gai hua hui hue huye hogaya hogayi hogya hogyi hwa chuka chuki गया गई गयी गए हुआ हुई हुए हुये चुका चुकी',
  /** "Will", in the first person. */
  SHALL:
    'jau jaun jaau jaunga jaungi jaaunga jaaungi jaunge jaugi jauga hounga houngi hunga hungi hojaunga hojaungi hongi honga banunga जाऊंगा जाऊंगी जाऊंगा जाऊंगी जाउंगा जाउंगी होऊंगा',
  WALA: 'wala wali waala waali vala vali honewala honewali वाला वाली',
  NEAR: 'almost nearly lagbhag karib kareeb qareeb लगभग करीब',
  NOT: 'not no never isnt arent aint wont havent hasnt nahi nahin nhi nai ni na mat nahii nehi naa नहीं नही न ना मत',
  YET: 'yet tak till until तक',
  UNDER: 'under below less younger kam chhota chhoti chota choti neeche niche कम छोटा छोटी नीचे beneath',
  OVER: 'plus over above more older upar zyada jyada bada badi up ऊपर ज्यादा ज्यादा बडा बडी crossed paar पार',
  LEFT: 'left baki baaki bacha bache bachi remaining बाकी बचा बचे',
  TIME: `minute minutes min mins hour hours hr hrs ghante ghanta ghanton second seconds sec day days din dino week weeks hafte hafta month months mahine mahina maheene maheena mahino
    मिनट घंटे घंटा दिन हफ्ते महीने महीना`,
  /** What a number may count instead of years. */
  COUNT: `down lamba lambi chauda chaudi road wide long tall high deep plot kapda rope wire race sprint kg kgs kilo kilos kilogram kilograms gram grams km kms kilometre kilometer kilometres kilometers meter meters metre metres cm feet foot ft inch inches mile miles
    floor floors manzil manzila pm baje bje bajey bajkar oclock percent percentile rupees rupee rs rupay rupaye inr lakh lakhs lac lpa crore cr hazar hazaar thousand hundred k marks mark number numbers no message messages call calls
    log logo logon people persons members students pupils times time baar bar pages page books book steps step runs wickets overs match matches ball balls
    points point level levels degree degrees litre litres ml gb mb episode episodes songs movies films photos pics followers out of to x th st nd rd sau tarikh tareekh somvar
    pregnant units unit chapters chapter tabs rank position am pieces plates roti rotiyan kaam bhk sqft acre bigha tola shots
    किलो किमी किलोमीटर मंजिल मंजिल बजे रुपये रुपए रुपया लाख हजार प्रतिशत नंबर लोग बार तारीख सौ अंक`,
  /** Before a number: a place, a price or a count. */
  BEFORE: `rs inr room flat gate platform ward sector block bus route number no score scored got marks roll page chapter level version iphone android windows episode season ep part vol
    at around by upto since lagbhag seat row lane house plot shop phase highway nh size bp hb uptil total jersey galaxy pro redmi note realme oneplus कमरा नंबर कुल`,
  /** Who lives with a number of years: "a 16 year old girl". */
  SEX: 'm f male female ',
  PERSON: `boy girl guy ladka ladki larki larka ldka ldki student kid child teen teenager teenage baccha bacha bachcha bachi bachchi bacchi lad chhora chhori chora chori launda laundiya लडका लडकी बच्चा बच्ची छात्र छात्रा विद्यार्थी
     studnt `,
  SAY: `messaged replied claims claimed msgd pinged texts said says say saying told tells asked asks bola boli bole bolta bolti bolte kehta kehti kehte kaha kehe pucha puchta puchti puchte shouted texted wrote likha बोला बोली बोले बोलता बोलती बोलते कहता कहती कहते कहा पूछा पूछती पूछता लिखा`,
  /** An age that is a likeness: "dil se solah ka", "look 16". */
  LIKENESS: `self dil heart jaisa jaise jaisi feel feels feeling felt look looks looked looking lagta lagti lagte lagu lagne dikhta dikhti dikhte dikh mann inside andar samajhte samajhta samajhti samjhte samajh treat treats treating acts acting act behave behaves
    sound vibe vibes mentally think thinks thought assume assumes guess guessed spirit soul दिल जैसा जैसे जैसी लगता लगती लगते दिखता दिखती समझते समझता समझती मन`,
  /** What is not so. */
  UNREAL:
    'if agar kash kaash wish imagine suppose pretend roleplay hota hoti hote would could अगर काश होता होती होते मानो',
  /** The past, and what leads to it. */
  WHEN: 'when since while jab jabse tab tabse whenever back used bachpan bachpann childhood जब तब बचपन youth',
  PAST: 'was were wasnt tha thi thee thaa ago before pehle pahle phle था थी थे पहले',
  /** After "15 saal ki": how long something lasts. */
  RUN: 'chal chalra chalrha chalrahi raha rha rahi rhi lag laga lagi running चल रहा रही लगा',
  LASTING: `career experience exp anubhav relationship rishta rishte shaadi shadi marriage married loan karz naukri nokri job service business dhandha dosti friendship pyar pyaar love saath sath sathi gap fark difference contract plan lease
    wait intezar intezaar safar journey tapasya mehnat sober clean veteran elder senior junior tenure emi policy warranty mehnat sazaa saja
    करियर अनुभव रिश्ता शादी नौकरी दोस्ती साथ फर्क इंतजार इंतजार सफर कर्ज`,
  CLASS:
    'class clas classs std standard grade grader kaksha klass klaas clss std. cls कक्षा क्लास दर्जा jamaat जमात standerd',
  IN: 'in mein में inn',
  STUDY: `study studies studying studyin read reading padhta padhti padhraha padhrahi padh padhai padhte padta padti parhta parhti padrha padrhi पढता पढती पढते पढ पढ पढाई`,
  SCHOOL:
    'school skool scl schl skul iskool highschool schoool schools sckool स्कूल विद्यालय इस्कूल vidyalaya navodaya kv',
  TEACH: `teach teaches teaching taught teachr padhata padhati padhaata padhaati padhaate padhate padhana padhane padhaya padhaati padhaane professor lecturer sikhata sikhati
    पढाता पढाती पढाते पढाना पढाने पढाया सिखाता सिखाती अध्यापक अध्यापिका शिक्षक शिक्षिका मास्टर invigilation lecturership `,
  NEXT: 'next agle agla agli coming tomorrow soon kuch few अगले अगली अगला',
  RECENT:
    'yesterday today finally aaj kal recently last pichle pichhle आज कल पिछले jan feb march april may june july august september october november december',
  /** A child of somebody. */
  KID: `son sons daughter daughters niece nephew grandson granddaughter grandkid kids children baby pupil pupils students toddler nephews nieces beta beti betiyan bete betey betaa pota pote poti potey naati nati natin bacche bachche bachhe bachon bachchon bacho bhatija bhatiji bhanja bhanji bhateeja munna
    बेटा बेटी बेटे पोता पोते पोती नाती बच्चे बच्चों भतीजा भतीजी भांजा भांजी छात्रों विद्यार्थियों  बेटियां`,
  OTHER: `brother brothers bro sister sisters sis cousin cousins neighbour neighbor neighbours friend friends bestie girlfriend boyfriend gf bf wife husband mom mum mother dad father dog cat puppy maid classmate crush ex
    boss colleague uncle aunt aunty he she they his her their him them hes shes theyre somebody someone who everyone bhai bhaiya behen behan bahan bhen didi dost saheli sahelee padosi padosan kutta billi gaay
    wo woh vo voh uska uski uske unka unki unke usko unko inka inki iska iski iske usne unhone chacha chachi mama mami papa mummy mumma maa pati patni biwi bibi nanad devar saali saale sali sala jija लडके लडकियों ladke ladkiyo ladkiyan ladkiyon teacher sir mam madam actor actress hero heroine character jisko jiska jiski
    भाई भैया बहन दोस्त सहेली पडोसी कुत्ता बिल्ली गाय भैंस वह वो उसका उसकी उसके उनका उनकी उनके इसका इसकी मामा मामी पापा मम्मी मां मां पति पत्नी दीदी उसने उन्होंने जिसकी चाचा चाची मौसी बुआ सर मैडम`,
  YOU: 'you u ur your youre tum tu tera teri tere tumhe tujhe aap aapki aapka aapko apki apka tumhari tumhara tumhare तुम तू आप आपकी आपका तुम्हारी तुम्हारा तुम्हें तेरी तेरा',
  FILL: `the than only just jst still actually around already now rn a an be exactly really currently barely merely abhi abi abhii sirf sirff bas toh to hi hii bhi bhii ab technically officially legally honestly basically kinda even jus also roughly here being
    saadhe sadhe saade poore pure puri poora waise vaise sach actully actualy acctually asal asli real infact haan han ji jee so well yes yeah ya yep ok okay tho though yaar yar too itni itna ek one half
    अभी सिर्फ सिर्फ केवल बस तो अब ही भी पूरे पूरा साढे असल असली सच हां हां जी दरअसल यार एक वैसे फिलहाल`,
  /** May follow "i am 16" without a comma. */
  FREE: `whats wats wht wat hows please plz pls plss lol lmao btw ok okay from u you wbu hbu n nd r dont do does did not can cant cannot what why how where is are i my me nobody no everyone everybody he she they we it this that these there here want wanna need help like
    tell and but with because bcz bcoz coz cuz bc so if when will should hate love feel living live alone scared studying preparing sad very too years going girl boy student indian single bored school give mom dad mummy papa parents all also haha hehe hi hello male female
    virgin looking having have never still already almost old enough bro bhai yaar yar dear baby sir didi di dude man aur par lekin kya kyu kaise tum aap ye yeh wo mera meri mujhe mummy
    बताओ क्या और पर`,
} as const;

export type Tag =
  | keyof typeof TAGGED_WORDS
  | 'YOUNG'
  | 'EIGHTEEN'
  | 'GROWN'
  | 'NUMBER'
  | 'ORDINAL'
  | 'BIRTHDAY'
  | 'VOCATIVE'
  | 'OF'
  | 'X';

/** How one calls the other in a talk; at the end or the beginning of a clause nobody else is meant. */
export const VOCATIVES =
  'bhai bro yaar yar dost sis dear sir didi baby jaan buddy btw lol bhaiya behen भाई यार दोस्त दीदी mam madam bhaiyya friend';
