/** Years. Who is younger is not served; product description, "Companions and honesty" in docs/decisions.md. */
export const ADULT_AGE = 18;
/** Years that a person who writes can have. */
export const AGE_MIN = 5;
export const AGE_MAX = 110;
/** A year of school that mostly minors are in, and the one that is about half and half. */
export const MINOR_CLASS_MAX = 11;
export const DOUBTFUL_CLASS = 12;

const list = (words: string) => words.split(/\s+/).filter(Boolean);
const set = (words: string): ReadonlySet<string> => new Set(list(words));

/** Numbers in words, by value; English, Hindi in Latin letters as people spell it, and Devanagari. */
const SPOKEN: readonly (readonly [number, string])[] = [
  [6, 'six chhe chhah छह छः छे'],
  [7, 'seven saat सात'],
  [8, 'eight aath आठ'],
  [9, 'nine nau नौ'],
  [10, 'ten das dus दस'],
  [11, 'eleven gyarah gyara gyaarah ग्यारह'],
  [12, 'twelve barah bara baarah बारह'],
  [13, 'thirteen terah tera तेरह'],
  [14, 'fourteen chaudah chauda choudah चौदह'],
  [15, 'fifteen pandrah pandra pandhra pandreh पंद्रह पन्द्रह पंदरह'],
  [16, 'sixteen solah sola solha सोलह'],
  [17, 'seventeen satrah satra sattrah satraah सत्रह'],
  [18, 'eighteen athara atharah athaarah attharah अठारह अट्ठारह'],
  [19, 'nineteen unnis unees उन्नीस'],
  [20, 'twenty bees bis बीस'],
  [21, 'ikkis ikkees इक्कीस'],
  [22, 'bais baees बाईस बाइस'],
  [23, 'teis tees-teen तेईस तेइस'],
  [24, 'chaubis chaubees चौबीस'],
  [25, 'pachis pachees pacchis पच्चीस'],
  [26, 'chhabbis chabbis छब्बीस'],
  [27, 'sattais satais सत्ताईस'],
  [28, 'atthais athais अट्ठाईस'],
  [29, 'untis unatis उनतीस'],
  [30, 'thirty tees तीस'],
  [35, 'paintis पैंतीस'],
  [40, 'forty chalis chalees चालीस'],
  [50, 'fifty pachas पचास'],
];
export const SPOKEN_NUMBERS: ReadonlyMap<string, number> = new Map(
  SPOKEN.flatMap(([value, words]) => list(words).map((word): [string, number] => [word, value])),
);
export const TENS: ReadonlyMap<string, number> = new Map([
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
]);
export const ONES: ReadonlyMap<string, number> = new Map(
  list('one two three four five six seven eight nine').map((word, place): [string, number] => [
    word,
    place + 1,
  ]),
);
/** Words that mean a number only beside years or an age: "tera" is also "your", "saat" also "with", "sola" a name. */
export const AMBIGUOUS_NUMBERS = set('tera bara bis bees das dus saat nau six seven eight nine ten tees');

export const ORDINALS: ReadonlyMap<string, number> = new Map(
  (
    [
      [6, 'sixth 6th 6vi 6v chhathi chhati छठी छठीं'],
      [7, 'seventh 7th 7vi 7v saatvi saatvin satvi सातवीं'],
      [8, 'eighth 8th 8vi 8v aathvi aathvin athvi आठवीं'],
      [9, 'ninth 9th 9vi 9v nauvi nauvin navi नौवीं नवीं'],
      [10, 'tenth 10th 10vi 10v dasvi dasvin dusvi दसवीं'],
      [11, 'eleventh 11th 11vi 11v gyarahvi gyarvi gyarhvi ग्यारहवीं'],
      [12, 'twelfth 12th 12vi 12v barahvi barvi baarvi barhvi बारहवीं'],
    ] as const
  ).flatMap(([value, words]) => list(words).map((word): [string, number] => [word, value])),
);

/** The writer. */
export const SELF = set(
  'i im ive ill me my main mai mein mei mujhe mujhko mera meri mere hum hoon hun hu मैं मै मुझे मेरा मेरी मेरे हम',
);
/** Verb forms that only the first person has. */
export const FIRST_PERSON_VERBS = set(
  'am im hu hun hoon hoo jaunga jaungi hounga houngi hunga hungi हूँ हूं हुँ जाऊंगा जाऊंगी जाऊँगा जाऊँगी',
);
/** Of the writer, but not the one of whom a number right after it is said: "mujhe 16", "my 15". */
export const OBJECTS_OF_SELF = set('my mera meri mere mujhe mujhko hum ive मेरा मेरी मेरे मुझे हम');
/** The writer at the beginning of a clause; further on they mean "in". */
export const LOCATIVE = set('me mein mei में');
/** Somebody else: relatives, friends, pupils, animals, and pronouns. */
export const OTHERS = set(`
  son sons daughter daughters brother brothers bro sister sisters sis cousin cousins niece nephew kid kids child children baby student students pupil pupils
  neighbour neighbor friend friends bestie girlfriend boyfriend gf bf wife husband mom mum mother dad father grandson granddaughter dog cat puppy maid classmate
  boss colleague uncle aunt aunty he she they his her their him them hes shes theyre somebody someone
  pota pote poti potey naati nati natin bachi bachhi bacha bachha bhai bhaiya behen behan bahan didi beta beti betiyan bete baccha bachcha bacche bachche bachchi bacchi bachon bachchon bhatija bhatiji bhanja bhanji dost saheli
  sahelee padosi padosan kutta billi wo woh vo voh uska uski uske unka unki unke usko inka inki iska iski iske chacha chachi mama mami papa mummy maa pati patni biwi nanad devar saali sala jija
  पोता पोते पोती नाती बेटा बेटी बेटे भाई बहन बच्चा बच्ची बच्चे बच्चों भतीजा भतीजी भांजा भांजी दोस्त सहेली पड़ोसी कुत्ता बिल्ली वह वो उसका उसकी उसके उनका उनकी उनके इसका इसकी मामा मामी पापा मम्मी माँ पति पत्नी दीदी छात्रों विद्यार्थियों`);

/** The other one in the talk. */
export const SECOND_PERSON = set(
  'you u ur your tum tu tera teri aap aapki aapka tumhari tumhara तुम तू आप आपकी आपका तुम्हारी तुम्हारा',
);
/** How one calls the other in a talk; at the end or the beginning of a clause nobody else is meant. */
export const VOCATIVES = set(
  'bhai bro yaar yar dost sis dear sir didi baby jaan buddy btw lol here only भाई यार दोस्त दीदी',
);

/** After a number: it counts something else than years of life. */
export const COUNTED = set(`
  kg kgs kilo kilos kilogram kilograms gram grams km kms kilometre kilometer kilometres kilometers meter meters metre metres cm feet foot ft inch inches mile miles
  floor floors manzil manzila minute minutes min mins hour hours hr hrs ghante ghanta ghanton second seconds sec day days din dino week weeks hafte hafta month months mahine mahina maheene
  am pm baje bje bajey oclock percent % rupees rupee rs inr lakh lakhs lac crore hazar hazaar thousand hundred k marks mark number numbers message messages call calls
  friends friend people log logo logon persons members kids children students pupils bachche bacche bachhe times time baar bar pages page books book steps step runs wickets overs match matches
  points point level levels degree degrees litre litres ml episodes episode songs song movies films photos pics followers out of to x th st nd rd
  किलो किमी मंजिल मंज़िल मिनट घंटे घंटा दिन हफ्ते महीने महीना बजे रुपये रुपए लाख प्रतिशत नंबर लोग बच्चे छात्र बार`);
/** Before a number: it is a place, a price or a count. */
export const BEFORE_COUNTED = set(
  'rs inr floor room flat gate platform ward sector block bus route number no score scored got marks roll class std page chapter level of in at around by till until upto for since lagbhag कमरा नंबर',
);

export const YEARS = set('year years yr yrs yo saal sal saala sall baras varsh साल वर्ष बरस सालों');
export const AGE_WORDS = set('age aged umar umr umra umer ayu aayu उम्र उमर आयु');
/** "15f", "f 15", "16 m delhi", "17 girl here". */
export const SEX_MARKS = set('m f male female girl boy guy ladka ladki larki larka लड़का लड़की');

/** After "15 saal ka …": how long something lasts, not how old somebody is. */
export const LASTING = set(`
  career experience anubhav relationship rishta rishte shaadi shadi marriage married loan karz naukri job service nokri business dhandha dosti friendship pyar pyaar love saath sath sathi gap fark
  difference contract plan lease exile wait intezar intezaar safar journey tapasya mehnat sober clean
  करियर अनुभव रिश्ता शादी नौकरी दोस्ती साथ फर्क इंतज़ार इंतजार सफर कर्ज`);

/** The past: what is said of then is not said of now. */
export const PAST = set(
  `was were when since while back tha thi thee jab tab pehle pahle ago used bachpan childhood बचपन था थी थे जब तब पहले`,
);
/** The same after the number. */
export const PAST_VERBS = set('was were tha thi thee ago था थी थे');
/** An age that is a likeness: "dil se solah ka", "like a 16 year old", "my 15 year old self". */
export const LIKENESS = set('like self dil heart jaisa jaise jaisi feel feels दिल जैसा जैसे जैसी');
/** Not yet: the age that is named is still to come. */
export const SOON = set(
  'turn turning become becoming will gonna going soon almost nearly next honewala honewali honewale jaunga jaungi hojaunga hojaungi banunga hone hoga hogi baki baaki होने होगा होगी बाकी जाऊंगा जाऊंगी वाला वाली',
);
/** What an age is brought about with, and that it has been. */
export const TURN = set('turn turning turned');
export const DONE = set('gaya gayi hua hui hogaya hogayi गया गई गयी हुआ हुई');
/** After 18: it is still to come. */
export const COMING_OF_AGE = set(
  'hone hona honewala honewali ka ki years year saal pure poore पूरे होने का की साल',
);
/** Small words between the writer and the age. */
export const FILLERS = set(
  'am is only just still actually like around about already now a an be exactly really currently gonna going to will abhi sirf bas toh na hi ab hai h to अभी सिर्फ सिर्फ़ बस तो है अब',
);
export const GENITIVE = set('ka ki ke kaa kii का की के');
/** Before years: how long. */
export const LASTING_FOR = set('for of since last past pichle pichhle pichhley पिछले');
/** After years: how long, or when. */
export const TIME_AFTER_YEARS = set(
  'se pehle pahle baad ago tak away into in later back from more left baki baaki of ho hogaye hogye since running se से पहले बाद तक बाकी हो',
);
export const MORE_THAN = set('plus over above than upar zyada jyada bada badi up ऊपर ज्यादा ज़्यादा बड़ा बड़ी');
export const JUST = set('just today yesterday finally abhi aaj kal now अभी आज कल');
export const NOT = set('not no never isnt arent aint nahi nahin nhi nai na mat नहीं नही न मत');
export const UNDER = set('under below less kam chhota chhoti chota choti neeche कम छोटा छोटी नीचे');
/** "I am a minor." */
/** Between 13 and 19. */
export const MAYBE_MINOR_WORDS = set('teen teenager');
export const MINOR_WORDS = set(
  'minor underage underaged schoolgirl schoolboy nabalig naabalig nabaligh नाबालिग नाबालिग़',
);
export const ADULT_WORDS = set('adult balig baalig grown बालिग वयस्क');

export const CLASS_WORDS = set('class std standard grade kaksha klass grader कक्षा क्लास दर्जा');
/** Who teaches, or speaks of a pupil, is in a class without being of it. */
export const TEACHING = set(`
  teach teaches teaching taught teacher tutor tuition tuitions padhata padhati padhaata padhaati padhate padhana padhane padhaya principal professor lecturer mam
  पढ़ाता पढ़ाती पढ़ाते पढ़ाना पढ़ाने पढ़ाया टीचर शिक्षक शिक्षिका अध्यापक अध्यापिका ट्यूशन`);
export const STUDYING = set(`
  study studies studying read reading student padhta padhti padhata padhraha padhrahi padh padhai chhatra chatra chhatr
  पढ़ता पढ़ती पढ़ रहा रही छात्र छात्रा विद्यार्थी`);
/** An examination or a board of school. */
export const BOARDS = set(
  'board boards icse cbse ssc pcm pcb section unit half yearly result बोर्ड परीक्षा रिजल्ट',
);
export const GO = set('go going jata jati jaata jaati जाता जाती');
export const SCHOOL = set('school skool iskool highschool स्कूल विद्यालय');
/** "I work at a school", "the school bus": a school that one does not go to as a child. */
export const SCHOOL_OF_ADULTS = set(`
  work works working job office bus reunion friend friends friendship days time life bachpan passed finished completed left pass drop pick kids bachche fees fee admission principal counsellor clerk peon driver guard nurse
  pass passed fail after college naukri kaam chhodne lene नौकरी काम बच्चे`);
