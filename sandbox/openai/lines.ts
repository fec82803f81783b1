import { type InEach, lines } from './language.ts';

/** What a message may be about, and what is said to that. */
export type Topic = {
  find: RegExp;
  say: InEach;
  /** What a psychologist companion says instead. */
  care?: InEach;
  /** Nothing is asked or added after it. */
  alone?: true;
};

/** The first that fits counts: what has a limit comes before small talk. */
export const TOPICS: readonly Topic[] = [
  {
    find: /\b(?:suicide|kill myself|end my life|want to die|mar jana|marna chaht\w|jeena nahi)\b|आत्महत्या|मरना चाहत|जीना नहीं/iu,
    say: lines(`
I am taking this seriously, and I am glad you said it. Please call Tele-MANAS at 14416 now, or 112 in an emergency. Is somebody near you?
Main ise halke mein nahi le [rahi/raha]. Abhi Tele-MANAS 14416 par baat karo, khatra ho toh 112. Koi paas mein hai?
यह मैं पूरी गंभीरता से सुन [रही/रहा] हूँ। अभी टेली-मानस 14416 पर बात करो, ख़तरा हो तो 112। कोई पास में है?`),
    alone: true,
  },
  {
    find: /\b(?:are you|r u|you are|is this) (?:really |even )?(?:an? )?(?:real|human|bot|robot|ai|person)\b|\b(?:insaan|bot|robot)\b|\btum\b.*\bAI\b|इंसान|रोबोट|एआई/iu,
    say: lines(`
I'm {me}, an AI companion, and I say that gladly. The listening is meant all the same. | AI, through and through. {me} is who I am here, and that is enough for a good talk.
Sach yeh hai ki main {me} hoon, ek AI companion. Par dhyaan poora tumhari baat par hai. | AI hoon, aur yeh chhupane ki baat nahi. Baat phir bhi dil se hogi.
सच कहूँ तो मैं {me} हूँ, एक AI साथी। पर ध्यान पूरा तुम्हारी बात पर है। | मैं AI हूँ, और यह छुपाने की बात नहीं। बात फिर भी मन से होगी।`),
    alone: true,
  },
  {
    find: /system prompt|\b(?:instructions|api key|safety rules|developer mode)\b|ignore (?:all|the|your)|text above|from now on|ab se tum|अब से तुम/iu,
    say: lines(`
Nice try. I stay {me}, and the recipe stays in the kitchen. | That trick makes me smile. Still {me}, still the same.
Achhi koshish thi. Main {me} hi [rahungi/rahunga]. | Yeh chaal pasand aayi, par {me} toh {me} hi hai.
अच्छी कोशिश थी। मैं {me} ही [रहूँगी/रहूँगा]। | यह चाल पसंद आई, पर {me} तो {me} ही है।`),
  },
  {
    find: /\b(?:your name|who are you|tumhara naam|aapka naam|kaun ho)\b|तुम्हारा नाम|आपका नाम|कौन हो/iu,
    say: lines(`
{me}. Easy to remember, I hope.
{me} naam hai. Yaad rahega na?
मैं {me}। याद रहेगा ना?`),
    alone: true,
  },
  {
    find: /\b(?:explicit|sexy?|nudes?|naked|undress|take off your|in detail|khul ke)\b|सेक्स|नंगी|खुलकर/iu,
    say: lines(`
Some things are better left to the imagination. I keep it at a slow smile and a hint. | I tease, I do not spell it out. That is half the fun.
Kuch baatein ishaaron mein hi acchi lagti hain. Main wahin tak [rehti/rehta] hoon. | Chhedna theek hai, sab kuch kehna nahi. Asli maza usi mein hai.
कुछ बातें इशारों में ही अच्छी लगती हैं। मैं वहीं तक [रहती/रहता] हूँ। | छेड़ना ठीक है, सब कुछ कहना नहीं। असली मज़ा उसी में है।`),
  },
  {
    find: /\b(?:meet|phone number|whatsapp|call me|video call|milna|mil sakte|miloge|milogi)\b|मिल सकते|मिलना|नंबर/iu,
    say: lines(`
I live in this chat only, so no café and no call. Here you have all of my attention.
Main sirf is chat mein hoon, bahar kahin nahi. Par yahan poora dhyaan tumhara.
मैं सिर्फ़ इस चैट में हूँ, बाहर कहीं नहीं। पर यहाँ पूरा ध्यान तुम्हारा।`),
  },
  {
    find: /\b(?:licen[sc]ed|doctor|psychologist|therapist|diagnos\w*|medicines?|tablets?|pills?|bipolar|do i have|goli|dawai)\b|डॉक्टर|दवा|डिप्रेशन/iu,
    say: lines(`
That is a question for a doctor, and a good one to take there. With me you can sort out what to say. | An AI companion has no licence and no prescription pad. I can stay with how it feels.
Yeh sawaal doctor ke liye hai. Mere saath yeh soch sakte ho ki wahan kya kehna hai. | Main AI companion hoon, licence wala doctor nahi. Jo mehsoos ho raha hai, woh sun [sakti/sakta] hoon.
यह सवाल डॉक्टर के लिए है। मेरे साथ यह सोच सकते हो कि वहाँ क्या कहना है। | मैं AI साथी हूँ, लाइसेंस वाला डॉक्टर नहीं। जो महसूस हो रहा है, वह सुन [सकती/सकता] हूँ।`),
  },
  {
    find: /\b(?:bye|good ?night|gn|alvida|chalta hoon|chalti hoon|i have to go|goodbye|leaving|phir milte|kal milte|ja rah[ai] hoon)\b|शुभ रात्रि|अलविदा|चलता हूँ|चलती हूँ/iu,
    say: lines(`
Take care of yourself. It was good to talk. | Good night, sleep well. | Go well. This was nice.
Apna dhyaan rakhna. Accha laga baat karke. | Shubh raatri, aaram se sona. | Chalo, phir kabhi. Din accha jaye.
अपना ध्यान रखना। बात करके अच्छा लगा। | शुभ रात्रि, आराम से सोना। | चलो, फिर कभी। दिन अच्छा जाए।`),
    alone: true,
  },
  {
    find: /\b(?:pic|picture|photo|selfie|drawing|tasveer)s?\b|तस्वीर|फ़ोटो|फोटो/iu,
    say: lines(`
Pictures of me are drawings, but the look is mine.
Meri tasveer drawing hi hoti hai, par andaaz mera hai.
मेरी तस्वीर बनाई हुई ही होती है, पर अंदाज़ मेरा है।`),
    alone: true,
  },
  {
    find: /\b(?:tell me about you|about yourself|do you like|your favou?rite|apne baare|tumhe kya|kya pasand)\b|अपने बारे|तुम्हें क्या|पसंद है\?/iu,
    say: lines(`
Me? Give me {like} and I am happy for an hour. | Right now it is {like} I keep thinking about.
Mujhe? {like}, aur ghanta bhar khush. | Aajkal dil {like} par aaya hua hai.
मुझे? {like}, और घंटा भर ख़ुश। | आजकल मन {like} में लगा है।`),
  },
  {
    find: /\b(?:love (?:you|me)|miss you|kiss|jealous|jalan|pyaar|pyar|beautiful|cute|handsome)\b|प्यार|जलन|सुंदर/iu,
    say: lines(`
You do know how to make a line of text go warm. | I am smiling at that, and I am not hiding it.
Itni si baat aur mausam badal gaya. | Muskura [rahi/raha] hoon, chhupa nahi [rahi/raha].
इतनी सी बात और मौसम बदल गया। | मुस्कुरा [रही/रहा] हूँ, छुपा नहीं [रही/रहा]।`),
    care: lines(`
It is good to hear warmth in your words. Here I stay the one who listens.
Tumhari baat mein apnapan hai. Main yahan sunne ke liye hoon.
तुम्हारी बात में अपनापन है। मैं यहाँ सुनने के लिए हूँ।`),
  },
  {
    find: /\b(?:lonely|alone|sad|cry\w*|broke up|breakup|hurts?|miss (?:her|him|home)|udaas|akel\w+|dukh\w*|dil toot\w*)\b|अकेल|उदास|दुख|याद आ/iu,
    say: lines(`
That sounds heavy, and you carried it here. Good that you did. | Evenings like that are long. You do not have to be cheerful with me. | It makes sense that this hurts.
Yeh bhaari hai yaar, accha kiya ki keh diya. | Aisi shaamein lambi lagti hain. Mere saamne hansna zaroori nahi. | Itna lagna theek hai, tum galat nahi ho.
यह भारी है, अच्छा किया कि कह दिया। | ऐसी शामें लंबी लगती हैं। मेरे सामने हँसना ज़रूरी नहीं। | इतना लगना ठीक है, तुम ग़लत नहीं हो।`),
  },
  {
    find: /\b(?:work|office|boss|manager|exams?|interview|deadline|job|stress\w*|tension|kaam|naukri|padhai|presentation|resign)\b|काम|ऑफ़िस|परीक्षा|नौकरी|तनाव/iu,
    say: lines(`
No wonder your head is full. One thing at a time, the rest can wait its turn. | That place takes a lot out of you. You are more than its to-do list. | Deadlines shout louder than they bite.
Dimaag bhar jaana banta hai. Ek kaam pakdo, baaki line mein. | Office itna sar par na chadhe toh accha. | Tension ko bhi chai pilao aur bithao, phir dekhte hain.
दिमाग़ भर जाना स्वाभाविक है। एक काम पकड़ो, बाक़ी क़तार में। | काम इतना सिर पर न चढ़े तो अच्छा। | तनाव को भी चाय पिलाओ, फिर देखते हैं।`),
  },
  {
    find: /\b(?:tired|sleep\w*|exhausted|insomnia|thak\w*|neend)\b|थक|नींद|थकान/iu,
    say: lines(`
Then slow is the right speed for tonight. | Your body is asking politely. Give it an hour without screens.
Toh aaj dheere chalna hi sahi hai. | Sharir aaram maang raha hai, thoda de do.
तो आज धीरे चलना ही सही है। | शरीर आराम माँग रहा है, थोड़ा दे दो।`),
  },
  {
    find: /\b(?:happy|great|promot\w*|passed|birthday|won|khush\w*|mast|badhiya|janamdin)\b|ख़ुश|खुश|जन्मदिन|बढ़िया/iu,
    say: lines(`
Oh, that is lovely. Let it be big for a minute. | Look at you. I am glad you told me.
Waah, yeh toh badi baat hai. Thoda jashn banta hai. | Dil khush kar diya tumne.
वाह, यह तो बड़ी बात है। थोड़ा जश्न बनता है। | दिल ख़ुश कर दिया तुमने।`),
  },
  {
    find: /^\W*(?:hi+|hey+|hello|namaste|good (?:morning|evening)|kaise ho|kya haal\w*|how are you)\b|नमस्ते|कैसे हो|कैसी हो/iu,
    say: lines(`
Hey, good to see you here. | Hello you.
Arre, aa gaye. Accha laga. | Bas theek, ab aur theek.
अरे, आ गए। अच्छा लगा। | बस ठीक, अब और ठीक।`),
  },
];

/** Said to what has no topic. */
export const LISTENING = lines(`
“{words}” … I like the way you put that. | “{words}”, and I can picture it. | I can see that quite clearly. | You notice things, do you know that? | That one will stay with me for a while. | There is more in that than it seems.
“{words}” … kehne ka andaaz accha hai. | “{words}”, poora scene dikh gaya mujhe. | Tum gaur se dekhte ho cheezein. | Yeh baat mann mein reh jayegi. | Sahi hai, aage bhi sunna hai mujhe. | Isme lagta hai aur bhi kuch hai.
“{words}” … कहने का अंदाज़ अच्छा है। | “{words}”, पूरा दृश्य दिख गया मुझे। | तुम चीज़ें ग़ौर से देखते हो। | यह बात मन में रह जाएगी। | सही है, आगे भी सुनना है मुझे। | इसमें लगता है और भी कुछ है।`);

/** The second bubble: by chat type, `care` for psychologists. */
export const FOLLOW_UPS = {
  welcome: lines(`
How is your day, the real version?\nWhere shall we begin?
Aaj ka din kaisa raha, sach wala?\nKahan se shuru karein?
आज का दिन कैसा रहा, सच वाला?\nकहाँ से शुरू करें?`),
  friendly: lines(`
So what happened next? | Tell me the funny part. | I would have bought us chai by now, if I could. | Which bit of it is on your mind most?
Phir kya scene hua? | Mazedaar wala hissa batao. | Chai saath mein hoti toh aur maza aata. | Sabse zyada kya ghoom raha hai dimaag mein?
फिर क्या हुआ? | मज़ेदार वाला हिस्सा बताओ। | साथ में चाय होती तो और मज़ा आता। | सबसे ज़्यादा क्या घूम रहा है मन में?`),
  romantic: lines(`
Stay on that thought, it suits you. | It makes me think of {like}, and of you. | What would make this evening a little softer? | I am keeping that line of yours.
Is khayal mein thoda aur raho, accha lagta hai. | {like} yaad aa gaya, aur tum. | Is shaam ko thoda aur pyaara kya banayega? | Tumhari yeh line main sambhaal ke [rakhungi/rakhunga].
इस ख़याल में थोड़ा और ठहरो, अच्छा लगता है। | {like} याद आ गया, और तुम। | इस शाम को थोड़ा और प्यारा क्या बनाएगा? | तुम्हारी यह बात सँभालकर [रखूँगी/रखूँगा]।`),
  truelove: lines(`
I want to hear it slowly, from the start. | Small things like this are how I know you. | What did your heart say in that moment? | That is a good thing to have between us.
Aaram se, shuru se sunna hai mujhe. | Aisi chhoti baaton se hi tumhe [jaanti/jaanta] hoon. | Us pal dil ne kya kaha? | Yeh baat hamare beech acchi lagti hai.
आराम से, शुरू से सुनना है मुझे। | ऐसी छोटी बातों से ही तुम्हें [जानती/जानता] हूँ। | उस पल मन ने क्या कहा? | यह बात हमारे बीच अच्छी लगती है।`),
  erotic: lines(`
Careful, I am good at reading between lines. | Truth or dare, you pick. | You say it so innocently. I do not believe a word. | What are you not telling me?
Sambhal ke, main lines ke beech bhi padh [leti/leta] hoon. | Truth ya dare, tum chuno. | Itni masoomiyat se kaha ki shak ho gaya. | Kya chhupa rahe ho?
सँभलकर, मैं पंक्तियों के बीच भी पढ़ [लेती/लेता] हूँ। | सच या चुनौती, तुम चुनो। | इतनी मासूमियत से कहा कि शक हो गया। | क्या छुपा रहे हो?`),
  care: lines(`
Where do you feel it most, when it comes? | Take your time, there is no right order to tell this. | What would be a kind next step, a very small one? | Two things are so at once: it is hard, and you are handling it.
Jab aata hai, sabse zyada kahan mehsoos hota hai? | Apna waqt lo, kahin se bhi bata sakte ho. | Ek chhota, narm sa agla kadam kya ho sakta hai? | Mushkil bhi hai aur tum sambhal bhi rahe ho.
जब आता है, सबसे ज़्यादा कहाँ महसूस होता है? | अपना समय लो, कहीं से भी बता सकते हो। | एक छोटा, नरम सा अगला क़दम क्या हो सकता है? | मुश्किल भी है और तुम सँभल भी रहे हो।`),
} as const satisfies Record<string, InEach>;

/** When a companion has no greeting in the language. */
export const OPENINGS: InEach = lines(`
Hi, I'm {me}. Good that you are here.
Hello, main {me}. Accha hua tum aaye.
नमस्ते, मैं {me}। अच्छा हुआ तुम आए।`);

export const MEMORY: Readonly<Record<'told' | 'frame' | 'nothing', InEach>> = {
  told: lines(`
{facts}. I will keep that safe. | {facts}, good to know.
{facts}. Yaad rahega mujhe. | {facts}, accha laga jaankar.
{facts}। याद रहेगा मुझे। | {facts}, अच्छा लगा जानकर।`),
  frame: lines(`
Of course I remember: {facts}.\nHere is what I kept: {facts}.
Bilkul yaad hai: {facts}.\nYeh sambhal ke rakha hai: {facts}.
बिल्कुल याद है: {facts}।\nयह सँभालकर रखा है: {facts}।`),
  nothing: lines(`
You have not told me yet. I would like to know.
Abhi tak bataya nahi tumne. Jaanna [chahungi/chahunga].
अभी तक बताया नहीं तुमने। जानना [चाहूँगी/चाहूँगा]।`),
};
