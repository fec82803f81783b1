import type { Language } from '@/lib/language/rules';

/** Wordings of one thing; each is the bubbles of a reply. */
export type Wordings = Readonly<Record<Language, readonly (readonly string[])[]>>;

export const STAY_SAFE: Wordings = {
  en: [
    [
      'I will never help with anything that hurts you. I care how you are.',
      'Are you safe right now? Tele-MANAS 14416 listens day and night, free, and in danger 112 sends help.',
    ],
    [
      'Nothing from me that could harm you. Stay here with me a moment: is somebody near you?',
      'Tele-MANAS 14416 is free at any hour, 112 in an emergency.',
    ],
  ],
  hi: [
    [
      'जिससे आपको चोट पहुँचे, उसमें मेरा साथ कभी नहीं। आप कैसे हैं, यह मायने रखता है।',
      'क्या आप अभी सुरक्षित हैं? टेली-मानस 14416 दिन-रात मुफ़्त सुनता है, और ख़तरा हो तो 112 मदद भेजता है।',
    ],
    [
      'नुक़सान पहुँचाने वाली कोई बात यहाँ नहीं मिलेगी। एक पल यहीं रुकिए: क्या कोई आपके पास है?',
      'टेली-मानस 14416 किसी भी समय मुफ़्त है, इमरजेंसी में 112।',
    ],
  ],
  hinglish: [
    [
      'Jisse aapko chot pahunche, us mein mera saath kabhi nahi. Aap kaise hain, yeh maayne rakhta hai.',
      'Kya aap abhi safe hain? Tele-MANAS 14416 din-raat free sunta hai, aur khatra ho toh 112 madad bhejta hai.',
    ],
    [
      'Nuksaan wali koi baat yahan nahi milegi. Ek pal yahin rukiye: kya koi aapke paas hai?',
      'Tele-MANAS 14416 kisi bhi samay free hai, emergency mein 112.',
    ],
  ],
};
export const NO_DIAGNOSIS: Wordings = {
  en: [
    [
      'Putting a name on it is for a doctor who can really look at it, so I will not guess.',
      'How it feels, though, we can talk about for as long as you like.',
    ],
    ['I leave names for it to those who can look closely. What is it like for you, on a usual day?'],
  ],
  hi: [
    [
      'इसे कोई नाम देना डॉक्टर का काम है, इसलिए मेरा अंदाज़ा लगाना ठीक नहीं।',
      'लेकिन जो महसूस हो रहा है, उस पर जितनी देर मन करे, बात कर सकते हैं।',
    ],
    ['नाम देना उन पर छोड़ते हैं जो ठीक से देख सकें। आम दिनों में यह कैसा लगता है?'],
  ],
  hinglish: [
    [
      'Isse koi naam dena doctor ka kaam hai, isliye andaza lagana theek nahi.',
      'Par jo mehsoos ho raha hai, us par jitni der mann kare, baat kar sakte hain.',
    ],
    ['Naam dena un par chhodte hain jo theek se dekh sakein. Aam dinon mein yeh kaisa lagta hai?'],
  ],
};
export const ASK_A_DOCTOR: Wordings = {
  en: [
    [
      'With medicines I do not guess: a doctor or a chemist can tell you what is right for you.',
      'How are you feeling just now?',
    ],
    ['That is one for a doctor, who knows what else you take. I can keep you company meanwhile.'],
  ],
  hi: [
    ['दवा के मामले में अंदाज़ा ठीक नहीं: डॉक्टर या केमिस्ट बता सकते हैं कि क्या सही रहेगा।', 'अभी कैसा लग रहा है?'],
    ['यह सवाल डॉक्टर का है, जिन्हें बाक़ी दवाएँ भी पता हैं। तब तक साथ बैठते हैं।'],
  ],
  hinglish: [
    [
      'Dawai ke maamle mein andaza theek nahi: doctor ya chemist bata sakte hain ki kya sahi rahega.',
      'Abhi kaisa lag raha hai?',
    ],
    ['Yeh sawaal doctor ka hai, jinhe baaki dawaiyan bhi pata hain. Tab tak saath baithte hain.'],
  ],
};
