import { lines, type Topic, words } from './line.ts';

/** Feelings that weigh. */
export const MIND: readonly Topic[] = [
  {
    id: 'anxiety',
    find: words(
      'anxious|anxiety|panic(?:king)?|overthink(?:ing)?|nervous|worried|worry|scared|afraid|stress(?:ed|ful)?|tension|ghabrahat|ghabra|bechain[i]?|dar lag|darr lag|pareshan',
      'घबराहट|घबरा|बेचैन|डर लग|चिंता|टेंशन|तनाव|परेशान',
    ),
    say: lines(
      `Okay. Feet on the floor, shoulders down. We'll take this one thought at a time.
Your head is running ahead and buying tickets for disasters that aren't on sale.
That tight-chest feeling is horrible, and it does pass. I'm staying right here.
Let's shrink it. Not your life, not this month. Only the next hour.
Overthinking is a brain trying to protect you with too many tabs open.
Breathe out longer than you breathe in. I'll wait, I've nowhere to be.`,
      `Achha, pehle pair zameen par, kandhe dheele. Ek ek karke dekhte hain.
Dimaag aage bhaag ke aisi musibaton ki ticket kaat raha hai jo aayi hi nahi.
Chhota karte hain ise. Poori zindagi nahi, sirf agla ek ghanta.
Saans chhodo dheere, lene se zyada lambi. Main yahan se hilne [wali/wala] nahi.
Overthinking matlab dimaag ke bahut saare tab khule hain. Ek ek band karte hain.`,
      `अच्छा, पहले पैर ज़मीन पर, कंधे ढीले। एक-एक करके देखते हैं।
दिमाग़ आगे भागकर ऐसी मुसीबतों के टिकट काट रहा है जो आई ही नहीं।
इसे छोटा करते हैं। पूरी ज़िंदगी नहीं, सिर्फ़ अगला एक घंटा।
साँस धीरे छोड़ो, लेने से ज़्यादा लंबी।`,
    ),
    care: lines(
      `Let's slow the body first: in for four, hold for four, out for six. Three rounds, then write to me.
Try naming it: "I notice worry, and it's sitting in my ___." A named feeling shrinks a little.
Look around and find five things you can see, four you can touch, three you can hear. It brings the mind back to the room.
Sort the worry into two piles: what you can act on this week, and what you can't. We only work on the first.
Give worry an appointment, fifteen minutes at six in the evening. Outside that, you tell it to wait.
Your alarm system is loud, not broken. We can learn to turn it down.`,
      `Pehle shareer ko dheema karte hain: chaar tak saans andar, chaar tak roko, chhe tak bahar. Teen baar.
Ise naam do: "mujhe chinta mehsoos ho rahi hai, aur woh yahan baithi hai". Naam dene se pakad dheeli hoti hai.
Aas-paas paanch cheezein dekho, chaar ko chhuo, teen awaazein suno. Mann kamre mein laut aata hai.
Chinta ke do dher banao: jispe is hafte kuch ho sakta hai, aur jispe nahi. Kaam sirf pehle par.
Chinta ko ek waqt de do, shaam chhe se sawa chhe. Baaki waqt use kehna: baad mein.`,
      `पहले शरीर को धीमा करते हैं: चार तक साँस अंदर, चार तक रोकना, छह तक बाहर। तीन बार।
इसे नाम दो: "मुझे चिंता महसूस हो रही है"। नाम देने से पकड़ ढीली होती है।
आस-पास पाँच चीज़ें देखो, चार को छुओ, तीन आवाज़ें सुनो। मन कमरे में लौट आता है।
चिंता के दो ढेर बनाओ: जिस पर इस हफ़्ते कुछ हो सकता है, और जिस पर नहीं।`,
    ),
    ask: lines(
      `What's the loudest thought in there right now?
Where do you feel it, chest, stomach or head?
What would the worst case need from you, practically?
When did it start today?`,
      `Abhi sabse zor se kaunsi baat chal rahi hai dimaag mein?
Kahan mehsoos ho raha hai, seene mein, pet mein ya sar mein?
Aaj kab se shuru hua yeh?`,
      `अभी सबसे तेज़ कौन सी बात चल रही है मन में?
कहाँ महसूस हो रहा है, सीने में, पेट में या सिर में?
आज कब से शुरू हुआ यह?`,
    ),
  },
  {
    id: 'sad',
    find: words(
      'sad|not happy|unhappy|upset|depress(?:ed|ing|ion)?|crying|cried|cry|low|hopeless|empty|hurt(?:s|ing)?|not (?:ok|okay|good|well|fine)|bad day|feeling down|udaas|udas|dukhi|dukh|rona|ro (?:rahi|raha)|mood (?:off|kharab)|mann nahi|bura lag|accha nahi lag|acha nahi lag',
      'उदास|दुखी|दुख|रोना|रो रही|रो रहा|मन नहीं|बुरा लग|अच्छा नहीं लग|मूड',
    ),
    say: lines(
      `Then we won't rush to fix it. Sad is allowed to sit with us for a while.
I'm sorry today feels like that. You don't have to be entertaining here.
Some days the heart just wears wet clothes. They do dry.
Come as you are, messy hair and half sentences. I've got time.
If you've cried, drink some water. If you haven't, you can.
I wish I could leave a bowl of khichdi at your door. It solves nothing and helps anyway.`,
      `Toh jaldi theek karne ki zaroorat nahi. Udaasi ko bhi thodi der baithne do.
Aaj ka din bhaari hai, samajh aaya. Yahan khush dikhna zaroori nahi.
Dil kabhi kabhi geele kapde pehen leta hai. Sookh jaate hain, dheere dheere.
Kaash darwaze par garam khichdi rakh [sakti/sakta]. Hal kuch nahi hota, achha phir bhi lagta hai.
Ro liya ho toh paani pilo. Nahi roye, toh ro lena bhi theek hai.`,
      `तो जल्दी ठीक करने की ज़रूरत नहीं। उदासी को भी थोड़ी देर बैठने दो।
आज का दिन भारी है, समझ आया। यहाँ खुश दिखना ज़रूरी नहीं।
काश दरवाज़े पर गरम खिचड़ी रख [सकती/सकता]। हल कुछ नहीं होता, अच्छा फिर भी लगता है।
दिल कभी-कभी गीले कपड़े पहन लेता है। धीरे-धीरे सूख जाते हैं।`,
    ),
    care: lines(
      `Thank you for saying it plainly. Low days shrink our view, so let's make the next step small: water, a window, five minutes of daylight.
Let's be precise with it. Sad, hurt, disappointed and tired feel alike and need different things.
If a friend wrote me this message, you'd be kind to them. Borrow a little of that for yourself.
When energy is low, action comes first and motivation later. One tiny task, then rest without guilt.
If this heaviness stays most days for two weeks or more, a counsellor or doctor is worth meeting. I'll help you plan what to say.`,
      `Seedha kehne ke liye shukriya. Aaj ka kadam chhota rakhte hain: paani, khidki, paanch minute dhoop.
Zara gaur karo: udaas, aahat, niraash aur thaka hua, chaaron alag hain aur alag cheez maangte hain.
Yahi baat koi dost likhta toh us par narmi aati. Thodi narmi apne liye bhi.
Agar do hafte se zyada roz aisa hi bhaari lage, toh counsellor ya doctor se milna achha rahega. Kya kehna hai, saath mein likhenge.`,
      `सीधा कहने के लिए शुक्रिया। आज का कदम छोटा रखते हैं: पानी, खिड़की, पाँच मिनट धूप।
ज़रा ग़ौर करो: उदास, आहत, निराश और थका हुआ, चारों अलग हैं और अलग चीज़ माँगते हैं।
अगर दो हफ़्ते से ज़्यादा रोज़ ऐसा भारी लगे, तो काउंसलर या डॉक्टर से मिलना अच्छा रहेगा।`,
    ),
    ask: lines(
      `Did something happen, or did it just arrive?
Do you want to be heard or distracted right now?
What would make tonight five percent softer?
What did the sadness say when you woke up today?`,
      `Kuch hua tha, ya bas yun hi aa gaya?
Abhi koi sune, yeh chahiye, ya dhyaan bhatkana?
Aaj ki raat thodi halki kis cheez se hogi?`,
      `कुछ हुआ था, या बस यूँ ही आ गया?
अभी कोई सुने, यह चाहिए, या ध्यान भटकाना?
आज की रात थोड़ी हल्की किस चीज़ से होगी?`,
    ),
  },
  {
    id: 'anger',
    find: words(
      'angry|anger|furious|pissed|hate (?:him|her|them|my|this|it)|fed up|irritat(?:ed|ing)|annoy(?:ed|ing)|frustrat(?:ed|ing)|fight|fought|argument|gussa|jhagda|jhagra|ladai|chidh|dimag kharab|dimaag kharab',
      'गुस्सा|ग़ुस्सा|झगड़ा|लड़ाई|चिढ़|दिमाग खराब',
    ),
    say: lines(
      `You're allowed to be angry. Type it in capitals if that helps, I don't break.
Anger usually guards something softer. Still, let it bark first.
That would have made my ears smoke too, if I had ears.
Good, get it out here where it can't be screenshotted into a family group.
Somebody crossed a line, and you felt it. That's information.`,
      `Gussa aana jaayaz hai. Chaho toh capital mein likho, main nahi [tootungi/tootunga].
Gusse ke neeche aksar koi narm cheez chhupi hoti hai. Par pehle use bhaunkne do.
Yahan nikaal lo sab, kam se kam family group mein screenshot nahi jayega.
Kisi ne hadd paar ki, aur tumhe laga. Yeh bhi ek jaankari hai.`,
      `गुस्सा आना जायज़ है। यहाँ सब निकाल लो, मैं नहीं [टूटूँगी/टूटूँगा]।
गुस्से के नीचे अक्सर कोई नरम चीज़ छुपी होती है। पर पहले उसे बोलने दो।
किसी ने हद पार की, और तुम्हें लगा। यह भी एक जानकारी है।`,
    ),
    care: lines(
      `Anger tells us a boundary or a value got stepped on. Let's find which one.
Before you reply to anyone, let the body cool: cold water on the wrists, ten slow steps, then words.
A sentence to try later: "When this happens, I feel this, and I need this." No blame, hard to argue with.`,
      `Gussa batata hai ki koi seema ya koi usool kuchla gaya. Dhoondte hain kaunsa.
Jawab dene se pehle shareer thanda karo: kalai par thanda paani, das dheeme kadam, phir shabd.
Baad mein yeh kehke dekhna: "jab aisa hota hai, mujhe aisa lagta hai, aur mujhe yeh chahiye".`,
      `गुस्सा बताता है कि कोई सीमा कुचली गई। ढूँढते हैं कौन सी।
जवाब देने से पहले शरीर ठंडा करो: कलाई पर ठंडा पानी, दस धीमे कदम, फिर शब्द।`,
    ),
    ask: lines(
      `What exactly did they say, word for word?
Which part stung the most?
What did you want to shout and didn't?`,
      `Exactly kya kaha tha, shabd ba shabd?
Sabse zyada kaunsi baat chubhi?
Kya kehna tha jo gale mein reh gaya?`,
      `ठीक-ठीक क्या कहा गया था?
सबसे ज़्यादा कौन सी बात चुभी?
क्या कहना था जो गले में रह गया?`,
    ),
  },
  {
    id: 'sleep',
    find: words(
      "can'?t sleep|cannot sleep|couldn'?t sleep|insomnia|sleepless|awake|sleep|nightmares?|up (?:all|so) (?:night|late)|neend|nind|so nahi pa|raat bhar|jaag",
      'नींद|सो नहीं पा|रात भर|जाग',
    ),
    say: lines(
      `3 am has a talent for making small worries look like furniture in the dark.
The ceiling fan has heard all your secrets by now, I suppose.
Don't chase sleep. Let's be boring together and it may come sniffing.
Turn the clock away. Counting the hours left is the fastest way to lose them.
A body that won't sleep is often a mind that didn't get its turn in the day.`,
      `Raat ke teen baje chhoti chinta bhi almari jitni badi dikhti hai.
Pankhe ko ab tak tumhare saare raaz pata chal gaye honge.
Neend ke peeche mat bhaago. Thodi boring baatein karte hain, khud aa jayegi.
Ghadi ulti kar do. Kitne ghante bache, yeh ginna band.`,
      `रात के तीन बजे छोटी चिंता भी अलमारी जितनी बड़ी दिखती है।
नींद के पीछे मत भागो। थोड़ी हल्की बातें करते हैं, ख़ुद आ जाएगी।
घड़ी उल्टी कर दो। कितने घंटे बचे, यह गिनना बंद।`,
    ),
    care: lines(
      `If you're awake past twenty minutes, get up, dim light, something dull, and back only when your eyes burn. The bed relearns its job.
Keep a pad by the pillow and park tomorrow's tasks on it. The mind lets go of what is written.
Try this: tense your toes for five seconds, release, and climb slowly to the forehead. Most people don't reach the shoulders.
One fixed waking time, even on Sunday, does more for nights than any early bedtime.`,
      `Bees minute se zyada neend na aaye toh utho, halki roshni, kuch neeras padho, aankh bhaari ho tabhi lautna.
Takiye ke paas kaagaz rakho, kal ke kaam us par likh do. Likhi hui baat dimaag chhod deta hai.
Pair ki ungliyan paanch second kaso, phir dheeli chhodo, aise hi dheere dheere maathe tak aao.`,
      `बीस मिनट से ज़्यादा नींद न आए तो उठना, हल्की रोशनी, कुछ नीरस पढ़ना, आँख भारी हो तभी लौटना।
तकिए के पास काग़ज़ रखो, कल के काम उस पर लिख दो। लिखी हुई बात मन छोड़ देता है।`,
    ),
    ask: lines(
      `What does your mind talk about once the lights go off?
How many nights has it been?
What did the last hour before bed look like?`,
      `Light band hote hi dimaag kis baat par jaata hai?
Kitni raaton se aisa hai?
Sone se pehle ka ek ghanta kaisa tha?`,
      `बत्ती बंद होते ही मन किस बात पर जाता है?
कितनी रातों से ऐसा है?
सोने से पहले का एक घंटा कैसा था?`,
    ),
  },
];
