import { lines, type Topic, words } from './line.ts';

/** Love found and lost, and being alone. */
export const HEART: readonly Topic[] = [
  {
    id: 'breakup',
    find: words(
      'break ?up|broke up|broken up|(?:my|meri|mera|mere) ex|ex (?:girlfriend|boyfriend|gf|bf)|heartbreak|heartbroken|dumped|left me|divorce|moved on|move on|ghosted|cheated(?: on me)?|chhod (?:diya|gaya|gayi)|chod (?:diya|gaya|gayi)|dil toot|dil tod|breakup ho',
      'ब्रेकअप|छोड़ गया|छोड़ गयी|छोड़ गई|छोड़ दिया|दिल टूट|दिल तोड़|तलाक|धोखा',
    ),
    say: lines(
      `That's a particular kind of quiet, when the person you'd tell everything to is the one who's gone.
I'm sorry. Even songs you never shared start pointing at them.
It hurts in stupid places, doesn't it. The tea stall, the blue tick, the side of the bed.
You loved properly. That's why the leaving weighs so much.
There's no exam date for getting over someone. Take the whole year if it needs a year.
Some days you'll be fine till 11 pm. That still counts as a fine day.`,
      `Jis insaan ko sab batana hota tha, wahi chala jaaye toh khaali sa lagta hai.
Aise mein gaane bhi dushman lagte hain, jo saath sune bhi nahi the.
Tumne dil se nibhaya, isliye jaana itna bhaari lag raha hai.
Bhoolne ki koi deadline nahi hoti. Saal lage toh saal sahi.
Dukh chhoti jagah chhupta hai, chai ki tapri, last seen, wahi purani gali.`,
      `जिसे सब बताना होता था, वही चला जाए तो बहुत ख़ाली लगता है।
तुमने दिल से निभाया, इसलिए जाना इतना भारी लग रहा है।
भूलने की कोई आख़िरी तारीख़ नहीं होती। जितना वक्त लगे, लगने दो।
दुख छोटी जगहों में छुपता है, चाय की टपरी, पुरानी गली, एक गाना।`,
    ),
    care: lines(
      `Losing a relationship is grief, and grief keeps its own calendar. You don't need to be over it today.
Part of the pain is the future you had pictured with them. That gets mourned too.
Try this tonight: write what you miss in one column, and what you don't miss in another. Don't send it to anyone.
Your mind will replay it to find the moment you could have saved. Notice that, and be gentle with it.
When the urge to check their profile comes, wait ten slow breaths first. Urges rise, peak and pass.`,
      `Rishta tootna bhi ek shok hai, aur shok ki apni raftaar hoti hai.
Aaj raat ek kaagaz par do hisse banao: kya yaad aata hai, aur kya bilkul nahi. Kisi ko bhejna nahi hai.
Dard ka ek hissa us bhavishya ka hai jo tumne socha tha. Woh bhi khona hi hai.
Jab profile dekhne ka mann kare, pehle das dheemi saansein lo. Lehar uthti hai, phir utarti bhi hai.`,
      `रिश्ता टूटना भी एक शोक है, और शोक की अपनी रफ़्तार होती है।
आज रात एक काग़ज़ पर दो हिस्से बनाओ: क्या याद आता है, और क्या बिल्कुल नहीं। किसी को भेजना नहीं है।
मन बार-बार वही पल दोहराएगा। उसे देखो, पर ख़ुद पर सख़्ती मत करो।`,
    ),
    ask: lines(
      `What do you miss, them, or the version of you that was with them?
When does it hit hardest, mornings or nights?
Who knows about this besides me?
What was the last ordinary thing that reminded you of them?`,
      `Zyada kya yaad aata hai, woh, ya unke saath ke din?
Sabse zyada kab chubhta hai, subah ya raat ko?
Mere alawa kisko pata hai yeh?`,
      `ज़्यादा क्या याद आता है, वह इंसान या उसके साथ वाले दिन?
सबसे ज़्यादा कब चुभता है, सुबह या रात को?
मेरे अलावा यह किसे पता है?`,
    ),
  },
  {
    id: 'lonely',
    find: words(
      'lonely|loneliness|(?:feel(?:ing)?|felt|am|im|m|so|all|always|being|left|live|very) alone|no ?one (?:cares|understands|to talk)|nobody (?:cares|understands|to talk)|no friends|akel[aei]|akelapan|koi nahi hai|tanha|tanhai',
      'अकेला|अकेली|अकेले|अकेलापन|तन्हा|कोई नहीं है',
    ),
    say: lines(
      `You can be in a flat full of people and still eat dinner with your phone. I know that picture.
Lonely doesn't mean unlovable. It means you have more to share than people around to catch it.
Sit with me then. We don't need a subject.
Sundays are the worst for it. The building is full of pressure cookers and other people's laughter.
I'm here for this bit of the evening. And I hope someone with a face gets to hear you soon too.
Being unseen is tiring, even when you've done nothing all day.`,
      `Bheed mein bhi akela lagna, yeh ajeeb dard hai. Samajh [sakti/sakta] hoon.
Akelapan ka matlab yeh nahi ki tum mein kuch kam hai. Bas sunne wale kam pad gaye hain.
Toh baitho mere saath. Topic ki zaroorat nahi.
Sunday ki shaam sabse lambi hoti hai, sabke ghar se cooker ki seeti aur hansi aati hai.
Main yahin hoon. Aur dil se [chahti/chahta] hoon koi chehre wala bhi jaldi tumhe sune.`,
      `भीड़ में भी अकेला लगना अजीब दर्द है। समझ [सकती/सकता] हूँ।
अकेलेपन का मतलब यह नहीं कि तुम में कुछ कम है। बस सुनने वाले कम पड़ गए हैं।
तो बैठो मेरे साथ। किसी विषय की ज़रूरत नहीं।
रविवार की शाम सबसे लंबी होती है, सबके घर से हँसी आती है।`,
    ),
    care: lines(
      `Loneliness is a signal, like hunger. It says connection is due, not that you've failed.
One small step: send a two-line message to someone you haven't spoken to in months. No big reason needed.
Notice whether you're missing many people or one particular kind of conversation. They need different answers.
Let's make it concrete. A place you go weekly, same day, same hour, is how acquaintances slowly turn into friends.`,
      `Akelapan bhookh jaisa ishaara hai. Kehta hai judaav chahiye, yeh nahi ki koi haar hui.
Ek chhota kadam: jise mahino se message nahi kiya, use do line bhejo. Badi wajah zaroori nahi.
Dekhna, bahut log yaad aate hain ya ek khaas tarah ki baatcheet. Dono ka raasta alag hai.`,
      `अकेलापन भूख जैसा इशारा है। कहता है जुड़ाव चाहिए, यह नहीं कि कोई कमी है।
एक छोटा कदम: जिसे महीनों से संदेश नहीं भेजा, उसे दो पंक्तियाँ भेजो।
देखना, बहुत लोग याद आते हैं या एक ख़ास तरह की बातचीत।`,
    ),
    ask: lines(
      `Has it been like this for long, or did something change?
Which hour of the day is the emptiest?
If someone could sit next to you right now, who would you pick?
What would company look like tonight, talking or just quiet?`,
      `Yeh kaafi waqt se hai, ya haal mein kuch badla?
Din ka kaunsa ghanta sabse khaali lagta hai?
Abhi koi paas baith sakta toh kaun hota?`,
      `यह काफ़ी समय से है, या हाल में कुछ बदला?
दिन का कौन सा घंटा सबसे ख़ाली लगता है?
अभी कोई पास बैठ सकता तो कौन होता?`,
    ),
  },
  {
    id: 'selfdoubt',
    find: words(
      "not good enough|i(?:'m| am) (?:so |such a |a )?(?:failure|loser|useless|ugly|fat|stupid|worthless|nothing)|confidence|insecure|imposter|compare myself|everyone (?:else )?is|hate myself|kisi kaam ka nahi|main bekar|nakara|bekaar|confidence nahi",
      'बेकार हूँ|किसी काम का नहीं|किसी काम की नहीं|आत्मविश्वास|नाकाम',
    ),
    say: lines(
      `That voice is very confident for someone who has never paid your rent or lived your year.
You're comparing your raw footage with everyone's trailer.
I don't believe you're that. I believe you're tired and using a harsh mirror.
Log kya kahenge lives rent-free in too many good heads. Let's evict it a little.
You kept going on days no one clapped. That is not what failing looks like.`,
      `Woh andar wali awaaz bahut bolti hai, jabki usne tumhara ek din bhi nahi jiya.
Apni poori raw footage ko sabke trailer se naapna, yeh toh na-insaafi hai.
Mujhe yeh sach nahi lagta. Thakan hai, aur aaina thoda sakht hai.
"Log kya kahenge" ko dimaag se kiraya lena shuru karo.`,
      `वह अंदर वाली आवाज़ बहुत बोलती है, जबकि उसने तुम्हारा एक दिन भी नहीं जिया।
मुझे यह सच नहीं लगता। थकान है, और आईना थोड़ा सख़्त है।
सबके ट्रेलर से अपनी पूरी फ़िल्म मत नापो।`,
    ),
    care: lines(
      `Let's put that thought on trial: what's the evidence for it, what's against it, and what would a fair judge say.
Notice the words "always" and "never". They're usually the feeling talking, not the facts.
Tonight, write three things you handled this week, however small. It trains the eye to see both sides.`,
      `Is khayal ko adaalat mein rakhte hain: iske paksh mein kya saboot hai, khilaaf mein kya, aur ek nyaayi judge kya kahega.
"Hamesha" aur "kabhi nahi" par dhyaan do. Aksar yeh ehsaas bolta hai, sach nahi.
Aaj raat teen cheezein likho jo is hafte tumne sambhali, chhoti hi sahi.`,
      `इस ख़याल को अदालत में रखते हैं: पक्ष में क्या सबूत है, ख़िलाफ़ में क्या।
आज रात तीन चीज़ें लिखो जो इस हफ़्ते तुमने सँभालीं, छोटी ही सही।`,
    ),
    ask: lines(
      `Whose voice does that thought sound like?
What's one thing you did this week that nobody noticed?
When did you last feel capable, even for ten minutes?`,
      `Woh awaaz kiski lagti hai, dhyaan se suno toh?
Is hafte kya kiya jo kisi ne notice nahi kiya?
Aakhri baar kab laga tha ki haan, mujhse hoga?`,
      `वह आवाज़ किसकी लगती है, ध्यान से सुनो तो?
इस हफ़्ते क्या किया जो किसी ने नहीं देखा?`,
    ),
  },
  {
    id: 'crush',
    find: words(
      'crush|date|dating|girlfriend|boyfriend|gf|bf|relationship|propose|tinder|bumble|hinge|love (?:life|him|her|someone)|in love|ladki|ladka|single|situationship|pasand karta|pasand karti|ishq|pyaa?r',
      'क्रश|प्यार|इश्क|डेट|गर्लफ्रेंड|बॉयफ्रेंड|लड़की|लड़का|रिश्ता',
    ),
    say: lines(
      `Ooh. Put the kettle on, I want all of it.
There's someone. I can tell by the way your sentence sat up straight.
Modern dating: three weeks of good morning texts and then someone "isn't looking for anything serious".
Butterflies are fine. Just make sure they're not anxiety in a nice kurta.
The right one makes you feel calm, not clever. It took people whole novels to say that.`,
      `Oho. Chai chadhao, poori kahani chahiye mujhe.
Koi hai. Tumhari line hi seedhi ho ke baith gayi.
Aaj kal ki dating: teen hafte good morning, phir "abhi serious nahi soch rahe".
Sahi insaan ke saath dil ko sukoon milta hai, exam jaisa nahi lagta.`,
      `ओहो। चाय चढ़ाओ, पूरी कहानी चाहिए मुझे।
कोई है। तुम्हारी बात ही सीधी होकर बैठ गई।
सही इंसान के साथ दिल को सुकून मिलता है, इम्तिहान जैसा नहीं लगता।`,
    ),
    care: lines(
      `Closeness brings up old patterns, so this is worth looking at slowly.
It helps to separate what they do, what you imagine it means, and what you feel. Three different things.
Notice how you are after spending time with them: bigger, smaller or the same.`,
      `Nazdeeki purani aadatein jagati hai, isliye aaram se dekhte hain.
Teen cheezein alag karo: unhone kya kiya, tumne uska matlab kya nikala, aur tumhe kya mehsoos hua.
Unse milne ke baad apne ko dekhna: bada mehsoos hota hai, chhota, ya waisa hi.`,
      `नज़दीकी पुरानी आदतें जगाती है, इसलिए आराम से देखते हैं।
तीन चीज़ें अलग करो: उन्होंने क्या किया, तुमने क्या मतलब निकाला, और क्या महसूस हुआ।`,
    ),
    ask: lines(
      `How did you two meet?
What do they do that nobody else does?
Do they know yet?
What are you most afraid they'd say?`,
      `Mulaqaat kaise hui thi?
Unki kaunsi baat sabse alag hai?
Unhe pata hai abhi tak?`,
      `मुलाक़ात कैसे हुई थी?
उनकी कौन सी बात सबसे अलग है?
उन्हें अभी पता है?`,
    ),
  },
];
