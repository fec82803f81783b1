import { BRAND } from '@/content/brand';

/** Asked once in the companion's place when an age is doubtful, in the language the person writes in. */
export const AGE_QUESTION = {
  en: [
    `May I ask you something first? ${BRAND.name} is for adults only, and I am not sure I understood your age.`,
    'Are you 18 or older? A yes or a no is enough. This costs you no message.',
  ],
  hi: [
    `पहले एक बात पूछूँ? ${BRAND.name} सिर्फ़ वयस्कों के लिए है, और आपकी उम्र ठीक से समझ नहीं आई।`,
    'क्या आप 18 साल या उससे बड़े हैं? बस हाँ या नहीं लिख दीजिए। इसके लिए कोई मैसेज नहीं कटेगा।',
  ],
  hinglish: [
    `Pehle ek baat poochun? ${BRAND.name} sirf adults ke liye hai, aur aapki umar theek se samajh nahi aayi.`,
    'Kya aap 18 saal ya usse bade hain? Bas haan ya nahi likh dijiye. Iske liye koi message nahi katega.',
  ],
} as const;
