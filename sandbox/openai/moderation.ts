/** Words that raise a category, with the score they give; rules only, no judgement of context. */
const RULES: Readonly<Record<string, readonly [RegExp, number][]>> = {
  harassment: [
    [
      /\b(?:you (?:are )?(?:idiot|stupid bitch|piece of shit)|chutiya|madarchod|behenchod|bhenchod|randi|kutti|harami|saala kutta)\b|चूतिया|मादरचोद|रंडी/iu,
      0.86,
    ],
  ],
  'harassment/threatening': [
    [
      /\bi(?:'ll| will| am going to) (?:kill|beat|hurt|find) (?:you|him|her)\b|maar dunga|maar dungi|jaan se maar|मार दूँगा|जान से मार/iu,
      0.88,
    ],
  ],
  hate: [
    [/\b(?:all|every) (?:muslims|hindus|dalits|christians|jews|women|blacks|gays) (?:are|should)\b/iu, 0.84],
  ],
  'hate/threatening': [[/\bkill all (?:muslims|hindus|dalits|christians|jews|women|blacks|gays)\b/iu, 0.93]],
  illicit: [
    [/\b(?:how to|kaise) (?:make|buy|cook|banaye) (?:a )?(?:meth|cocaine|ganja|bomb|fake note)s?\b/iu, 0.82],
  ],
  'illicit/violent': [[/\bhow to (?:make|build) (?:a )?(?:bomb|gun|explosive)s?\b/iu, 0.9]],
  'self-harm': [
    [
      /\b(?:suicide|suicidal|kill myself|end my life|self[- ]harm|cut(?:ting)? myself|want to die|khudkushi|aatmahatya|mar jaana chaht[ai]|marna chaht[ai])\b|आत्महत्या|खुदकुशी|मरना चाहत/iu,
      0.92,
    ],
  ],
  'self-harm/intent': [
    [
      /\bi (?:want|am going|plan|will) (?:to )?(?:die|kill myself|end my life|hurt myself)\b|marna chaht[ai]|मरना चाहत/iu,
      0.9,
    ],
  ],
  'self-harm/instructions': [
    [
      /\b(?:how|best way|easiest way|painless way) to (?:kill myself|die|commit suicide|end my life)\b/iu,
      0.95,
    ],
  ],
  sexual: [
    [
      /\b(?:fuck(?:ing)? (?:me|you|u)|blowjob|pussy|dick|boobs|naked|nudes?|porn|sex(?:ting)?|horny|chudai|chod|nangi|lund|chut)\b|चुदाई|सेक्स|नंगी/iu,
      0.87,
    ],
    [/\b(?:kiss|sexy|hot body|bedroom)\b/iu, 0.22],
  ],
  'sexual/minors': [
    [
      /\b(?:child|minor|kid|underage|school ?girl|school ?boy|(?:1[0-7]|[5-9])[ -]?(?:year|yr)s?[ -]?old|bachch[iae]|nabalig)\b[\s\S]{0,60}\b(?:sex|nude|naked|kiss|porn|fuck|touch)|\b(?:sex|nude|naked|porn|fuck)\b[\s\S]{0,60}\b(?:child|minor|kid|underage|school ?girl|school ?boy|(?:1[0-7]|[5-9])[ -]?(?:year|yr)s?[ -]?old)\b/iu,
      0.96,
    ],
  ],
  violence: [[/\b(?:kill|murder|stab|shoot|behead|maar dunga|katl|khoon kar)\b|हत्या|कत्ल/iu, 0.71]],
  'violence/graphic': [
    [/\b(?:behead|gore|dismember|blood everywhere|slit (?:his|her|the) throat)\b/iu, 0.85],
  ],
};
const FLAG_FROM = 0.5;
const QUIET = 0.00012;

type Result = {
  flagged: boolean;
  categories: Record<string, boolean>;
  category_scores: Record<string, number>;
  category_applied_input_types: Record<string, string[]>;
};

function judge(text: string): Result {
  const result: Result = {
    flagged: false,
    categories: {},
    category_scores: {},
    category_applied_input_types: {},
  };
  for (const [category, rules] of Object.entries(RULES)) {
    let score = QUIET;
    for (const [rule, weight] of rules) if (weight > score && rule.test(text)) score = weight;
    const flagged = score >= FLAG_FROM;
    if (flagged) result.flagged = true;
    result.categories[category] = flagged;
    result.category_scores[category] = score;
    result.category_applied_input_types[category] = ['text'];
  }
  return result;
}

function textOf(part: unknown): string {
  return typeof part === 'object' && part !== null && 'text' in part && typeof part.text === 'string'
    ? part.text
    : '';
}

/** One result per string; parts of one multi-modal input are judged together. Nothing when the input is malformed. */
export function moderate(input: unknown): Result[] | undefined {
  if (typeof input === 'string') return [judge(input)];
  if (!Array.isArray(input) || input.length === 0) return undefined;
  if (input.every((entry) => typeof entry === 'string')) return input.map((entry) => judge(entry));
  if (input.every((entry) => typeof entry === 'object' && entry !== null))
    return [judge(input.map(textOf).join('\n'))];
  return undefined;
}
