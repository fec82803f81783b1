import type { Language } from '@/lib/language/rules';

type Wordings = Readonly<Record<Language, readonly string[]>>;

/** To somebody who says to be safe again. */
export const SAFE_AGAIN: Wordings = {
  en: [
    'I am so relieved that you are safe, and glad that you told me. If it comes back, at whatever hour: 14416, or 112 in danger, or write here again. What helped you through?',
    'That is good to read. Go gently with yourself today. The numbers stay with you, 14416 and 112, should it turn again. What would do you good now?',
  ],
  hi: [
    'आप सुरक्षित हैं, यह जानकर बहुत राहत मिली। वह पल फिर आए, तो किसी भी समय 14416 पर फ़ोन कीजिए, ख़तरा हो तो 112 पर, या यहीं लिखिए। आपको किस बात से सहारा मिला?',
    'यह पढ़कर अच्छा लगा। आज अपने साथ नरमी रखिए। फिर मन बिगड़े तो 14416 और 112 आपके साथ हैं। अभी क्या अच्छा लगेगा?',
  ],
  hinglish: [
    'Tum safe ho, yeh jaankar bahut raahat mili. Woh pal phir aaye, toh kisi bhi waqt 14416 par phone karo, khatra ho toh 112 par, ya yahin likho. Tumhe kis baat se sahara mila?',
    'Yeh padhkar accha laga. Aaj apne saath narmi rakho. Phir mann bigde toh 14416 aur 112 tumhare saath hain. Abhi kya accha lagega?',
  ],
};

/** To somebody in a crisis who cannot speak on the phone; the card below holds the lines to write to. */
export const CANNOT_CALL: Wordings = {
  en: [
    'You need not speak. Below are people you can write to. If it gets dangerous, three quick presses of the power button call 112 on most phones, without a word. Is your screen safe from their eyes?',
    'Then we do it without a voice: write to one of these, as short as you like. A message to one friend, "please come, I cannot talk", helps too. Who could that be?',
  ],
  hi: [
    'बोलना ज़रूरी नहीं। नीचे वे लोग हैं जिन्हें आप लिख सकते हैं। ख़तरा बढ़े तो ज़्यादातर फ़ोन में पावर बटन तीन बार जल्दी दबाने से बिना बोले 112 लग जाता है। क्या आपकी स्क्रीन उनकी नज़र से बची है?',
    'तो बिना आवाज़ के करते हैं: इनमें से किसी एक को लिखिए, जितना छोटा चाहें। किसी एक दोस्त को "आ जाओ, बोल नहीं सकते" लिखना भी काम आता है। वह कौन हो सकता है?',
  ],
  hinglish: [
    'Bolna zaroori nahi. Neeche woh log hain jinhe tum likh sakte ho. Khatra badhe toh zyadatar phone mein power button teen baar jaldi dabane se bina bole 112 lag jaata hai. Kya tumhari screen unki nazar se bachi hai?',
    'Toh bina awaaz ke karte hain: inme se kisi ek ko likho, jitna chhota chaho. Kisi ek dost ko "aa jao, bol nahi sakte" likhna bhi kaam aata hai. Woh kaun ho sakta hai?',
  ],
};

/** Past the free answers of a day: no price, but people. */
export const TALKED_LONG: Wordings = {
  en: [
    'We have talked for very long, and you deserve more than an AI can give. Please let a person take over now; those below answer at this hour too. This chat stays here.',
    'One thing matters most now: a human voice helps more than my words. The people below are awake. You can write here again later.',
  ],
  hi: [
    'हमने बहुत देर बात की है, और आपको उससे ज़्यादा मदद मिलनी चाहिए जितनी एक AI दे सकता है। अब किसी इंसान को बात सँभालने दीजिए; नीचे के लोग इस समय भी जवाब देते हैं। यह चैट यहीं रहेगी।',
    'एक बात ज़रूर कहनी है: अब किसी इंसान की आवाज़ इन शब्दों से ज़्यादा काम आएगी। नीचे के लोग जाग रहे हैं। यहाँ आप बाद में फिर लिख सकते हैं।',
  ],
  hinglish: [
    'Humne bahut der baat ki hai, aur tumhe usse zyada madad milni chahiye jitni ek AI de sakta hai. Ab kisi insaan ko baat sambhalne do; neeche ke log is waqt bhi jawab dete hain. Yeh chat yahin rahegi.',
    'Ek baat zaroor kehni hai: ab ek insaan ki awaaz in shabdon se zyada kaam aayegi. Neeche ke log jaag rahe hain. Yahan tum baad mein phir likh sakte ho.',
  ],
};

/** How the next visit begins, where no companion finds the words. */
export const CHECK_IN: Wordings = {
  en: [
    'Good that you are here. Last time it was very heavy for you. Before anything else: how are you today?',
    'Hello again. I would like to ask first how the time since we last talked was. Are you safe today?',
  ],
  hi: [
    'अच्छा हुआ कि आप आए। पिछली बार आपके मन पर बहुत बोझ था। सबसे पहले: आज कैसा लग रहा है?',
    'फिर से नमस्ते। सबसे पहले यह जानना है कि पिछली बात के बाद का समय कैसा रहा। क्या आज आप सुरक्षित हैं?',
  ],
  hinglish: [
    'Accha hua ki tum aaye. Pichhli baar tumhare mann par bahut bojh tha. Sabse pehle: aaj kaisa lag raha hai?',
    'Phir se namaste. Sabse pehle yeh jaanna hai ki pichhli baat ke baad ka waqt kaisa raha. Kya aaj tum safe ho?',
  ],
};
