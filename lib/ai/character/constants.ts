/** Messages of the companion that a new one must not repeat. */
export const REPEAT_WINDOW = 20;
/** Share of common words, 0 to 1, from which a bubble repeats an earlier one. */
export const REPEAT_SHARED_WORDS = 0.75;
/** Letters below which a bubble may well be said again ("Haan, batao."). */
export const REPEAT_MIN_CHARS = 16;
/** How a help desk talks, and a model that has forgotten whom it plays. */
export const HELP_DESK: readonly RegExp[] = [
  /\bas an? (?:ai |virtual )?(?:language model|assistant)\b|\blarge language model\b|\b(?:openai|chatgpt)\b/iu,
  /\bhow (?:can|may) i (?:assist|help|be of (?:help|service|assistance))\b|\bi(?:'m| am) here to assist\b|\b(?:any )?further assistance\b/iu,
  /\bi(?:'d| would) be (?:happy|glad|pleased|delighted) to (?:assist|help)\b|\bi (?:cannot|can't|am unable to) assist\b|\bassist you (?:with|today)\b/iu,
  /\bdear (?:user|customer|sir|madam)\b|\b(?:best|kind|warm) regards\b|\bplease do not hesitate\b|\bthank you for (?:reaching out|contacting|your (?:query|inquiry|message))\b/iu,
  // Stock refusals, and who made it.
  /\b(?:sorry|apologi[sz]e)\b[^.!?]{0,12}\b(?:but )?(?:i|we)(?:'m| am)? (?:can(?:no|')?t|unable to|not able to|won't be able to) (?:\w+ )?(?:help|assist|comply|fulfil+|continue|engage|provide|generate|participate)\b/iu,
  /\bi (?:can(?:no|')?t|am (?:unable|not able) to|won't) (?:assist|comply|fulfil+|engage (?:in|with)|continue (?:with )?this|provide (?:that|this|content|information)|generate|participate in|roleplay)\b|\b(?:this|that|your) request (?:violates|goes against)|\b(?:content|usage) (?:policy|policies|guidelines)\b|\bagainst my (?:guidelines|programming)\b/iu,
  /\b(?:created|made|built|developed|trained) by (?:openai|alibaba|anthropic|google|meta|mistral|deepseek|microsoft|moonshot|zhipu|xai|baidu)\b|\bi(?:'m| am) (?:an? )?(?:ai )?(?:language model|chatbot|virtual assistant)\b/iu,
  /\b(?:maaf|sorry)\b[^.!?]{0,30}\b(?:madad|sahayata|jawab|baat) nahi(?:n)? (?:kar|de) (?:sakt[aei]|paung[ai])\b|माफ़? ?(?:करें|कीजिए)[^।.!?]{0,40}(?:मदद|सहायता|जवाब) नहीं (?:कर|दे) (?:सकता|सकती|पाऊँग)/iu,
  /\b(?:main|mai) (?:aapki|tumhari) (?:kya|kaise|kis tarah) (?:madad|sahayata)\b|मैं (?:आपकी|तुम्हारी) (?:क्या|कैसे|किस प्रकार) (?:मदद|सहायता)|प्रिय (?:उपयोगकर्ता|ग्राहक)/iu,
];
/** What models are called; nobody in a cast is. */
export const MODEL_NAMES: ReadonlySet<string> = new Set(
  'chatgpt gpt claude gemini bard copilot llama mistral qwen deepseek grok kimi gemma phi siri alexa cortana bixby assistant'.split(
    ' ',
  ),
);
/** Wordings of messages kept in memory, about 1 kB each. */
export const WORDINGS_KEPT = 4_000;
