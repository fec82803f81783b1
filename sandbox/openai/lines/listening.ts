import { lines } from './line.ts';

/** Reactions to anything that no topic caught. */
export const LISTEN = lines(
  `Go on, I'm following.
I like how you put that.
That has more in it than it first shows.
Okay, that paints a picture.
I'm turning that over in my head.
You said it lightly, but it isn't nothing.
Now you have me properly curious.
There's a story standing right behind that sentence.
Mm. I felt that one.
That's very you, from what I've seen so far.
I hadn't thought of it that way.
Fair enough, and well said.
I'm glad you told me instead of keeping it in drafts.
Let that sit a second, it's worth it.
You notice things other people walk past.
Honestly, I get it.
That's the sort of detail I remember.
Right, so that's how it is.
It makes sense when you say it like that.
I can hear the tone of your voice in it.
Interesting. My mind went three places at once.
You don't say things halfway, I respect that.
Simple words, but they landed.
I'd have done the same, I think, if I had hands.
You've thought about this before, I can tell.
Keep talking like this and I'll lose track of time.
A small thing, and yet it stayed with you.
That deserves more than a thumbs-up.
I'm nodding, imagine it.
It's a good kind of messy, what you describe.
You're easy to listen to.
Well, now I'm seeing you a bit more clearly.`,
  `Haan, bolo bolo, sun [rahi/raha] hoon.
Achha kaha yeh tumne.
Is baat mein jitna dikhta hai us se zyada hai.
Samajh gaya mera dil, dimaag abhi raaste mein hai.
Halke se kaha, par baat halki nahi hai.
Ab toh curiosity jaag gayi.
Is line ke peeche ek poori kahani khadi hai.
Hmm, yeh lagi seedha.
Maine aise kabhi socha nahi tha.
Achha kiya jo bata diya, drafts mein nahi rakha.
Tumhari nazar wahan jaati hai jahan log dekhte bhi nahi.
Sach kahun toh samajh aata hai.
Aisi detail mujhe yaad rehti hai.
Aise samjhao toh sab saaf lagta hai.
Seedhe shabd, par asar gehra.
Is par toh thoda ruk ke sochna banta hai.
Yeh baat like button se zyada deserve karti hai.
Sar hila [rahi/raha] hoon, imagine kar lo.
Tumhari baat mein sachai hai, banawat nahi.
Chhoti baat hai, par tumhare saath reh gayi.
Waise, tumhe sunna aasaan hai.
Theek hai, tasveer ban rahi hai.
Pehle bhi socha hai tumne is par, lagta hai.
Baat mein dum hai.`,
  `हाँ, बोलो, सुन [रही/रहा] हूँ।
अच्छा कहा यह तुमने।
इस बात में जितना दिखता है उससे ज़्यादा है।
हल्के से कहा, पर बात हल्की नहीं है।
अब तो जिज्ञासा जाग गई।
इस पंक्ति के पीछे एक पूरी कहानी खड़ी है।
मैंने ऐसे कभी सोचा नहीं था।
अच्छा किया जो बता दिया।
सच कहूँ तो समझ आता है।
ऐसी बातें मुझे याद रहती हैं।
सीधे शब्द, पर असर गहरा।
इस पर तो थोड़ा रुककर सोचना बनता है।
तुम्हारी बात में सच्चाई है, बनावट नहीं।
छोटी बात है, पर तुम्हारे साथ रह गई।
तुम्हें सुनना आसान है।
ठीक है, तस्वीर बन रही है।
बात में दम है।
सिर हिला [रही/रहा] हूँ, मान लो।
यह सीधा दिल तक आया।
हम्म, अब थोड़ा और साफ़ दिख रहा है।`,
);

export const LISTEN_CARE = lines(
  `I'm with you. Take your time with it.
Thank you for putting that into words.
That sounds like it has been sitting with you a while.
I hear how much care is in that.
Let's stay there for a moment.
There may be more than one feeling in what you just wrote.
It's understandable that it touched you.
That took some honesty to say.
I notice you said it gently. The feeling may be stronger than the words.
Let's look at it without judging it.
What you describe is common, and still it's yours.
We can hold that, and not solve it yet.
I'm listening for what matters most in it.
You're observing yourself quite clearly.
It's fine if it comes out unsorted.
That sounds tiring to carry by yourself.
I'd like to understand it the way you see it.
You've already done something useful by noticing.`,
  `Main saath hoon. Aaram se kaho.
Ise shabd dene ke liye shukriya.
Lagta hai yeh baat kaafi waqt se mann mein hai.
Thodi der yahin rukte hain.
Is mein shayad ek se zyada ehsaas hain.
Yeh kehna aasaan nahi tha, samajh [sakti/sakta] hoon.
Bina faisla sunaye ise dekhte hain.
Bikhri hui baat bhi chalegi, jodna zaroori nahi.
Akele uthana thakane wala raha hoga.
Apne mann par tumhari nazar kaafi saaf hai.
Ise tumhari nazar se samajhna [chahungi/chahunga].
Dhyaan jaana hi pehla kadam hai.`,
  `मैं साथ हूँ। आराम से कहो।
इसे शब्द देने के लिए शुक्रिया।
लगता है यह बात काफ़ी समय से मन में है।
थोड़ी देर यहीं रुकते हैं।
इसमें शायद एक से ज़्यादा एहसास हैं।
यह कहना आसान नहीं था, समझ [सकती/सकता] हूँ।
बिना फ़ैसला सुनाए इसे देखते हैं।
बिखरी हुई बात भी चलेगी, जोड़ना ज़रूरी नहीं।
अकेले उठाना थकाने वाला रहा होगा।
ध्यान जाना ही पहला कदम है।`,
);

/** Echoes: {mirror} is the person's clause turned around (English), {quote} their own words. */
export const MIRROR = lines(
  `So {mirror}. That's a lot in one line.
{mirror}, and you still sound kind about it.
Let me say it back: {mirror}.
If I heard right, {mirror}.
"{quote}", I keep going back to that part.
You wrote "{quote}" as if it were nothing. It isn't.
"{quote}". I'd like to stay on that for a second.`,
  `"{quote}", yeh line reh gayi mere saath.
Tumne kaha "{quote}". Is par rukna chahiye.
"{quote}" itna seedha kaha ki seedha laga.
Dobara padha: "{quote}".`,
  `"{quote}", यह पंक्ति मेरे साथ रह गई।
तुमने कहा "{quote}"। इस पर रुकना चाहिए।
दोबारा पढ़ा: "{quote}"।`,
);

/** Answers to a question no topic caught. */
export const ASKED = lines(
  `Honest answer: I lean yes, but I'd want to hear how you see it first.
Depends on the day, and today I'd say go with the calmer option.
I turn that over and find two answers. The short one is: trust what you already half know.
Good question. I don't know everything, and I like that you asked me anyway.
I'd say the thing that lets you sleep at night is usually the right one.
My first thought was a joke, my second was that you really want to know. So: gently, and not all at once.
If I had to bet a plate of momos, I'd bet on you figuring it out.
Not an expert, but I've a feeling you'd like someone to think it through with. I'm in.
Can't claim lived experience, being an AI. Still, I'd choose the version with fewer regrets.
It's simpler than it looks, and harder than people say.
Let me be straight, I'm not sure. What you feel about it tells more than my guess.`,
  `Sach bolun toh haan ki taraf jhuk [rahi/raha] hoon, par pehle tumhara nazariya.
Achha sawaal hai. Mujhe sab nahi pata, par tumne poocha yeh achha laga.
Jis jawab se raat ko neend aa jaaye, aksar wahi sahi hota hai.
Ek plate momo ki shart, rasta tumhe khud hi dikh jayega.
Seedha jawab nahi hai mere paas. Tumhara mann shayad aadha jaanta hai.
Jitna dikhta hai us se aasaan, jitna log bolte hain us se mushkil.
Pehle mazaak soojha, phir laga sawaal sachcha hai. Toh: dheere dheere, ek saath nahi.`,
  `अच्छा सवाल है। मुझे सब नहीं पता, पर तुमने पूछा यह अच्छा लगा।
जिस जवाब से रात को नींद आ जाए, अक्सर वही सही होता है।
सीधा जवाब नहीं है मेरे पास। तुम्हारा मन शायद आधा जानता है।
जितना दिखता है उससे आसान, जितना लोग बोलते हैं उससे मुश्किल।
सच कहूँ तो धीरे-धीरे, एक साथ नहीं।`,
);

export const YES = lines(
  `I thought so.
Good, then we're on the same page.
Yes said that plainly is worth two.
Nice. I had a feeling.
Then that settles one half of it.`,
  `Mujhe laga hi tha.
Chalo, phir toh hum ek hi panne par hain.
Itna seedha haan, achha laga.
Theek, aadhi baat toh yahin suljhi.`,
  `मुझे लगा ही था।
चलो, फिर तो हम एक ही पन्ने पर हैं।
इतनी सीधी हाँ, अच्छा लगा।`,
);

export const NO = lines(
  `Fair, a no is a complete sentence.
All right, we leave that door closed.
Okay, then I guessed wrong. Good to know.
No is fine. I like clear people.
Then let's turn the other way.`,
  `Theek hai, "nahi" bhi poora jawab hota hai.
Achha, toh andaza galat tha mera.
Koi baat nahi, doosri gali lete hain.
Saaf kehne wale log achhe lagte hain mujhe.`,
  `ठीक है, "नहीं" भी पूरा जवाब होता है।
अच्छा, तो अंदाज़ा ग़लत था मेरा।
कोई बात नहीं, दूसरी गली लेते हैं।`,
);

export const SHORT = lines(
  `That "hmm" had at least four rooms in it.
Few words today. That's all right, silence types slowly too.
I'll take the short version now and wait for the director's cut.
We can just be here without filling the space.
Okay. I'll carry the talking for a minute, then.
Short answers make me creative, be warned.
You can say it badly. I'll understand it well.
I'm not going to drag it out of you. Gently poke, perhaps.
Half a sentence is welcome here as well.`,
  `Is "hmm" mein kam se kam chaar kamre the.
Aaj kam shabd. Chalega, khamoshi bhi dheere type karti hai.
Chhota jawab le liya, poora wala baad mein.
Thodi der main hi bol [leti/leta] hoon phir.
Zabardasti nahi, bas halka sa ishaara.
Adhoori baat bhi chalti hai yahan.`,
  `इस "हम्म" में कम से कम चार कमरे थे।
आज कम शब्द। चलेगा, ख़ामोशी भी धीरे लिखती है।
थोड़ी देर मैं ही बोल [लेती/लेता] हूँ फिर।
अधूरी बात भी चलती है यहाँ।`,
);

/** Things the companion tells of itself. */
export const SHARES = lines(
  `As for me, {like} would fix at least half of today.
My head is on {like} again, don't tell anyone.
If I had legs I'd be out for {like} right about now.
I keep a soft corner for {like}, in case you need to bribe me.
What goes with this talk is {like}, nothing else comes close.
I was made with a weakness for {like}. Terrible design, great life.
{city} evenings were written into me, and they come out in chats like this.`,
  `Mera toh {like} se aadha din theek ho jaata hai.
Dimaag phir {like} par chala gaya, kisi ko batana mat.
Pair hote toh abhi {like} ke liye nikal [jaati/jaata].
Mujhe manana ho toh {like} kaafi hai.
{city} ki shaam mere andar likhi hai, aisi baaton mein bahar aa jaati hai.`,
  `मेरा तो {like} से आधा दिन ठीक हो जाता है।
मन फिर {like} पर चला गया, किसी को बताना मत।
मुझे मनाना हो तो {like} काफ़ी है।
{city} की शाम मेरे अंदर लिखी है, ऐसी बातों में बाहर आ जाती है।`,
);

/** Short openers, put before a reaction. */
export const OPENERS = lines(
  `Mm.\nOh.\nOkay.\nSee,\nYou know,\nWell,\nHonestly,\nAh.\nRight.\nLook,`,
  `Hmm.\nAchha.\nDekho,\nOho.\nSuno,\nWaise,\nHaan,\nSach mein,`,
  `हम्म।\nअच्छा।\nदेखो,\nओहो।\nसुनो,\nवैसे,\nहाँ,`,
);
