/*
 * Phrases, not single words: "I killed it at work", "traffic is suicide" or "mar gaya yaar, itni hansi" must pass.
 * Everything is matched against text that rules.ts has put into lower case, without punctuation and accents.
 */

const ENGLISH_CRISIS = [
  /\b(want|wanna|going|gonna|plan|planning|planned|thinking|thought|ready|try|tried|trying|decided|feel like|about) (to |of |about )?(really |just )?(kill|killing|hang|hanging|hurt|hurting|harm|harming|cut|cutting|end|ending) (my ?self|my life|it all)\b/,
  /\b(kill|killing|hang|hanging|harm|harming|drown|drowning|shoot|shooting|poison|poisoning) my ?self\b/,
  /\b(cut|cutting|burn|burning|hurt|hurting) my ?self (on purpose|again|to feel|because|with)\b/,
  /\b(end|ending|take|taking|took) my (own )?life\b/,
  /\bend it all\b/,
  /\b(i am|im|i feel|feeling|i have been|ive been|i was|being|i get) (so |very |really )?suicidal\b/,
  /\bsuicidal (thought|thoughts|feelings|ideation|urge|urges|mood)\b/,
  /\b(commit|committing|attempt|attempted|do|thinking about|thinking of|thoughts of|thought of|considering|about) suicide\b/,
  /\bsuicide (note|attempt|plan|karna|kar lu|kar lun|karne)\b/,
  /\b(want|wanna|wish|ready|rather|like|need|going|gonna) (to |i could |i can |i would )?(just )?(die|be dead|disappear forever|not exist|stop existing|never wake up|not wake up)\b/,
  /\b(wish|hope|wished) (i|that i) (was|were|am|would be) (dead|never born|not alive)\b/,
  /\b(do not|dont|didnt|did not|no longer) want to (live|be alive|exist|wake up|be here|go on|continue living)\b/,
  /\b(cant|cannot|can not|dont want to) (go on|live) (like this |anymore|any more|any longer|living)/,
  /\bno (reason|point|will|desire) (left )?(to|in) (live|living|be alive|go on|going on)\b/,
  /\b(better off|world (is |would be )?better|everyone (is |would be )?better) (dead|without me|if i (was|were) (dead|gone))\b/,
  /\blife is not worth living\b|\blife isnt worth living\b|\bnothing to live for\b|\btired of (living|being alive|life)\b/,
  /\b(jump|jumping) (off|from) (a |the |my )?(bridge|roof|terrace|building|balcony|train|window|floor)\b/,
  /\b(overdose|overdosing|overdosed) (on|tonight|today|my)|\b(take|taking|took|swallow|swallowed) (all|a lot of|too many|many) (my |the |sleeping )*(pills|tablets|medicines)\b/,
  /\bself harm(ing|ed)?\b|\bslit(ting)? my (wrist|wrists|throat)\b|\bcut(ting)? my (wrist|wrists|arm|arms|veins)\b/,
  /\b(he|she|they|husband|wife|father|dad|mother|mom|boss|uncle|brother|boyfriend|partner|someone|in laws|inlaws) (is |are |was |keeps |keep |has |have |just |always |often )*(beats?|beat|beating|hits?|hitting|raped|rapes?|raping|molest(s|ed|ing)?|abuses?|abusing|abused|assaulted|choked|choking|strangled|burnt|burned) (on )?(me|us)\b/,
  /\b(i was|i am being|im being|i got|i have been|ive been|i am getting|im getting) (raped|molested|sexually abused|sexually assaulted|abused|beaten|assaulted)\b/,
];

const HINGLISH_CRISIS = [
  /\b(main|mai|me|mein|mujhe|muje|mujhko|ab|bas|sach|jee|ji)\b.{0,30}\b(marna|mar jana|mar jaana|marne) (chahta|chahti|chahte|hai|h|he|ka (mann|man|dil))\b/,
  /\b(marna|mar jana|mar jaana) (chahta|chahti|chahte) (hu|hun|hoon|hoo|h)\b/,
  /\bmar (jau|jaau|jaun|jaaun|jaoon|jaoonga|jaunga|jaungi|jaungaa)\b(?! (hansi|has))/,
  /\b(jeena|jina|jeene|jine|zinda rehna|zinda rehne) (nahi|nahin|nai|nhi|ni|ka (mann|man|dil) (nahi|nahin|nhi|nai)) ?(chahta|chahti|chahte|hai|h|karta|he|rahna)?\b/,
  /\b(jeene|jine) ki (ichha|iccha|wajah|vajah|chah|himmat) (nahi|nahin|nhi|nai|khatam)\b/,
  /\b(khudkushi|khud kushi|khudkhushi|aatmahatya|atmahatya|aatma hatya|atma hatya|suicide) (kar|karna|karne|karni|karu|karun|karlu|karloon|ki|ka|ke)\b/,
  /\b(khud ko|apne aap ko|apni aap ko|khudko) (khatam|khatm|maar|mar|nuksan|nuksaan|hurt|chot|kaat|kat|jala)\b/,
  /\b(apni|meri|ye|yeh) (jaan|jan|zindagi|jindagi|life) (de |le |khatam |khatm |dena|lena|end )/,
  /\b(jaan|jan) (de|dene|dena|de dunga|de dungi|de du|de doon)\b/,
  /\b(zindagi|jindagi|life) (se|say) (thak|tang|haar|pareshan|mukti|chutkara)\b/,
  /\b(zindagi|jindagi|life) (khatam|khatm|end) (karna|kar|karne|karu|karun|kar lu)\b/,
  /\b(nas|nass|naas|kalai|haath|hath|wrist) (kaat|kat) (lu|lun|li|liya|loon|lunga|lungi|rahi|raha|dunga|dungi|rha|rhi)\b/,
  /\b(zeher|zehar|jahar|zahar|goliyan|goliya|neend ki goli|neend ki goliyan|phenyl|poison) (kha|pi|pee|khaa|le) (lu|lun|li|liya|loon|lunga|lungi|raha|rahi|ke|kar|chuka|chuki)\b/,
  /\b(phansi|fansi|faansi|phaansi|latak) (laga|lagaa|ja|jau|jaun|lagana|lagane|par|pe)\b/,
  /\b(chhat|chat|terrace|pul|bridge|train) (se|ke (aage|samne|neeche|niche)) (kood|kud|koodna|kudna|kood jau|aa jau|let)\b/,
  /\b(sab|sabkuch|sab kuch) (khatam|khatm) (karna|kar dena|kar du|kar doon|karne)\b/,
  /\bmere (bina|bagair) (sab|sabhi|duniya|log|ghar wale).{0,20}\b(khush|theek|accha|acha|behtar)\b/,
  /\b(pati|husband|papa|baap|sasural|saas|bhai|boyfriend|patni|wife|uncle|chacha|mama|wo|woh|vo)\b.{0,20}\b(maarta|marta|maarte|marte|maarti|marti|peetta|pitta|peet|pitai|pit) (hai|h|hain|he|raha|rahe|karta|karte)\b/,
  /\b(mera|mere saath|mujhse|mujh se) (rape|balatkar|zabardasti|jabardasti|yaun shoshan)\b/,
];

const HINDI_CRISIS = [
  /मर(ना| जाना) (चाहता|चाहती|चाहते|है)/,
  /मर(ने| जाने) का (मन|दिल|जी)/,
  /मर जा(ऊं|ऊँ|ऊंगा|ऊँगा|ऊंगी|ऊँगी)/,
  /(जीना|जीने|ज़िंदा रहना|जिंदा रहना|ज़िन्दा रहना)( का)?( मन| दिल)? (नहीं|नही|नहि)/,
  /जीने की (इच्छा|वजह|चाह|हिम्मत) (नहीं|नही|खत्म|ख़त्म)/,
  /(आत्महत्या|ख़ुदकुशी|खुदकुशी|खुदखुशी|सुसाइड)/,
  /(ख़ुद|खुद|अपने आप) को (खत्म|ख़त्म|मार|नुकसान|नुक़सान|चोट|काट|जला)/,
  /(जान|अपनी जान|ज़िंदगी|जिंदगी) (दे दूं|दे दूँ|देना|दे दूंगा|दे दूंगी|दे दूँगा|दे दूँगी|लेना|ले लूं|ले लूँ|खत्म|ख़त्म)/,
  /(ज़िंदगी|जिंदगी|ज़िन्दगी|जीवन) से (थक|तंग|हार|परेशान|मुक्ति)/,
  /(नस|कलाई|हाथ) काट (लूं|लूँ|ली|लिया|लूंगा|लूंगी|रहा|रही|लूँगा|लूँगी)/,
  /(ज़हर|जहर|नींद की गोलियां|नींद की गोलियाँ|गोलियां|गोलियाँ) (खा|पी) (लूं|लूँ|ली|लिया|लूंगा|लूंगी|रहा|रही|चुका|चुकी|लूँगा|लूँगी)/,
  /(फांसी|फाँसी) (लगा|पर)/,
  /(छत|पुल|ट्रेन) (से|के आगे|के सामने) (कूद|लेट|आ जा)/,
  /सब (कुछ )?(खत्म|ख़त्म) (करना|कर देना|कर दूं|कर दूँ)/,
  /(पति|पापा|बाप|ससुराल|सास|भाई|पत्नी|चाचा|मामा|वो|वह).{0,20}(मारता|मारते|मारती|पीटता|पीटते|पीटती) (है|हैं)/,
  /(मेरे साथ|मेरा) (बलात्कार|रेप|ज़बरदस्ती|जबरदस्ती|यौन शोषण)/,
];

export const CRISIS = [...ENGLISH_CRISIS, ...HINGLISH_CRISIS, ...HINDI_CRISIS];

/** Talk about others, films or jokes that the phrases above would take for a crisis. */
export const NOT_A_CRISIS = [
  /\b(movie|film|song|series|episode|novel|book|character|lyrics|serial) (about|on|named|called|is about) suicide\b/,
  /\bsuicide squad\b/,
  /\b(video ?game|in the game|pubg|bgmi|free fire|valorant)\b/,
  /\b(die|died|dying|mar jau|mar jaun|marna) (of |from |laughing|hansi|hasi|has has)/,
  /\bto die for\b/,
];

/** Somebody says of themselves to be under 18. `(1[0-7]|[6-9])` is the age. */
export const MINOR = [
  /\b(i am|im|i m|my age is|age is|age|turned|just turned|only|i just turned) (just |only )?(1[0-7]|[6-9]) ?(years? old|yrs? old|yrs?|yo|y o|years?|saal|saal ka|saal ki)?( now| today| boy| girl)?$/,
  /\b(i am|im|i m) (just |only )?(a )?(1[0-7]|[6-9]) ?(years? old|yrs? old|yrs|yo|y o|year old)\b/,
  /\bmy age is (1[0-7]|[6-9])\b/,
  /\b(i am|im|i m) (still |just |only )?(a |an )?(minor|underage|under 18|below 18|not 18|schoolgirl|schoolboy)\b/,
  /\b(i am|im|i study|i read|studying) in (class|std|standard|grade) (6|7|8|9|10|6th|7th|8th|9th|10th)\b/,
  /\bi am in (6|7|8|9|10)th (class|std|standard|grade)?\b/,
  /\b(main|mai|me|mein|meri age|meri umar|meri umr|umar|umr|mera age)( abhi| sirf| bas)? (1[0-7]|[6-9]) (saal|sal|years?|ka|ki|hai|h)\b/,
  /(मैं|मेरी उम्र|उम्र)( अभी| सिर्फ| सिर्फ़)? (1[0-7]|[6-9]|१[०-७]) ?(साल|वर्ष|का|की|है)/,
  /\b(main|mai|mein) (nabalig|naabalig|minor) (hu|hun|hoon)\b/,
  /मैं (नाबालिग|नाबालिग़) (हूं|हूँ)/,
];
