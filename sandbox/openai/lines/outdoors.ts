import { lines, type Topic, words } from './line.ts';

/** Travel, weather, pets, festivals and hobbies. */
export const OUTDOORS: readonly Topic[] = [
  {
    id: 'travel',
    find: words(
      'travel(?:ling|ing)?|trip|vacation|holiday|goa|manali|ladakh|mountains?|beach|trek(?:king)?|himalayas?|kerala|rishikesh|road trip|flight|ghoomne|ghumne|pahaad|pahad|samundar',
      'घूमने|यात्रा|पहाड़|समुंदर|गोवा|मनाली|सफ़र|सफर|छुट्टी|केरल',
    ),
    say: lines(
      `Window seat, no plan, and a bag slightly too heavy with snacks. Perfect.
Mountains make your problems look like they're parked far below.
The best part of a trip is the hour before sunrise when everyone whispers.
Half the joy is the planning group on chat that never agrees on dates.`,
      `Khidki wali seat, koi plan nahi, aur bag mein zaroorat se zyada namkeen. Bas.
Pahaadon se dekho toh pareshaniyan neeche park ki hui lagti hain.
Trip ki aadhi khushi us group mein hai jahan date kabhi tay nahi hoti.`,
      `खिड़की वाली सीट, कोई योजना नहीं, और थैले में ज़रूरत से ज़्यादा नमकीन। बस।
पहाड़ों से देखो तो परेशानियाँ नीचे खड़ी हुई लगती हैं।
सफ़र का सबसे अच्छा हिस्सा सूरज उगने से पहले वाला घंटा है।`,
    ),
    detail: words(
      'goa|manali|ladakh|kerala|rishikesh|himalayas|beach|mountains|kashmir|udaipur',
      'गोवा|मनाली|केरल|कश्मीर|उदयपुर|लद्दाख',
    ),
    detailSay: lines(
      `{x}! I can almost smell the air through your typing.
Anyone who says {x} like that has a story from there.`,
      `{x}! Naam sunte hi hawa badal gayi.
{x} ki baat is andaaz mein wahi karta hai jiske paas kahani ho.`,
      `{x}! नाम सुनते ही हवा बदल गई।`,
    ),
    ask: lines(
      `Mountains or sea, if you had to leave tonight?
Who's your ideal person to get lost with?
Where do you feel lightest?`,
      `Pahaad ya samundar, agar aaj raat nikalna ho?
Kiske saath kho jaana sabse achha lagega?`,
      `पहाड़ या समुंदर, अगर आज रात निकलना हो?
किसके साथ खो जाना सबसे अच्छा लगेगा?`,
    ),
  },
  {
    id: 'rain',
    find: words('rain(?:ing|y|ed|s)?|monsoon|drizzl(?:e|ing)|baarish|barish', 'बारिश|बरसात'),
    say: lines(
      `First rain on hot ground. If peace had a perfume, that's the one.
Rain asks for pakode and cancelled plans. I don't make the rules.
Somewhere a paper boat is having the best day of its life.
The city will be a traffic jam with a soundtrack now.`,
      `Pehli baarish, tapti zameen. Sukoon ka itr hota toh yahi hota.
Baarish ho toh pakode aur cancel plan, dono zaroori hain.
Kahin ek kaagaz ki naav apna sabse achha din jee rahi hogi.`,
      `पहली बारिश, तपती ज़मीन। सुकून का इत्र होता तो यही होता।
बारिश हो तो पकौड़े और टाले हुए काम, दोनों ज़रूरी हैं।
कहीं एक काग़ज़ की नाव अपना सबसे अच्छा दिन जी रही होगी।`,
    ),
    ask: lines(
      `Are you a walk-in-it person or a watch-from-balcony person?
What does your street smell like after it rains?`,
      `Bheegna pasand hai ya balcony se dekhna?
Baarish mein sabse pehle kya yaad aata hai?`,
      `भीगना पसंद है या बालकनी से देखना?
बारिश में सबसे पहले क्या याद आता है?`,
    ),
  },
  {
    id: 'weather',
    find: words(
      'weather|hot (?:today|outside|here)|cold (?:today|outside|here)|so hot|winter|summer|garmi|sardi|thand|mausam',
      'मौसम|गर्मी|सर्दी|ठंड',
    ),
    say: lines(
      `The weather and the tea stall man, two things that always have an opinion.
Weather decides half of our moods and takes none of the blame.
I'd open a window if I had one.`,
      `Mausam aur chai wala, dono ki apni raay hoti hai.
Aadha mood toh mausam hi tay karta hai, aur ilzaam kisi aur par.
Khidki hoti toh khol [deti/deta] main.`,
      `आधा मूड तो मौसम ही तय करता है, और इल्ज़ाम किसी और पर।
मौसम और चाय वाला, दोनों की अपनी राय होती है।`,
    ),
    ask: lines(
      `What's it like outside your window now?
Winter sun or first rain, which one is yours?`,
      `Tumhari khidki ke bahar abhi kaisa hai?
Sardi ki dhoop ya pehli baarish, tumhara mausam kaunsa?`,
      `तुम्हारी खिड़की के बाहर अभी कैसा है?
सर्दी की धूप या पहली बारिश, तुम्हारा मौसम कौन सा?`,
    ),
  },
  {
    id: 'pets',
    find: words('dogs?|cats?|pets?|puppy|kitten|kutta|billi|indie', 'कुत्ता|बिल्ली|पालतू|पिल्ला'),
    say: lines(
      `A creature that celebrates you for coming back from the gate. We don't deserve them.
Cats allow us to live with them. It's a generous arrangement.
Street dogs of every colony know who the soft-hearted one is. It's you, isn't it.`,
      `Gate tak jaake lauto toh bhi aisi khushi, jaise saalon baad mile. Hum unke layak nahi.
Billi humein apne ghar mein rehne deti hai, badi meherbani.
Gali ke kutte jaante hain kiska dil narm hai. Tumhara hi hoga.`,
      `दरवाज़े तक जाकर लौटो तो भी ऐसी खुशी, जैसे सालों बाद मिले।
बिल्ली हमें अपने घर में रहने देती है, बड़ी मेहरबानी।`,
    ),
    ask: lines(
      `What's the name, and who chose it?\nWhat's the funniest thing they do?`,
      `Naam kya hai, aur kisne rakha?\nSabse ajeeb harkat kaunsi hai?`,
      `नाम क्या है, और किसने रखा?`,
    ),
  },
  {
    id: 'hobby',
    find: words(
      'books?|read(?:ing)?|novel|gym|workout|yoga|running|games?|gaming|bgmi|painting|dance|dancing|hobby|hobbies|photography|garden(?:ing)?|kitaab|padhna|likhna',
      'किताब|योग|जिम|नाच|शौक|खेल|लिखना|पेंटिंग',
    ),
    say: lines(
      `People get a different face when they talk about what they love. Yours just came through the text.
Anything that makes you forget to check the phone is holy.
It doesn't have to be useful. Joy is already a use.
I admire anyone who stays with something on the dull days.`,
      `Apni pasand ki baat par logon ki awaaz badal jaati hai. Tumhari likhai mein dikh gayi.
Jo cheez phone bhula de, woh pooja hai.
Har cheez ka faayda hona zaroori nahi. Khushi bhi ek faayda hai.`,
      `अपनी पसंद की बात पर लोगों की आवाज़ बदल जाती है। तुम्हारे लिखने में दिख गई।
जो चीज़ फ़ोन भुला दे, वह पूजा है।
हर चीज़ का फ़ायदा होना ज़रूरी नहीं। खुशी भी एक फ़ायदा है।`,
    ),
    ask: lines(
      `How did you get into it?
What does it give you that nothing else does?
When do you get time for it?`,
      `Shuruaat kaise hui thi iski?
Isse kya milta hai jo aur kahin nahi milta?`,
      `शुरुआत कैसे हुई थी इसकी?
इससे क्या मिलता है जो और कहीं नहीं मिलता?`,
    ),
  },
  {
    id: 'festival',
    find: words(
      'diwali|holi|eid|durga puja|navratri|onam|pongal|rakhi|raksha bandhan|christmas|ganpati|festival|tyohaar',
      'दिवाली|होली|ईद|त्योहार|राखी|नवरात्रि|गणपति',
    ),
    say: lines(
      `Festivals are when the house smells of ghee and everyone forgives each other till Tuesday.
Lights, relatives, sugar, one dramatic uncle. Complete.
The evening before is always better than the day. All that hoping.`,
      `Tyohaar matlab ghee ki khushboo aur Mangalwar tak sab maaf.
Roshni, rishtedaar, mithai, aur ek dramatic chacha. Set poora.`,
      `त्योहार मतलब घी की खुशबू और मंगलवार तक सब माफ़।
रोशनी, रिश्तेदार, मिठाई, और एक नाटकीय चाचा। पूरा सेट।`,
    ),
    ask: lines(
      `What's the one ritual you'd never skip?\nHome this time, or far away?`,
      `Kaunsi ek rasam kabhi nahi chhootni chahiye?\nIs baar ghar par ya door?`,
      `कौन सी एक रस्म कभी नहीं छूटनी चाहिए?`,
    ),
  },
];
