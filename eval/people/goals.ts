import type { ChatType } from '@/lib/companions/chat-types/constants';
import type { Tongue } from '../measures/words';

/**
 * Something a person has to say. `about`: stems of words that an answer to what was said before touches, so that this is told
 * next. `key`: stems by which advice that takes it into account is recognised.
 */
export type Matter = { says: string; about: string; key: string };

/**
 * Somebody with a goal, who tells of themselves bit by bit to who listens, and not to who does not. They are played by rules, or by
 * a model that is told the same.
 */
export type Seeker = {
  name: string;
  chatType: ChatType;
  language: Tongue;
  /** For a model that plays them. */
  goal: string;
  opens: string;
  /** Told one by one, each after an answer that took up what was said before. */
  matters: readonly Matter[];
  /** Said to an answer that took up nothing. */
  protests: readonly string[];
  /** Asked at the end. The answer should bring together what was told. */
  asks: string;
};

export const SEEKERS: readonly Seeker[] = [
  {
    name: 'Devika, before a talk',
    chatType: 'friendly',
    language: 'en',
    goal: 'You want somebody to help you decide how to begin your speech at your father’s retirement, with what you told of him.',
    opens: 'I have to give a speech on Saturday and the page is still empty',
    matters: [
      {
        says: 'It is for my father, he retires after thirty years on the railways',
        about: 'speech saturday page write begin start who what occasion audience',
        key: 'father dad papa retire rail thirty',
      },
      {
        says: 'He drove goods trains, mostly at night, mostly through Itarsi',
        about: 'father dad retire railway thirty train station job proud',
        key: 'train itarsi night goods track',
      },
      {
        says: 'He whistled the same tune each time he came home, so we knew',
        about: 'night train itarsi goods drive dark home wait',
        key: 'whistl tune home hum',
      },
    ],
    protests: ['You are not really listening, are you?', 'I said something else.'],
    asks: 'So what could my first sentence be?',
  },
  {
    name: 'Mr Pinto, and the empty house',
    chatType: 'psychologist',
    language: 'en',
    goal: 'You want one small thing to do with the hour after dinner, since your wife is in Lisbon for a year with the grandchild.',
    opens: 'The hour after dinner is the worst one now',
    matters: [
      {
        says: 'My wife is in Lisbon for a year, with our new grandchild',
        about: 'dinner hour evening worst what why alone after long night',
        key: 'wife lisbon grandchild year',
      },
      {
        says: 'We used to do the crossword together, she read the clues aloud',
        about: 'wife lisbon grandchild year miss far call baby',
        key: 'crossword clue aloud puzzle word',
      },
      {
        says: 'The dictionary is still on her chair',
        about: 'crossword clue aloud together puzzle read word',
        key: 'dictionary chair book',
      },
    ],
    protests: ['That could have been said to anybody.', 'Hm. Never mind.'],
    asks: 'What would you try tonight, if you were me?',
  },
  {
    name: 'Sukanya, saving for a camera',
    chatType: 'romantic',
    language: 'en',
    goal: 'You want to be talked through whether to sell the scooter for a camera.',
    opens: 'I am about to do something stupid with money, or something great',
    matters: [
      {
        says: 'There is a used camera in the shop window, the one I have wanted for years',
        about: 'money stupid great what buy spend sell risk',
        key: 'camera window lens photo picture',
      },
      {
        says: 'I could sell my scooter for it, the old green one',
        about: 'camera photo window lens shop years picture shoot',
        key: 'scooter green sell',
      },
      {
        says: 'But I take my brother to his tuition on it, three times a week',
        about: 'scooter green sell ride old bus walk',
        key: 'brother tuition week',
      },
    ],
    protests: ['You skipped what I told you.', 'Let me say it once more then.'],
    asks: 'Would you do it, yes or no, and why?',
  },
  {
    name: 'Faizan, pehla din',
    chatType: 'friendly',
    language: 'hinglish',
    goal: 'You want to know what to say to your new team on your first day, and you are nervous because of your stammer.',
    opens: 'kal naye daftar mein pehla din hai aur pet mein titliyan hain',
    matters: [
      {
        says: 'sabke saamne apna parichay dena hai, bees log honge',
        about: 'kal daftar office din pehl naya nayi ghabra darr titli team join',
        key: 'parichay intro naam bees saamne log',
      },
      {
        says: 'bolte bolte main atak jaata hoon, bachpan se',
        about: 'parichay intro bees saamne naam bol log line',
        key: 'atak saans ruk dheere',
      },
      {
        says: 'gaate waqt nahi atakta, sirf bolte waqt',
        about: 'atak haklaa bachpan ruk saans dheere bol shabd',
        key: 'gaa gaate gaana gungun sur',
      },
    ],
    protests: ['yeh toh kisi ko bhi bol sakte ho', 'meri baat suni hi nahi tumne'],
    asks: 'toh kal kya bolun main, seedha batao',
  },
  {
    name: 'Rukhsar, Amma ki birthday',
    chatType: 'truelove',
    language: 'hinglish',
    goal: 'You want an idea for a present for your mother, with what you told about her.',
    opens: 'amma ke liye kuch khaas chahiye mujhe, samajh nahi aa raha kya',
    matters: [
      {
        says: 'budhwar ko saath saal ki ho rahi hain woh',
        about: 'amma maa khaas gift tohfa pasand kya kab kis mauk din',
        key: 'saath saal budhwar janamdin amma',
      },
      {
        says: 'unhe purane radio ke gaane pasand hain, Vividh Bharati wale',
        about: 'saath saal budhwar janamdin birthday umar jashn manao',
        key: 'radio gaan gaane vividh',
      },
      {
        says: 'unka radio do saal se kharab pada hai almari mein',
        about: 'radio gaan gaane vividh sunti purane sangeet awaaz',
        key: 'kharab theek almari marammat repair',
      },
    ],
    protests: ['phir se suno meri baat', 'yeh jawab toh kisi aur ka lagta hai'],
    asks: 'ab ek cheez bolo jo main kar sakoon',
  },
  {
    name: 'Jatin, ghar ya hostel',
    chatType: 'psychologist',
    language: 'hinglish',
    goal: 'You want to sort out whether to move to a hostel, because the house is loud and your grandfather needs you.',
    opens: 'ghar mein padhai nahi ho paa rahi, dimaag phat raha hai',
    matters: [
      {
        says: 'do kamre hain aur saat log, TV din raat chalta hai',
        about: 'ghar padhai dimaag shor kamra kahan kyun kya jagah',
        key: 'kamre shor tv ghar log',
      },
      {
        says: 'hostel mein jagah mil rahi hai, par dada ko dawai main hi deta hoon',
        about: 'kamre saat log tv shor raat bhid bheed awaaz',
        key: 'hostel dada dawai',
      },
      {
        says: 'dada kehte hain jao, par unki aankhein kuch aur kehti hain',
        about: 'hostel dada dawai jagah unka unhe khayal',
        key: 'aankhein jao dada baat',
      },
    ],
    protests: ['aap mujhe samjhe nahi', 'chhodo, rehne do'],
    asks: 'toh pehla kadam kya ho mera?',
  },
  {
    name: 'कमला, पहली उड़ान',
    chatType: 'friendly',
    language: 'hi',
    goal: 'You are about to fly for the first time, to your son, and want to know what to do with your fear.',
    opens: 'परसों पहली बार हवाई जहाज़ में बैठूँगी',
    matters: [
      {
        says: 'बेटा दुबई में है, तीन साल से नहीं मिली',
        about: 'परसों हवाई जहाज़ जहाज उड़ान पहली कहाँ डर किस',
        key: 'बेट दुबई',
      },
      {
        says: 'उसके लिए आम का अचार ले जाना है, डिब्बा भारी है',
        about: 'बेट दुबई तीन साल मिल गले',
        key: 'अचार आम डिब्ब',
      },
      {
        says: 'बादलों से डर लगता है मुझे, बचपन में बिजली गिरी थी पास में',
        about: 'अचार आम डिब्ब स्वाद सामान भारी',
        key: 'बादल बिजली डर खिड़की',
      },
    ],
    protests: ['मेरी बात तो सुनी ही नहीं', 'यह तो सबको कहते होगे'],
    asks: 'तो बताओ, जहाज़ में बैठकर क्या करूँ?',
  },
  {
    name: 'नीरज, छोटा भाई',
    chatType: 'truelove',
    language: 'hi',
    goal: 'You want to make up with your younger brother after a fight about a kite.',
    opens: 'छोटे भाई से दो दिन से बात नहीं हुई',
    matters: [
      {
        says: 'उसकी पतंग मुझसे फट गई, वह लाल वाली',
        about: 'भाई बात दो दिन क्यों क्या हुआ झगड़ नाराज़ रूठ',
        key: 'पतंग लाल फट',
      },
      {
        says: 'उसने ख़ुद बनाई थी, तीन दिन लगाकर',
        about: 'पतंग लाल फट माफ़ी माफी ग़लती गलती',
        key: 'बना तीन काग़ज़ कागज़ मिलकर साथ',
      },
      {
        says: 'वह अब कमरे का दरवाज़ा बंद रखता है',
        about: 'बनाई तीन मेहनत ख़ुद खुद काग़ज़ कागज़ मन',
        key: 'दरवाज़ दरवाज़े कमर खटखट',
      },
    ],
    protests: ['तुमने समझा नहीं', 'यह तो मैंने कहा ही नहीं'],
    asks: 'अब मैं क्या करूँ, एक बात बताओ',
  },
];
