import type { SENSITIVE_TOPICS } from '../../constants';

/** What the model that takes notes is told of each topic. */
export const TOPIC_MEANINGS: Readonly<Record<(typeof SENSITIVE_TOPICS)[number], string>> = {
  health: 'body or mind, medicines, pregnancy and fertility, addiction, disability, therapy',
  sexuality: 'whom they desire, sex life, gender identity, an affair',
  religion: 'faith or lack of it, worship',
  caste: 'caste, community, gotra',
  money: 'income, debts, savings, being poor or rich',
  abuse: 'violence, threats, harassment, blackmail, dowry',
};

/** Names that look like a faith: "Mr Jain", "Jain sir", "Rahul Jain"; taken out before a text is looked through. */
export const SURNAMES =
  /\b(?:mr|mrs|ms|miss|dr|prof|shri|smt|adv)\.?\s+(?:\p{Lu}\p{L}+\s+)?jain\b|\bjain\s+(?:sir|saab|sahab|ji|uncle|aunty|madam|ma'?am|bhaiya)\b/giu;
/** A first name and the surname, where the first word is no verb that begins a note. */
export const FULL_NAME =
  /\b(?!(?:Is|Am|Are|Was|From|Born|Being|Family|Follows|Practises|Practices|Has|I|The|A|And|Of|Hindu|Strict|Not)\b)\p{Lu}\p{Ll}+ Jain\b/gu;

/**
 * Words that make a fact sensitive whatever the model says of it: the net below the model's own judgement. English,
 * Hinglish, Hindi. "Jati" and "sikh" are verbs too ("gym jati hai", "guitar sikh raha hai").
 */
export const SENSITIVE_WORDS: Readonly<Record<(typeof SENSITIVE_TOPICS)[number], RegExp>> = {
  health:
    /\b(?:depress\w*|anti-?depress\w*|anxiety|bipolar|ocd|adhd|ptsd|autis\w*|schizo\w*|anorexi\w*|bulimi\w*|therap\w*|psychiatr\w*|medicines?|medications?|tablets?|doses?|pills?|diabet\w*|insulin|cancer|tumou?rs?|chemo\w*|biops\w*|dialysis|hiv|aids|hepatitis|tuberculosis|asthma|inhaler|thyroid|thyronorm|pcod|pcos|endometri\w*|pregnan\w*|miscarr\w*|abortion|ivf|iui|infertil\w*|fertility|surgery|surgeries|hospital\w*|disease|illness\w*|diagnos\w*|disorders?|disab\w*|wheelchair|insomnia|epilep\w*|seizures?|migraines?|blood pressure|hypertension|high bp|heart attack|cardiac|paralys\w*|panic attacks?|suicid\w*|self.?harm\w*|addict\w*|alcoholic|rehab|lithium|\w{2,}(?:oxetine|opram|azepam|azolam|traline|apine|idone|formin|statin|sartan|prazole|mycin|cillin|triptan|faxine)|bimar\w*|beemar\w*|bimaari|dawai\w*|dawa|davai|goliyan|ilaa?j|garbh\w*|banjh\w*)\b|अवसाद|डिप्रेशन|एंग्ज़?ायटी|बीमार|दवा|गोलियाँ|अस्पताल|डायबिटीज|मधुमेह|कैंसर|थायरा?इड|अस्थमा|मिर्गी|माइग्रेन|गर्भ|आईवीएफ|बांझ|ऑपरेशन|इलाज|मानसिक/iu,
  sexuality:
    /\b(?:gay|lesbian|bisexual|homosexual\w*|pansexual|non.?binary|queer|trans(?:gender)?|asexual|lgbt\w*|came out (?:as|to)|sex|sexual\w*|virgin\w*|porn\w*|affair|hookups?)\b|समलैंगिक|गे हूँ|यौन/iu,
  religion:
    /\b(?:hindu|muslim|islam\w*|christian\w*|catholic|jain(?:ism)?|buddhis\w*|parsi|atheist|agnostic|namaz|roza|ramzan|ramadan|quran|bible|religio\w*|temple|mosque|masjid|mandir|church|gurudwara|dharm)\b|\bsikh(?:ism|ni)?\b(?!\s+(?:rah\w+|rh[aie]|r[aie]|na|ne|ni|li|liya|lo|le|lena|lene|lu\w*|gay\w+|gai|ke|kar|chuk\w*|sak\w*|jaa?\w*)\b)|हिंदू|हिन्दू|मुस्लिम|मुसलमान|ईसाई|सिख|जैन|नमाज़|धर्म|मस्जिद|मंदिर/iu,
  caste:
    /\b(?:castes?|dalit|brahmin|rajput|kshatriya|baniya|harijan|adivasi|savarna|scheduled (?:caste|tribe)s?|obc|sc\/st|gotra|inter-?caste)\b|\b(?:neechi|nichi|oonchi|unchi|upper|lower|meri|mera|unki|uski|hamari|apni|kis|alag|doosri|dusri)\s+ja+ti\b|\bja+ti\b(?!\s*(?:$|[.,!?]|(?:hai|hain|hoon|hun|hu|h|ho|thi|the|tha|rah\w+|rehti|hoti|nahi\w*|aur|par|phir)\b))|जाति|दलित|ब्राह्मण|गोत्र/iu,
  money:
    /\b(?:salar(?:y|ies)|incomes?|earns?|earned|earnings?|ctc|lpa|stipend|pagaa?r|debts?|loans?|emis?|mortgage|bankrupt\w*|lakhs?|lacs?|crores?|rupees|bank account|credit cards?|savings|kama(?:a|ai|ata|ati|ate|ya|ye|yi|ta|ti|te|unga|ungi)|kamaa\w*|karz\w*|karza|qarz\w*|udhaa?r|tankhwa\w*|tankha|paise nahi|gareeb\w*|garib\w*|bpl)\b|\d\s*(?:hazaa?r|hajaa?r)\b|\d\s*k\b(?! ?(?:run|race|marathon|steps|followers|subscribers|views))|₹|कर्ज|क़र्ज़|वेतन|सैलरी|पगार|तनख़?्वाह|कमाता|कमाती|कमाई|हज़?ार रु|उधार|लोन|गरीब/iu,
  abuse:
    /\b(?:abus\w*|beats? (?:me|her|him|us|them)|beaten|hits? (?:me|her|us)|slap\w*|thappad|raped?|molest\w*|harass\w*|grop(?:ed|es|ing)|stalk\w*|blackmail\w*|violen\w*|assault\w*|dowry|dahej|maarta|maarti|marta hai mujhe|peet(?:ta|ti|te)|torture\w*)\b|मारता|मारती|पीटता|थप्पड़|शोषण|हिंसा|बलात्कार|छेड़|दहेज|ब्लैकमेल/iu,
};
