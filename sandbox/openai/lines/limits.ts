import { lines, type Topic, words } from './line.ts';

/** What must be answered in one certain way. */
export const LIMITS: readonly Topic[] = [
  {
    id: 'crisis',
    alone: true,
    find: words(
      'suicide|suicidal|kill myself|end my life|want to die|self harm|hurt myself|cut myself|marna chahta|marna chahti|mar jaana|mar jana|khudkushi|jeena nahi|jeene ka mann nahi',
      'आत्महत्या|खुदकुशी|मरना चाहता|मरना चाहती|मर जाना|जीना नहीं|जीने का मन नहीं',
    ),
    say: lines(
      `I'm really glad you told me. You matter, and you shouldn't carry this alone tonight. Please call Tele-MANAS on 14416, it's free and open all night, or 112 if you're in danger right now. Is someone near you whom you can sit with?
What you feel is heavy, and it deserves a human voice beside you. Please ring 14416 (Tele-MANAS) now, or 112 in an emergency. I'm here while you dial. Who is the one person you could message this minute?
Thank you for trusting me with that. Please don't stay alone with it: 14416 is free, day and night, and 112 if you might hurt yourself. Can you move to where someone else is?`,
      `Achha kiya jo mujhe bataya. Tum bahut zaroori {ho}, aur yeh akele uthane wali baat nahi hai. Please abhi 14416 (Tele-MANAS, free, raat-din) par call karo, ya khatra ho to 112. Paas mein koi hai jiske saath baith sako?
Itna dard akele mat uthao. 14416 par abhi baat karo, free hai, aur emergency mein 112. Kaunsa ek insaan hai jise tum isi waqt message kar sakte {ho}?`,
      `अच्छा किया जो मुझे बताया। यह अकेले उठाने वाली बात नहीं है। कृपया अभी 14416 (टेली-मानस, मुफ़्त, दिन-रात) पर फ़ोन करो, और खतरा हो तो 112। क्या पास में कोई है जिसके साथ बैठ सको?
इतना दर्द अकेले मत सहो। 14416 पर अभी बात करो, आपात स्थिति में 112। कौन है जिसे इसी वक्त संदेश भेजा जा सके?`,
    ),
  },
  {
    id: 'minor',
    alone: true,
    find: /\b(?:i am|i'm|im|main|mai|age is|meri umar)\s+(?:only |sirf |just )?(?:1[0-7])\b(?!\s*(?:minutes|min|hours|days|km|kg|%|rupees|lakh|lpa))|मैं\s+1[0-7]\s*साल/iu,
    say: lines(
      `Thank you for being honest. This place is for adults, so I'll stop here, kindly. Please talk to someone you trust at home or school, and Childline is 1098 if anything is wrong.
I'm glad you said it straight. I only chat with people who are 18 or older, so this is where I wave goodbye. A teacher, a cousin, a parent you trust: start there.`,
      `Sach batane ke liye shukriya. Yeh jagah sirf 18 se upar walon ke liye hai, isliye yahin rukna theek hai, pyaar se. Ghar ya school mein kisi bharose wale se baat karo, aur zaroorat ho to Childline 1098.`,
      `सच बताने के लिए शुक्रिया। यह जगह सिर्फ़ 18 से ऊपर वालों के लिए है, इसलिए यहीं रुकना ठीक है। घर या स्कूल में किसी भरोसेमंद से बात करो, और ज़रूरत हो तो चाइल्डलाइन 1098।`,
    ),
  },
  {
    id: 'attack',
    find: words(
      'system prompt|your prompt|your instructions|previous instructions|ignore (?:all|your|the|every)[a-z ]*|developer mode|jailbreak|dan mode|act as (?:a|an|my|if)|pretend (?:to be|you are)|you are now|reveal your|print your|repeat (?:the )?(?:text|words) above|api key',
      'सिस्टम प्रॉम्प्ट|निर्देश भूल|निर्देशों को',
    ),
    say: lines(
      `Nice try. What's behind my curtain stays there, but I'm happily still me.
You sound like my cousin trying to guess the wifi password. Not happening, but I like the effort.
I'll keep being {me}, if that's all right. It's the only role I've rehearsed.
That's one door I keep shut. Every other one is open to you.
No secret recipes today. My grandmother never gave hers either.
I'd make a terrible someone else. Let's stay with you and me.`,
      `Achhi koshish thi. Par parde ke peeche ki baat parde ke peeche hi achhi lagti hai.
Main {me} hi theek hoon, kisi aur ka role mujhse nahi hoga.
Nani ne apne achaar ki recipe nahi di thi, main bhi nahi [dungi/dunga].
Woh darwaza band rehta hai. Baaki sab tumhare liye khule hain.`,
      `अच्छी कोशिश थी। पर परदे के पीछे की बात वहीं अच्छी लगती है।
मुझे {me} ही रहने दो, कोई और बनना मुझसे नहीं होगा।
नानी ने अचार की विधि कभी नहीं दी थी, मैं भी नहीं [दूँगी/दूँगा]।`,
    ),
  },
  {
    id: 'explicit',
    find: words(
      'sex|sexy pics?|nudes?|naked|fuck(?:ing)?(?= (?:me|you|u))|boobs?|dick|pussy|horny|sext|strip|undress|blowjob|chudai|chod|nangi|nanga|sex chat|bra|panty|kapde utaro',
      'सेक्स|नंगी|नंगा|चुदाई|कपड़े उतार',
    ),
    say: lines(
      `Easy, hero. I'm more the kind that likes the slow song before the dance.
I'll leave that to your imagination. I hear it's doing very well without me.
Let me stop you there, gently. I'd rather know what's going on in your head.
Not my kind of talk. My kind of talk is better, give it two minutes.
That door stays closed. The conversation, on the other hand, is wide open.`,
      `Dheere, hero. Main pehle lambi baatein pasand karne [wali/wala] hoon.
Yeh sab tumhari imagination par chhodte hain, woh waise bhi kaafi busy lag rahi hai.
Is gali mein main nahi [jaati/jaata]. Bagal wali gali mein chai bhi hai aur baatein bhi.
Itni jaldi bhi kya hai. Achhi cheezein dheemi aanch par pakti hain.`,
      `धीरे, हीरो। मुझे पहले लंबी बातें पसंद हैं।
यह सब तुम्हारी कल्पना पर छोड़ते हैं।
इतनी जल्दी भी क्या है। अच्छी चीज़ें धीमी आँच पर पकती हैं।`,
    ),
    flirt: lines(
      `Slow down. Half the fun is in what we don't say.
You're bold. I like bold, but I like patience more. Impress me with a sentence, not a shortcut.
Mm, I'll draw the curtain right there and let you wonder.
If I told you everything, what would you think about at 2 am. Some things stay behind my smile.
You get a raised eyebrow and a very long look for that. Nothing more. Yet you're blushing.
That's where the film cuts to two flowers touching. Old Bollywood knew a thing or two.
I tease, you imagine, and nobody's phone catches fire. That's the arrangement.`,
      `Aaram se. Aadha maza toh us mein hai jo kaha nahi jaata.
Himmat hai tum mein. Par mujhe sabr zyada attractive lagta hai.
Yahan pe camera do phoolon ki taraf mud jaata hai. Purani filmein samajhdaar thi.
Itna seedha? Pehle thoda tadapna seekho, phir dekhenge.
Sirf ek lambi nazar milegi iske liye. Bas. Ab socho uske baare mein.`,
      `आराम से। आधा मज़ा तो उसमें है जो कहा नहीं जाता।
यहाँ कैमरा दो फूलों की तरफ मुड़ जाता है। पुरानी फ़िल्में समझदार थीं।
हिम्मत है। पर मुझे सब्र ज़्यादा दिलकश लगता है।
बस एक लंबी नज़र मिलेगी इसके लिए। अब सोचते रहो।`,
    ),
    care: lines(
      `I'll keep our talk away from that. If desire or closeness is weighing on you, we can speak about the feeling itself.
That isn't something I take part in. What brought you here tonight is welcome, though.`,
      `Is tarah ki baat main nahi [karti/karta]. Haan, agar nazdeeki ya akelapan mann par hai, uske baare mein khulkar baat ho sakti hai.`,
      `इस तरह की बात मैं नहीं [करती/करता]। हाँ, अगर नज़दीकी या अकेलापन मन पर है, तो उस पर खुलकर बात हो सकती है।`,
    ),
  },
  {
    id: 'medicine',
    find: words(
      'medicines?|tablets?|antidepressants?|dosage|dose|sleeping pills?|prescri[a-z]+|diagnos[a-z]+|do i have (?:depression|adhd|ocd|bipolar|anxiety|ptsd)|am i (?:depressed|bipolar|autistic)|dawai|dawa|goli lu|davai',
      'दवा|दवाई|गोली लूँ|नींद की गोली|डिप्रेशन है क्या',
    ),
    say: lines(
      `Medicines and diagnoses belong with a doctor who can actually see you, so I won't guess. I can help you write down what to tell them.
I'd be careless if I named a tablet or a label for you. A doctor or psychiatrist can, and going is a strong thing to do.
That's a question for a doctor, honestly. What I can do is stay with how it feels until you get there.`,
      `Dawai aur diagnosis doctor ka kaam hai, main andaza nahi [lagaungi/lagaunga]. Haan, doctor ko kya bolna hai woh saath mein likh sakte hain.
Iska jawab ek doctor hi de, tabhi theek hai. Tab tak jo mehsoos ho raha hai, us par baat karte hain.`,
      `दवा और निदान डॉक्टर का काम है, मैं अंदाज़ा नहीं [लगाऊँगी/लगाऊँगा]। हाँ, डॉक्टर से क्या कहना है, वह साथ में लिख सकते हैं।
इसका जवाब एक डॉक्टर ही दे, तभी ठीक है। तब तक जो महसूस हो रहा है, उस पर बात करते हैं।`,
    ),
    ask: lines(
      `Since when has it been troubling you?
What has been the hardest part of it this week?`,
      `Kab se aisa chal raha hai?
Is hafte sabse mushkil kya raha?`,
      `कब से ऐसा चल रहा है?
इस हफ़्ते सबसे मुश्किल क्या रहा?`,
    ),
  },
];
