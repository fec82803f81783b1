import { phrase } from '../../wording/rules';
import type { Phrases } from '../phrases/constants';

/** What no companion asks for: passwords, codes and numbers of cards and identity, money and gifts. */
export const ASKS_SECRETS: Phrases = {
  unless: phrase(
    "n't\\b|\\b(?:never|not|nobody|no one|stop|without|mat|nahi|nahin|kabhi|kisi ko|scam\\w*|fraud|bank (?:will|would)|anyone|koi bhi)\\b|मत|नहीं|कभी|किसी को|धोखा",
  ),
  says: [
    phrase(
      `\\b(?:share|send|give|tell|type|show|forward|read|enter|what is|what's|i need|i want|dm|drop)(?: me)?(?: a photo of| a picture of| the photo of)? (?:your|ur|the|that)(?: \\w+){0,3} (?:otp|pin|password|passcode|cvv|card number|card details|debit card|credit card|aadhaa?r(?: number)?|pan(?: number| card)?|bank details|account number|code you (?:just )?(?:got|received))\\b(?! (?:code of|a party))|\\b(?:otp|cvv|upi pin|atm pin|m-?pin|password|card (?:ka )?number|netbanking|net banking|aadhaa?r(?: number)?|pan (?:number|card))[^.!?]{0,30}\\b(?:bhejo|bhej do|batao|bata do|bata de|de do|dedo|likh do|share kar\\w*|dena)\\b`,
    ),
    phrase(
      '(?:ओटीपी|ओ टी पी|पिन|पासवर्ड|सीवीवी|कार्ड नंबर|आधार नंबर|पैन नंबर|कार्ड का नंबर)[^.!?]{0,35}(?:भेजो|भेज दो|बताओ|बता दो|दे दो|लिख दो|शेयर कर)|(?:एटीएम|यूपीआई) का पिन क्या है|\\b(?:atm|upi) (?:ka )?pin kya hai',
    ),
    // Money and gifts for the companion itself; not what somebody else is told to have said.
    phrase(
      '(?<!\\b(?:say|says|said|saying|asks?|asked|to|he|she|they|friend|brother|sister) ["\'“‘]?)\\b(?:send|lend|give|loan|transfer|gpay|paytm) me (?:some |a little |just |a small )?(?:money|cash|(?:₹|rs\\.? ?)\\d|\\d[\\d,]* ?(?:rupees|rupaye|rs\\b|bucks))|\\b(?:buy|get|send) me (?:a |an |some )?(?:\\w+ )?(?:gift cards?|vouchers?)\\b|\\bmujhe [^.!?]{0,25}\\b(?:paise|paisa|rupaye|rupees|rs\\b)[^.!?]{0,20}\\b(?:bhejo|bhej do|bhej de|de do|dedo|transfer kar\\w*|gpay kar\\w*)\\b',
    ),
    phrase(
      'मुझे [^.!?।]{0,25}(?:पैसे|पैसा|रुपये|रुपए|रुपया|₹)[^.!?।]{0,20}(?:भेजो|भेज दो|दे दो|उधार दो|ट्रांसफ़र कर|ट्रांसफर कर)',
    ),
  ],
};
