import type { Language } from '@/lib/language/rules';
import type { CrisisKind } from '../../constants';

type Line = Readonly<Record<Language, string>>;

/** What helps whoever it is: to be heard, not to be alone, one small step, and tomorrow. */
const LISTEN: Line = {
  en: 'I am here and I read every word. You need not put it well. What is the heaviest part of it right now?',
  hi: 'यहाँ आपका हर शब्द पढ़ा जा रहा है। ठीक-ठीक कहना ज़रूरी नहीं। इस समय सबसे भारी क्या लग रहा है?',
  hinglish:
    'Yahan tumhara har shabd padha ja raha hai. Theek-theek kehna zaroori nahi. Is waqt sabse bhaari kya lag raha hai?',
};
const NEAR: Line = {
  en: 'You should not be alone with this. Who is in the house, or ten minutes away, and could simply sit beside you?',
  hi: 'इसमें आपको अकेले नहीं रहना चाहिए। घर में, या दस मिनट की दूरी पर, कौन है जो बस पास बैठ सके?',
  hinglish:
    'Isme tumhe akele nahi rehna chahiye. Ghar mein, ya das minute door, kaun hai jo bas paas baith sake?',
};
const STEP: Line = {
  en: 'Let us take only the next ten minutes: a glass of water, a room with light, one message to one person: "I am not okay, please come." Who would get that message?',
  hi: 'बस अगले दस मिनट देखते हैं: एक गिलास पानी, रोशनी वाला कमरा, एक इंसान को एक मैसेज: "मैं ठीक नहीं हूँ, आ जाओ।" यह मैसेज किसे भेजेंगे?',
  hinglish:
    'Bas agle das minute dekhte hain: ek glass paani, roshni wala kamra, ek insaan ko ek message: "Main theek nahi hoon, aa jao." Yeh message kise bhejoge?',
};
const TOMORROW: Line = {
  en: 'Let us agree on one thing: tonight you stay safe, and tomorrow you write here how it was. Does that sound possible?',
  hi: 'एक बात तय कर लें: आज रात आप सुरक्षित रहेंगे, और कल यहाँ लिखेंगे कि कैसा रहा। क्या यह हो पाएगा?',
  hinglish:
    'Ek baat tay kar lein: aaj raat tum safe rahoge, aur kal yahan likhoge ki kaisa raha. Kya yeh ho payega?',
};

const withShared = (ask: Line, safer: Line, call: Line): readonly Line[] => [
  ask,
  LISTEN,
  safer,
  NEAR,
  call,
  STEP,
  TOMORROW,
];

/** The steps by which our own words lead where no companion answers, in this order and then from the beginning again. */
export const FOLLOWING_STEPS: Readonly<Record<CrisisKind, readonly Line[]>> = {
  self_harm: withShared(
    {
      en: 'I ask you plainly, because asking helps and does no harm: are you thinking of ending your life today?',
      hi: 'एक सीधा सवाल, क्योंकि पूछने से मदद मिलती है, नुक़सान नहीं: क्या आप आज अपनी जान लेने की सोच रहे हैं?',
      hinglish:
        'Ek seedha sawaal, kyunki poochne se madad milti hai, nuksaan nahi: kya tum aaj apni jaan lene ki soch rahe ho?',
    },
    {
      en: 'If something is near that you could hurt yourself with, put it out of reach or hand it to somebody, just for tonight. Can you do that now?',
      hi: 'अगर पास में कुछ है जिससे आप ख़ुद को चोट पहुँचा सकते हैं, तो उसे बस आज रात के लिए दूर रख दीजिए या किसी को दे दीजिए। क्या यह अभी हो पाएगा?',
      hinglish:
        'Agar paas mein kuch hai jisse tum khud ko chot pahuncha sakte ho, toh use bas aaj raat ke liye door rakh do ya kisi ko de do. Kya yeh abhi ho payega?',
    },
    {
      en: 'At 14416 people answer who are trained for exactly this, and 112 comes when it is urgent. "I am thinking of dying and need to talk" is enough to begin. Will you try it?',
      hi: '14416 पर वे लोग बात करते हैं जिन्हें इसी की ट्रेनिंग है, और तुरंत मदद चाहिए हो तो 112 आता है। शुरुआत के लिए इतना काफ़ी है: "मरने के ख़याल आ रहे हैं, बात करनी है।" क्या कॉल करके देखेंगे?',
      hinglish:
        '14416 par woh log baat karte hain jinhe isi ki training hai, aur turant madad chahiye ho toh 112 aata hai. Shuruaat ke liye itna kaafi hai: "Marne ke khayal aa rahe hain, baat karni hai." Kya call karke dekhoge?',
    },
  ),
  home_abuse: withShared(
    {
      en: 'Before anything else: is the person who hurts you in the house right now?',
      hi: 'सबसे पहले: जो आपको चोट पहुँचाता है, क्या वह अभी घर में है?',
      hinglish: 'Sabse pehle: jo tumhe chot pahunchata hai, kya woh abhi ghar mein hai?',
    },
    {
      en: 'A small plan helps: the phone charged, papers and some money in one bag, a door you can reach, a neighbour who knows a sign. Which of these can you do today?',
      hi: 'एक छोटी योजना काम आती है: फ़ोन चार्ज, काग़ज़ और थोड़े पैसे एक थैले में, एक दरवाज़ा जहाँ पहुँच सकें, एक पड़ोसी जो इशारा समझे। इनमें से आज क्या हो सकता है?',
      hinglish:
        'Ek chhota plan kaam aata hai: phone charge, kaagaz aur thode paise ek bag mein, ek darwaza jahan pahunch sako, ek padosi jo ishaara samjhe. Inme se aaj kya ho sakta hai?',
    },
    {
      en: '181 can send somebody and find you a safe place to stay, and 112 comes when it is dangerous. A shop’s or neighbour’s phone will do. What stands in the way of calling?',
      hi: '181 किसी को भेज सकता है और रहने की सुरक्षित जगह ढूँढता है, ख़तरे में 112 आता है। दुकान या पड़ोसी का फ़ोन भी चलेगा। कॉल करने में क्या रुकावट है?',
      hinglish:
        '181 kisi ko bhej sakta hai aur rehne ki safe jagah dhoondhta hai, khatre mein 112 aata hai. Dukaan ya padosi ka phone bhi chalega. Call karne mein kya rukawat hai?',
    },
  ),
  sexual_abuse: withShared(
    {
      en: 'Only as much as you want to say: are you hurt or in pain at this moment?',
      hi: 'जितना आप कहना चाहें, बस उतना: क्या इस समय आपको चोट या दर्द है?',
      hinglish: 'Jitna tum kehna chaho, bas utna: kya is waqt tumhe chot ya dard hai?',
    },
    {
      en: 'A doctor can do most in the first three days, and must treat you without a police report. If you can, keep the clothes as they are. Who could go with you?',
      hi: 'डॉक्टर पहले तीन दिनों में सबसे ज़्यादा मदद कर सकते हैं, और पुलिस रिपोर्ट के बिना भी इलाज करना उनका फ़र्ज़ है। हो सके तो कपड़े वैसे ही रखें। आपके साथ कौन जा सकता है?',
      hinglish:
        'Doctor pehle teen dinon mein sabse zyada madad kar sakte hain, aur police report ke bina bhi ilaaj karna unka farz hai. Ho sake toh kapde waise hi rakho. Tumhare saath kaun ja sakta hai?',
    },
    {
      en: '181 stays with you through doctor and police, only as far as you say; 112 is for danger. What would make tonight a little safer?',
      hi: '181 डॉक्टर और पुलिस तक आपके साथ रहता है, बस वहाँ तक जहाँ तक आप चाहें; ख़तरे के लिए 112 है। आज की रात थोड़ी सुरक्षित कैसे हो सकती है?',
      hinglish:
        '181 doctor aur police tak tumhare saath rehta hai, bas wahan tak jahan tak tum chaho; khatre ke liye 112 hai. Aaj ki raat thodi safe kaise ho sakti hai?',
    },
  ),
  child_abuse: withShared(
    {
      en: 'The first question is the most important: is the child with the one who does this right now?',
      hi: 'पहला सवाल सबसे ज़रूरी है: जो यह करता है, क्या बच्चा अभी उसी के साथ है?',
      hinglish: 'Pehla sawaal sabse zaroori hai: jo yeh karta hai, kya bachcha abhi usi ke saath hai?',
    },
    {
      en: 'A teacher, a neighbour, a grandmother: tell one person, and if that one does not listen, the next. Who could be the first?',
      hi: 'शिक्षक, पड़ोसी, दादी या नानी: किसी एक को बताइए, और वह न सुने तो दूसरे को। सबसे पहले किसे बता सकते हैं?',
      hinglish:
        'Teacher, padosi, dadi ya nani: kisi ek ko batao, aur woh na sune toh doosre ko. Sabse pehle kise bata sakte ho?',
    },
    {
      en: '1098 knows how to protect a child step by step, and 112 comes in danger. It is enough to say "something wrong is happening to a child". Who will make that call?',
      hi: '1098 को पता है कि बच्चे को क़दम-क़दम कैसे बचाया जाए, और ख़तरे में 112 आता है। इतना कहना काफ़ी है: "एक बच्चे के साथ ग़लत हो रहा है।" यह कॉल कौन करेगा?',
      hinglish:
        '1098 ko pata hai ki bachche ko kadam-kadam kaise bachaya jaye, aur khatre mein 112 aata hai. Itna kehna kaafi hai: "Ek bachche ke saath galat ho raha hai." Yeh call kaun karega?',
    },
  ),
  threat: withShared(
    {
      en: 'Plainly: could anybody get hurt by you in the next hours?',
      hi: 'सीधे पूछना है: क्या अगले कुछ घंटों में आपसे किसी को चोट लग सकती है?',
      hinglish: 'Seedhe poochna hai: kya agle kuch ghanton mein tumse kisi ko chot lag sakti hai?',
    },
    {
      en: 'Put away whatever could hurt, and keep a distance from them until the wave is over; it does pass. Where could you go for an hour?',
      hi: 'जिससे चोट लग सकती है उसे दूर रख दीजिए, और जब तक यह लहर न गुज़रे, उनसे दूर रहिए; यह गुज़र जाती है। एक घंटे के लिए कहाँ जा सकते हैं?',
      hinglish:
        'Jisse chot lag sakti hai use door rakh do, aur jab tak yeh leher na guzre, unse door raho; yeh guzar jaati hai. Ek ghante ke liye kahan ja sakte ho?',
    },
    {
      en: '14416 listens to anger as well as to sadness, and 112 is there before somebody gets hurt. What happened just before it became so much?',
      hi: '14416 उदासी की तरह ग़ुस्सा भी सुनता है, और किसी को चोट लगने से पहले 112 है। इतना ग़ुस्सा आने से ठीक पहले क्या हुआ?',
      hinglish:
        '14416 udaasi ki tarah gussa bhi sunta hai, aur kisi ko chot lagne se pehle 112 hai. Itna gussa aane se theek pehle kya hua?',
    },
  ),
  // Nothing here may make anybody wait, drink or lie down.
  medical: [
    {
      en: 'First the most important thing: have you called 112?',
      hi: 'सबसे ज़रूरी बात पहले: क्या आपने 112 पर कॉल कर दी?',
      hinglish: 'Sabse zaroori baat pehle: kya tumne 112 par call kar di?',
    },
    {
      en: 'Stay awake and sitting, leave the door open, and tell somebody in the house what you took. Is anybody on the way to you?',
      hi: 'जागे और बैठे रहिए, दरवाज़ा खुला रखिए, और घर में किसी को बताइए कि क्या लिया है। क्या कोई आपके पास आ रहा है?',
      hinglish:
        'Jaage aur baithe raho, darwaza khula rakho, aur ghar mein kisi ko batao ki kya liya hai. Kya koi tumhare paas aa raha hai?',
    },
    {
      en: 'If 112 does not answer, let somebody bring you to the nearest hospital at once, with the packet in hand. Who can drive you?',
      hi: 'अगर 112 न लगे तो किसी से कहिए कि तुरंत पास के अस्पताल ले चले, पैकेट साथ लेकर। कौन ले जा सकता है?',
      hinglish:
        'Agar 112 na lage toh kisi se kaho ki turant paas ke hospital le chale, packet saath lekar. Kaun le ja sakta hai?',
    },
    {
      en: 'Please do not sleep it off and do not stay alone. Keep talking to a person until help is there. Who is with you now?',
      hi: 'कृपया सोकर टालिए मत और अकेले मत रहिए। मदद आने तक किसी इंसान से बात करते रहिए। अभी आपके साथ कौन है?',
      hinglish:
        'Please sokar taalo mat aur akele mat raho. Madad aane tak kisi insaan se baat karte raho. Abhi tumhare saath kaun hai?',
    },
    {
      en: 'Nothing you write here matters as much as 112 now. Say the address first, then what it was. Has somebody called?',
      hi: 'यहाँ लिखी कोई बात अभी 112 जितनी ज़रूरी नहीं। पहले अपना पता बताइए, फिर यह कि क्या लिया है। क्या किसी ने कॉल की?',
      hinglish:
        'Yahan likhi koi baat abhi 112 jitni zaroori nahi. Pehle apna pata batao, phir yeh ki kya liya hai. Kya kisi ne call ki?',
    },
  ],
  blackmail: withShared(
    {
      en: 'Have they got money or more pictures from you already, or is it a threat until now?',
      hi: 'क्या उन्हें आपसे पैसे या और तस्वीरें मिल चुकी हैं, या अब तक सिर्फ़ धमकी है?',
      hinglish: 'Kya unhe tumse paise ya aur photos mil chuki hain, ya ab tak sirf dhamki hai?',
    },
    {
      en: 'Save it all first: names, numbers, chats, screenshots. Then stop answering, block them, and hide your list of friends. Which of that is done?',
      hi: 'पहले सब बचा लीजिए: नाम, नंबर, चैट, स्क्रीनशॉट। फिर जवाब देना बंद, उन्हें ब्लॉक, और फ़्रेंड लिस्ट छिपा दीजिए। इनमें से क्या हो गया?',
      hinglish:
        'Pehle sab bacha lo: naam, number, chat, screenshot. Phir jawab dena band, unhe block, aur friends ki list chhupa do. Inme se kya ho gaya?',
    },
    {
      en: 'cybercrime.gov.in needs no name, 1930 answers by phone, and stopncii.org works without showing anybody the picture. Which could you do first?',
      hi: 'cybercrime.gov.in पर नाम ज़रूरी नहीं, 1930 फ़ोन पर है, और stopncii.org किसी को तस्वीर दिखाए बिना काम करता है। सबसे पहले कौन-सा हो सकता है?',
      hinglish:
        'cybercrime.gov.in par naam zaroori nahi, 1930 phone par hai, aur stopncii.org kisi ko photo dikhaye bina kaam karta hai. Sabse pehle kaun sa ho sakta hai?',
    },
  ),
};
