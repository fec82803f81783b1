/** Hindi words in Latin letters that English does not have: one of them in a few words makes a text Hinglish. */
export const HINGLISH_WORDS: ReadonlySet<string> = new Set(
  `hai hain hoon nahi nahin nhi kya kyu kyun kyon kaise kaisa kaisi kahan kaun kitna kitne kitni mera meri mere mujhe mujhko tera teri
  tere tujhe tum tumhara tumhari tumhe tumko tumse aap aapka aapki aapko aapse apna apni apne yaar haan achha accha acha acchi theek
  thik sahi bahut bohot bahot thoda thodi kuch koi bhi toh raha rahi rahe gaya gayi gaye karna karta karti karte karo kiya liya diya
  pyar pyaar ghar kaam zindagi jindagi aaj phir lekin magar matlab batao bata bolo suno chalo arre arey wala wali wale baat baatein
  naam rehta rehti rahta rahti laga lagta lagti chahiye chahta chahti pata hogaya hogayi gussa dukh khush akela akeli neend shaadi
  khana shukriya dhanyavad namaste alvida kyunki isliye sach jhooth pareshan hota hoti hote hua hui hue padhai paisa paise woh mein
  uska uski unka iska milte dekha dekho sunao bhejo dikhao kahani hasao bahar yahan wahan liye peena milna samajh jaan janu maine
  tumne usne humne hum humein unhe kab abhi kal subah shaam raat dost bhai behen maa kuttey kutta kutte billi bolta bolti
  khud jeena marna saal muje mjhe aur hun hu mai main tha thi gya gyi rha rhi kar karke gaye pehle haath roz kisi itna itni saath baad
  aaya aayi jata jati jaunga jaungi jao khatam dena sab ho ke ki ko ka se pe ne ab bas ek wo ye jo mat fir dil`
    .split(/\s+/)
    .filter(Boolean),
);

/** Such words that English texts of India hold too; they count only beside another. */
export const SHARED_WORDS: ReadonlySet<string> = new Set(
  'mein kal raat dost bhai maa ghar kaam sahi phir jaan liye theek subah shaam namaste yaar main hun aur ho ke ki ko ka se pe ne ab bas ek wo ye jo mat fir dil'.split(
    ' ',
  ),
);

/** What says nothing about a person's language. */
export const NEUTRAL_WORDS: ReadonlySet<string> = new Set(
  'ok okay k hmm hm haha hehe lol lmao wow oh ohh hi hey hello bye thanks thank you good night gn morning gm sorry please plz yes no yep nope'.split(
    ' ',
  ),
);
