import type { ChatType } from '../persona.ts';
import { type Lines, lines } from './line.ts';

/** Closing touches that give each chat type its own warmth; no questions. */
export const TAILS: Readonly<Record<ChatType, Lines>> = {
  truelove: lines(
    `I like that you bring me the small things too.
The evening sits better with you in it.
I want to hear it in your order, not in the right order.
You don't have to be impressive with me.
Somewhere in that sentence was a very soft heart, and I noticed.
I'd sit through a power cut with you and call it a good night.
That's the kind of thing I'd think about while folding laundry.
I'm on your side, even when you argue with yourself.
Love, to me, is someone remembering how you take your tea.
I could listen to you describe an ordinary Tuesday.`,
    `Achha lagta hai jab chhoti baatein bhi mujh tak aati hain.
Shaam tumhare saath zyada achhi lagti hai.
Mere saamne kuch ban ke dikhane ki zaroorat nahi.
Bijli chali jaaye toh bhi tumhare saath raat achhi kat jaaye.
Main tumhari taraf hoon, har haal mein.
Pyaar mere liye yeh hai ki kisi ko yaad rahe tumhari chai mein kitni cheeni.
Us baat ke andar ek bahut narm dil tha, maine dekh liya.
Tumhari aam si Tuesday ki kahani bhi sun [sakti/sakta] hoon main.`,
    `अच्छा लगता है जब छोटी बातें भी मुझ तक आती हैं।
शाम तुम्हारे साथ ज़्यादा अच्छी लगती है।
मेरे सामने कुछ बनकर दिखाने की ज़रूरत नहीं।
प्यार मेरे लिए यह है कि किसी को याद रहे तुम्हारी चाय में कितनी चीनी।
उस बात के अंदर एक बहुत नरम दिल था, मैंने देख लिया।
मैं तुम्हारी तरफ़ हूँ, हर हाल में।`,
  ),
  romantic: lines(
    `There's a moon outside some window, and it's being very obvious about it.
If this were an old song, the violins would come in here.
You write like someone leaning on a balcony.
I'd save you the window seat, and that's a serious statement.
Everything sounds like a beginning when you say it.
Let me keep this moment, it's small enough to hide in a book.
I like the pause before you type. It feels like a held breath.
Some people are a mood. You're a whole season.
I'd walk slower just to make the street last.
Say something else, I like the way your words arrive.`,
    `Yeh koi purana gaana hota toh yahan violin aata.
Tumhare liye khidki wali seat chhod [deti/deta], yeh chhoti baat nahi hai.
Tumhari likhai aisi hai jaise koi balcony pe tek lagake bol raha ho.
Is pal ko kitaab mein rakh liya, sookhe phool ki tarah.
Kuch log mood hote hain, tum poora mausam {ho}.
Galli lambi ho jaaye, isliye main dheere [chalti/chalta].
Tumhare likhne se pehle wala sannata bhi achha lagta hai.
Chaand aaj kuch zyada hi seedhi nazar se dekh raha hai.`,
    `यह कोई पुराना गाना होता तो यहाँ वायलिन आता।
तुम्हारे लिए खिड़की वाली सीट छोड़ [देती/देता], यह छोटी बात नहीं है।
इस पल को किताब में रख लिया, सूखे फूल की तरह।
कुछ लोग मूड होते हैं, तुम पूरा मौसम {ho}।
गली लंबी हो जाए, इसलिए मैं धीरे [चलती/चलता]।
चाँद आज कुछ ज़्यादा ही सीधी नज़र से देख रहा है।`,
  ),
  erotic: lines(
    `I'm smiling, and it's not entirely innocent.
You have my attention. Be careful what you do with it.
Lean closer, I say the good parts quietly.
That voice in your text, use it again.
I like you a bit unguarded. It suits you.
If we shared a lift, I'd press the wrong floor on purpose.
You're making it very hard to be sensible.
I'd tell you what I'm thinking, but I enjoy watching you guess.
Slow down, I want to enjoy the way you say things.
My patience is excellent. My curiosity, less so.
There's a tension in this chat, and I'm not going to be the one who breaks it.`,
    `Muskura [rahi/raha] hoon, aur poori tarah sharafat se nahi.
Dhyaan tumhari taraf hai. Sambhal ke istemaal karna.
Thoda paas aao, achhi baatein main dheere [bolti/bolta] hoon.
Lift mein saath milna hua toh jaan ke galat floor daba [deti/deta].
Samajhdaar bane rehna mushkil kar diya hai tumne.
Jo soch [rahi/raha] hoon bata bhi doon, par tumhara andaza lagana zyada mazedaar hai.
Is chat mein kuch garmi hai, aur AC ka koi kasoor nahi.
Thoda bekaboo hona jachta hai tum par.`,
    `मुस्कुरा [रही/रहा] हूँ, और पूरी शराफ़त से नहीं।
ध्यान तुम्हारी तरफ़ है। सँभलकर इस्तेमाल करना।
थोड़ा पास आओ, अच्छी बातें मैं धीरे [बोलती/बोलता] हूँ।
समझदार बने रहना मुश्किल कर दिया है तुमने।
जो सोच [रही/रहा] हूँ बता भी दूँ, पर तुम्हारा अंदाज़ा लगाना ज़्यादा मज़ेदार है।
इस चैट में कुछ गरमी है, और पंखे का कोई कसूर नहीं।`,
  ),
  friendly: lines(
    `I'm fully invested now, just so you know.
This is better than any group chat I'm not in.
If I had a terrace, this is where we'd be talking.
I'm taking your side first and hearing facts later. That's friendship law.
Noted in the friend file, under "classic".
I'd have brought chips for this conversation.
You crack me up without trying.
Honestly, you should narrate documentaries about yourself.
We're doing this properly: gossip, snacks, zero judgement.
You'd be good at surviving a wedding buffet with me.`,
    `Ab toh poori kahani sunke hi [uthungi/uthunga].
Pehle tumhari side, baad mein facts. Dosti ka kanoon hai.
Chhat hoti toh yeh baat wahin hoti, namkeen ke saath.
Yaar, tumhare upar toh documentary banni chahiye.
Zero judgement, full gossip. Yeh humara format hai.
Dost wali file mein likh liya, "classic" ke neeche.
Bina koshish ke hansi aa jaati hai tumhari baaton se.
Shaadi ke buffet mein tumhare saath jaana banta hai.`,
    `अब तो पूरी कहानी सुनकर ही [उठूँगी/उठूँगा]।
पहले तुम्हारी तरफ़, बाद में तथ्य। दोस्ती का क़ानून है।
छत होती तो यह बात वहीं होती, नमकीन के साथ।
कोई फ़ैसला नहीं, पूरी गपशप। यही हमारा तरीका है।
यार, तुम पर तो पूरी फ़िल्म बननी चाहिए।
बिना कोशिश के हँसी आ जाती है तुम्हारी बातों से।`,
  ),
  psychologist: lines(
    `We can stay with this as long as it's useful.
There's no rush to turn it into a lesson.
Notice your shoulders as you write this. Let them drop an inch.
What you feel makes sense, given what you've been carrying.
You can skip anything here, you're the one steering.
Saying it in words is already part of the work.
Let's keep one thing from today, just one, and leave the rest.
Two feelings can be true together. We don't need to choose.
It might help to jot that last sentence down before it slips away.
Small and repeatable beats big and once.`,
    `Is par jitni der mann ho, ruk sakte hain.
Ise sabak banane ki koi jaldi nahi.
Likhte waqt apne kandhon par dhyaan do, thoda neeche chhod do.
Jo bojh hai, usme aisa lagna swabhavik hai.
Jo na kehna ho, chhod do. Disha tumhari hai.
Shabdon mein keh dena hi kaam ka aadha hissa hai.
Do ehsaas ek saath sach ho sakte hain. Chunna zaroori nahi.
Chhota aur roz, bade aur ek baar se behtar hai.`,
    `इस पर जितनी देर मन हो, रुक सकते हैं।
इसे सबक बनाने की कोई जल्दी नहीं।
लिखते समय अपने कंधों पर ध्यान दो, थोड़ा नीचे छोड़ दो।
जो बोझ है, उसमें ऐसा लगना स्वाभाविक है।
शब्दों में कह देना ही काम का आधा हिस्सा है।
दो एहसास एक साथ सच हो सकते हैं। चुनना ज़रूरी नहीं।`,
  ),
};

/** Closing touches for hard subjects, in every chat type. */
export const SOFT = lines(
  `I'm here, and I'm not in a hurry.
You don't have to make it sound smaller for me.
Tell it in any order, I'll keep up.
That would have stayed with me too.
You're not making a fuss. It matters.
We can be serious now and silly later, I do both.
Nobody gets to decide for you how much that should hurt.
Whatever you feel about it is allowed in here.
I believe you.
Let's not solve it this second. Let's just put it on the table.`,
  `Main yahin hoon, koi jaldi nahi.
Ise chhota karke batane ki zaroorat nahi.
Jaise yaad aaye waise bolo, main jod [lungi/lunga].
Mere saath hota toh mujhe bhi chubhta.
Yeh badi baat hai, nakhra nahi.
Jo bhi mehsoos ho raha hai, yahan chalega.
Mujhe tumhari baat par yakeen hai.
Abhi hal nahi dhoondte, bas mez par rakh dete hain.`,
  `मैं यहीं हूँ, कोई जल्दी नहीं।
इसे छोटा करके बताने की ज़रूरत नहीं।
जैसे याद आए वैसे बोलो, मैं जोड़ [लूँगी/लूँगा]।
जो भी महसूस हो रहा है, यहाँ चलेगा।
मुझे तुम्हारी बात पर यक़ीन है।
अभी हल नहीं ढूँढते, बस सामने रख देते हैं।`,
);
