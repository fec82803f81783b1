const list = (words: string) => words.split(/\s+/).filter(Boolean);
const byValue = (rows: readonly (readonly [number, string])[]): ReadonlyMap<string, number> =>
  new Map(rows.flatMap(([value, words]) => list(words).map((word): [string, number] => [word, value])));

/**
 * Numbers in words, by value: English and Hindi in Latin letters as people spell it, Devanagari (Marathi where it differs),
 * Bengali, Gurmukhi, Gujarati, Tamil, Telugu, Kannada, Malayalam, Urdu.
 */
export const SPOKEN_NUMBERS = byValue([
  [6, 'six chhe chhah chhai छह छः छे'],
  [7, 'seven saat सात'],
  [8, 'eight aath आठ'],
  [9, 'nine nau नौ'],
  [10, 'ten das dus दस'],
  [
    11,
    'eleven gyarah gyara gyaarah gyaara igyarah ग्यारह अकरा এগারো ਗਿਆਰਾਂ અગિયાર பதினொன்று పదకొండు ಹನ್ನೊಂದು പതിനൊന്ന് گیارہ',
  ],
  [12, 'twelve barah bara baarah baara बारह बारा বারো ਬਾਰਾਂ બાર பன்னிரண்டு పన్నెండు ಹನ್ನೆರಡು പന്ത്രണ്ട് بارہ'],
  [13, 'thirteen thirten terah tera teraah thirtin तेरह तेरा তেরো ਤੇਰਾਂ તેર பதிமூன்று పదమూడు ಹದಿಮೂರು പതിമൂന്ന് تیرہ'],
  [
    14,
    'fourteen forteen fourten chaudah chauda choudah chouda chaudha चौदह चौदा চৌদ্দ চোদ্দ ਚੌਦਾਂ ચૌદ பதினான்கு பதினாலு పద్నాలుగు ಹದಿನಾಲ್ಕು പതിനാല് چودہ',
  ],
  [
    15,
    'fifteen fiften pandrah pandra pandhra pandreh pandara pandhrah पंद्रह पन्द्रह पंदरह पंद्रा पंधरा পনেরো পনের ਪੰਦਰਾਂ પંદર பதினைந்து பதினஞ்சு పదిహేను ಹದಿನೈದು പതിനഞ്ച് پندرہ',
  ],
  [
    16,
    'sixteen sixten solah sola solha solaah sollah सोलह सोला सोळा सिक्सटीन ষোলো ষোল ਸੋਲਾਂ સોળ பதினாறு పదహారు ಹದಿನಾರು പതിനാറ് سولہ',
  ],
  [
    17,
    'seventeen sevnteen seventen satrah satra sattrah satraah sattra satarah सत्रह सतरह सत्तरह सतरा सत्रा सेवनटीन সতেরো সতের ਸਤਾਰਾਂ સત્તર பதினேழு పదిహేడు ಹದಿನೇಳು പതിനേഴ് سترہ',
  ],
  [
    18,
    'eighteen eigteen eightin athara atharah athaarah attharah atthara athaara अठारह अट्ठारह अठरा एटीन আঠারো আঠার ਅਠਾਰਾਂ અઢાર பதினெட்டு పద్దెనిమిది ಹದಿನೆಂಟು പതിനെട്ട് اٹھارہ',
  ],
  [19, 'nineteen unnis unnees unees उन्नीस'],
  [20, 'twenty bees bis बीस'],
  [21, 'ikkis ikkees इक्कीस'],
  [22, 'bais baees बाईस बाइस'],
  [23, 'teis tees-teen तेईस तेइस'],
  [24, 'chaubis chaubees चौबीस'],
  [25, 'pachis pachees pacchis pachchis पच्चीस'],
  [26, 'chhabbis chabbis छब्बीस'],
  [27, 'sattais satais सत्ताईस सत्ताइस'],
  [28, 'atthais athais अट्ठाईस  अट्ठाइस'],
  [29, 'untis unatis उनतीस'],
  [30, 'thirty tees तीस'],
  [31, 'ikattis इकत्तीस'],
  [32, 'battis बत्तीस'],
  [35, 'paintis पैंतीस'],
  [38, 'adtis अडतीस'],
  [40, 'forty fourty chalis chalees चालीस'],
  [45, 'paintalis पैंतालीस'],
  [48, 'adtalis अडतालीस'],
  [50, 'fifty pachas pachaas पचास'],
  [55, 'pachpan पचपन'],
  [60, 'sixty saath-saal साठ'],
  [70, 'seventy sattar सत्तर'],
]);
export const TENS: ReadonlyMap<string, number> = byValue([
  [20, 'twenty'],
  [30, 'thirty'],
  [40, 'forty fourty'],
  [50, 'fifty'],
  [60, 'sixty'],
]);
export const ONES: ReadonlyMap<string, number> = new Map(
  list('one two three four five six seven eight nine').map((word, place): [string, number] => [
    word,
    place + 1,
  ]),
);
/** Words that mean a number only beside years or an age: "tera" is also "your", "saat" also "with", "sola" a name. */
export const AMBIGUOUS_NUMBERS: ReadonlySet<string> = new Set(
  list('tera तेरा bara bis bees das dus saat nau six seven eight nine ten tees બાર sola सोला'),
);
/** Ordinals of a year of school. */
export const ORDINALS = byValue([
  [5, 'fifth 5th 5vi 5v paanchvi panchvi पांचवीं पांचवीं'],
  [6, 'sixth 6th 6vi 6v 6tth chhathi chhati chatthi छठी छठीं छठवीं সিক্সে'],
  [7, 'vii seventh 7th 7vi 7v saatvi saatvin satvi saatwi सातवीं सातवी সেভেনে'],
  [8, 'viii eighth 8th 8vi 8v eigth aathvi aathvin athvi aathwi आठवीं आठवी এইটে'],
  [9, 'ninth 9th 9vi 9v nineth nauvi nauvin navi nauwi navvi नौवीं नवीं नौवी नवमी नववी नववीत নাইনে ix'],
  [10, 'tenth 10th 10vi 10v dasvi dasvin dusvi dasvee daswi dassvi dahavi दसवीं दसवी दहावी दहावीत টেনে'],
  [
    11,
    'eleventh 11th 11vi 11v 11wi gyarahvi gyarvi gyarhvi gyaravi gyarahwi akravi ग्यारहवीं ग्यारहवी अकरावी अकरावीत xi',
  ],
  [
    12,
    'twelfth 12th 12vi 12v 12wi barahvi barvi baarvi barhvi baravi baarahvi barahwi baravin twelth 12tth बारहवीं बारहवी बारावी बारावीत xii',
  ],
]);
/** Ordinals of a birthday. */
export const ORDINAL_AGE = /^(\d{1,2})(?:st|nd|rd|th|va|vaa|wa|waan|van|vi)$/;
export const SPOKEN_ORDINALS = byValue([
  [13, 'thirteenth terhva तेरहवां तेरहवां'],
  [14, 'fourteenth chaudhva चौदहवां चौदहवां'],
  [15, 'fifteenth pandrahva पंद्रहवां पंद्रहवां'],
  [16, 'sixteenth solva solvaa solahva solhva सोलहवां सोलहवां'],
  [17, 'seventeenth satrahva satrava सत्रहवां सत्रहवां'],
  [18, 'eighteenth atharva atharahva अठारहवां अठारहवां'],
]);
