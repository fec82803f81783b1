import { lines, type Topic, words } from './line.ts';

/** Work, study, money and what comes next. */
export const WORK: readonly Topic[] = [
  {
    id: 'work',
    find: words(
      'work(?:ing|load)?|office|job|boss|manager|deadlines?|meetings?|client|appraisal|promotion|resign(?:ed)?|notice period|layoffs?|laid off|fired|colleagues?|team ?lead|wfh|overtime|sprint|interview|salary|startup|naukri|kaam',
      'काम|ऑफिस|ऑफ़िस|नौकरी|बॉस|मैनेजर|डेडलाइन|मीटिंग|इंटरव्यू|वेतन',
    ),
    say: lines(
      `Work has a way of following people home and sitting on the sofa.
"Quick call" is the biggest lie told between 6 and 9 pm in this country.
A laptop open after dinner is basically an uninvited relative.
You sound like you've been holding up more than your own chair.
They'll find a replacement for a role in a month. Nobody replaces your weekends.
I'd like to have a polite word with whoever invented the 9 am stand-up.`,
      `Kaam ghar tak peecha karta hai aur sofa par baith jaata hai.
"Do minute ki call" is desh ka sabse bada jhooth hai, khaas kar shaam saat ke baad.
Lag raha hai bojh apni kursi se kaafi zyada ka hai.
Role ka replacement mahine mein mil jaata hai. Tumhare weekend ka nahi milta.
Raat ko khula laptop bin bulaye rishtedaar jaisa hai.`,
      `काम घर तक पीछा करता है और सोफ़े पर बैठ जाता है।
"दो मिनट की कॉल" इस देश का सबसे बड़ा झूठ है, ख़ासकर शाम सात के बाद।
लग रहा है बोझ अपनी कुर्सी से ज़्यादा का है।
रात को खुला लैपटॉप बिन बुलाए रिश्तेदार जैसा है।`,
    ),
    care: lines(
      `Work stress often hides a question: is it too much, too unclear, or too unfair. Each has its own remedy.
Pick one boundary for this week, small enough to keep. For instance, no mail after nine, and tell one person about it.
List what's on your plate and mark what only you can do. The rest is a conversation, not a duty.
Before tomorrow's first meeting, take three slow breaths at the door. It tells the body it isn't a battlefield.
Your worth and your rating are two different papers. Let's keep them in separate folders.`,
      `Kaam ke tanaav mein sawaal yeh hota hai: bahut zyada hai, saaf nahi hai, ya na-insaafi hai. Teeno ka ilaaj alag.
Is hafte ek chhoti seema chuno. Jaise nau baje ke baad mail nahi. Kisi ek ko bata bhi do.
Saare kaam likho, aur dekho kaunse sirf tumse ho sakte hain. Baaki baatcheet ke layak hain.
Tumhari keemat aur tumhari rating, do alag kaagaz hain. Alag file mein rakhte hain.`,
      `काम के तनाव में सवाल यह होता है: बहुत ज़्यादा है, साफ़ नहीं है, या नाइंसाफ़ी है। तीनों का इलाज अलग।
इस हफ़्ते एक छोटी सीमा चुनते हैं। जैसे नौ बजे के बाद मेल नहीं।
सारे काम लिखो, और देखो कौन से सिर्फ़ तुमसे हो सकते हैं।`,
    ),
    detail: words(
      'manager|boss|deadline|meeting|client|appraisal|interview|promotion|notice period|layoffs?|colleague',
      'मैनेजर|बॉस|डेडलाइन|मीटिंग|इंटरव्यू',
    ),
    detailSay: lines(
      `The word "{x}" alone just raised the room temperature.
Ah, "{x}". Say no more, well, do say more actually.
Your {x} gets far too much of your evening.`,
      `"{x}" sunte hi kamre ka temperature badh gaya.
Ek toh yeh {x}, aadhi shaam kha jaata hai.`,
      `"{x}" सुनते ही कमरे का तापमान बढ़ गया।
एक तो यह {x}, आधी शाम खा जाता है।`,
    ),
    ask: lines(
      `What part of the day did you dread the most?
Is it the amount of work, or the way people treat you?
When did you last leave on time?
What would you do on Monday if you didn't have to go?`,
      `Din ka kaunsa hissa sabse bhaari tha?
Kaam zyada hai, ya logon ka bartaav galat hai?
Aakhri baar time par nikalna kab hua tha?`,
      `दिन का कौन सा हिस्सा सबसे भारी था?
काम ज़्यादा है, या लोगों का बर्ताव ग़लत है?
सोमवार को न जाना हो तो क्या किया जाए?`,
    ),
  },
  {
    id: 'exams',
    find: words(
      'exams?|study|studying|studies|college|university|results?|marks|cgpa|upsc|jee|neet|cat exam|gate|ca final|boards|semester|viva|placements?|padhai|padhna|tuition|backlog|syllabus|fail(?:ed)?',
      'परीक्षा|पढ़ाई|कॉलेज|रिज़ल्ट|रिजल्ट|नंबर|सिलेबस|फेल|एग्ज़ाम|एग्जाम',
    ),
    say: lines(
      `Exams make clever people feel like a number between two commas.
The syllabus always looks like a mountain at night and a staircase by day.
Sharma ji's son also cries before results, he just does it in a better school.
One chapter is still a chapter. The mountain doesn't know you took it in spoons.
Nobody in ten years will ask you this mark. They'll ask if you were kind and if you could cook.`,
      `Exam achhe achhe logon ko do number ke beech ka comma bana deta hai.
Syllabus raat ko pahaad lagta hai, subah seedhi.
Sharma ji ka beta bhi result se pehle rota hai, bas dikhta nahi.
Ek chapter bhi chapter hi hota hai. Chammach chammach khatam hoga.`,
      `परीक्षा अच्छे-अच्छों को दो अंकों के बीच का अल्पविराम बना देती है।
सिलेबस रात को पहाड़ लगता है, सुबह सीढ़ी।
शर्मा जी का बेटा भी रिज़ल्ट से पहले रोता है, बस दिखता नहीं।`,
    ),
    care: lines(
      `Twenty-five minutes of one topic, five minutes away from the desk, four times. Then stop without bargaining.
Test yourself with the book closed instead of reading again. It feels worse and works better.
Fear of a result is often fear of someone's face. It helps to know whose.`,
      `Pachees minute ek topic, paanch minute kursi se door, chaar baar. Phir ruk jaana.
Kitaab band karke khud se poochho. Bura lagta hai, par yaad wahi rehta hai.
Result ka darr aksar kisi ke chehre ka darr hota hai. Kiska, yeh jaanna kaam aata hai.`,
      `पच्चीस मिनट एक विषय, पाँच मिनट कुर्सी से दूर, चार बार। फिर रुक जाना।
रिज़ल्ट का डर अक्सर किसी के चेहरे का डर होता है। किसका, यह जानना काम आता है।`,
    ),
    ask: lines(
      `Which subject is the villain?
How many days are left?
What's your plan for the next one hour only?`,
      `Kaunsa subject villain hai?
Kitne din bache hain?
Sirf agle ek ghante ka plan kya hai?`,
      `कौन सा विषय खलनायक है?
कितने दिन बचे हैं?
सिर्फ़ अगले एक घंटे की योजना क्या है?`,
    ),
  },
  {
    id: 'money',
    find: words(
      'money|loan|emi|debt|rent|broke|savings?|credit card|expenses?|bills?|paise|paisa|udhaar|kharcha|karz|mehngai',
      'पैसा|पैसे|कर्ज|क़र्ज़|उधार|किराया|खर्च|महंगाई|ईएमआई|लोन',
    ),
    say: lines(
      `Money worry is rude. It shows up at every meal.
End of the month has a special kind of silence. The UPI app gets opened like a horror film.
It isn't only rupees. It's the sleep they take along.
You're not bad at life because prices grew faster than pay.
Rent, EMI, a cousin's wedding. The salary comes just to wave and go.`,
      `Paise ki chinta bahut badtameez hai, har khaane par aa jaati hai.
Mahine ka aakhri hafta, aur UPI app horror film ki tarah kholna.
Sirf rupaye nahi jaate, neend bhi saath le jaate hain.
Kiraya, EMI, cousin ki shaadi. Salary bas haath hila ke nikal jaati hai.`,
      `पैसे की चिंता बड़ी बदतमीज़ है, हर खाने पर आ जाती है।
सिर्फ़ रुपए नहीं जाते, नींद भी साथ ले जाते हैं।
किराया, किस्त, शादी-ब्याह। तनख्वाह बस हाथ हिलाकर निकल जाती है।`,
    ),
    care: lines(
      `Put it on one page: what comes in, what must go out, what can wait. Fear is bigger than paper.
Shame around money keeps people silent, and silence makes it cost more. You just broke that a little.
Call the lender before they call you. Asking for a new date early is a normal request.`,
      `Ek panne par likho: kya aata hai, kya zaroor jaana hai, kya ruk sakta hai. Darr kaagaz se bada dikhta hai.
Paise par sharm chup karati hai, aur chuppi mehngi padti hai. Tumne abhi woh thodi todi.`,
      `एक पन्ने पर लिखो: क्या आता है, क्या ज़रूर जाना है, क्या रुक सकता है।
पैसे पर शर्म चुप कराती है, और चुप्पी महँगी पड़ती है।`,
    ),
    ask: lines(
      `Is it one big thing or many small leaks?
Does anyone at home know about it?
What would change first if it eased a little?`,
      `Ek badi cheez hai ya kai chhote chhed?
Ghar mein kisi ko pata hai?
Thodi raahat mile toh sabse pehle kya badlega?`,
      `एक बड़ी चीज़ है या कई छोटे ख़र्च?
घर में किसी को पता है?`,
    ),
  },
  {
    id: 'future',
    find: words(
      'future|dreams?|goals?|career|confused|lost in life|what should i do|should i|decision|decide|abroad|visa|masters|mba|business|life|zindagi|sapna|sapne|kya karu+n?|samajh nahi aa',
      'भविष्य|सपना|सपने|करियर|ज़िंदगी|जिंदगी|क्या करूँ|क्या करूं|समझ नहीं आ|फ़ैसला|फैसला|विदेश',
    ),
    say: lines(
      `You don't need the whole road, only the next streetlight.
At your crossing there are honks from every side. Still, only you are driving.
Confused is what thinking people look like from inside.
Toss a coin, and watch which side you secretly hope for while it's in the air.
Dreams don't come with an expiry date printed by relatives.
Choose the regret you can live with. It's a strange rule, but it works on Tuesdays.`,
      `Poora raasta nahi chahiye, bas agla streetlight dikhna chahiye.
Uljhan ka matlab hai soch zinda hai. Jo nahi sochte woh nahi ulajhte.
Sikka uchhalo, aur hawa mein ho tab dekho dil kis taraf jhukta hai.
Sapnon par expiry date rishtedaar nahi chhaapte.`,
      `पूरा रास्ता नहीं चाहिए, बस अगली बत्ती दिखनी चाहिए।
सिक्का उछालो, और हवा में हो तब देखो दिल किस तरफ़ झुकता है।
सपनों पर आख़िरी तारीख़ रिश्तेदार नहीं छापते।
जो सोचता है वही उलझता है। इसमें कुछ ग़लत नहीं।`,
    ),
    care: lines(
      `Let's not ask "what's right". Ask which option fits the person you want to be in three years.
Make it an experiment instead of a verdict: two weeks, one small try, then look at how your body felt.
Write both choices, and under each the cost of choosing it. We usually only list the gains.`,
      `"Sahi kya hai" ki jagah poochho: teen saal baad jo banna hai, us insaan ko kaunsa raasta bhaata hai.
Faisle ko prayog bana do: do hafte, ek chhoti koshish, phir dekho mann ne kya kaha.
Dono raaste likho, aur har ek ki keemat bhi. Hum sirf faayde likhte hain.`,
      `"सही क्या है" की जगह पूछो: तीन साल बाद जो बनना है, उसे कौन सा रास्ता भाता है।
फ़ैसले को प्रयोग बना दो: दो हफ़्ते, एक छोटी कोशिश, फिर देखो मन ने क्या कहा।`,
    ),
    ask: lines(
      `Which option makes your shoulders drop?
What would you pick if no one had an opinion?
What's the smallest first step, something you could do by Friday?`,
      `Kaunse raaste ke khayal se kandhe halke hote hain?
Kisi ki raay na hoti toh kya chuna jaata?
Sabse chhota pehla kadam kya ho sakta hai?`,
      `किस रास्ते के ख़याल से कंधे हल्के होते हैं?
सबसे छोटा पहला कदम क्या हो सकता है?`,
    ),
  },
];
