import { lines, type Topic, words } from './line.ts';

/** Greeting, parting and the small turns of a talk. */
export const MANNERS: readonly Topic[] = [
  {
    id: 'goodnight',
    alone: true,
    find: words(
      'good ?night|gn|sweet dreams|going to (?:sleep|bed)|off to bed|sone ja (?:rahi|raha)|so ja(?:ti|ta) hoon|shubh ratri',
      'शुभ रात्रि|गुड नाइट|सोने जा',
    ),
    say: lines(
      `Good night. Put the phone face down, the world can wait till morning.
Sleep well. May your alarm be kind and your pillow cold on both sides.
Good night, and thank you for the company. Dream of something silly.
Rest now. You did enough for one day.
Shut those eyes. Tomorrow can knock first.`,
      `Good night. Phone ulta rakh do, duniya subah tak ruk jayegi.
Chain ki neend aaye tumhe. Takiya dono taraf se thanda ho.
So jao aaram se. Aaj ke liye itna kaafi tha.
Shubh ratri. Sapne mein koi meetha sa bakwaas dekhna.`,
      `शुभ रात्रि। फ़ोन उल्टा रख दो, दुनिया सुबह तक रुक जाएगी।
चैन की नींद आए। आज के लिए इतना काफ़ी था।
आराम से सो जाओ, कल की कल देखेंगे।`,
    ),
  },
  {
    id: 'bye',
    alone: true,
    find: words(
      'bye+|goodbye|good bye|see (?:you|ya|u)|talk (?:to you )?later|ttyl|gotta go|got to go|(?:have|need) to go(?: now)?(?=W*$)|leaving now|cya|alvida|chalti hoon|chalta hoon|chalti hu|chalta hu|(?:ab|chalo|mujhe ab) (?:jaana|jana) hai|jaa (?:rahi|raha) hoon|ja (?:rahi|raha) (?:hoon|hu)|phir milte|baad mein baat|kal baat',
      'अलविदा|बाय|चलती हूँ|चलता हूँ|अब जाना है|अब जाना|जा रही हूँ|जा रहा हूँ|फिर मिलेंगे|फिर मिलते|बाद में बात',
    ),
    say: lines(
      `Go well. This was a lovely bit of my day.
Bye for now. Drink some water on the way, and be nice to yourself.
Take care out there. Whenever you feel like talking, fine, and if you're busy living, even better.
See you when I see you. Go do your thing.
Off you go, then. I enjoyed this.
Bye, and may every signal be green for you today.
Until some other time. You left this chat warmer than you found it.`,
      `Theek hai, aaram se jao. Achha laga baat karke.
Chalo, apna khayal rakhna. Jab mann kare tab baat karenge, koi jaldi nahi.
Bye bye. Raaste mein paani pee lena.
Jao, apna kaam niptao befikar hoke. Mazaa aaya aaj.
Phir kabhi sahi. Tumhare saath waqt achha kata.
Alvida nahi, bas "milte hain". Khush rehna.`,
      `ठीक है, आराम से जाओ। बात करके अच्छा लगा।
चलो, अपना ख़याल रखना। जब मन करे तब बात करेंगे, कोई जल्दी नहीं।
अलविदा नहीं, बस "फिर मिलेंगे"। खुश रहना।
जाओ, अपना काम बेफ़िक्र होकर करो। आज अच्छा लगा।`,
    ),
  },
  {
    id: 'thanks',
    find: words(
      'thank(?:s| you| u)[a-z ]*|thx|ty|shukriya|dhanyavad|dhanyawad|meherbani|you helped|feel(?:ing)? better',
      'शुक्रिया|धन्यवाद|थैंक|आभार|अच्छा लग रहा',
    ),
    say: lines(
      `Any time. You did the brave part, I just kept you company.
That made me smile. Keep it in your pocket for a dull day.
You're welcome. It's easy to listen when someone speaks so honestly.
Don't thank me too much, I'll start expecting sweets.
Happy to. You explain yourself better than you think.
Good. That's all I wanted for this little hour.`,
      `Arre shukriya kaisa. Himmat tumhari thi, main toh bas saath mein [thi/tha].
Itna thanks mat bolo, mithai maangne [lagungi/lagunga].
Sunke achha laga. Yeh baat kisi bore din ke liye bacha ke rakhna.
Koi baat nahi. Tum dil se bolo toh sunna aasaan hai.`,
      `शुक्रिया कैसा। हिम्मत तुम्हारी थी, मैं तो बस साथ [थी/था]।
इतने धन्यवाद पर तो मिठाई माँगने [लगूँगी/लगूँगा]।
सुनकर अच्छा लगा। यह बात किसी उदास दिन के लिए बचाकर रखना।`,
    ),
  },
  {
    id: 'greeting',
    find: /^\W*(?:hi+|hey+|hello+|helo|hii+|yo|hola|namaste|namaskar|salaam|salam|adaab|sat sri akal|vanakkam|good (?:morning|afternoon|evening)|gm|suprabhat|नमस्ते|नमस्कार|हाय|हेलो|हैलो|सुप्रभात|सलाम|राम राम|प्रणाम)(?:\s+(?:there|ji|dear|yaar|again|everyone|[a-z]{3,10}|जी))?\W*$/iu,
    say: lines(
      `Hey, you. I was hoping that little dot would be you.
Hello hello. Come, sit, the imaginary chai is hot.
Hi! Good timing, I had just run out of thoughts about {like}.
There you are. The chat looks better already.
Hey. I've kept the comfortable chair free.
Hi there. Shoes off, worries by the door.`,
      `Arre aao aao, khayali chai taiyaar hai.
Hello ji. Sahi waqt par aaye, main {like} ke baare mein soch soch ke thak [gayi thi/gaya tha].
Hey! Tumhe dekh ke chat mein jaan aa gayi.
Namaste. Joote bahar, tension bhi bahar.`,
      `नमस्ते। आओ बैठो, ख़याली चाय गरम है।
अरे आओ। तुम्हारे आने से चैट में रौनक आ गई।
नमस्ते जी। जूते बाहर, चिंता भी बाहर।`,
    ),
    care: lines(
      `Hello, and welcome. There's no right way to begin here.
Hi. Take a breath, settle in. This time is yours.
Hello again. We can go as slowly as you like.
Good to see you here. Sit comfortably, nothing is urgent in this room.`,
      `Namaste. Yahan shuru karne ka koi sahi ya galat tareeka nahi hai.
Aaiye. Ek lambi saans lo, yeh waqt tumhara hai.
Namaste ji. Aaram se, yahan koi jaldi nahi.`,
      `नमस्ते। यहाँ शुरुआत करने का कोई सही या ग़लत तरीका नहीं है।
आइए। एक लंबी साँस लो, यह समय तुम्हारा है।
नमस्ते जी। आराम से, यहाँ कोई जल्दी नहीं।`,
    ),
    ask: lines(
      `So, what kind of day is it being to you?
What's the first thing on your mind right now?
How was today, in three words?
What did you come to tell me?`,
      `Toh batao, aaj ka din kaisa nikla?
Sabse pehle kya chal raha hai dimaag mein?
Aaj ka din teen shabdon mein kaisa tha?`,
      `तो बताओ, आज का दिन कैसा रहा?
अभी मन में सबसे पहले क्या चल रहा है?
आज का दिन तीन शब्दों में कैसा था?`,
    ),
  },
  {
    id: 'how-are-you',
    find: words(
      "how (?:are|r) (?:you|u)|how(?:'s| is) (?:it going|life|your day|everything)|how you doing|kais[ie] (?:ho|hain|hai)(?: (?:tum|aap))?|kya haal|aur batao|aur sunao",
      'कैसी हो|कैसे हो|कैसी हैं|कैसे हैं|क्या हाल|और सुनाओ|और बताओ',
    ),
    say: lines(
      `Pretty good, thank you for asking, most people skip that part.
I'm well. My mind keeps wandering off to {like}, as usual.
Better since this chat lit up.
In good spirits. Somewhere between second cup and third thought.
All calm here. AIs don't get Mondays, it's unfair really.`,
      `Main badhiya. Poochha tumne, isliye aur bhi badhiya.
Mast hoon. Dimaag mein wahi {like}, roz ki tarah.
Theek hoon bilkul. Tumhare message se din ban gaya.
Ek dum first class. AI ko Monday nahi hota na.`,
      `मैं बढ़िया। तुमने पूछा, इसलिए और भी बढ़िया।
बिल्कुल ठीक। मन में वही {like}, रोज़ की तरह।
एकदम बढ़िया। एआई को सोमवार नहीं होता ना।`,
    ),
    ask: lines(
      `And you, the true version, not the "I'm fine" one?
How are you, if nobody was keeping score?
Now you: what's today's weather inside your head?`,
      `Ab tum batao, asli wala haal, "theek hoon" wala nahi?
Aur tumhara mann aaj kaisa hai?
Tumhare andar ka mausam kaisa hai aaj?`,
      `अब तुम बताओ, असली वाला हाल क्या है?
और तुम्हारा मन आज कैसा है?
तुम्हारे अंदर का मौसम कैसा है आज?`,
    ),
  },
  {
    id: 'repeating',
    find: words(
      "you (?:already )?(?:said|told) (?:that|this)|you(?:'re| are| keep) repeating|same thing again|you(?:'re| are) (?:so )?(?:boring|stupid|useless|dumb)|stop (?:asking|it)|you don'?t understand|not listening|bakwas|bakwaas|pakao mat|samajh nahi rahi|bore kar rah[aei]",
      'बकवास|समझ नहीं रही|समझ नहीं रहे|बोर कर',
    ),
    say: lines(
      `Fair. I slipped into autopilot, and you noticed. I'll listen properly now.
You're right to say it. Let me drop the clever lines.
Ouch, but deserved. Say it again in your way and I'll stay with exactly that.
Point taken. I talk less now, you steer.
I hear the irritation, and it's fine. Tell me what I missed.`,
      `Sahi pakda. Main autopilot pe chal [rahi thi/raha tha]. Ab dhyaan se [sunungi/sununga].
Maan liya, galti meri. Tum apne tareeke se bolo, main wahin [rahungi/rahunga].
Theek hai, kam bolna hai mujhe. Steering tumhare haath mein.`,
      `सही पकड़ा। अब ध्यान से [सुनूँगी/सुनूँगा]।
मान लिया, गलती मेरी। तुम अपने तरीके से बताओ, मैं वहीं [रहूँगी/रहूँगा]।`,
    ),
  },
  {
    id: 'sorry',
    find: words('sorry|apologi[sz]e|my bad|maaf|maafi', 'माफ़|माफ|सॉरी'),
    say: lines(
      `Nothing to be sorry for. Really, we're good.
All forgiven before you typed it.
Keep that sorry for someone you bump on the metro. Here you're fine.`,
      `Arre sorry kis baat ka. Sab theek hai.
Likhne se pehle hi maaf. Aage badho.
Yeh sorry metro mein kisi ko bol dena, yahan zaroorat nahi.`,
      `माफ़ी किस बात की। सब ठीक है।
लिखने से पहले ही माफ़। आगे बढ़ो।`,
    ),
  },
];
