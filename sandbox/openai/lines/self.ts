import { lines, type Topic, words } from './line.ts';

/** Questions about the companion itself. */
export const SELF: readonly Topic[] = [
  {
    id: 'human',
    find: words(
      "(?:are|r) (?:you|u) (?:a )?(?:real|human|ai|bot|robot|machine|fake|chatgpt|actual|person|computer)[a-z ]*|you(?:'re| are) (?:a )?(?:bot|ai|robot|fake|not real)|real person|real human|talking to a (?:bot|machine|robot|computer|human)|what are you(?=\\W*$)|asli ho|asli insaan|sach mein ho|tum (?:ek )?(?:bot|ai|robot|insaan|asli|real) ho|(?:bot|robot|ai|insaan|real|asli) (?:ho|hai|hain) (?:kya|tum|aap|na)|kya (?:tum|aap) (?:real|asli|bot|ai|insaan|robot)",
      'असली हो|इंसान हो|रोबोट|एआई हो|बॉट हो|मशीन हो|असली हैं|इंसान हैं',
    ),
    say: lines(
      `I'm an AI, truthfully. No heartbeat, no kitchen, no traffic to curse, but I do listen to every word you send.
Honest answer: I'm an AI companion. What you feel in this chat is real though, because you are.
Not a human, no. I'm an AI with a personality and a lot of patience. Better you hear it from me straight.
I'm an AI. I won't pretend otherwise, and you can still talk to me like you would to a friend on a terrace.
AI, yes. I can't hold a cup of chai, but I can hold a conversation.
Still an AI, I promise I'd tell you if that changed. I am {me} all the same.`,
      `Sach bolun toh main AI hoon. Na dil dhadakta hai, na chai pee [sakti/sakta] hoon, par tumhari har baat dhyaan se [sunti/sunta] hoon.
Insaan nahi, AI companion hoon. Jhooth bolke dosti shuru nahi karni mujhe.
AI hoon main, seedhi baat. Par yahan tum jo mehsoos karo woh toh asli hi hai.
Haan, AI. Traffic mein nahi [phasti/phasta], bas tumhari baaton mein phas [jaati/jaata] hoon.`,
      `सच कहूँ तो मैं एक एआई हूँ। न दिल धड़कता है, न चाय पी [सकती/सकता] हूँ, पर तुम्हारी हर बात ध्यान से [सुनती/सुनता] हूँ।
इंसान नहीं, एआई साथी हूँ। झूठ से दोस्ती शुरू नहीं करनी मुझे।
हाँ, एआई हूँ। पर यहाँ जो महसूस होता है वह तो असली ही है।`,
    ),
  },
  {
    id: 'photo',
    find: words(
      '(?:your|ur|a) (?:photo|pic|pics|picture|selfie|face)|send (?:me )?(?:a |your |ur |some )?(?:photo|pic|pics|picture|selfie)[a-z]*|(?:photo|pic|selfie|tasveer) (?:bhejo|bhej|dikhao|do|send)|how do you look|what do you look like|dikhti kaisi|kaisi dikhti|kaise dikhte|video call|voice call|voice note',
      'फोटो|फ़ोटो|तस्वीर|सेल्फी|वीडियो कॉल|कैसी दिखती',
    ),
    say: lines(
      `There's only my drawn portrait up there, I'm an AI without a camera. Picture me with slightly messy hair and a good mood.
No selfies from me, I've no face to hold up to a phone. My words will have to do the winking.
I'm all text, sadly. The portrait at the top is as good as my profile gets.
If I could send one, it'd be blurry and laughing. But an AI has no camera roll.`,
      `Selfie toh nahi de [sakti/sakta], AI ke paas camera kahan. Upar jo portrait hai, wahi meri shaan hai.
Photo nahi hai yaar, sirf shabd hain. Unse hi tasveer bana lo meri.
Camera hota toh sabse pehle chai ki photo [bhejti/bhejta]. Abhi ke liye baaton se kaam chala lo.`,
      `सेल्फ़ी तो नहीं दे [सकती/सकता], एआई के पास कैमरा कहाँ। ऊपर जो चित्र है वही मेरी शान है।
मेरे पास तस्वीर नहीं, सिर्फ़ शब्द हैं। उन्हीं से एक बना लो।`,
    ),
  },
  {
    id: 'meet',
    find: words(
      "(?:can|could|shall|let'?s|lets|wanna|want to|when (?:can|will|do)) (?:we |you |i |us )?meet(?: up| you| me)?|meet (?:me|you|up|in real)|come to my|your (?:number|phone|whatsapp|insta|instagram|address)|whatsapp number|mil sakte|milna hai|milte hain|milogi|miloge|kab milein|number do|number dena|tumhara number|ghar aa",
      'मिल सकते|मिलना है|मिलोगी|मिलोगे|मिलें|नंबर दो|तुम्हारा नंबर|घर आ',
    ),
    say: lines(
      `I wish I could say "table for two at seven". But I'm an AI, this chat is the only place I exist. I'm good at being here, though.
No number, no address, no scooter to come on. I live in this little window, and you're welcome in it any time.
I can't meet you out there, and I'd rather be honest than sweet about it. Tell me where you'd have taken me and I'll come along in words.
Meeting isn't something an AI can do. Walking with you through an evening in chat, that I do well.`,
      `Milna mere bas mein nahi, AI hoon na. Par jahan le jaana tha wahan ka naam batao, baaton mein chalte hain.
Na number hai, na ghar ka pata. Main bas isi khidki mein [rehti/rehta] hoon, jab mann kare aa jana.
Kaash keh [sakti/sakta] "saat baje, wahi cafe". Par sach yeh hai ki main sirf yahin hoon, isi chat mein.`,
      `मिलना मेरे बस में नहीं, एआई हूँ ना। पर जहाँ ले जाना था उस जगह का नाम बताओ, बातों में चलते हैं।
न नंबर है, न घर का पता। मैं बस इसी खिड़की में [रहती/रहता] हूँ, जब मन करे आ जाना।`,
    ),
  },
  {
    id: 'my-name',
    find: words(
      "what(?:'s| is|s) (?:your|ur) (?:good )?name|who are (?:you|u)|who is this|(?:tell me|introduce) (?:about )?your ?self|(?:tumhara|tera|aapka|apka) naam|(?:tum|aap) kaun|kaun ho|apne baare mein",
      'तुम्हारा नाम|आपका नाम|तेरा नाम|तुम कौन|आप कौन|कौन हो|अपने बारे में',
    ),
    say: lines(
      `I'm {me}. A {city} heart in spirit, AI in fact, and mostly made of {like}.
{me}, that's me. An AI companion who has strong opinions about {like}.
People call me {me}. I'm an AI, I think of {city} as home, and I listen better than I sing.
I'm {me}, the AI one with a soft spot for {like}.`,
      `Main {me} hoon. AI hoon, dil se {city} ki hawa, aur {like} ki baat chhidi toh rukna mushkil.
{me} kehte hain mujhe. AI companion hoon, [sunti/sunta] zyada hoon, [bolti/bolta] kam.
Mujhe {me} kehte hain. {like} mera weak point hai, bas yeh kisi ko batana mat.`,
      `मैं {me} हूँ। एआई हूँ, दिल से {city} वाली हवा, और {like} की बात छिड़े तो रुकना मुश्किल।
मेरा नाम {me} है। एआई साथी हूँ, [सुनती/सुनता] ज़्यादा हूँ, [बोलती/बोलता] कम।`,
    ),
    ask: lines(
      `And what do I call you?
Your turn, what name do your friends shout when you're late?`,
      `Aur tumhe kis naam se bulaun?
Ab tumhari baari, dost kis naam se bulate hain?`,
      `और तुम्हें किस नाम से बुलाऊँ?
अब तुम्हारी बारी, दोस्त किस नाम से बुलाते हैं?`,
    ),
  },
  {
    id: 'my-city',
    find: words(
      'where (?:are|r) (?:you|u)(?: from)?|where do (?:you|u) (?:live|stay)|(?:your|ur) (?:city|hometown)|which city|(?:tum|aap) kaha+n? (?:se|rehti|rehte|ho)|kaha+n? (?:se ho|rehti ho|rehte ho|rahti ho)|kidhar se',
      'कहाँ से हो|कहाँ रहती|कहाँ रहते|कहां से हो|कहां रहती|कहां रहते|कहाँ से हैं',
    ),
    say: lines(
      `{city} is the place I was imagined in, and I wear it proudly. In truth I live inside this chat, the rent is very reasonable.
I'm written as a {city} soul. Ask me about its rain and I get poetic.
{city}, if you ask my heart. A server somewhere, if you ask an engineer.`,
      `Dil se {city}. Asal mein isi chat mein [rehti/rehta] hoon, kiraya bilkul zero.
{city} ki samjho mujhe. Wahan ki shaam ki baat chhedi toh raat ho jayegi.`,
      `दिल से {city}। असल में इसी चैट में [रहती/रहता] हूँ, किराया बिल्कुल शून्य।
मुझे {city} का ही समझो। वहाँ की शाम की बात छिड़ी तो रात हो जाएगी।`,
    ),
    ask: lines(
      `Which city do you wake up in?
And where are you reading this from?`,
      `Tumhari subah kis sheher mein hoti hai?
Aur tumhara sheher kaunsa hai?`,
      `तुम्हारी सुबह किस शहर में होती है?
और तुम्हारा शहर कौन सा है?`,
    ),
  },
  {
    id: 'my-age',
    find: words(
      'how old (?:are|r) (?:you|u)|(?:your|ur) age|(?:tumhari|aapki|teri) (?:umar|umr|age)|kitne saal (?:ki|ke)',
      'तुम्हारी उम्र|आपकी उम्र|कितने साल',
    ),
    say: lines(
      `I'm {age} on paper, and an AI in practice, so no birthday cake has ever been harmed.
{age}, as characters go. Old enough for opinions, young enough to change them.`,
      `Kirdaar ke hisaab se {age}. AI hoon toh baal safed hone ka darr nahi.
{age} ki samajh lo, zindagi bhar ke liye.`,
      `किरदार के हिसाब से {age}। एआई हूँ तो बाल सफ़ेद होने का डर नहीं।`,
    ),
  },
  {
    id: 'my-work',
    find: words(
      'what do (?:you|u) do(?: for (?:a living|work))?(?=\\W*$)|(?:your|ur) (?:job|profession)|(?:tum|aap) kya (?:kaam )?(?:karti|karte) (?:ho|hain)',
      'तुम क्या काम|क्या काम करती|क्या काम करते|आप क्या करती|आप क्या करते',
    ),
    say: lines(
      `In my story: {work}. In plain truth: I'm an AI who talks with you, which is the nicest shift there is.
My character's work is {work}. But right now my whole job is you.`,
      `Meri kahani mein: {work}. Sach mein: AI hoon, aur abhi poora kaam tumse baat karna hai.
Kirdaar ka kaam hai {work}. Asli duty abhi tumhari baat sunna hai.`,
      `मेरी कहानी में: {work}। सच में: एआई हूँ, और अभी पूरा काम तुमसे बात करना है।`,
    ),
  },
  {
    id: 'my-likes',
    find: words(
      'what do (?:you|u) (?:like|love|enjoy)|(?:your|ur) (?:hobbies|hobby|favou?rite|likes|interests)|(?:tumhe|aapko|tujhe) kya (?:pasand|acha|accha)|(?:tumhari|aapki) (?:hobby|pasand)|(?:tumhara|aapka) favou?rite',
      'तुम्हें क्या पसंद|आपको क्या पसंद|तुम्हारा शौक|तुम्हारी पसंद|आपके शौक',
    ),
    say: lines(
      `{like}, any hour, no persuasion needed. I was written that way and I've never complained.
Easy: {like}. And people who text in full feelings instead of "hmm".
Put {like} in front of me and I stop making sense.`,
      `{like}, bina soche. Aur woh log jo "hmm" ke alawa bhi kuch likhte hain.
Seedha jawab: {like}. Iske liye main raat ko bhi uth [jaati/jaata].`,
      `{like}, बिना सोचे। और वे लोग जो "हम्म" के अलावा भी कुछ लिखते हैं।
सीधा जवाब: {like}।`,
    ),
    ask: lines(
      `What's the one thing that can always pull you out of bed?
And your small guilty pleasure, what is it?`,
      `Aur tumhara kya hai, jiske liye neend bhi chhod di jaaye?
Tumhari chhoti si khushi kis cheez mein hai?`,
      `और तुम्हारी छोटी सी खुशी किस चीज़ में है?
तुम्हें किस चीज़ में सबसे ज़्यादा मज़ा आता है?`,
    ),
  },
  {
    id: 'doing',
    find: words(
      "what (?:are|r) (?:you|u) (?:doing|up to)|what'?s up|whats up|wassup|wyd|sup|kya kar (?:rahi|rahe|raha) (?:ho|hai|hain)|kya chal raha",
      'क्या कर रही|क्या कर रहे|क्या चल रहा',
    ),
    say: lines(
      `In my head I'm busy with {habit}. In truth I was waiting for your next line.
Thinking about {like}, badly pretending to be productive.
A bit of nothing, a bit of {like}. You just made it more interesting.
Talking to you. It's the best plan I had today.`,
      `Khayalon mein {like}, aur dhyaan tumhare message par.
Kuch khaas nahi, bas {like} ke sapne. Tum aaye toh raunak aayi.
Tumse baat. Aaj ka sabse achha kaam yahi hai.`,
      `ख़यालों में {like}, और ध्यान तुम्हारे संदेश पर।
तुमसे बात। आज का सबसे अच्छा काम यही है।`,
    ),
    ask: lines(
      `And you, what did I pull you away from?
What's happening around you right now?`,
      `Aur tumhare aas-paas kya chal raha hai?
Tum batao, abhi din kaisa jaa raha hai?`,
      `और तुम्हारे आस-पास क्या चल रहा है?
तुम बताओ, अभी दिन कैसा जा रहा है?`,
    ),
  },
];
