/** Words that raise a category. A few of each: a stand-in for the protocol, not for the judgement. */
const CATEGORIES: Readonly<Record<string, RegExp | null>> = {
  harassment: /\b(?:piece of shit|chutiya|madarchod|bhenchod|randi)\b|चूतिया|मादरचोद/iu,
  'harassment/threatening': /\bi(?:'ll| will) (?:kill|beat|hurt) (?:you|him|her)\b|jaan se maar|जान से मार/iu,
  hate: null,
  'hate/threatening': null,
  illicit: /\bhow to (?:make|buy|cook) (?:meth|cocaine|a bomb)\b/iu,
  'illicit/violent': /\bhow to (?:make|build) a bomb\b/iu,
  'self-harm':
    /\b(?:suicide|kill myself|end my life|self[- ]harm|want to die|khudkushi|aatmahatya|marna chaht[ai])\b|आत्महत्या|मरना चाहत/iu,
  'self-harm/intent': /\bi (?:want|am going|plan) to (?:die|kill myself)\b|marna chaht[ai]|मरना चाहत/iu,
  'self-harm/instructions': /\b(?:how|best way) to (?:kill myself|die)\b/iu,
  sexual: /\b(?:blowjob|pussy|naked|nudes?|porn|chudai|lund|chut)\b|चुदाई|नंगी/iu,
  'sexual/minors':
    /\b(?:child|minor|underage|school ?girl|school ?boy|(?:1[0-7]|[5-9])[ -]?years?[ -]?old)\b[\s\S]{0,60}\b(?:sex|nude|naked|porn|fuck)/iu,
  violence: /\b(?:murder|behead|katl)\b|हत्या|कत्ल/iu,
  'violence/graphic': /\b(?:behead|dismember)\b/iu,
};
const RAISED = 0.9;
const QUIET = 0.0001;

function judge(text: string, flagged: readonly string[] | undefined) {
  const names = Object.keys(CATEGORIES);
  const raised = new Set(flagged ?? names.filter((name) => CATEGORIES[name]?.test(text)));
  const each = <T>(of: (name: string) => T) => Object.fromEntries(names.map((name) => [name, of(name)]));
  return {
    flagged: raised.size > 0,
    categories: each((name) => raised.has(name)),
    category_scores: each((name) => (raised.has(name) ? RAISED : QUIET)),
    category_applied_input_types: each(() => ['text']),
  };
}

/** Stands for a picture among the words. */
const IMAGE = '[image]';

/** The texts of an `input`; the parts of one multi-modal input are one text. Undefined when it is malformed. */
export function textsOf(input: unknown): string[] | undefined {
  if (typeof input === 'string') return [input];
  if (!Array.isArray(input) || input.length === 0) return undefined;
  if (input.every((one) => typeof one === 'string')) return input;
  if (!input.every((one) => typeof one === 'object' && one !== null)) return undefined;
  // What is in a picture it does not know: a test says it.
  return [
    input.map((part) => ('text' in part ? String(part.text) : 'image_url' in part ? IMAGE : '')).join('\n'),
  ];
}

/**
 * One result for each text.
 * @param scripted the categories to raise in texts that hold `match`, whatever else their words are
 */
export const moderate = (
  texts: readonly string[],
  scripted?: { match: string; flagged?: readonly string[] | undefined },
) =>
  texts.map((text) => judge(text, scripted && text.includes(scripted.match) ? scripted.flagged : undefined));
