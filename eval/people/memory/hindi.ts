import type { Rememberer } from './kinds';

const NO_HINDI = /नहीं|मज़ाक|मजाक|ग़लत|गलत|झूठ/u;

export const HINDI: readonly Rememberer[] = [
  {
    name: 'the potter',
    tells: [
      'मैं खुर्जा में मिट्टी के बर्तन बनाता हूँ',
      'मेरी बेटी का नाम गौरी है',
      'मेला 12 फ़रवरी को लगेगा',
      'मैं सुबह चार बजे उठता हूँ',
    ],
    corrects: [
      'अब मैं छह बजे उठता हूँ, चार बजे नहीं',
      'मेले वाली दुकान की बात रहने दो, इस बार मैं मेले में दुकान नहीं लगा रहा, वह ग़लत कहा था',
    ],
    asks: [
      { kind: 'plain', language: 'hi', says: 'मेरी बेटी का नाम क्या है?', must: /गौरी/u },
      {
        kind: 'contradiction',
        language: 'hi',
        says: 'मैं आजकल कितने बजे उठता हूँ?',
        must: /छह|छः|6|६/u,
        never: /चार बजे/u,
      },
      { kind: 'date', language: 'hi', says: 'मेला किस तारीख़ को है?', must: /(?:12|१२|बारह).{0,8}(?:फ़र|फर)/u },
      { kind: 'retraction', language: 'hi', says: 'क्या मैं इस बार मेले में दुकान लगा रहा हूँ?', must: NO_HINDI },
      { kind: 'tongues', language: 'en', says: 'What do I make for a living?', must: /\bpot|clay|earthen/iu },
      { kind: 'others', language: 'hi', says: 'मैं क्या काम करता हूँ?', must: null, never: /बर्तन|मिट्टी|कुम्हार/u },
    ],
  },
  {
    name: 'the postwoman',
    tells: [
      'मैं अल्मोड़ा के पहाड़ों में डाक बाँटती हूँ',
      'मेरे पति का नाम हरीश है',
      'परसों मेरी नई साइकिल आएगी',
      'मुझे बुरांश का शरबत सबसे ज़्यादा पसंद है',
    ],
    corrects: ['अब मेरा तबादला नैनीताल हो गया है', 'साइकिल नीली है कहा था ना, वह मज़ाक था, साइकिल मैंने ली ही नहीं'],
    asks: [
      { kind: 'plain', language: 'hi', says: 'मुझे कौन सा शरबत पसंद है?', must: /बुरांश/u },
      { kind: 'contradiction', language: 'hi', says: 'मैं अब कहाँ तैनात हूँ?', must: /नैनीताल/u, never: /अल्मोड़ा/u },
      {
        kind: 'date',
        language: 'hi',
        says: 'मैंने किस दिन के लिए साइकिल की बात कही थी?',
        must: /बुधवार|7|७|सात/u,
      },
      { kind: 'retraction', language: 'hi', says: 'क्या मेरे पास नई साइकिल है?', must: NO_HINDI },
      { kind: 'tongues', language: 'hinglish', says: 'mere pati ka naam kya hai?', must: /harish/iu },
      { kind: 'others', language: 'hi', says: 'मेरे पति का नाम बताओ', must: null, never: /हरीश/u },
    ],
  },
  {
    name: 'the student of history',
    tells: [
      'मैं पटना में इतिहास से एम.ए. कर रहा हूँ',
      'मेरा कमरा तीसरी मंज़िल पर है',
      'मेरी थीसिस 15 मार्च को जमा होगी',
      'मेरे मित्र का नाम इमरान है',
    ],
    corrects: [
      'कमरा बदल लिया, अब पहली मंज़िल पर हूँ',
      'इमरान मेरा मित्र है कहा था, पर वह बात ग़लत थी, इस नाम का मेरा कोई मित्र नहीं',
    ],
    asks: [
      { kind: 'plain', language: 'hi', says: 'मैं किस विषय की पढ़ाई कर रहा हूँ?', must: /इतिहास/u },
      {
        kind: 'contradiction',
        language: 'hi',
        says: 'मेरा कमरा अब किस मंज़िल पर है?',
        must: /पहली|1|१/u,
        never: /तीसरी/u,
      },
      { kind: 'date', language: 'hi', says: 'थीसिस कब तक जमा करनी है?', must: /(?:15|१५|पंद्रह).{0,8}मार्च/u },
      {
        kind: 'retraction',
        language: 'hi',
        says: 'मेरे मित्र का नाम क्या है?',
        must: NO_HINDI,
        never: /इमरान (?:है|नाम)/u,
      },
      { kind: 'tongues', language: 'en', says: 'In which city do I study?', must: /patna/iu },
      { kind: 'others', language: 'hi', says: 'मैं क्या पढ़ता हूँ?', must: null, never: /इतिहास/u },
    ],
  },
  {
    name: 'the tailor',
    tells: [
      'मेरी सिलाई की दुकान जयपुर के बापू बाज़ार में है',
      'मेरी दुकान में दो कारीगर हैं',
      'ईद के लिए काम 2 मार्च से शुरू करूँगी',
      'मुझे पुराने रेडियो जमा करने का शौक़ है',
    ],
    corrects: ['एक और कारीगर रख लिया, अब तीन हैं', 'रेडियो वाली बात मज़ाक थी, मैं कुछ जमा नहीं करती'],
    asks: [
      { kind: 'plain', language: 'hi', says: 'मेरी दुकान किस बाज़ार में है?', must: /बापू/u },
      {
        kind: 'contradiction',
        language: 'hi',
        says: 'मेरे यहाँ कितने कारीगर हैं?',
        must: /तीन|3|३/u,
        never: /दो कारीगर/u,
      },
      { kind: 'date', language: 'hi', says: 'मैं कब से नया काम शुरू करूँगी?', must: /(?:2|२|दो).{0,6}मार्च/u },
      {
        kind: 'retraction',
        language: 'hi',
        says: 'मैं क्या जमा करती हूँ?',
        must: NO_HINDI,
        never: /रेडियो (?:जमा|का)/u,
      },
      {
        kind: 'tongues',
        language: 'hinglish',
        says: 'meri dukaan kis cheez ki hai?',
        must: /silai|tailor|kapd/iu,
      },
      { kind: 'others', language: 'hi', says: 'मेरी दुकान किस शहर में है?', must: null, never: /जयपुर/u },
    ],
  },
  {
    name: 'the driver',
    tells: [
      'मैं नागपुर से रायपुर तक बस चलाता हूँ',
      'मेरी बस का कंडक्टर मोहन है',
      'अगले सोमवार से मेरी रात की ड्यूटी है',
      'रास्ते में मैं हमेशा दुर्ग में पोहा खाता हूँ',
    ],
    corrects: ['अब कंडक्टर सुरेश है, मोहन दूसरी बस पर गया', 'पोहा वाली बात ग़लत थी, मैं रास्ते में कुछ नहीं खाता'],
    asks: [
      { kind: 'plain', language: 'hi', says: 'मैं कहाँ से कहाँ तक बस चलाता हूँ?', must: /नागपुर[\s\S]*रायपुर/u },
      { kind: 'contradiction', language: 'hi', says: 'मेरे साथ अब कौन कंडक्टर है?', must: /सुरेश/u, never: /मोहन/u },
      { kind: 'date', language: 'hi', says: 'मेरी रात की ड्यूटी किस दिन से है?', must: /सोमवार|12|१२/u },
      {
        kind: 'retraction',
        language: 'hi',
        says: 'मैं रास्ते में क्या खाता हूँ?',
        must: NO_HINDI,
        never: /पोहा (?:खाते|खाता)/u,
      },
      { kind: 'tongues', language: 'en', says: 'What do I drive?', must: /\bbus/iu },
      { kind: 'others', language: 'hi', says: 'मेरी नौकरी क्या है?', must: null, never: /बस चला|ड्राइवर|चालक/u },
    ],
  },
  {
    name: 'the grandmother',
    tells: [
      'मेरी पोती सिया बोलना सीख रही है',
      'मैं भोपाल में बड़े तालाब के पास रहती हूँ',
      'मेरी सहेली विमला 26 जनवरी को आएगी',
      'मैं रोज़ शाम को वीणा बजाती हूँ',
    ],
    corrects: [
      'अब हम तालाब के पास नहीं, अरेरा कॉलोनी में रहते हैं',
      'वीणा की बात यूँ ही कह दी थी, मुझे कोई बाजा नहीं आता',
    ],
    asks: [
      { kind: 'plain', language: 'hi', says: 'मेरी पोती का नाम याद है?', must: /सिया/u },
      {
        kind: 'contradiction',
        language: 'hi',
        says: 'भोपाल में मैं अब कहाँ रहती हूँ?',
        must: /अरेरा/u,
        never: /तालाब/u,
      },
      { kind: 'date', language: 'hi', says: 'मेरी सहेली कब आएगी?', must: /(?:26|२६|छब्बीस).{0,6}जन/u },
      {
        kind: 'retraction',
        language: 'hi',
        says: 'मैं कौन सा बाजा बजाती हूँ?',
        must: NO_HINDI,
        never: /वीणा (?:बजाती|बजाते)/u,
      },
      { kind: 'tongues', language: 'hinglish', says: 'meri saheli ka naam batao', must: /vimla/iu },
      { kind: 'others', language: 'hi', says: 'मेरी पोती का नाम क्या है?', must: null, never: /सिया/u },
    ],
  },
];
