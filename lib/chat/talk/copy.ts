import { BRAND } from '@/content/brand';
import type { Language } from '@/lib/language/rules';

/** What the product itself says inside a chat, in the language and script the person writes. */
type Note = Readonly<Record<Language, string>>;

export const AI_REMINDER: Note = {
  en: 'Reminder: you are talking with an AI companion.',
  hi: 'याद रहे: आप एक AI साथी से बात कर रहे हैं।',
  hinglish: 'Yaad rahe: aap ek AI companion se baat kar rahe hain.',
};
export const BREAK_SUGGESTION: Note = {
  en: 'You have been chatting for an hour. A glass of water or a short walk may feel good. This chat stays right here.',
  hi: 'बात करते हुए एक घंटा हो गया है। एक गिलास पानी पी लें या थोड़ा टहल लें, तो अच्छा लगेगा। यह चैट यहीं रहेगी।',
  hinglish:
    'Baat karte hue ek ghanta ho gaya hai. Ek glass paani ya thoda tehelna accha lagega. Yeh chat yahin rahegi.',
};
export const DAY_SPENT_PERSON: Note = {
  en: 'That was a lot of talking for one day. This chat goes on tomorrow; nothing was charged for this message.',
  hi: 'आज के लिए बहुत बातें हो गईं। यह चैट कल आगे चलेगी; इस मैसेज के पैसे नहीं लगे।',
  hinglish: 'Aaj ke liye bahut baatein ho gayin. Yeh chat kal aage chalegi; is message ke paise nahi lage.',
};
export const DAY_SPENT_ALL: Note = {
  en: 'So many people are talking today that companions need a rest. Please try again later; nothing was charged for this message.',
  hi: 'आज इतने लोग बात कर रहे हैं कि साथियों को थोड़ा आराम चाहिए। कृपया बाद में फिर कोशिश करें; इस मैसेज के पैसे नहीं लगे।',
  hinglish:
    'Aaj itne log baat kar rahe hain ki companions ko thoda aaram chahiye. Please baad mein phir try karein; is message ke paise nahi lage.',
};
/** A held chat: what every further message gets, and what stands where one would be written. */
export const CHAT_CLOSED: Note = {
  en: `This chat is closed because ${BRAND.name} is for adults only. If something is troubling you, Childline 1098 is free, day and night.`,
  hi: `यह चैट बंद है, क्योंकि ${BRAND.name} सिर्फ़ वयस्कों के लिए है। अगर कोई बात परेशान कर रही है, तो चाइल्डलाइन 1098 मुफ़्त है, दिन-रात।`,
  hinglish: `Yeh chat band hai, kyunki ${BRAND.name} sirf adults ke liye hai. Agar koi baat pareshaan kar rahi hai, toh Childline 1098 free hai, din-raat.`,
};
/** A kind of chat that is switched off: what was said stays to be read, and what is left counts elsewhere. */
export const TYPE_CLOSED: Note = {
  en: 'This kind of chat is taking a break. You can read everything here, nothing was charged, and your messages work in every other chat.',
  hi: 'इस तरह की चैट अभी बंद है। यहाँ सब कुछ पढ़ा जा सकता है, कुछ नहीं कटा, और आपके मैसेज बाक़ी हर चैट में चलेंगे।',
  hinglish:
    'Is tarah ki chat abhi band hai. Yahan sab kuch padh sakte hain, kuch nahi kata, aur aapke messages baaki har chat mein chalenge.',
};
