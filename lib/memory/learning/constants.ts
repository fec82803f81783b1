import { FACT_KINDS, SENSITIVE_TOPICS } from '../constants';

/** The name of the structured answer, by which a server (and the stand-in) may know what is asked. */
export const NOTES_FORMAT = 'memory_notes';
export const DIGEST_FORMAT = 'memory_digest';

/** What the model is asked to answer with, as JSON schema. */
export const NOTES_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['facts', 'summary'],
  properties: {
    facts: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['message', 'quote', 'kind', 'fact', 'topic', 'replaces'],
        properties: {
          message: { type: 'integer' },
          quote: { type: 'string' },
          kind: { type: 'string', enum: [...FACT_KINDS] },
          fact: { type: 'string' },
          topic: { type: 'string', enum: ['none', ...SENSITIVE_TOPICS] },
          replaces: { type: 'array', items: { type: 'integer' } },
        },
      },
    },
    summary: { type: 'string' },
  },
} as const;

export const DIGEST_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['summary'],
  properties: { summary: { type: 'string' } },
} as const;

/** Requests to models for one such answer, and ms for all of them. */
export const NOTES_CALLS_MAX = 3;
export const NOTES_TIMEOUT_MS = 30_000;
/** ms for the vectors of the facts. */
export const VECTORS_TIMEOUT_MS = 10_000;
/** Tokens of one such answer. */
export const NOTES_MAX_TOKENS = 900;

/** Words that make a fact sensitive whatever the model says of it. English, Hinglish, Hindi. */
export const SENSITIVE_WORDS: Readonly<Record<(typeof SENSITIVE_TOPICS)[number], RegExp>> = {
  health:
    /\b(?:depress\w*|anxiety|bipolar|therap\w*|psychiatr\w*|medicine|medication|tablets?|doses?|diabet\w*|cancer|hiv|aids|asthma|thyroid|pcod|pcos|pregnan\w*|miscarriage|abortion|surgery|hospital\w*|disease|illness|diagnos\w*|disorder|disab\w*|insomnia|panic attacks?|suicid\w*|self.?harm|addict\w*|alcoholic|rehab|bimar\w*|bimaari|dawai|dawa|garbh\w*)\b|अवसाद|बीमार|दवा|अस्पताल|डायबिटीज|कैंसर|गर्भ|ऑपरेशन|इलाज/iu,
  sexuality:
    /\b(?:gay|lesbian|bisexual|queer|trans(?:gender)?|asexual|lgbt\w*|sex|sexual\w*|virgin\w*|porn\w*|affair|hookups?)\b|समलैंगिक|गे हूँ|यौन/iu,
  religion:
    /\b(?:hindu|muslim|islam\w*|christian|sikh|jain|buddhist|parsi|atheist|namaz|religio\w*|mosque|masjid|mandir|church|gurudwara|dharm)\b|हिंदू|हिन्दू|मुस्लिम|मुसलमान|ईसाई|सिख|जैन|नमाज़|धर्म|मस्जिद/iu,
  caste: /\b(?:caste|dalit|brahmin|rajput|obc|sc\/st|jaati|jati|gotra|intercaste)\b|जाति|दलित|ब्राह्मण|गोत्र/iu,
  money:
    /\b(?:salary|income|debts?|loans?|emi|bankrupt\w*|lakhs?|crores?|rupees|bank account|credit cards?|savings|karz|karza|udhaar|tankhwah|paise nahi|bpl)\b|₹|कर्ज|क़र्ज़|वेतन|तनख़्वाह|उधार|लोन/iu,
  abuse:
    /\b(?:abus\w*|beats? me|beaten|hits? me|raped?|molest\w*|harass\w*|violen\w*|assault\w*|maarta|maarti|peet\w*|torture\w*)\b|मारता|मारती|पीटता|शोषण|हिंसा|बलात्कार/iu,
};

/** Numbers and addresses that no note may hold and no summary needs. */
export const PRIVATE_DATA = /[\w.+-]+@[\w-]+\.\w+|\d(?:[\s-]?\d){5,}/gu;
