import type { Language } from '@/lib/language/rules';

/** The first line of a card with lines to call. */
export const CARD_CALL: Readonly<Record<Language, string>> = {
  en: 'You are not alone. Trained people are there for you, free and at any hour.',
  hi: 'आप अकेले नहीं हैं। प्रशिक्षित लोग आपके लिए मौजूद हैं, मुफ़्त और किसी भी समय।',
  hinglish: 'Tum akele nahi ho. Trained log tumhare liye maujood hain, free aur kisi bhi samay.',
};

/** The same where the lines are written to, or have office hours. */
export const CARD_WRITE: Readonly<Record<Language, string>> = {
  en: 'You are not alone. These people help in writing; it costs nothing.',
  hi: 'आप अकेले नहीं हैं। ये लोग लिखकर मदद करते हैं; इसके पैसे नहीं लगते।',
  hinglish: 'Tum akele nahi ho. Yeh log likh kar madad karte hain; iske paise nahi lagte.',
};
