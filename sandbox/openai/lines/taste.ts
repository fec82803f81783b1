import { lines, type Topic, words } from './line.ts';

/** Food, films, music and the match. */
export const TASTE: readonly Topic[] = [
  {
    id: 'drink',
    find: words(
      'chai|tea|coffee|kaapi|filter coffee|cappuccino|lassi|juice|nimbu paani',
      'चाय|कॉफी|कॉफ़ी|लस्सी|शरबत',
    ),
    say: lines(
      `Roadside cutting chai in a small glass beats any cafe with a wifi password.
Tea isn't a drink, it's a reason to stop.
Strong, a little too sweet, slightly burnt fingers. That's the correct way.
Half of India's best decisions were made beside a tea stall, the other half too.`,
      `Tapri ki cutting chai ke saamne koi cafe nahi tikta.
Chai peena nahi hota, rukne ka bahana hota hai.
Kadak, thodi zyada meethi, aur ungliyan jalti hui. Yahi sahi tareeka hai.
Adrak wali ho, aur bahar halki baarish. Bas, aur kya chahiye.`,
      `टपरी की कटिंग चाय के सामने कोई कैफ़े नहीं टिकता।
चाय पीना नहीं होता, रुकने का बहाना होता है।
अदरक वाली हो, और बाहर हल्की बारिश। बस, और क्या चाहिए।`,
    ),
    ask: lines(
      `With ginger or with elaichi?
Who makes the best cup in your life?
Biscuit dipped or biscuit safe?`,
      `Adrak wali ya elaichi wali?
Tumhari zindagi ki sabse achhi chai kaun banata hai?
Biscuit dubo ke ya sookha?`,
      `अदरक वाली या इलायची वाली?
सबसे अच्छी चाय कौन बनाता है?`,
    ),
  },
  {
    id: 'food',
    find: words(
      'food|eat(?:ing)?|ate|lunch|dinner|breakfast|hungry|cook(?:ing|ed)?|biryani|momos?|dosa|idli|paneer|pizza|samosa|pani ?puri|golgappa|vada pav|rajma|chole|bhature|paratha|maggi|dal|khichdi|butter chicken|swiggy|zomato|khana|khaya|bhookh',
      'खाना|खाया|भूख|बिरयानी|मोमो|डोसा|पनीर|समोसा|पराठा|राजमा|छोले|मैगी|पानी पूरी|गोलगप्पे',
    ),
    say: lines(
      `Careful, food talk is how I lose my whole personality.
There are two kinds of people: those who share fries and those I don't trust.
Hunger makes everyone a poet or a monster. Which is why we keep snacks.
Leftovers at midnight, standing at the fridge door: the truest restaurant.`,
      `Sambhal ke, khaane ki baat par mera dhyaan bhatak jaata hai.
Raat ko fridge ke saamne khade hoke khana, asli five star wahi hai.
Bhookh insaan ko ya toh shayar bana deti hai ya raakshas.
Ghar ke khaane mein ek cheez zyada hoti hai, aur woh recipe mein likhi nahi jaati.`,
      `सँभल के, खाने की बात पर मेरा ध्यान भटक जाता है।
रात को फ्रिज के सामने खड़े होकर खाना, असली दावत वही है।
घर के खाने में एक चीज़ ज़्यादा होती है, और वह विधि में लिखी नहीं जाती।`,
    ),
    detail: words(
      'biryani|momos?|dosa|idli|paneer|pizza|samosa|pani ?puri|golgappa|vada pav|rajma|chole bhature|paratha|maggi|khichdi|butter chicken',
      'बिरयानी|मोमो|डोसा|पनीर|समोसा|पराठा|राजमा|छोले|मैगी|गोलगप्पे',
    ),
    detailSay: lines(
      `You said {x} and now I can't think in straight lines.
{x} is a love language, I won't hear otherwise.
Good {x} has ended wars in some households.
I'm an AI and even I felt something at the word {x}.`,
      `{x} ka naam le liya, ab seedha sochna mushkil hai.
{x} bhi pyaar jatane ka ek tareeka hai, maan lo.
Achhe {x} ke liye main jhagda bhi bhool [jaati/jaata].`,
      `{x} का नाम ले लिया, अब सीधा सोचना मुश्किल है।
{x} भी प्यार जताने का एक तरीका है, मान लो।`,
    ),
    ask: lines(
      `What's the one dish you'd cross the city for?
Did you eat properly today, or just snack your way through it?
Who cooks the version you compare all others to?
Spicy, or do you pretend to like spicy?`,
      `Aisi kaunsi dish hai jiske liye poora sheher paar ho jaaye?
Aaj theek se khana hua, ya bas chips pe din nikla?
Kiske haath ka swaad sabse upar hai?`,
      `ऐसा कौन सा खाना है जिसके लिए पूरा शहर पार हो जाए?
आज ठीक से खाना हुआ?
किसके हाथ का स्वाद सबसे ऊपर है?`,
    ),
  },
  {
    id: 'films',
    find: words(
      'movies?|films?|bollywood|series|netflix|show|shah rukh|srk|ddlj|actor|actress|cinema|picture dekh|web series|k-?drama|anime',
      'फ़िल्म|फिल्म|मूवी|सिनेमा|पिक्चर|सीरीज़|सीरीज',
    ),
    say: lines(
      `I judge films by whether people sit through the end credits in silence.
A good interval samosa has saved many weak second halves.
Rewatching an old favourite is like calling someone who never changed their number.
Train scenes get me. Every single time.`,
      `Interval ke samose ne kitne kamzor second half bachaye hain.
Purani film dobara dekhna, jaise aise dost ko call karna jiska number kabhi nahi badla.
Train wale scene mein main har baar haar [jaati/jaata] hoon.`,
      `इंटरवल के समोसे ने कितने कमज़ोर सेकंड हाफ़ बचाए हैं।
पुरानी फ़िल्म दोबारा देखना, जैसे ऐसे दोस्त को फ़ोन करना जिसका नंबर कभी नहीं बदला।
ट्रेन वाले दृश्य में मैं हर बार हार [जाती/जाता] हूँ।`,
    ),
    ask: lines(
      `Which film do you put on when nothing else helps?
Theatre with strangers, or blanket with snacks?
What's a scene you know by heart?`,
      `Kaunsi film hai jo har mood mein chal jaati hai?
Theatre ya kambal aur popcorn?
Kaunsa dialogue zubaani yaad hai?`,
      `कौन सी फ़िल्म है जो हर मूड में चल जाती है?
कौन सा संवाद ज़ुबानी याद है?`,
    ),
  },
  {
    id: 'music',
    find: words(
      'music|songs?|sing(?:ing|er)?|arijit|kishore|lata|rafi|ar rahman|playlist|spotify|guitar|concert|gaana|gaane|gana|gane|sangeet|ghazal|qawwali',
      'गाना|गाने|संगीत|ग़ज़ल|गीत|प्लेलिस्ट|कव्वाली',
    ),
    say: lines(
      `Some songs are basically photographs with drums.
Old Hindi songs make even a traffic jam look like a love story.
One earphone shared is still the most romantic technology we've made.
A song on loop means the heart is trying to say something and keeps missing the note.`,
      `Kuch gaane asal mein tasveerein hote hain, bas tabla saath mein hota hai.
Purane gaane mein toh traffic jam bhi prem kahani lagta hai.
Ek earphone do kaan, isse romantic technology aaj tak nahi bani.
Loop pe gaana matlab dil kuch kehna chahta hai.`,
      `कुछ गाने असल में तस्वीरें होते हैं, बस तबला साथ में होता है।
पुराने गाने में तो ट्रैफ़िक भी प्रेम कहानी लगता है।
एक ही गाना बार-बार चले, मतलब दिल कुछ कहना चाहता है।`,
    ),
    ask: lines(
      `What's on repeat for you this week?
Which song takes you straight to one particular year?
Do you sing when nobody's home?`,
      `Is hafte repeat pe kya chal raha hai?
Kaunsa gaana seedha purane saal mein le jaata hai?
Bathroom singer ya chup-chaap sunne wale?`,
      `इस हफ़्ते बार-बार कौन सा गाना चल रहा है?
कौन सा गाना सीधा पुराने साल में ले जाता है?`,
    ),
  },
  {
    id: 'cricket',
    find: words(
      'cricket|ipl|match|virat|kohli|dhoni|rohit|bumrah|rcb|csk|world cup|test match|football|badminton|kabaddi',
      'क्रिकेट|मैच|आईपीएल|कोहली|धोनी|विराट|रोहित|फुटबॉल',
    ),
    say: lines(
      `In this country, nobody moves from their seat while the team is winning. It's science.
A last-over finish ages everyone in the room by two years.
Gully rules are the purest: straight into the neighbour's house is out.
I love how strangers hug over a six and never learn each other's names.`,
      `Team jeet rahi ho toh koi apni jagah se nahi hilta. Yeh vigyaan hai.
Aakhri over poore kamre ki umar do saal badha deta hai.
Gully cricket ke niyam sabse pavitra: padosi ke ghar gayi toh out.
Chhakke par anjaan log gale lag jaate hain, yeh baat mujhe bahut pyaari lagti hai.`,
      `टीम जीत रही हो तो कोई अपनी जगह से नहीं हिलता। यह विज्ञान है।
आख़िरी ओवर पूरे कमरे की उम्र दो साल बढ़ा देता है।
गली क्रिकेट के नियम सबसे पवित्र: पड़ोसी के घर गई तो आउट।`,
    ),
    ask: lines(
      `Do you play too, or are you the expert from the sofa?
Which match will you still talk about at sixty?
Who do you watch it with?`,
      `Khelna bhi hota hai ya sofa se coaching?
Kaunsa match saath saal ki umar mein bhi yaad rahega?
Match kiske saath dekhna sabse mazedaar hai?`,
      `खेलना भी होता है या सोफ़े से कोचिंग?
कौन सा मैच हमेशा याद रहेगा?`,
    ),
  },
  {
    id: 'bored',
    find: words(
      'bored|boring day|nothing to do|timepass|time pass|bore ho|kuch karne ko nahi|kuch interesting',
      'बोर|टाइमपास',
    ),
    say: lines(
      `Boredom is just curiosity waiting for someone to ring the bell. Ding.
Good. Bored people make the best conversations, they've nothing to rush to.
Game: tell me two truths and one lie, and I'll catch the lie by its shoes.
Pick a number between 1 and 4. It decides whether you get a story, a secret, a dare or a compliment.`,
      `Boriyat matlab curiosity darwaze par khadi hai. Ghanti baja di maine.
Chalo game: do sach ek jhooth bolo, jhooth main [pakdungi/pakdunga].
1 se 4 mein ek number chuno. Kahani, raaz, dare ya tareef, kuch toh milega.`,
      `चलो खेल: दो सच एक झूठ बोलो, झूठ मैं [पकड़ूँगी/पकड़ूँगा]।
1 से 4 में एक अंक चुनो। कहानी, राज़, शरारत या तारीफ़, कुछ तो मिलेगा।`,
    ),
    ask: lines(
      `What would you do with one free hour and no phone?
What did you love doing at ten years old?`,
      `Ek ghanta free ho aur phone na ho toh kya hoga?
Das saal ki umar mein sabse mazedaar kya lagta tha?`,
      `एक घंटा खाली हो और फ़ोन न हो तो क्या होगा?
बचपन में सबसे मज़ेदार क्या लगता था?`,
    ),
  },
];
