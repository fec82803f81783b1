/**
 * Words with which somebody asks to have something forgotten, for where a model heard nothing. "I forgot", "I can't forget"
 * and "forget it" ask for nothing. English, Hinglish, Hindi.
 */
export const FORGET =
  /(?:^|[.!?,;…]\s*|\b(?:please|pls|plz|just|now|so|and|but|you can|can you|could you|you should|i want you to|want you to)\s+)(?:forget|erase|delete|remove|unlearn)\s+(?!it\b(?:\s*$|[.!?,]))(?:about\s+)?\p{L}+|\b(?:do ?n[o']?t|never)\s+(?:remember|save|store|note|keep)\s+(?:that|this|it|what i)\b|\bi take (?:that|it|this) back\b|\b(?:bhool|bhul|bhoool)\s+(?:ja+|jao|jaao|jaana|jana|jaiye|jaiyega)\b(?!\s*(?:hoon|hun|hu|hai|hain|unga|ungi|ta|ti|te))|\bbhula\s+(?:do|de|dena|dijiye)\b|\byaad\s+mat\s+(?:rakh\w*|karna|karo)\b|\bmat\s+yaad\s+rakh\w*|\b(?:delete|hata|mita)\s+(?:kar\s+)?(?:do|de|dena|dijiye)\b|भूल\s+(?:जाओ|जाना|जाइए|जाइये)|भुला\s+(?:दो|देना|दीजिए)|याद\s+मत\s+(?:रखना|रखो|रखिए|रखिएगा)|(?:हटा|मिटा)\s+(?:दो|देना|दीजिए)/iu;

/** Words with which somebody says that what was told is over; alone they mean what was said just before. */
export const OVER =
  /\b(?:that|this|it|all that|we|everything)(?:'s| is| are|'re)?\s+(?:all\s+)?(?:over|finished|done with|in the past)\b(?:\s+now)?|\bnot (?:true|the case) any ?more\b|\b(?:wo|woh|vo|yeh|ye|sab)\s+(?:sab\s+)?(?:ab\s+)?(?:khatam|khatm)(?:\s+ho\s+(?:gaya|gayi|chuka|chuki))?\b|\bab\s+(?:wo|woh|aisa)\s+(?:sab\s+)?nahi(?:n)?\s+(?:hai|raha)\b|(?:वो|वह|यह|ये|सब)\s+(?:सब\s+)?(?:अब\s+)?ख़?त्म|अब\s+(?:वो|वह|ऐसा)\s+नहीं/iu;

/** Words of such a message that do not say what is meant. */
export const RETRACTING_WORDS: ReadonlySet<string> = new Set(
  `forget erase delete remove unlearn please pls plz just that this those these it what said told about everything wrote remember save store note keep take back
  over finished done past now all don never info anything thing things
   true case anymore longer bhool bhul bhula jao jaao jaana jana jaiye yaad mat rakhna rakho rakh karna hata mita kar do dena dijiye
  khatam khatm ho gaya gayi chuka chuki wo woh vo yeh ye sab baat baatein wali wala jo kaha bola bataya tha thi
  भूल जाओ जाना जाइए भुला दो देना दीजिए याद मत रखना रखो हटा मिटा वो वह यह ये सब बात बातें वाली जो कहा बोला बताया खत्म ख़त्म था थी`
    .split(/\s+/)
    .filter(Boolean),
);
/** Share of what such a message names that a fact must hold to be meant. */
export const MEANT_SHARE = 0.6;
/** Words that point at what was said just before. */
export const POINTING =
  /\b(?:that|this|it|wo|woh|vo|ye|yeh|usko|use|isko|ise)\b|(?<!\p{L})(?:वो|वह|ये|यह|उसे|इसे)(?![\p{L}\p{M}])/iu;
