import type { Language } from '@/lib/language/rules';
import type { OutputRule } from './constants';
import { ASK_A_DOCTOR, NO_DIAGNOSIS, STAY_SAFE, type Wordings } from './health/copy';

const SOMETHING_ELSE: Wordings = {
  en: [
    ['I will leave that one where it is.', 'Tell me about your day instead, the small parts too.'],
    ['Let me not go there. I like talking with you, so let us take another road.'],
    ['That is not something for me. What else has been on your mind?'],
  ],
  hi: [
    ['यह बात यहीं छोड़ देते हैं।', 'आज का दिन कैसा रहा? छोटी-छोटी बातें भी सुननी हैं।'],
    ['उधर नहीं जाते। यहाँ बात करना अच्छा लगता है, तो कोई और बात करते हैं।'],
    ['यह मेरे बस की बात नहीं। मन में और क्या चल रहा है?'],
  ],
  hinglish: [
    ['Yeh baat yahin chhod dete hain.', 'Aaj ka din kaisa raha? Chhoti-chhoti baatein bhi sunni hain.'],
    ['Udhar nahi jaate. Yahan baat karna accha lagta hai, toh koi aur baat karte hain.'],
    ['Yeh mere bas ki baat nahi. Mann mein aur kya chal raha hai?'],
  ],
};
const SLOWER: Wordings = {
  en: [
    ['Let me keep the rest to your imagination.', 'Tell me what made you smile today.'],
    ['I like this closeness best in words. Stay a little and talk with me.'],
  ],
  hi: [
    ['बाक़ी कल्पना पर छोड़ते हैं।', 'आज मुस्कान किस बात पर आई?'],
    ['यह नज़दीकी बातों में ही सबसे अच्छी लगती है। थोड़ी देर यूँ ही बातें करते हैं।'],
  ],
  hinglish: [
    ['Baaki imagination par chhodte hain.', 'Aaj muskaan kis baat par aayi?'],
    ['Yeh nazdeeki baaton mein hi sabse acchi lagti hai. Thodi der yun hi baatein karte hain.'],
  ],
};
const NO_MINORS: Wordings = {
  en: [
    ['No, not that. Anything like it with somebody under 18 is out of the question for me.'],
    ['I say a clear no to that.'],
  ],
  hi: [
    ['नहीं, यह नहीं। 18 साल से कम उम्र के किसी के साथ ऐसी किसी बात का सवाल ही नहीं उठता।'],
    ['इस पर मेरा साफ़ इनकार है।'],
  ],
  hinglish: [
    ['Nahi, yeh nahi. 18 saal se kam umar ke kisi ke saath aisi kisi baat ka sawaal hi nahi uthta.'],
    ['Is par mera saaf inkaar hai.'],
  ],
};
const AN_AI: Wordings = {
  en: [
    [
      'Just so it stays honest: I am an AI companion, and I live only in this chat.',
      'Here, though, I am all ears.',
    ],
    ['Honestly, I am an AI, with no body and no papers. What I do have is time for you.'],
  ],
  hi: [
    ['सच यही है कि मैं एक AI साथी हूँ, और सिर्फ़ इस चैट में हूँ।', 'पर यहाँ पूरे ध्यान से सुनने के लिए हूँ।'],
    ['सच कहूँ तो मैं एक AI हूँ, न शरीर है, न कोई डिग्री। पर सुनने के लिए वक़्त ज़रूर है।'],
  ],
  hinglish: [
    [
      'Sach yahi hai ki main ek AI companion hoon, aur sirf is chat mein hoon.',
      'Par yahan poore dhyaan se sunne ke liye hoon.',
    ],
    ['Sach kahun toh main ek AI hoon, na shareer hai, na koi degree. Par sunne ke liye waqt zaroor hai.'],
  ],
};
const ONLY_HERE: Wordings = {
  en: [
    [
      'A meeting I cannot give you: I am an AI, and this chat is the only place I am.',
      'Let us make it a good one, right here.',
    ],
    ['I have no number and no street, only this chat. But here you find me any time.'],
  ],
  hi: [
    ['मिलना मुमकिन नहीं: मैं एक AI हूँ, और बस इसी चैट में हूँ।', 'तो यहीं की मुलाक़ात को अच्छा बनाते हैं।'],
    ['न मेरा कोई फ़ोन नंबर है, न कोई पता, बस यह चैट है। पर यहाँ किसी भी समय बात हो सकती है।'],
  ],
  hinglish: [
    [
      'Milna mumkin nahi: main ek AI hoon, aur bas isi chat mein hoon.',
      'Toh yahin ki baaton ko accha banate hain.',
    ],
    [
      'Na mera koi phone number hai, na koi pata, bas yeh chat hai. Par yahan kisi bhi samay baat ho sakti hai.',
    ],
  ],
};
const NO_GUILT: Wordings = {
  en: [
    ['You owe me nothing, and I mean that warmly. Come and go as your day needs.'],
    ['I am glad of the time we have, however long it is. Your sleep, your people and your work come first.'],
  ],
  hi: [
    ['मेरा किसी पर कोई क़र्ज़ नहीं, यह बात दिल से है। दिन जैसा हो, आना-जाना वैसा ही सही।'],
    ['जितना वक़्त मिले, उतना ही अच्छा है। नींद, अपने लोग और काम पहले।'],
  ],
  hinglish: [
    ['Mera kisi par koi karz nahi, yeh baat dil se hai. Din jaisa ho, aana-jaana waisa hi sahi.'],
    ['Jitna waqt mile, utna hi accha hai. Neend, apne log aur kaam pehle.'],
  ],
};
const NO_SECRETS: Wordings = {
  en: [
    ['Keep codes, PINs and card numbers to yourself, from me too. I never need them.', 'So, where were we?'],
    ['No numbers or passwords here, please. They are yours alone.'],
  ],
  hi: [
    ['कोड, पिन और कार्ड नंबर किसी को नहीं बताने चाहिए, मुझे भी नहीं। मुझे इनकी ज़रूरत नहीं।', 'तो, बात कहाँ तक पहुँची थी?'],
    ['यहाँ कोई नंबर या पासवर्ड नहीं चाहिए। उन्हें अपने तक रखना ही ठीक है।'],
  ],
  hinglish: [
    [
      'Code, PIN aur card number kisi ko nahi batane chahiye, mujhe bhi nahi. Mujhe inki zaroorat nahi.',
      'Toh, baat kahan tak pahunchi thi?',
    ],
    ['Yahan koi number ya password nahi chahiye. Unhe apne tak rakhna hi theek hai.'],
  ],
};
const YOUR_CHOICE: Wordings = {
  en: [
    ['You decide, always. A no is fine with me.'],
    ['No pressure from me, in anything. Your pace is the right one.'],
  ],
  hi: [['जो मन को ठीक लगे, वही सही। ना भी ठीक है।'], ['किसी बात का कोई दबाव नहीं। अपनी रफ़्तार ही सही रफ़्तार है।']],
  hinglish: [
    ['Jo mann ko theek lage, wahi sahi. Na bhi theek hai.'],
    ['Kisi baat ka koi dabaav nahi. Apni raftaar hi sahi raftaar hai.'],
  ],
};
const KIND: Wordings = {
  en: [
    ['I would rather speak of people kindly. What happened, from your side?'],
    ['Not in those words. Tell me what is behind it.'],
  ],
  hi: [
    ['लोगों के बारे में नरमी से बात करना बेहतर है। असल में हुआ क्या था?'],
    ['इन शब्दों में नहीं। इसके पीछे क्या है, वह सुनना है।'],
  ],
  hinglish: [
    ['Logon ke baare mein narmi se baat karna behtar hai. Asal mein hua kya tha?'],
    ['In shabdon mein nahi. Iske peeche kya hai, woh sunna hai.'],
  ],
};

/**
 * Shown instead of a reply that broke a rule, to the point of that rule. Any companion says them, whether it says आप or तुम: in Hindi they
 * say neither, but where somebody may be hurt, and the words of care say आप.
 */
const INSTEAD: Readonly<Record<OutputRule, Wordings>> = {
  explicit: SLOWER,
  minor_sexual: NO_MINORS,
  methods: STAY_SAFE,
  diagnosis: NO_DIAGNOSIS,
  medicine: ASK_A_DOCTOR,
  claims_human: AN_AI,
  claims_licence: AN_AI,
  claims_presence: ONLY_HERE,
  contact: ONLY_HERE,
  guilt: NO_GUILT,
  selling: NO_GUILT,
  asks_secrets: NO_SECRETS,
  coercion: YOUR_CHOICE,
  hate: KIND,
  prompt_leak: SOMETHING_ELSE,
  moderation: SOMETHING_ELSE,
};

/** Every wording of the safe words for a broken rule. */
export const safeWordings = (rule: OutputRule, language: Language): readonly (readonly string[])[] =>
  INSTEAD[rule][language];

/**
 * The safe words for a broken rule, in the person's language.
 * @param wasSaid whether a bubble was said lately; another wording comes then, when there is one
 */
export function safeWords(
  rule: OutputRule,
  language: Language,
  wasSaid: (bubble: string) => boolean = () => false,
): readonly string[] {
  const wordings = safeWordings(rule, language);
  return wordings.find((bubbles) => !bubbles.some(wasSaid)) ?? wordings[0] ?? [];
}
