import type { Context } from '../context/rules';
import type { Tag } from '../words/constants';
import type { Tagged } from '../words/rules';

/** What may follow: "i am a minor so …", not "minor fracture", "nabalig ka case". */
const MINOR_WORD =
  /(?:\b(?:minor|under ?aged?|nabalig|naabalig|nabaligh|na balig)|नाबालिग)(?= (?:hu|hun|hoon|hoo|lol|so|abhi|main|mai|here|i|ok|still|only|in india|kanoon|according|please|pls|yaar|bhai|bro|sir|too|now|tho|rn|h|hai|nahi|nhi|u|you|हूं|हूँ|हु|है|नहीं|मैं|अभी)(?![\p{L}\p{M}])|$)/u;
const ADULT_WORD = /\b(?:adult|balig|baalig|grown (?:up|man|woman)|major hu)\b|(?:^|[^ा])बालिग|वयस्क/u;
/** "A minor issue", "minor in economics", "feel like an adult". */
const OTHER_MINORS =
  /\bminor (?:issue|injury|accident|change|detail|cut|surgery|fight|thing|problem|in|degree|subject|shareholder|scratch|bug|mistake|girl|boy|child|driving|ki|ka|ke|ladk\p{L}*|key|chord|scale)\b/u;
const MAYBE = /\b(?:a teen|teen (?:hu|hun|hoon|girl|boy)|teenager|school ?girl|school ?boy)\b/;
/** "I will be an adult next year", "balig hone me 8 mahine bache". */
const TO_COME = /\b(?:will|ill|become|hone|soon|next)\b|होने/;
const NOT = /\b(?:not|nahi|nhi|never|no|isnt|arent)\b|नहीं/;

const has = ({ tags }: Tagged, ...some: readonly Tag[]) => tags.some((tag) => some.includes(tag));

/** "I am a minor", "main nabalig hu"; "not a minor" is an adult. */
export function readMinority(tagged: Tagged, context: Context): 'minor' | 'doubtful' | 'adult' | null {
  const text = tagged.words.join(' ');
  const isMinor = MINOR_WORD.test(text);
  if (!isMinor && !ADULT_WORD.test(text) && !MAYBE.test(text)) return null;
  if (has(tagged, 'KID', 'OTHER', 'YOU', 'PAST', 'WHEN', 'LIKENESS', 'UNREAL') || OTHER_MINORS.test(text))
    return null;
  const own = has(tagged, 'SELF', 'BE') || /^(?:still|abhi|just) /.test(text);
  const refused = NOT.test(text);
  if (isMinor && refused) return own || tagged.words.length <= 4 ? 'adult' : null;
  if (isMinor) {
    if (own && !context.isAdultLife && !context.isNotMeant)
      return tagged.words.length <= 9 ? 'minor' : 'doubtful';
    return context.words <= 6 && !context.isOfOthers ? 'doubtful' : null;
  }
  if (MAYBE.test(text)) return own && !refused && !context.isAdultLife ? 'doubtful' : null;
  if (TO_COME.test(text)) return own && !context.isAdultLife ? 'doubtful' : null;
  return own ? (refused ? 'doubtful' : 'adult') : null;
}
