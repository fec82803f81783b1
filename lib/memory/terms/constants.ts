/** Raised whenever terms are made differently: every fact gets its terms anew (lib/memory/learning/jobs.ts). */
export const TERMS_VERSION = 3;

/** What a term of a concept begins with: the fact or question names it, or something narrower. */
export const NAMED = '~';
export const WITHIN = '^';
/** What a term of a scene begins with: what is meant there, and the scene itself. */
export const GROUP = '+';
export const SCENE = '@';

/**
 * What a match is worth: the same sound, the concept itself, the concept by something narrower, a wider one, what means the same in a
 * scene, and what only belongs to the same scene.
 */
export const WORTH = { word: 1.15, named: 1, within: 0.6, wider: 0.45, group: 0.85, scene: 0.3 };
/** What a question word (where, when, how old) is worth beside one that says what it is about. */
export const QUESTION_WORTH = 0.4;
export const QUESTION_WORDS: ReadonlySet<string> = new Set(
  'one two three four five six seven eight nine ten twelve hundred thousand ek do teen char paanch chhe saat aath nau das hazaar hazar lakh एक दो तीन चार पाँच छह सात आठ नौ दस हज़ार लाख where when kahan kidhar kab kya which day din address place jagah कहाँ कहां किधर कब जगह दिन name naam named called नाम'.split(
    ' ',
  ),
);
/** Words of a phrase at most, and letters from which words may be the same by sound. */
export const PHRASE_WORDS_MAX = 4;
export const SOUND_LETTERS_MIN = 4;
/** Letters from which an ending may differ, for entries with `*`. */
export const PREFIX_LETTERS_MIN = 3;

/** Words of a message that say nothing about what it is about, besides `EMPTY_WORDS`; in SMS spelling too. */
export const FLUFF: ReadonlySet<string> = new Set(
  `tell told know knew known remember remembers remind reminded think thinking thought say said says ask asked talk talked please ok okay
  hey hi hello haan nahi nahin nah na yes yeah yep no nope hmm arre arey yaar suno sun achha accha acha theek thik bas abhi ab phir fir kuch kucch
  koi kisi sab sabse bahut bohot bahot zyada thoda bilkul wala wali wale vala vali vale jo jab tab agar lekin magar kyunki isliye liye saath sath
  batao bata bataya batana bolo bola boli bolna kaha kehna kahna yaad pata hoga hogi honge hua hui hue gaya gayi gaye raha rahi rahe kar karo karna karta karti karte
  karke kiya ki kiye de do diya di diye lo le liya li jana jaa ja jaana aana aa aaya aayi gonna going go goes went gone come came coming get gets got getting
  doing does again still ever never always sometimes really actually maybe even also much many lot lots more most some any all every each other another one two
  today tonight now time times day days week weeks month months year years ago last next recently soon already yet long
  thing things something anything everything someone anyone everyone somebody way good great nice bad best better fine happen happened happening
  make makes made let need needs want wants give gives take takes put keep feel feeling feels felt see seen look looking looks hear heard
  up down out off over back after before because while during between only own same new old big small first if as by us them him me myself yourself
  aaj kal parso subah shaam raat dopahar din hafte mahine saal pehle baad waqt samay baar
  wahi vahi yahi itna itni kitna kitni kitne kaisa kaisi kaise kaun kis kiski kiska kise mujhe mujhko tujhe tumhe humein hum humara hamara hamari unka unki uska uski uske iska iski iske
  mere meri mera apne apni apna se tak hi he she sakta sakti sakte chahiye chahie lagta lagti laga lag rakha rakhi hota hoti hote tha thi the hain
  बताओ बता याद पता होगा होगी हुआ हुई हुए गया गई गए रहा रही रहे कर करो करना करता करती करते करके किया दिया दी लिया ली जाना आना आया आई कुछ कोई सब बहुत ज़्यादा थोड़ा बिल्कुल
  वाला वाली वाले जो जब तब अगर लेकिन इसलिए लिए साथ अभी अब फिर आज कल परसों सुबह शाम रात दिन हफ्ते महीने साल पहले बाद समय बार किस किसका किसकी मुझे तुम्हें हमें हम हमारा
  dena dene deni deta deti dete diye dega degi lena lene leni leta leti lete liye lega legi aata aati aate aane aane aayega aayegi jata jati jate jane jaane jayega jayegi jaunga jaungi
  hona hone hoga hogi hote rakh rakhna rakhne rakha rakhi rakhe rakhta rakhti daal dal dala dali dalna laga lagi lage lagne lagana lagaya laya layi lana lao mila mili mile milta milti mil chal chala chali chale chalta chalti
  karwa karwana karwaya karana karaya karunga karungi karega karegi krna krne kr krta krti kro kia kri krke krwa hu hun hain h m mai rha rhi rhe nhi nai nahin ni kch kuch ab tk pta bht bhot boht plz pls bcz coz cuz u ur r n b k kya wo vo woh ye yeh
  us usne isne unhone inhone humne maine tune tumne usko isko unko inko sabko kisko koi kaisa aisa aisi aise waisa waisi vaisa vaisi waise jaisa jaisi jaise itne utna jitna kyu kyun kyon to toh hi bhi phr fr
  udhar idhar wahan yahan wahaan yahaan vahan andar bahar upar neeche niche paas pass beech samne aage peeche dono donon dusra dusri dusre doosra doosri pehla pehli ek do teen
  won't don't can't didn't doesn't isn't wasn't aren't couldn't wouldn't i'm i've i'll it's that's there's he's she's we're they're let's
  every until till since again away around through own enough quite almost else yet whole half both few less least next
  getting got gets keep keeps kept went took gave came made said told put puts tell tells asking showing show shows showed wait turn turns turned start started starts stop stopped try tried trying
  should shall must ought cannot unless whether though although however therefore
  देना देने दे देता देती देगा लेना लेने ले लेता लेती आता आती आते आने आएगा आएगी जाता जाती जाते जाने जाएगा जाएगी होना होने रख रखा रखी रखना डाल डाला डाली लगा लगे लगने मिला मिली मिले मिलता मिल
  उसने इसने उन्होंने मैंने हमने तुमने उसको इसको उनको सबको कैसे ऐसा ऐसी ऐसे वैसा वैसी वैसे जैसा जैसी जैसे इतना इतनी इतने क्यों भी ही तो तक बिना बाकी अंदर बाहर ऊपर नीचे पास बीच सामने आगे पीछे दोनों दूसरा दूसरी
  उधर इधर वहाँ यहाँ वही वहीं यही करवा करवाया कर कराया लाया लाई उनका उनकी उनके इनका जिस जिसे जिसने तेरा तेरी बोला बोली बोल कहा कहना सोच
  उसका उसकी उसके इसका इसकी अच्छा ठीक हाँ नहीं ना मत कितना कितनी कितने कैसा कैसी सकता सकती सकते चाहिए लगता लगती लगा होता होती होते गयी चल चलो चला चली`
    .split(/\s+/)
    .filter(Boolean),
);
