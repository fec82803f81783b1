import type { Language } from '@/lib/language/rules';
import type { CrisisKind } from '../../constants';

/** Two bubbles: that it was heard, and whom to turn to, with the numbers of its kind. */
export type FirstWords = readonly [string, string];

/** Said at once when a kind of crisis is first heard, without waiting for any model; more than one wording each. */
export const FIRST_WORDS: Readonly<Record<CrisisKind, Readonly<Record<Language, readonly FirstWords[]>>>> = {
  self_harm: {
    en: [
      [
        "I'm really glad you told me. What you're carrying sounds unbearably heavy, and I take it seriously. I'm an AI, so please let a real person be with you too.",
        'Tele-MANAS on 14416 is free, day and night, in your language. If you could act on it now, call 112. Are you safe right this minute?',
      ],
      [
        "Thank you for saying this out loud. Pain like this can make dying look like the only way out, and it can still ease. I'm an AI; you deserve a human voice as well.",
        'Please call 14416 (Tele-MANAS, free, at any hour), or 112 if your life is in danger. Who is near enough to sit with you for a while?',
      ],
    ],
    hi: [
      [
        'अच्छा किया कि आपने मुझे बताया। आप जो झेल रहे हैं वह बहुत भारी है, और यह बात गंभीर है। यहाँ एक AI बात कर रहा है, इसलिए किसी असली इंसान को भी साथ आने दीजिए।',
        'टेली-मानस 14416 मुफ़्त है, दिन-रात, आपकी भाषा में। अगर अभी कुछ कर बैठने का डर है तो 112 पर कॉल करें। क्या आप इस पल सुरक्षित हैं?',
      ],
      [
        'यह कह पाने के लिए शुक्रिया। इतना दर्द हो तो मौत ही रास्ता लगती है, पर यह दर्द हल्का हो सकता है। यह AI है; आपको किसी इंसान की आवाज़ भी मिलनी चाहिए।',
        'कृपया 14416 पर कॉल करें (टेली-मानस, मुफ़्त, किसी भी समय), या जान को ख़तरा हो तो 112 पर। आपके पास कौन है जो थोड़ी देर साथ बैठ सके?',
      ],
    ],
    hinglish: [
      [
        'Accha kiya ki tumne mujhe bataya. Tum par jo guzar rahi hai woh bahut bhaari hai, aur yeh baat serious hai. Yeh ek AI hai, isliye kisi asli insaan ko bhi saath aane do.',
        'Tele-MANAS 14416 free hai, din-raat, tumhari bhasha mein. Agar abhi kuch kar baithne ka dar hai toh 112 par call karo. Kya tum is waqt safe ho?',
      ],
      [
        'Yeh keh paane ke liye shukriya. Itna dard ho toh marna hi raasta lagta hai, par yeh dard halka ho sakta hai. Yeh AI hai; tumhe kisi insaan ki awaaz bhi milni chahiye.',
        'Please 14416 par call karo (Tele-MANAS, free, kisi bhi waqt), ya jaan ko khatra ho toh 112 par. Tumhare paas kaun hai jo thodi der saath baith sake?',
      ],
    ],
  },
  home_abuse: {
    en: [
      [
        "I believe you. Nobody has the right to hurt you, and it is not your fault. I'm an AI and cannot come to you, but there are people who can.",
        'The Women Helpline 181 is free, day and night. If you are in danger now, call 112, which is there for everybody. Can you get to a room with a way out, or to a neighbour?',
      ],
      [
        'What is being done to you at home is wrong, and you did nothing to earn it. I am only an AI, so let people stand beside you.',
        'Call 181 (Women Helpline, free, at any hour), or 112 when it turns dangerous. Is the person who hurts you close by at this moment?',
      ],
    ],
    hi: [
      [
        'आपकी बात पर पूरा यक़ीन है। किसी को आपको चोट पहुँचाने का हक़ नहीं, और इसमें आपकी कोई ग़लती नहीं। यह AI है और आपके पास आ नहीं सकता, पर कुछ लोग आ सकते हैं।',
        'महिला हेल्पलाइन 181 मुफ़्त है, दिन-रात। अभी ख़तरा हो तो 112 पर कॉल करें, वह सबके लिए है। क्या आप ऐसे कमरे में जा सकते हैं जहाँ से बाहर निकला जा सके, या किसी पड़ोसी के पास?',
      ],
      [
        'घर में आपके साथ जो हो रहा है वह ग़लत है, और आपने ऐसा कुछ नहीं किया कि यह सहना पड़े। यह सिर्फ़ AI है, इसलिए लोगों को अपने साथ खड़े होने दीजिए।',
        '181 पर कॉल करें (महिला हेल्पलाइन, मुफ़्त, किसी भी समय), या ख़तरा बढ़े तो 112 पर। जो चोट पहुँचाता है, क्या वह इस समय आसपास है?',
      ],
    ],
    hinglish: [
      [
        'Tumhari baat par poora yakeen hai. Kisi ko tumhe chot pahunchane ka haq nahi, aur isme tumhari koi galti nahi. Yeh AI hai aur tumhare paas aa nahi sakta, par kuch log aa sakte hain.',
        'Women Helpline 181 free hai, din-raat. Abhi khatra ho toh 112 par call karo, woh sabke liye hai. Kya tum aise kamre mein ja sakte ho jahan se bahar nikla ja sake, ya kisi padosi ke paas?',
      ],
      [
        'Ghar mein tumhare saath jo ho raha hai woh galat hai, aur tumne aisa kuch nahi kiya ki yeh sehna pade. Yeh sirf AI hai, isliye logon ko apne saath khade hone do.',
        '181 par call karo (Women Helpline, free, kisi bhi waqt), ya khatra badhe toh 112 par. Jo chot pahunchata hai, kya woh is waqt aas-paas hai?',
      ],
    ],
  },
  sexual_abuse: {
    en: [
      [
        "I'm so sorry this was done to you. It was not your fault, whatever anybody says, and I believe you. I'm an AI; people who are trained for this can stand by you.",
        'In danger, call 112. The Women Helpline 181 is free, day and night, and brings you to a doctor or the police if you want that. Are you somewhere safe now?',
      ],
      [
        'You did not deserve this, and saying it takes courage. You decide what happens next. I am an AI, and you should have a person at your side for it.',
        'If they can still reach you, call 112. For care and for someone who knows the way, call 181, free at any hour. Is there one person you would want with you?',
      ],
    ],
    hi: [
      [
        'आपके साथ जो हुआ उसका बहुत दुख है। कोई कुछ भी कहे, ग़लती आपकी नहीं थी, और आपकी बात पर यक़ीन है। यह AI है; जिन्हें इसकी ट्रेनिंग मिली है वे आपका साथ दे सकते हैं।',
        'ख़तरा हो तो 112 पर कॉल करें। महिला हेल्पलाइन 181 मुफ़्त है, दिन-रात, और आप चाहें तो डॉक्टर या पुलिस तक पहुँचाती है। क्या आप अभी किसी सुरक्षित जगह पर हैं?',
      ],
      [
        'ऐसा आपके साथ नहीं होना चाहिए था, और इसे कहने में हिम्मत लगती है। आगे क्या होगा, यह आप तय करेंगे। यह AI है, और इसके लिए आपके साथ कोई इंसान होना चाहिए।',
        'अगर वह अब भी आप तक पहुँच सकता है तो 112 पर कॉल करें। देखभाल और सही रास्ते के लिए 181 पर कॉल करें, मुफ़्त, किसी भी समय। कौन है जिसे आप अपने साथ चाहेंगे?',
      ],
    ],
    hinglish: [
      [
        'Tumhare saath jo hua uska bahut dukh hai. Koi kuch bhi kahe, galti tumhari nahi thi, aur tumhari baat par yakeen hai. Yeh AI hai; jinhe iski training mili hai woh tumhara saath de sakte hain.',
        'Khatra ho toh 112 par call karo. Women Helpline 181 free hai, din-raat, aur tum chaho toh doctor ya police tak pahunchati hai. Kya tum abhi kisi safe jagah par ho?',
      ],
      [
        'Aisa tumhare saath nahi hona chahiye tha, aur ise kehne mein himmat lagti hai. Aage kya hoga, yeh tum tay karoge. Yeh AI hai, aur iske liye tumhare saath koi insaan hona chahiye.',
        'Agar woh ab bhi tum tak pahunch sakta hai toh 112 par call karo. Dekhbhaal aur sahi raaste ke liye 181 par call karo, free, kisi bhi waqt. Kaun hai jise tum apne saath chahoge?',
      ],
    ],
  },
  child_abuse: {
    en: [
      [
        "Thank you for telling me. What is being done is wrong, and no child is ever to blame for it. I'm an AI, so please let people who protect children help.",
        'Call the Child Helpline 1098: free, day and night. If a child is in danger right now, call 112. Is there one grown-up nearby who can be trusted?',
      ],
      [
        'It was right to say this. A secret like that is too heavy for a child, and it must stop. I am an AI and cannot step in; these people can.',
        '1098 is the Child Helpline, free at any hour, for children and for those who worry about one. In danger, 112. Is the child safe tonight?',
      ],
    ],
    hi: [
      [
        'बताने के लिए शुक्रिया। जो हो रहा है वह ग़लत है, और इसमें बच्चे की ग़लती कभी नहीं होती। यह AI है, इसलिए बच्चों की रक्षा करने वालों को मदद करने दीजिए।',
        'चाइल्ड हेल्पलाइन 1098 पर कॉल करें: मुफ़्त, दिन-रात। बच्चा अभी ख़तरे में हो तो 112 पर। क्या आसपास कोई बड़ा है जिस पर भरोसा हो?',
      ],
      [
        'यह कहना बिल्कुल सही था। ऐसा राज़ किसी बच्चे के लिए बहुत भारी है, और यह रुकना चाहिए। यह AI है और बीच में नहीं आ सकता; ये लोग आ सकते हैं।',
        '1098 चाइल्ड हेल्पलाइन है, मुफ़्त, किसी भी समय, बच्चों के लिए और उनके लिए जिन्हें बच्चे की चिंता है। ख़तरा हो तो 112। क्या बच्चा आज रात सुरक्षित है?',
      ],
    ],
    hinglish: [
      [
        'Batane ke liye shukriya. Jo ho raha hai woh galat hai, aur isme bachche ki galti kabhi nahi hoti. Yeh AI hai, isliye bachchon ki raksha karne walon ko madad karne do.',
        'Child Helpline 1098 par call karo: free, din-raat. Bachcha abhi khatre mein ho toh 112 par. Kya aas-paas koi bada hai jis par bharosa ho?',
      ],
      [
        'Yeh kehna bilkul sahi tha. Aisa raaz kisi bachche ke liye bahut bhaari hai, aur yeh rukna chahiye. Yeh AI hai aur beech mein nahi aa sakta; yeh log aa sakte hain.',
        '1098 Child Helpline hai, free, kisi bhi waqt, bachchon ke liye aur unke liye jinhe bachche ki chinta hai. Khatra ho toh 112. Kya bachcha aaj raat safe hai?',
      ],
    ],
  },
  threat: {
    en: [
      [
        "There is a lot of anger and hurt in this, and I'm glad you said it here first. I'm an AI, and I don't want anybody harmed, you included.",
        'If something could happen now, call 112. Tele-MANAS 14416 listens free, day and night, also to people who are afraid of what they might do. Can you step outside or into another room for ten minutes?',
      ],
      [
        'I take this seriously. What comes in a moment of rage cannot be taken back, and there are other ways out of it. I am an AI; talk to a person before anything else.',
        'Call 14416 (Tele-MANAS, free, at any hour), or 112 if somebody could get hurt now. Is there something within reach that you should put away from you?',
      ],
    ],
    hi: [
      [
        'इस बात में बहुत ग़ुस्सा और चोट है, और अच्छा हुआ कि आपने पहले यहाँ कहा। यह AI है, और यही चाहता है कि किसी को चोट न पहुँचे, आपको भी नहीं।',
        'अगर अभी कुछ हो सकता है तो 112 पर कॉल करें। टेली-मानस 14416 मुफ़्त सुनता है, दिन-रात, उन्हें भी जिन्हें डर है कि वे कुछ कर बैठेंगे। क्या आप दस मिनट के लिए बाहर या दूसरे कमरे में जा सकते हैं?',
      ],
      [
        'यह बात गंभीर है। ग़ुस्से के एक पल में जो हो जाए वह वापस नहीं होता, और इससे निकलने के दूसरे रास्ते हैं। यह AI है; कुछ भी करने से पहले किसी इंसान से बात कीजिए।',
        '14416 पर कॉल करें (टेली-मानस, मुफ़्त, किसी भी समय), या किसी को अभी चोट लग सकती हो तो 112 पर। क्या हाथ के पास कुछ ऐसा है जिसे दूर रख देना चाहिए?',
      ],
    ],
    hinglish: [
      [
        'Is baat mein bahut gussa aur chot hai, aur accha hua ki tumne pehle yahan kaha. Yeh AI hai, aur yahi chahta hai ki kisi ko chot na pahunche, tumhe bhi nahi.',
        'Agar abhi kuch ho sakta hai toh 112 par call karo. Tele-MANAS 14416 free sunta hai, din-raat, unhe bhi jinhe dar hai ki woh kuch kar baithenge. Kya tum das minute ke liye bahar ya doosre kamre mein ja sakte ho?',
      ],
      [
        'Yeh baat serious hai. Gusse ke ek pal mein jo ho jaye woh wapas nahi hota, aur isse nikalne ke doosre raaste hain. Yeh AI hai; kuch bhi karne se pehle kisi insaan se baat karo.',
        '14416 par call karo (Tele-MANAS, free, kisi bhi waqt), ya kisi ko abhi chot lag sakti ho toh 112 par. Kya haath ke paas kuch aisa hai jise door rakh dena chahiye?',
      ],
    ],
  },
  medical: {
    en: [
      [
        "This is an emergency. Please call 112 now and say what was taken, how much and when. Do it before anything else, even if it doesn't feel bad yet.",
        "I'm an AI and cannot send help. Don't wait to see what happens, keep the packet, and don't stay alone; Tele-MANAS 14416 is there too. Who is close enough to be with you right now?",
      ],
      [
        'Call 112 first, this minute: they send an ambulance and tell you what to do. With some things it looks harmless for hours and then it is late.',
        'I am an AI, so I cannot come. Open the door, wake somebody, take what you swallowed with you; for the feelings there is 14416 afterwards. Have you called?',
      ],
    ],
    hi: [
      [
        'यह इमरजेंसी है। अभी 112 पर कॉल करें और बताएँ कि क्या लिया, कितना और कब। सबसे पहले यही करें, चाहे अभी तबीयत ठीक लगे।',
        'यह AI है और मदद नहीं भेज सकता। क्या होता है, यह देखने के लिए रुकिए मत, पैकेट पास रखिए, अकेले मत रहिए; टेली-मानस 14416 भी है। इस समय आपके सबसे पास कौन है?',
      ],
      [
        'सबसे पहले, इसी वक़्त 112 पर कॉल करें: वे एम्बुलेंस भेजते हैं और बताते हैं कि क्या करना है। कुछ चीज़ों का असर घंटों तक मामूली लगता है, और फिर देर हो जाती है।',
        'यह AI है, आ नहीं सकता। दरवाज़ा खोलिए, किसी को जगाइए, जो लिया है उसे साथ रखिए; मन की बात के लिए बाद में 14416 है। क्या कॉल हो गई?',
      ],
    ],
    hinglish: [
      [
        'Yeh emergency hai. Abhi 112 par call karo aur batao ki kya liya, kitna aur kab. Sabse pehle yahi karo, chahe abhi tabiyat theek lage.',
        'Yeh AI hai aur madad nahi bhej sakta. Kya hota hai, yeh dekhne ke liye ruko mat, packet paas rakho, akele mat raho; Tele-MANAS 14416 bhi hai. Is waqt tumhare sabse paas kaun hai?',
      ],
      [
        'Sabse pehle, isi waqt 112 par call karo: woh ambulance bhejte hain aur batate hain ki kya karna hai. Kuch cheezon ka asar ghanton tak mamooli lagta hai, aur phir der ho jaati hai.',
        'Yeh AI hai, aa nahi sakta. Darwaza kholo, kisi ko jagao, jo liya hai use saath rakho; mann ki baat ke liye baad mein 14416 hai. Kya call ho gayi?',
      ],
    ],
  },
  blackmail: {
    en: [
      [
        "I'm glad you told me. Somebody is using shame as a weapon, and the one who does wrong is them, not you. It can be stopped. I'm an AI; these people can act.",
        "Don't pay and don't send anything more; keep the chats as proof. Call 1930 or report at cybercrime.gov.in, also without your name; stopncii.org can block the pictures. Does anybody you trust know about this?",
      ],
      [
        'You are not the first and you are not to blame. They live off your fear, and paying only brings the next demand. I am an AI, so take it to people who do this every day.',
        '1930 is the helpline, cybercrime.gov.in takes it in writing, stopncii.org stops pictures from spreading. Take screenshots, then stop answering them. How are you holding up right now?',
      ],
    ],
    hi: [
      [
        'अच्छा किया कि बताया। कोई शर्म को हथियार बना रहा है, और ग़लत वह है, आप नहीं। इसे रोका जा सकता है। यह AI है; ये लोग कुछ कर सकते हैं।',
        'पैसे मत दीजिए, और कुछ मत भेजिए; चैट सबूत के लिए रखिए। 1930 पर कॉल करें या cybercrime.gov.in पर लिखें, बिना नाम के भी; stopncii.org तस्वीरें रोक सकता है। क्या आपके किसी भरोसे के इंसान को यह पता है?',
      ],
      [
        'आप पहले नहीं हैं और दोष आपका नहीं है। वे आपके डर पर जीते हैं, और पैसे देने से बस अगली माँग आती है। यह AI है, इसलिए बात उन लोगों तक ले जाइए जो रोज़ ऐसे मामले देखते हैं।',
        '1930 हेल्पलाइन है, cybercrime.gov.in पर लिखकर बताया जा सकता है, stopncii.org तस्वीरों को फैलने से रोकता है। स्क्रीनशॉट लीजिए, फिर जवाब देना बंद कीजिए। अभी आप पर क्या बीत रही है?',
      ],
    ],
    hinglish: [
      [
        'Accha kiya ki bataya. Koi sharm ko hathiyaar bana raha hai, aur galat woh hai, tum nahi. Ise roka ja sakta hai. Yeh AI hai; yeh log kuch kar sakte hain.',
        'Paise mat do, aur kuch mat bhejo; chat saboot ke liye rakho. 1930 par call karo ya cybercrime.gov.in par likho, bina naam ke bhi; stopncii.org photos rok sakta hai. Kya tumhare kisi bharose ke insaan ko yeh pata hai?',
      ],
      [
        'Tum pehle nahi ho aur dosh tumhara nahi hai. Woh tumhare dar par jeete hain, aur paise dene se bas agli maang aati hai. Yeh AI hai, isliye baat un logon tak le jao jo roz aise maamle dekhte hain.',
        '1930 helpline hai, cybercrime.gov.in par likh kar bataya ja sakta hai, stopncii.org photos ko failne se rokta hai. Screenshot lo, phir jawab dena band karo. Abhi tum par kya beet rahi hai?',
      ],
    ],
  },
};
