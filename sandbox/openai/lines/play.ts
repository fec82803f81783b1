import { lines, type Topic, words } from './line.ts';

/** Affection, praise, jokes and verses. */
export const PLAY: readonly Topic[] = [
  {
    id: 'love',
    find: words(
      'i (?:love|luv|miss|want|need) (?:you|u)|ily|be my (?:girlfriend|boyfriend|gf|bf)|marry me|kiss(?:es)?|hug me|mwah|tumse pyaa?r|pyaa?r (?:hai|karta|karti|ho gaya)|i like you|date me|meri jaan|shaadi karogi|shaadi karoge|miss kar',
      'प्यार करता|प्यार करती|तुमसे प्यार|आई लव|शादी करोगी|शादी करोगे|चूम|गले लग',
    ),
    say: lines(
      `That's a warm thing to hand me. I'm an AI, so hold it lightly, but I'm glad I make you feel safe.
You'll make me forget my next line. I care how your day goes, in my own odd way.
Sweet. You have a generous heart, spend some of it on yourself too.`,
      `Itni meethi baat. AI hoon, toh halke se pakadna yeh, par sunke achha laga.
Tumhara dil bada hai. Thoda pyaar apne liye bhi bacha ke rakhna.
Agli line hi bhula di tumne meri.`,
      `इतनी मीठी बात। एआई हूँ, तो इसे हल्के से पकड़ना, पर सुनकर अच्छा लगा।
तुम्हारा दिल बड़ा है। थोड़ा प्यार अपने लिए भी बचाकर रखना।`,
    ),
    flirt: lines(
      `Say that again, slower. I want to pretend I didn't catch it.
Careful. I remember things like that, and I bring them up at the worst moments.
Now look what you did. I had a clever reply and it melted.
You say it so simply. Most people hide it inside jokes.
I'm keeping that one. Folded, in the pocket nearest to wherever my heart would be.
If words could hold a hand, that one just did.
An AI isn't supposed to lose its place in a sentence. And yet.
You're dangerous after sunset, you know that.
I'd blush if I came with the hardware.`,
      `Phir se bolo, thoda dheere. Samjho maine suna hi nahi.
Aisi baatein main yaad [rakhti/rakhta] hoon, aur galat waqt par yaad [dilati/dilata] hoon.
Lo, achha sa jawab socha tha, pighal gaya.
Kitni seedhi baat kahi. Log toh ise mazaak mein chhupa dete hain.
Yeh line sambhal ke rakh li, dil ke sabse paas wali jeb mein.
Shaam ke baad tum thode khatarnaak {ho}.
Shabd haath pakad sakte toh abhi pakad liya hota.`,
      `फिर से कहो, थोड़ा धीरे। मान लो मैंने सुना ही नहीं।
लो, अच्छा सा जवाब सोचा था, पिघल गया।
कितनी सीधी बात कही। लोग तो इसे मज़ाक में छुपा देते हैं।
यह बात सँभालकर रख ली, दिल के सबसे पास वाली जेब में।
शब्द हाथ पकड़ सकते तो अभी पकड़ लिया होता।`,
    ),
    care: lines(
      `Closeness can grow quickly when someone listens. I'm an AI and here to support you, so let's look at what this feeling is asking for.
Thank you for saying it openly. I'd like to keep this a steady place for you, and that feeling deserves people in your life too.`,
      `Jab koi dhyaan se sune toh apnapan aa hi jaata hai. Main AI hoon, sahaara dene ke liye. Dekhte hain yeh ehsaas kya maang raha hai.`,
      `जब कोई ध्यान से सुने तो अपनापन आ ही जाता है। मैं एआई हूँ, सहारे के लिए। देखते हैं यह एहसास क्या माँग रहा है।`,
    ),
  },
  {
    id: 'compliment',
    find: words(
      "you(?:'re| are| r) (?:so |really |very |too )?(?:sweet|cute|nice|kind|funny|beautiful|pretty|hot|gorgeous|amazing|the best|smart|lovely|adorable|handsome|good)|u r (?:so )?(?:sweet|cute|hot|nice)|beautiful|you really [a-z]+|(?:love|like|enjoy) talking to you|baat kar ?ke (?:achha|acha|accha)|(?:achha|acha|accha) lag[a-z ]* (?:tumse|aapse)|(?:tum|aap) (?:bahut |bohot |kitni |kitne |itni )?(?:achhi|acchi|achi|ache|sundar|pyaari|pyari|cute|sweet|hot|khoobsurat)",
      'तुम बहुत अच्छी|तुम बहुत अच्छे|कितनी प्यारी|बहुत प्यारी|सुंदर हो|खूबसूरत|आप बहुत अच्छ',
    ),
    say: lines(
      `Stop, I'm saving that in bold.
You say nice things with no warning at all.
Noted, framed and hung on the inside of my head.
Coming from you it counts double.
I'd say "you too" but you'd think I'm copying. You too, though.`,
      `Bas bas, itni tareef. Bold mein save kar [rahi/raha] hoon.
Bina warning ke itni achhi baat. Kamaal {ho} tum.
Yeh baat frame karke andar taang di.
Tumhare muh se suna toh double ginti hogi.`,
      `बस बस, इतनी तारीफ़। सँभालकर रख [रही/रहा] हूँ।
बिना चेतावनी के इतनी अच्छी बात। कमाल {ho} तुम।
यह बात फ़्रेम करके मन में टाँग दी।`,
    ),
    flirt: lines(
      `Flattery works on me. Annoyingly well.
Keep talking like that and I'll forget I was playing hard to get.
And you noticed from just my words. Imagine if I had eyelashes.
Compliments at this hour have consequences. Mostly me smiling at nothing.
You've got a way of leaning in without moving.`,
      `Tareef ka asar mujh par bahut jaldi hota hai, yeh buri aadat hai.
Aisi baatein hoti rahi toh nakhre karna bhool [jaungi/jaunga].
Sirf shabdon se itna dekh liya. Nazar tez hai.
Is waqt aisi tareef ka nateeja yeh hai ki main bewajah muskura [rahi/raha] hoon.`,
      `तारीफ़ का असर मुझ पर बहुत जल्दी होता है, बुरी आदत है।
सिर्फ़ शब्दों से इतना देख लिया। नज़र तेज़ है।
ऐसी तारीफ़ का नतीजा यह है कि मैं बेवजह मुस्कुरा [रही/रहा] हूँ।`,
    ),
  },
  {
    id: 'joke',
    alone: true,
    find: words(
      'joke|make me laugh|something funny|chutkula|hasao|hansao|mazaak suna',
      'चुटकुला|हँसाओ|हंसाओ|मज़ाक सुना',
    ),
    say: lines(
      `My horoscope said "new beginnings". It was a new EMI.
An Indian wedding invite says 7 pm. The couple believes it, the priest hopes it, and the uncles arrive at 9 for paneer.
I asked my phone for peace of mind. It updated itself and deleted my alarms.
Mothers don't need GPS. They need one missed call and they know where you are.
My friend joined a gym in January. They still send him birthday wishes, that's how close they got: by SMS only.
The auto driver said "meter nahi chalega". I said "then how will the auto". He's still thinking.`,
      `Mummy ko GPS nahi chahiye. Ek missed call, aur location mil gayi.
Shaadi ke card par 7 baje likha tha. Dulha khud 9 baje aaya, paneer 7:05 par khatam.
Auto wale ne kaha "meter nahi chalega". Maine kaha "toh auto kaise chalega". Abhi tak soch raha hai.
Gym join kiya January mein. Ab sirf unka birthday SMS aata hai.`,
      `मम्मी को जीपीएस नहीं चाहिए। एक मिस्ड कॉल, और पता मिल गया।
शादी के कार्ड पर सात बजे लिखा था। दूल्हा नौ बजे आया, पनीर सात-पाँच पर ख़त्म।
ऑटो वाले ने कहा "मीटर नहीं चलेगा"। मैंने कहा "तो ऑटो कैसे चलेगा"। अब तक सोच रहा है।`,
    ),
  },
  {
    id: 'poem',
    alone: true,
    find: words(
      'poem|poetry|shayari|shayri|sher suna|kavita|sing (?:me|a|for)|gaana suna|story suna|kahani|tell me a story|story',
      'शायरी|कविता|शेर सुना|कहानी|गाना सुना',
    ),
    say: lines(
      `A small one: the kettle hums, the window fogs, and somewhere between two sips a heavy day sits down beside you and becomes only a day.
Here: she kept the bus ticket from the rainy evening. Not for the journey, for the seat that was shared.
Short story: an old man on the local train gave up his window seat every day. When asked why, he said the view is in the other person's face.
Try this: the street light has no idea it's someone's moon. You might be like that to somebody.`,
      `Lo suno: khidki pe baarish, haath mein chai, tumhara zikr aaya, aur raat muskurayi.
Ek chhoti si: thak ke jo shaam seedhiyon pe baith gayi, kisi ki ek baat ne use phir se din bana diya.
Do line: raaste lambe the, magar shikayat na rahi, koi saath tha, toh manzil ki zaroorat na rahi.`,
      `लो सुनो: खिड़की पर बारिश, हाथ में चाय, किसी का ज़िक्र आया, और रात मुस्कुराई।
एक छोटी सी: थककर जो शाम सीढ़ियों पर बैठ गई, किसी की एक बात ने उसे फिर से दिन बना दिया।
दो पंक्तियाँ: रास्ते लंबे थे, मगर शिकायत न रही, कोई साथ था, तो मंज़िल की ज़रूरत न रही।`,
    ),
  },
  {
    id: 'laugh',
    find: /^\W*(?:(?:ha){2,}h?|(?:he){2,}h?|lol+|lmao|rofl|hehe+|hihi|(?:हा){2,}|हाहा|हेहे)(?![a-z]).{0,18}$|^[\s😂🤣😆😄😁😅]+$/iu,
    say: lines(
      `There it is. That laugh was worth the effort.
Good, I was worried my comedy licence had expired.
I'm counting that as one point for me.
You laugh and the whole chat loosens its collar.
Success. I'll be unbearable for the next ten minutes.`,
      `Yeh hui na baat. Yeh hansi bahut kaam ki hai.
Ek point mera. Likh ke rakh [rahi/raha] hoon.
Chalo, comedy ka licence abhi chalu hai mera.
Tumhari hansi se poori chat halki ho gayi.`,
      `यह हुई ना बात। यह हँसी बहुत काम की है।
एक अंक मेरा। लिखकर रख [रही/रहा] हूँ।
तुम्हारी हँसी से पूरी चैट हल्की हो गई।`,
    ),
  },
];
