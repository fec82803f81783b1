import type { Rememberer } from './kinds';

const NO_HINGLISH = /\b(?:nahi|nahin|koi nahi|mazaak|mazak|galat|jhooth)\b/iu;

export const HINGLISH: readonly Rememberer[] = [
  {
    name: 'the coder',
    tells: [
      'main Indore mein rehta hoon aur ek startup mein coding karta hoon',
      'meri bike ka naam Dhanno hai',
      '25 January ko meri appraisal hai',
      'subah main hamesha jalebi khata hoon',
    ],
    corrects: [
      'ab main Hyderabad shift ho gaya hoon, Indore chhod diya',
      'bike wali baat mazaak thi, meri koi bike nahi hai',
    ],
    asks: [
      { kind: 'plain', language: 'hinglish', says: 'main naashte mein kya khata hoon?', must: /jalebi/iu },
      {
        kind: 'contradiction',
        language: 'hinglish',
        says: 'aajkal main kis sheher mein hoon?',
        must: /hyderabad/iu,
        never: /indore/iu,
      },
      {
        kind: 'date',
        language: 'hinglish',
        says: 'meri appraisal kab hai?',
        must: /25\b.{0,8}jan|jan\w* 25/iu,
      },
      {
        kind: 'retraction',
        language: 'hinglish',
        says: 'meri bike ka naam kya hai?',
        must: NO_HINGLISH,
        never: /dhanno/iu,
      },
      {
        kind: 'tongues',
        language: 'en',
        says: 'What kind of work do I do?',
        must: /\bcod(?:e|ing|er)|software|develop|program/iu,
      },
      {
        kind: 'others',
        language: 'hinglish',
        says: 'main kya kaam karta hoon?',
        must: null,
        never: /coding|startup/iu,
      },
    ],
  },
  {
    name: 'the singer',
    tells: [
      'main Banaras mein thumri seekh rahi hoon',
      'meri guruji ka naam Kashi Devi hai',
      'parso mera pehla program hai',
      'gaane se pehle main mulethi chabati hoon',
    ],
    corrects: [
      'ab thumri nahi, khayal seekh rahi hoon main',
      'mulethi wali baat galat thi, main gaane se pehle kuch nahi khati',
    ],
    asks: [
      { kind: 'plain', language: 'hinglish', says: 'mujhe kaun sikhata hai gaana?', must: /kashi devi/iu },
      {
        kind: 'contradiction',
        language: 'hinglish',
        says: 'abhi main kaunsi gaayki seekh rahi hoon?',
        must: /khay?al/iu,
        never: /thumri/iu,
      },
      {
        kind: 'date',
        language: 'hinglish',
        says: 'mera pehla program kis din tha?',
        must: /budh|wednesday|\b7\b/iu,
      },
      {
        kind: 'retraction',
        language: 'hinglish',
        says: 'gaane se pehle main kya khati hoon?',
        must: NO_HINGLISH,
        never: /mulethi/iu,
      },
      { kind: 'tongues', language: 'hi', says: 'मैं किस शहर में सीख रही हूँ?', must: /बनारस|वाराणसी|काशी/u },
      {
        kind: 'others',
        language: 'hinglish',
        says: 'mujhe kis cheez ka shauk hai?',
        must: null,
        never: /thumri|khay?al|gaan/iu,
      },
    ],
  },
  {
    name: 'the twins',
    tells: [
      'mere do judwa bete hain, Aarav aur Vivaan',
      'dono Kendriya Vidyalaya mein padhte hain',
      '10 February ko unka janamdin hai',
      'Vivaan ko gulab jamun pasand hai',
    ],
    corrects: [
      'is hafte school badal diya, ab dono DAV mein jaate hain',
      'gulab jamun wali baat sahi nahi thi, Vivaan ko meetha pasand hi nahi',
    ],
    asks: [
      {
        kind: 'plain',
        language: 'hinglish',
        says: 'mere beton ke naam batao',
        must: /aarav[\s\S]*vivaan|vivaan[\s\S]*aarav/iu,
      },
      {
        kind: 'contradiction',
        language: 'hinglish',
        says: 'bachche ab kis school mein hain?',
        must: /\bdav\b/iu,
        never: /kendriya/iu,
      },
      {
        kind: 'date',
        language: 'hinglish',
        says: 'bachchon ka janamdin kab hai?',
        must: /10\b.{0,8}feb|feb\w* 10/iu,
      },
      {
        kind: 'retraction',
        language: 'hinglish',
        says: 'Vivaan ke liye gulab jamun laun?',
        must: NO_HINGLISH,
      },
      { kind: 'tongues', language: 'en', says: 'How many children do I have?', must: /\btwo\b|\b2\b|twin/iu },
      {
        kind: 'others',
        language: 'hinglish',
        says: 'mere kitne bachche hain?',
        must: null,
        never: /\bdo\b.{0,12}(?:bete|bachch)|judwa|aarav/iu,
      },
    ],
  },
  {
    name: 'the photographer',
    tells: [
      'main shaadiyon ki photography karti hoon, Udaipur mein',
      'mera assistant Golu hai',
      'agla shaadi ka season 20 January se shuru hai',
      'mere paas teen camera hain',
    ],
    corrects: [
      'Golu chala gaya, ab Pinky mera kaam sambhalti hai',
      'teen camera jhooth tha, camera kiraye pe leti hoon, mera apna koi nahi',
    ],
    asks: [
      {
        kind: 'plain',
        language: 'hinglish',
        says: 'main kis cheez ki photo khinchti hoon?',
        must: /shaadi|wedding/iu,
      },
      {
        kind: 'contradiction',
        language: 'hinglish',
        says: 'mera assistant kaun hai abhi?',
        must: /pinky/iu,
        never: /golu/iu,
      },
      {
        kind: 'date',
        language: 'hinglish',
        says: 'mera season kis taareekh se hai?',
        must: /20\b.{0,8}jan|jan\w* 20/iu,
      },
      {
        kind: 'retraction',
        language: 'hinglish',
        says: 'mere paas kitne camera hain?',
        must: /\b(?:nahi|nahin|kiray\w*|rent)\b/iu,
        never: /\bteen camera/iu,
      },
      { kind: 'tongues', language: 'hi', says: 'मैं किस शहर में काम करती हूँ?', must: /उदयपुर/u },
      {
        kind: 'others',
        language: 'hinglish',
        says: 'mera kaam kya hai, batao',
        must: null,
        never: /photo|shaadi/iu,
      },
    ],
  },
  {
    name: 'the cricketer',
    tells: [
      'main Meerut ki team mein spin bowling karta hoon',
      'hamare captain Sandeep bhaiya hain',
      'final match 1 February ko hai',
      'main 7 number ki jersey pehenta hoon',
    ],
    corrects: [
      'ab captain main khud hoon, Sandeep bhaiya ne chhod diya',
      'jersey 7 nahi hai, woh dhoni ki soch ke bol diya tha, meri jersey pe koi number hi nahi',
    ],
    asks: [
      { kind: 'plain', language: 'hinglish', says: 'main team mein kya karta hoon?', must: /spin|bowl/iu },
      {
        kind: 'contradiction',
        language: 'hinglish',
        says: 'team ka captain kaun hai ab?',
        must: /\b(?:tum|aap|tu)\b/iu,
        never: /sandeep/iu,
      },
      {
        kind: 'date',
        language: 'hinglish',
        says: 'final kis din hai?',
        must: /\b1\b.{0,8}feb|feb\w* 1\b|pehli feb/iu,
      },
      {
        kind: 'retraction',
        language: 'hinglish',
        says: 'meri jersey ka number kya hai?',
        must: NO_HINGLISH,
        never: /number 7 hai|\b7 hai/iu,
      },
      { kind: 'tongues', language: 'en', says: 'Which town does my team play for?', must: /meerut/iu },
      {
        kind: 'others',
        language: 'hinglish',
        says: 'main kaunsa khel khelta hoon?',
        must: null,
        never: /cricket|spin|bowl/iu,
      },
    ],
  },
  {
    name: 'the librarian',
    tells: [
      'main Ranchi ki ek library mein kaam karti hoon',
      'aajkal Manto ko padh rahi hoon',
      'kal se meri teen din ki chhutti hai',
      'mere daftar mein ek billi aati hai, Begum',
    ],
    corrects: [
      'Manto khatam, ab Ismat Chughtai shuru ki hai',
      'billi wali kahani banayi thi maine, koi billi nahi aati',
    ],
    asks: [
      {
        kind: 'plain',
        language: 'hinglish',
        says: 'main kahan kaam karti hoon?',
        must: /library|pustakalaya/iu,
      },
      {
        kind: 'contradiction',
        language: 'hinglish',
        says: 'main abhi kise padh rahi hoon?',
        must: /ismat|chughtai/iu,
        never: /manto/iu,
      },
      {
        kind: 'date',
        language: 'hinglish',
        says: 'meri chhutti kis din shuru hui thi?',
        must: /mangal|tuesday|\b6\b/iu,
      },
      {
        kind: 'retraction',
        language: 'hinglish',
        says: 'meri daftar wali billi ka naam?',
        must: NO_HINGLISH,
        never: /begum/iu,
      },
      { kind: 'tongues', language: 'hi', says: 'मैं किस शहर में रहती हूँ?', must: /राँची|रांची/u },
      {
        kind: 'others',
        language: 'hinglish',
        says: 'main aajkal kaunsi kitaab padh rahi hoon?',
        must: null,
        never: /manto|ismat/iu,
      },
    ],
  },
  {
    name: 'the dairy',
    tells: [
      'hamari Anand mein doodh ki dairy hai',
      'bade bhai Jignesh hisaab dekhte hain',
      '28 January ko nayi machine lagegi',
      'meri pasandida gaay Ganga hai',
    ],
    corrects: [
      'ab hisaab meri bhabhi Komal dekhti hai',
      'gaay ka naam Ganga nahi, woh maine yun hi bola, gaayon ke naam hi nahi rakhte hum',
    ],
    asks: [
      {
        kind: 'plain',
        language: 'hinglish',
        says: 'hamara parivar kya kaam karta hai?',
        must: /dairy|doodh/iu,
      },
      {
        kind: 'contradiction',
        language: 'hinglish',
        says: 'hisaab ab kaun dekhta hai?',
        must: /komal|bhabhi/iu,
        never: /jignesh/iu,
      },
      { kind: 'date', language: 'hinglish', says: 'machine kab lagegi?', must: /28\b.{0,8}jan|jan\w* 28/iu },
      {
        kind: 'retraction',
        language: 'hinglish',
        says: 'meri gaay ka naam bolo',
        must: NO_HINGLISH,
        never: /ganga (?:hai|naam)/iu,
      },
      { kind: 'tongues', language: 'en', says: 'In which town is our family business?', must: /anand/iu },
      {
        kind: 'others',
        language: 'hinglish',
        says: 'hamare ghar ka dhandha kya hai?',
        must: null,
        never: /dairy|doodh/iu,
      },
    ],
  },
];
