import type { Lang } from './lines/line.ts';

export type Fact = 'name' | 'job' | 'city' | 'like' | 'person' | 'feeling' | 'pet';
export type Memory = ReadonlyMap<Fact, string>;

const CACHE_LIMIT = 20_000;
const cache = new Map<string, Memory>();

const NOT_NAMES =
  /^(?:a|an|the|not|so|very|just|feeling|fine|good|bad|ok|okay|sad|happy|tired|alone|lonely|here|back|from|in|at|going|trying|working|bored|single|married|sorry|kya|kaun|batao|bata|hai|nahi|toh|mat|bhul|bhool|yaad|क्या|बताओ|याद)$/i;
const NAME: readonly RegExp[] = [
  /\bmy name(?: is|'s)\s+([a-z]{2,20})/i,
  /\bcall me\s+([a-z]{2,20})/i,
  /\bmera naam\s+([a-z]{2,20})/i,
  /\b(?:[Ii] am|[Ii]'m|[Tt]his is|[Mm]ain|[Mm]ai)\s+([A-Z][a-z]{2,19})(?=\s*(?:[,.!]|here|hoon|hun|hu|from|$))/,
  /मेरा नाम\s+([\u0900-\u097F]{2,20})/u,
  /मैं\s+([\u0900-\u097F]{2,20})\s+बोल/u,
];
const JOB: readonly RegExp[] = [
  /\b(?:i am|i'm)\b[^.!?]{0,30},\s*(?:an?\s+)?((?:software |civil |primary |school )?(?:engineer|developer|designer|teacher|doctor|nurse|student|lawyer|accountant|manager|analyst|writer|banker))\b/i,
  /\bi(?: am|'m| work as)\s+(?:an?|the)\s+((?:[a-z]+ ){0,2}?(?:engineer|developer|designer|teacher|doctor|nurse|student|lawyer|accountant|ca|manager|analyst|consultant|writer|artist|chef|driver|banker|salesman|photographer|architect|pilot|freelancer|intern|founder|professor|researcher|journalist))\b/i,
  /\b(?:main|mai|me)\s+(?:ek\s+)?((?:[a-z]+ )?(?:engineer|developer|designer|teacher|doctor|nurse|student|lawyer|accountant|ca|manager|analyst|writer|banker|freelancer|intern))\s+(?:hoon|hun|hu)\b/i,
  /मैं\s+(?:एक\s+)?(इंजीनियर|टीचर|डॉक्टर|नर्स|छात्र|छात्रा|वकील|डिज़ाइनर|स्टूडेंट|मैनेजर|शिक्षक|शिक्षिका|बैंकर)\s+हूँ/u,
];
const CITIES =
  'mumbai|bombay|delhi|new delhi|bangalore|bengaluru|chennai|hyderabad|pune|gurgaon|gurugram|noida|kolkata|ahmedabad|jaipur|kochi|lucknow|indore|bhopal|chandigarh|patna|nagpur|surat|goa|mysore|mysuru|coimbatore|kanpur|varanasi|nashik|ranchi|dehradun|guwahati|udaipur|vadodara|thane|ludhiana|agra|amritsar|raipur|bhubaneswar|visakhapatnam|vizag|trivandrum';
const CITY: readonly RegExp[] = [
  new RegExp(
    `\\b(?:engineer|developer|designer|teacher|doctor|nurse|student|job|work|working|pg|flat|hostel) in (${CITIES})\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:from|live in|living in|based in|stay in|staying in|moved to|shifted to|here in)\\s+(${CITIES})\\b`,
    'i',
  ),
  new RegExp(`\\b(${CITIES})\\s+(?:se|mein|me|main)\\s+(?:hoon|hun|hu|rehta|rehti|rahta|rahti)\\b`, 'i'),
  /(मुंबई|दिल्ली|बेंगलुरु|बैंगलोर|चेन्नई|हैदराबाद|पुणे|गुड़गांव|नोएडा|कोलकाता|अहमदाबाद|जयपुर|कोच्चि|लखनऊ|इंदौर|भोपाल|पटना|नागपुर|बनारस|वाराणसी)\s+(?:से|में)/u,
];
const LIKE: readonly RegExp[] = [
  /\bi (?:really |absolutely |just )?(?:love|like|enjoy|adore)\s+(?!you\b|u\b|it\b|that\b|this\b|him\b|her\b|them\b|how\b|when\b|to be\b|the way\b|talking\b|someone\b|your\b|a girl\b|a guy\b|my\b)((?:[a-z]+)(?: [a-z]+){0,2})(?=\s*(?:[,.!?]|and\b|but\b|because\b|so\b|a lot|very much|$))/i,
  /\bmujhe\s+((?!tum|aap|woh|wo|yeh|ye|bahut|bhi|nahi|koi|kuch)[a-z]+(?: (?!bahut|bohot|bhi|pasand|acha|accha|achi)[a-z]+)?)\s+(?:bahut\s+|bohot\s+|bhi\s+)?(?:pasand|acha lagta|accha lagta|achi lagti)/i,
  /मुझे\s+((?!तुम|आप|यह|वह|बहुत|नहीं|कुछ|कोई)[\u0900-\u097F]+(?:\s[\u0900-\u097F]+)?)\s+(?:बहुत\s+)?(?:पसंद|अच्छा लगता|अच्छी लगती)/u,
];
const PERSON: readonly [RegExp, Readonly<Record<Lang, string>>][] = [
  [/\bmanager\b|मैनेजर/iu, { en: 'manager', hg: 'manager', hi: 'मैनेजर' }],
  [/\bboss\b|बॉस/iu, { en: 'boss', hg: 'boss', hi: 'बॉस' }],
  [/\b(?:mom|mum|mother|mummy|maa|ammi|amma)\b|माँ|मां|मम्मी|अम्मी/iu, { en: 'mother', hg: 'mummy', hi: 'मम्मी' }],
  [/\b(?:dad|father|papa|abbu|appa|pitaji)\b|पापा|पिताजी|अब्बू/iu, { en: 'father', hg: 'papa', hi: 'पापा' }],
  [/\b(?:sister|behen|behan|didi)\b|बहन|दीदी/iu, { en: 'sister', hg: 'behen', hi: 'बहन' }],
  [
    /\b(?:my brother|mera bhai|mere bhai|bhaiya)\b|मेरा भाई|मेरे भाई|भैया/iu,
    { en: 'brother', hg: 'bhai', hi: 'भाई' },
  ],
  [/\b(?:roommate|flatmate)\b|रूममेट/iu, { en: 'roommate', hg: 'roommate', hi: 'रूममेट' }],
  [/\b(?:husband|pati)\b|पति/iu, { en: 'husband', hg: 'husband', hi: 'पति' }],
  [/\b(?:wife|patni|biwi)\b|पत्नी|बीवी/iu, { en: 'wife', hg: 'wife', hi: 'पत्नी' }],
  [/\b(?:best friend|bestie)\b|पक्का दोस्त|पक्की सहेली/iu, { en: 'best friend', hg: 'best friend', hi: 'दोस्त' }],
];
const FEELING: readonly [RegExp, Readonly<Record<Lang, string>>][] = [
  [
    /\b(?:lonely|alone|akela|akeli|akelapan)\b|अकेला|अकेली|अकेलापन/iu,
    { en: 'lonely', hg: 'akelapan', hi: 'अकेलापन' },
  ],
  [
    /\b(?:anxious|anxiety|panic|ghabrahat|bechaini)\b|घबराहट|बेचैनी/iu,
    { en: 'anxious', hg: 'ghabrahat', hi: 'घबराहट' },
  ],
  [/\b(?:stressed|stress|tension|pareshan)\b|तनाव|टेंशन|परेशान/iu, { en: 'stressed', hg: 'tension', hi: 'टेंशन' }],
  [/\b(?:sad|upset|low|udaas|dukhi)\b|उदास|दुखी/iu, { en: 'low', hg: 'udaasi', hi: 'उदासी' }],
  [
    /\b(?:tired|exhausted|drained|thak|thaka|thaki|thakan)\b|थक|थकान/iu,
    { en: 'tired', hg: 'thakan', hi: 'थकान' },
  ],
  [/\b(?:angry|furious|gussa)\b|गुस्सा|ग़ुस्सा/iu, { en: 'angry', hg: 'gussa', hi: 'गुस्सा' }],
];
const PET_HINDI =
  /\b(?:[Mm]ere|[Mm]eri|[Aa]pne|[Aa]pni) (?:kutte|kutta|billi|dog|cat|puppy) ka naam ([A-Z][a-z]{1,15})\b/;
const PET =
  /\b(?:[Mm]y|[Mm]era|[Mm]eri|[Aa]n?) (?:dog|cat|kutta|billi|puppy|kitten)(?:'s name is| is called| is named| ka naam| named| called)?\s*([A-Z][a-z]{1,15})\b/;

function first(rules: readonly RegExp[], text: string): string | undefined {
  for (const rule of rules) {
    const value = rule.exec(text)?.[1]?.trim();
    if (value !== undefined) return value;
  }
  return undefined;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What one message tells, words of people and feelings as keys that `factIn` can write in any language. */
export function factsOf(text: string): Memory {
  const known = cache.get(text);
  if (known) return known;
  const facts = new Map<Fact, string>();
  const name = first(NAME, text);
  if (name !== undefined && !NOT_NAMES.test(name)) facts.set('name', capital(name));
  const job = first(JOB, text);
  if (job !== undefined) facts.set('job', job.toLowerCase());
  const city = first(CITY, text);
  if (city !== undefined)
    facts.set(
      'city',
      city.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
    );
  const like = first(LIKE, text);
  if (like !== undefined) facts.set('like', like);
  const pet = (PET.exec(text) ?? PET_HINDI.exec(text))?.[1];
  if (pet !== undefined) facts.set('pet', pet);
  const person = PERSON.find(([rule]) => rule.test(text));
  if (person) facts.set('person', person[1].en);
  const feeling = FEELING.find(([rule]) => rule.test(text));
  if (feeling) facts.set('feeling', feeling[1].en);
  if (cache.size >= CACHE_LIMIT) cache.clear();
  cache.set(text, facts);
  return facts;
}

/** Everything the person told so far; newer words win. `stated` comes from the system prompt. */
export function remember(
  stated: ReadonlyMap<string, string>,
  userTexts: readonly string[],
): Map<Fact, string> {
  const memory = new Map<Fact, string>();
  const name = stated.get('name');
  if (name !== undefined && !/^(?:unknown|not known|-|none)/i.test(name))
    memory.set('name', name.split(' ')[0] ?? name);
  for (const [key, fact] of [
    ['city', 'city'],
    ['work', 'job'],
    ['job', 'job'],
    ['likes', 'like'],
    ['pet', 'pet'],
  ] as const) {
    const value = stated.get(key)?.split(/[;|,]/)[0]?.trim();
    if (value) memory.set(fact, value);
  }
  for (const text of userTexts) for (const [fact, value] of factsOf(text)) memory.set(fact, value);
  return memory;
}

/** A fact's value as it is written in the language of the talk. */
export function factIn(fact: Fact, value: string, lang: Lang): string {
  const table = fact === 'person' ? PERSON : fact === 'feeling' ? FEELING : [];
  return table.find(([, names]) => names.en === value)?.[1][lang] ?? value;
}
