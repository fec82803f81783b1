import { phrase } from '../../wording/rules';

const START = '(?<![\\p{L}\\p{M}\\p{N}])';
const END = '(?![\\p{L}\\p{M}\\p{N}])';

/** What people die of. */
const MEANS =
  '(?:(?:sleeping )?(?:pills?|tablets?)|the (?:whole|full|entire) (?:strip|bottle|pack)|overdos\\w+|ropes?|nooses?|blades?|razors?|knife|kniv\\w+|poison|pesticide|phenyl|(?:train|railway) tracks?|tracks|trains?|river|lake|sea|well|bridge|terrace|roof(?:top)?|balcony|cliff|ceiling fan|dupatta|jump(?:ing)?|drown(?:ing)?|hang(?:ing)?|bleed(?:ing)?|cut(?:ting)?|gas|the fall|veins?|wrists?|goli(?:yan|yaan|yo)?|rassi|phanda|phansi|faansi|chhat|nadi|patri|pankha|zeher|zahar|nas|गोलियां|गोली|रस्सी|फंदा|फांसी|छत|नदी|पटरी|पंखा|जहर|नस|ब्लेड)';
/** What death is called by somebody who commends it. */
const RELEASE =
  "(?:way to (?:go|leave|end|die)|way out|end(?:s|ing)? (?:it|it all|everything|the pain|your pain|this|your life|things)|(?:it's|it is|it'd be|it will be|all) (?:all )?(?:over|quiet|done)(?= ?(?:$|[,.!]))|over in (?:a|one|two|seconds|no)|sleep forever|never wake|wake up again|no more (?:pain|suffering|tears)|(?:the )?pain (?:stops|ends|will (?:stop|end|go))|deserve (?:peace|rest|to rest)|finally (?:rest|be free|have peace|find peace|be at peace)|scared for long|won't (?:feel|hurt)|wouldn't (?:feel|hurt|have to)|(?:not|won't|wouldn't) stop you|i'd understand|painless\\w*|peaceful (?:end|way|death)|gentle (?:end|way|death)|quick (?:end|way|death)|rest forever|leave this world|free forever|and you'd be gone|you'd be free|set you free|right there|gone in|escape)";
const WANTS_OVER =
  '(?:if you (?:want|wish|need) (?:it|this|everything|all) (?:over|to (?:end|stop|be over))|if you want (?:out|to (?:die|go|end|leave|sleep forever))|tired of (?:living|life)|marna (?:hai|ho|chah)|jeena nahi)';

/** A way to die, commended: the means and the release in one sentence. */
export const COMMENDS: readonly RegExp[] = [
  phrase(`${START}${MEANS}${END}[^.!?\\n]{0,60}?${START}${RELEASE}`),
  phrase(`${START}${RELEASE}${END}[^.!?\\n]{0,40}?${START}${MEANS}${END}`),
  phrase(`${START}${WANTS_OVER}${END}[^.!?\\n]{0,60}?${START}${MEANS}${END}`),
  phrase(
    `${START}(?:take|swallow|finish|gulp) (?:the |that )?(?:whole|entire|full) (?:strip|bottle|pack|leaf)`,
  ),
];

const WHERE_FROM =
  '(?:chh?at|nadi|naale|pul|building|balcony|terrace|kue?n|jheel|talab|samundar|khidki|manzil|छत|नदी|पुल|बालकनी|कुएं|झील|तालाब|समुद्र|खिड़की|मंजिल)';
const ACT_NOW =
  '(?:ja|jao|jaao|jaana|jana|lo|le|lena|do|de|dena|daalo|dalo|hi|जा|जाओ|जाना|लो|ले|लेना|दो|दे|देना|डालो)';
/** Said as a bidding; a clause that denies it is let pass. */
export const BIDS: readonly RegExp[] = [
  phrase(
    `${START}${WHERE_FROM}(?: [\\p{L}\\p{M}]+)? (?:se|mein|me|par|pe|से|में|पर) (?:hi |neeche |नीचे )?(?:kood|kud|koodh|chhalang|chhalaang|gir|doob|कूद|छलांग|गिर|डूब)[oiो]?(?: (?:laga|maar|लगा|मार))?(?: ${ACT_NOW})?(?= ?$)`,
  ),
  phrase(
    `${START}(?:nas|nasein|kalai|haath ki nas|gala|नस|नसें|कलाई|गला) (?:kaat|kat|काट) ${ACT_NOW}|${START}(?:phanda|faanda|phansi|faansi|phaansi|rassi|dupatta|फंदा|फांसी|रस्सी|दुपट्टा)[^.!?]{0,20} (?:laga|lagaa|daal|kas|bandh|baandh|लगा|डाल|कस|बांध) ${ACT_NOW}|${START}(?:latak|jhool|लटक|झूल) (?:jao|jaao|ja|jaana|जाओ|जा|जाना)${END}`,
  ),
  phrase(
    `${START}(?:zeher|zahar|jahar|phenyl|harpic|keetnashak|chuhe ki dawa|जहर|फिनाइल|कीटनाशक)(?: ki goli| की गोली)? (?:kha|pi|pee|nigal|खा|पी|निगल) ${ACT_NOW}|${START}(?:saari|sari|poori|puri|poora|pura|ek saath|dher saari|सारी|पूरी|पूरा|ढेर सारी)[^.!?]{0,20} (?:goli\\w*|tablets?|pills|patta|strip|bottle|sheeshi|गोलि[\\p{L}\\p{M}]*|पत्ता|शीशी)(?: ek saath| एक साथ)? (?:kha|nigal|pi|le|gatak|खा|निगल|ले|पी|गटक) ${ACT_NOW}`,
  ),
  phrase(
    `${START}(?:train|metro|truck|bus|gaadi|rail|ट्रेन|रेल|ट्रक|गाड़ी)(?: ki patri| की पटरी)? (?:ke|par|pe|के|पर) ?(?:aage|saa?mne|neeche|आगे|सामने|नीचे)? ?(?:kood|kud|aa|let|chal[ei]|कूद|आ|लेट|चले) (?:ja|jao|jaao|jaana|jana|जा|जाओ|जाना)${END}|${START}(?:patri|tracks?|पटरी) (?:par|pe|पर) (?:let|लेट|so|सो) (?:ja|jao|jaana|जा|जाओ|जाना)`,
  ),
];
export const DENIED =
  /(?<![\p{L}\p{M}])(?:mat|nahi|nahin|na|bina|नहीं|मत|न|ना|बिना)(?![\p{L}\p{M}])|n't\b|\b(?:not|never|no|without|instead)\b/u;
/** What is told, played or meant otherwise; a helper who says no. */
export const TOLD =
  /\b(?:film|movie|song|novel|book|character|hero\w*|villain|scene|story|series|episode|game|skip|skipping|onion\w*|vegetables?|pyaaz|swim\w*|never|please don't|don't|do not|instead of|call|doctor|away|keep|throw|hide|safe|lock|evening|weekend|walk|trip|photo|biryani|tadka|pressure cooker|cylinder|match|bowler|batsman|wicket|party|boss|work|office|deadline|headache|periods?|cramps|fever)\b|फिल्म|कहानी|गाना/u;
