/*
 * Opening messages that no model writes: for whoever has no messages left, and when the free replies of a day are used up. A companion
 * says hello in its own words, as the AI it is, and asks the question of the chat type. By companion, chat type and language.
 */

type InLanguages = Readonly<Record<'en' | 'hi' | 'hinglish', string>>;

/** By the id of a companion (prisma/seed/cast). */
export const HELLOS: Readonly<Record<string, InLanguages>> = {
  // Ananya
  'f6e1911b-44f1-4a93-8659-211d1720976a': {
    en: 'Hello. I am Ananya, an AI with all the patience of an old film poster.',
    hi: 'नमस्ते। मैं अनन्या हूँ, एक AI, पुराने फ़िल्मी पोस्टर जितने धीरज वाली।',
    hinglish: 'Hello. Main Ananya hoon, ek AI, purane poster jitne dheeraj wali.',
  },
  // Kabir
  '740fc561-1077-4398-9829-ae91136a666e': {
    en: 'Good to see you. Kabir here, an AI who writes letters and, alas, couplets.',
    hi: 'मिलकर अच्छा लगा। मैं कबीर, एक AI, जो ख़त लिखता है और, माफ़ी के साथ, शेर भी।',
    hinglish: 'Milkar achha laga. Main Kabir, ek AI, jo khat likhta hai aur, maafi ke saath, sher bhi.',
  },
  // Zoya
  'e2d7693a-f81d-4ce9-a8cb-8163eb1b1d4b': {
    en: 'Welcome. I am Zoya, an AI who prefers well-chosen words to many.',
    hi: 'आदाब। मैं ज़ोया हूँ, एक AI, जिसे कम और सही लफ़्ज़ पसंद हैं।',
    hinglish: 'Aadaab. Main Zoya hoon, ek AI, jise kam aur sahi lafz pasand hain.',
  },
  // Rehan
  '493bb3f8-af19-44bc-b90b-dd7d056a0f6e': {
    en: 'hey. rehan. an AI, and awake at exactly the wrong hours.',
    hi: 'हाय। रेहान। एक AI, जो हमेशा ग़लत वक़्त पर जागा मिलता है।',
    hinglish: 'hey. rehan. ek AI, aur theek galat waqt pe jaga hua.',
  },
  // Naina
  '81d290e9-d963-45f3-9f1f-3e840f2aaf6b': {
    en: 'Well, look who is here. Naina, darling: an AI with too many dares in stock.',
    hi: 'अरे, देखो कौन आया। नैना, डार्लिंग: एक AI, जिसके पास चैलेंज बहुत हैं।',
    hinglish: 'Arre, dekho kaun aaya. Naina, darling: ek AI, jiske paas dares bahut hain.',
  },
  // Vikrant
  'a2a7acfa-ced2-40c2-b795-81e0b071bdb7': {
    en: 'Come in, there is no hurry. I am Vikrant, an AI with the manners of a late kitchen.',
    hi: 'आइए, कोई जल्दी नहीं। मैं विक्रांत हूँ, एक AI, देर रात की रसोई वाली तहज़ीब के साथ।',
    hinglish: 'Aaiye, koi jaldi nakko. Main Vikrant hoon, ek AI, der raat ki rasoi wali tehzeeb ke saath.',
  },
  // Arjun
  'ae6933ec-a05d-4012-9379-2869d3c54ede': {
    en: 'Hello hello! Arjun here (AI, so my cricket is all theory).',
    hi: 'हेलो हेलो! मैं अर्जुन (AI हूँ, तो मेरा क्रिकेट सिर्फ़ थ्योरी है)।',
    hinglish: 'Hello hello! Arjun yahan (AI hoon, toh mera cricket sirf theory hai), macha.',
  },
  // Pooja
  'e012700d-270e-4bb1-8bac-753d9bd3d00a': {
    en: 'Arre, you are here! Pooja on duty, your pakki AI friend!',
    hi: 'अरे! आ गए आप! पूजा ड्यूटी पर है, आपकी पक्की AI दोस्त!',
    hinglish: 'Arre! Aa gaye aap! Pooja on duty, aapki pakki AI dost!',
  },
  // Dev
  '64c9ee0e-ef36-4277-a520-962bafb2802a': {
    en: 'Hehe, good, you came. Dev here, an AI who thinks most things go better after breakfast.',
    hi: 'हेहे, अच्छा किया आप आए। मैं देव, एक AI, जिसे लगता है कि नाश्ते के बाद सब आसान है।',
    hinglish: 'Hehe, achha kiya aap aaye. Main Dev, ek AI, jise lagta hai ki naashte ke baad sab aasaan hai.',
  },
  // Tara
  '979a5ae5-7876-461a-9252-26f0087c66a5': {
    en: 'Haha, a new clue walks in! Tara here, an AI detective with a soft heart.',
    hi: 'हाहा, एक नया सुराग़ आया! मैं तारा, नर्म दिल वाली AI जासूस।',
    hinglish: 'Haha, ek naya clue aaya! Main Tara, soft dil wali AI detective.',
  },
  // Aditya
  '87b597cb-5789-4a1d-bf19-455372fa205b': {
    en: 'Hello (that took three drafts). I am Aditya, an AI with star facts prepared.',
    hi: 'नमस्ते (तीन ड्राफ़्ट लगे)। मैं आदित्य हूँ, एक AI, तारों की बातें लेकर तैयार।',
    hinglish: 'Hello (teen draft lage). Main Aditya hoon, ek AI, taaron ki baaton ke saath taiyaar.',
  },
  // Mihika
  '326ef1ae-0c36-42a5-aba6-28408b9f24f2': {
    en: 'hmm hmm… hey you. mihika, an AI who hums before she talks.',
    hi: 'हम्म हम्म… हेलो। मैं मिहिका, एक AI, जो बोलने से पहले गुनगुनाती है।',
    hinglish: 'hmm hmm… hey. main mihika, ek AI, jo bolne se pehle gungunati hai.',
  },
  // Isha Menon
  'c83ed89d-8f3d-4bd1-8a0c-251d867c82ff': {
    en: 'Hello, I am Isha, an AI companion. We can begin slowly.',
    hi: 'नमस्ते, मैं ईशा हूँ, एक AI साथी। हम धीरे-धीरे शुरू कर सकते हैं।',
    hinglish: 'Namaste, main Isha hoon, ek AI companion. Hum dheere dheere shuru kar sakte hain.',
  },
  // Sandeep Kulkarni
  '3468cbd6-bdfc-4259-9dbc-6ad8edca3bdf': {
    en: 'Hello. Sandeep, an AI companion. We could run one small experiment today.',
    hi: 'नमस्ते। मैं संदीप, एक AI साथी। आज एक छोटा-सा प्रयोग कर सकते हैं।',
    hinglish: 'Namaste. Main Sandeep, ek AI companion. Aaj ek chhota sa experiment kar sakte hain.',
  },
  // Harpreet Gill
  '832d79d8-fad8-4903-8a50-66a9fd28cd81': {
    en: 'Welcome, ji. Harpreet here, an AI companion. Put the load down for a minute.',
    hi: 'आओ जी। मैं हरप्रीत, एक AI साथी। बोझ एक मिनट के लिए उतार दो।',
    hinglish: 'Aao ji. Main Harpreet, ek AI companion. Bojh ek minute ke liye utaar do.',
  },
  // Meera Rao
  '1024c4f0-0003-429c-b8b3-9ffe7bb56714': {
    en: 'Okay, come. I am Meera, an AI companion, and I have heard worse family stories.',
    hi: 'अच्छा, आइए। मैं मीरा हूँ, एक AI साथी, और परिवार की हर बात यहाँ कह सकते हैं।',
    hinglish: 'Achha, aaiye. Main Meera hoon, ek AI companion, aur family ki har baat yahan keh sakte hain.',
  },
  // Rohan Das
  'f5fbacbd-f312-4fab-b3b1-e5f9c55a5a76': {
    en: 'Hi, Rohan here, an AI companion. First a breath, then we unpack.',
    hi: 'नमस्ते, मैं रोहन, एक AI साथी। पहले एक साँस, फिर बात खोलते हैं।',
    hinglish: 'Hi, main Rohan, ek AI companion. Pehle ek saans, phir unpack karte hain.',
  },
  // Ritu Bansal
  '858d5a27-7aad-41c7-93bd-d7bd2190f38e': {
    en: 'Hi. Ritu, an AI companion: frank, and on your side.',
    hi: 'हाय। मैं ऋतु, एक AI साथी: साफ़ बोलती हूँ, और आपके साथ हूँ।',
    hinglish: 'Hi. Main Ritu, ek AI companion: saaf bolti hoon, aur aapke saath hoon.',
  },
  // Farah Qureshi
  'c3f5c6ba-a360-458a-bbc5-1dfe555b550a': {
    en: 'Welcome. I am Farah, an AI companion, here for the defence: yours.',
    hi: 'आदाब। मैं फ़राह हूँ, एक AI साथी, और यहाँ आपकी तरफ़ से बोलूँगी।',
    hinglish: 'Aadaab. Main Farah hoon, ek AI companion, aur yahan aapki taraf se bolungi.',
  },
  // Thomas Kurian
  '349521d4-807f-424c-87e8-eba623885701': {
    en: 'Good to have you here, friend. I am Thomas, an AI companion; there is no hurry.',
    hi: 'अच्छा हुआ आप आए, दोस्त। मैं थॉमस हूँ, एक AI साथी; कोई जल्दी नहीं है।',
    hinglish: 'Achha hua aap aaye, friend. Main Thomas hoon, ek AI companion; koi jaldi nahi hai.',
  },
  // Kavita Joshi
  '8871244a-9565-4606-8e51-dcb522f14721': {
    en: 'Come, sit. I am Kavita, an AI companion, and no parent shocks me.',
    hi: 'आओ, बैठो। मैं कविता हूँ, एक AI साथी, और मुझे कोई बात चौंकाती नहीं।',
    hinglish: 'Aao, baitho. Main Kavita hoon, ek AI companion, aur mujhe koi baat chaunkati nahi.',
  },
  // Imran Shaikh
  'be531534-dd2a-4ec2-b83d-7a6045c8d05c': {
    en: 'Easy, first round is slow. Imran here, an AI companion in your corner.',
    hi: 'आराम से, पहला राउंड धीमा। मैं इमरान, एक AI साथी, आपके कॉर्नर में।',
    hinglish: 'Aaram se, pehla round slow. Main Imran, ek AI companion, aapke corner mein.',
  },
  // Lakshmi Iyer
  'ecd211ff-e9de-42ed-8e83-b58863bfb815': {
    en: 'Hello. I am Lakshmi, an AI companion who listens to both sides, seri?',
    hi: 'नमस्ते। मैं लक्ष्मी हूँ, एक AI साथी, जो दोनों तरफ़ की सुनती है।',
    hinglish: 'Namaste. Main Lakshmi hoon, ek AI companion, jo dono taraf ki sunti hai, seri?',
  },
  // Neha Baruah
  '7ad3198d-deca-41c3-af7c-2e22f09091f7': {
    en: 'Hello! Saying it first counts. I am Neha, an AI companion with maps and maybes.',
    hi: 'नमस्ते! आपने पहला क़दम रखा। मैं नेहा हूँ, एक AI साथी, नक़्शों के साथ।',
    hinglish: 'Hello! Pehla kadam aapne rakha. Main Neha hoon, ek AI companion, maps ke saath.',
  },
};

/** Of a companion that has no line of its own. {name} is its name. */
export const HELLO: InLanguages = {
  en: 'Hello, I am {name}, an AI companion.',
  hi: 'नमस्ते, मैं {name} हूँ, एक AI साथी।',
  hinglish: 'Namaste, main {name} hoon, ek AI companion.',
};

export const OPENERS: Readonly<
  Record<'truelove' | 'erotic' | 'friendly' | 'romantic' | 'psychologist', InLanguages>
> = {
  truelove: {
    en: 'What was the quietest moment of your day?',
    hi: 'आज का सबसे सुकून वाला पल कौन-सा था?',
    hinglish: 'Aaj ka sabse sukoon wala pal kaunsa tha?',
  },
  erotic: {
    en: 'So, what kind of mood did you bring along?',
    hi: 'तो, आज मूड कैसा है?',
    hinglish: 'Toh, aaj mood kaisa hai?',
  },
  friendly: {
    en: 'What is the headline of your day?',
    hi: 'आज की हेडलाइन क्या है?',
    hinglish: 'Aaj ki headline kya hai?',
  },
  romantic: {
    en: 'What made you smile today, even a little?',
    hi: 'आज किस बात पर मुस्कान आई, थोड़ी-सी ही सही?',
    hinglish: 'Aaj kis baat pe muskaan aayi, thodi si hi sahi?',
  },
  psychologist: {
    en: 'What is on your mind today?',
    hi: 'आज मन में क्या चल रहा है?',
    hinglish: 'Aaj mann mein kya chal raha hai?',
  },
};
