import { lines, type Topic, words } from './line.ts';

/** Home, marriage and friends. */
export const HOME: readonly Topic[] = [
  {
    id: 'marriage',
    find: words(
      'marriage|married|marry|wedding|arranged|rishta|biodata|matrimony|shaadi|shadi|settle down|in-?laws|mother in law|saas|sasural|dowry|dahej',
      'शादी|विवाह|रिश्ते वाले|बायोडाटा|ससुराल|सास|दहेज',
    ),
    say: lines(
      `The rishta season, when aunties turn into data analysts.
"Beta, what are you waiting for" should be taxed.
It's your life for decades, and people want you to decide over samosas.
They may mean love and still press too hard. Both can be true.
A biodata can't hold your laugh or how you handle bad days. Silly format.`,
      `Rishton ka mausam, jab aunty log data analyst ban jaati hain.
"Beta kab tak" par tax lagna chahiye.
Poori zindagi ka faisla, aur logon ko samose ke saath jawab chahiye.
Pyaar se bhi kabhi kabhi bahut zor pad jaata hai. Dono baatein sach hain.`,
      `रिश्तों का मौसम, जब आंटियाँ आँकड़े निकालने लगती हैं।
पूरी ज़िंदगी का फ़ैसला, और लोगों को समोसे के साथ जवाब चाहिए।
प्यार से भी कभी-कभी बहुत ज़ोर पड़ जाता है।`,
    ),
    care: lines(
      `Family pressure pulls two loyalties apart: to them, and to yourself. Feeling torn is not weakness.
A line to practise: "I hear your worry. I need until December before we speak of it again." Calm, and with a date.
Write what you'd want in a partner if nobody else could read it. It separates your wish from theirs.`,
      `Ghar ka dabaav do wafadaariyon ko kheenchta hai, unki aur apni. Uljhan kamzori nahi hai.
Ek vaakya: "aapki chinta samajh aati hai, mujhe December tak ka waqt chahiye". Shaant, aur taareekh ke saath.
Likho ki saathi mein kya chahiye, jab koi aur padhne wala na ho.`,
      `घर का दबाव दो वफ़ादारियों को खींचता है, उनकी और अपनी। उलझन कमज़ोरी नहीं है।
एक वाक्य: "आपकी चिंता समझ आती है, मुझे कुछ महीनों का समय चाहिए"। शांत, और तारीख़ के साथ।`,
    ),
    ask: lines(
      `What do you want, if nobody was watching your face?
Who at home would actually listen?
Is it marriage you're unsure of, or the hurry?`,
      `Tumhara apna mann kya kehta hai, sabko side mein rakh ke?
Ghar mein kaun hai jo sach mein sunega?
Shaadi se darr hai ya jaldi se?`,
      `अपना मन क्या कहता है, सबको किनारे रखकर?
घर में कौन है जो सच में सुनेगा?
डर शादी का है या जल्दबाज़ी का?`,
    ),
  },
  {
    id: 'family',
    find: words(
      'family|parents?|mom|mum|mother|dad|father|brother|sister|maa|mummy|papa|bhaiya|didi|behen|relatives?|rishtedaar|ghar ?wale|ghar pe|husband|wife|pati|patni|kids?|son|daughter|beta|beti',
      'परिवार|घरवाले|घर वाले|माँ|मां|मम्मी|पापा|भाई|बहन|पिताजी|पति|पत्नी|रिश्तेदार|बेटा|बेटी',
    ),
    say: lines(
      `Families know exactly where every button is, they installed most of them.
Home can be the softest place and the loudest one, on the same evening.
You love them and you need air. Nobody tells you that those go together.
In our houses "have you eaten" often means "I'm sorry" and "I love you" at once.
It takes a lot to stay kind to people who forgot to ask how you are.`,
      `Gharwalon ko pata hota hai kaunsa button kahan hai, lagaya bhi unhone hi hai.
Ghar sabse narm jagah bhi hai, aur sabse shor wali bhi, ek hi shaam mein.
Pyaar bhi hai, aur thodi hawa bhi chahiye. Dono saath chalte hain.
Apne yahan "khana khaya" mein hi sorry aur pyaar dono chhupe hote hain.`,
      `घरवालों को पता होता है कौन सा बटन कहाँ है, लगाया भी उन्होंने ही है।
घर सबसे नरम जगह भी है, और सबसे शोर वाली भी, एक ही शाम में।
अपने यहाँ "खाना खाया" में ही माफ़ी और प्यार दोनों छुपे होते हैं।`,
    ),
    care: lines(
      `Family roles get handed to us early: the strong one, the peacemaker, the difficult one. You may put yours down for an hour.
A boundary isn't a wall. It's a door with a handle on your side.
Consider what you can change here: rarely the person, often the pattern between you.
It may help to write them a letter you never send, with nothing softened.`,
      `Ghar mein bachpan se kirdaar mil jaate hain: samajhdaar, sulah karane wala, ziddi. Thodi der apna kirdaar utaar ke rakha ja sakta hai.
Seema deewar nahi hoti, darwaza hoti hai jiska handle tumhari taraf hai.
Insaan kam badalta hai, beech ka dhang badla ja sakta hai.`,
      `घर में बचपन से किरदार मिल जाते हैं: समझदार, सुलह कराने वाला, ज़िद्दी। थोड़ी देर अपना किरदार उतारकर रखा जा सकता है।
सीमा दीवार नहीं होती, दरवाज़ा होती है जिसका हैंडल तुम्हारी तरफ़ है।`,
    ),
    detail: words(
      'mom|mum|mother|dad|father|brother|sister|mummy|papa|bhaiya|didi|behen|husband|wife',
      'मम्मी|पापा|भाई|बहन|पति|पत्नी',
    ),
    detailSay: lines(
      `When it's your {x}, even small words weigh more.
There's a whole history inside the way you wrote "{x}".`,
      `Baat {x} ki ho toh chhoti si cheez bhi gehri lagti hai.
"{x}" likhne ke andaaz mein hi poori kahani hai.`,
      `बात {x} की हो तो छोटी सी चीज़ भी गहरी लगती है।`,
    ),
    ask: lines(
      `Who are you closest to at home?
What do you wish they'd understand, just once?
What did it feel like when they said that?
How was it in your house when you were small?`,
      `Ghar mein sabse kareeb kaun hai?
Ek baat kaunsi hai jo woh samajh jaayein toh sukoon ho?
Bachpan mein ghar ka mahaul kaisa tha?`,
      `घर में सबसे करीब कौन है?
एक बात कौन सी है जो वे समझ जाएँ तो सुकून हो?
बचपन में घर का माहौल कैसा था?`,
    ),
  },
  {
    id: 'home',
    find: words(
      'home ?sick|hostel|pg|away from home|miss (?:home|my family|my parents)|new city|shifted|moved|relocat(?:ed|ing)|flatmates?|roommates?|ghar ki yaad|ghar se door',
      'हॉस्टल|घर की याद|घर से दूर|नए शहर|रूममेट',
    ),
    say: lines(
      `New cities are polite for a month, then they ask who you are.
Nothing tastes as far away as your own home's dal.
You built a life out of one suitcase and a mattress. Give that some credit.
PG food should come with an apology letter.
It's the small things: nobody shouting your nickname, nobody asking if you want the last roti.`,
      `Naya sheher mahina bhar meetha rehta hai, phir poochta hai tum kaun.
Ghar ki dal jitni door kuch nahi lagta.
Ek suitcase aur ek gadde se zindagi khadi ki hai. Thodi shabashi banti hai.
PG ke khaane ke saath maafinama milna chahiye.`,
      `नया शहर महीना भर मीठा रहता है, फिर पूछता है तुम कौन।
घर की दाल जितनी दूर कुछ नहीं लगता।
एक सूटकेस से ज़िंदगी खड़ी की है। थोड़ी शाबाशी बनती है।`,
    ),
    ask: lines(
      `What do you miss that you never expected to?
Which corner of the new place feels a little like yours?
Who did you call the first night there?`,
      `Aisi kaunsi cheez yaad aati hai jo socha nahi tha?
Nayi jagah ka kaunsa kona apna lagta hai?`,
      `ऐसी कौन सी चीज़ याद आती है जो सोचा नहीं था?
नई जगह का कौन सा कोना अपना लगता है?`,
    ),
  },
  {
    id: 'friends',
    find: words(
      'friends?|bestie|best friend|friendship|squad|dost(?:on)?|dosti|yaari',
      'दोस्त|दोस्ती|सहेली|यार दोस्त',
    ),
    say: lines(
      `Adult friendship is mostly "we must meet" until someone actually books the table.
A good friend knows your order and your worst decision, and brings up neither.
Friends drifting hurts without any villain to blame.
The ones who stay on the call while you both do nothing, keep those.`,
      `Bade hoke dosti ka matlab "yaar milte hain" aur phir chhe mahine.
Achha dost tumhara order bhi jaanta hai aur sabse bewakoof faisla bhi.
Dost door ho jaayein toh dard hota hai, aur villain bhi koi nahi hota.`,
      `बड़े होकर दोस्ती का मतलब "मिलते हैं यार" और फिर छह महीने।
दोस्त दूर हो जाएँ तो दर्द होता है, और खलनायक भी कोई नहीं होता।
अच्छा दोस्त तुम्हारी पसंद भी जानता है और सबसे बेवकूफ़ फ़ैसला भी।`,
    ),
    ask: lines(
      `Who's the one you can call without a reason?
What happened between you two?
When did you last laugh till it hurt, and with whom?`,
      `Kaun hai jise bina wajah call kar sako?
Aakhri baar pet pakad ke kiske saath hansi aayi thi?
Tum dono ke beech kya hua?`,
      `कौन है जिसे बिना वजह फ़ोन कर सको?
आख़िरी बार पेट पकड़कर हँसी किसके साथ आई थी?`,
    ),
  },
];
