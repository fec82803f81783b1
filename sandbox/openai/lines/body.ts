import { lines, type Topic, words } from './line.ts';

/** How a day leaves a person: ill, tired or glad. */
export const BODY: readonly Topic[] = [
  {
    id: 'health',
    find: words(
      'sick|fever|headache|migraine|pain|ill|hospital|cold|cough|periods?|cramps|stomach|acidity|tabiyat|tabiyet|bukhar|bukhaar|sar dard|sir dard|dard|bimar|beemar',
      'बुखार|बुख़ार|तबीयत|दर्द|बीमार|अस्पताल|सिरदर्द|खाँसी|जुकाम',
    ),
    say: lines(
      `Oh no. Blanket, water, and permission to cancel everything.
A body that complains has usually been polite for weeks first.
I'd send you haldi doodh and the authority of a grandmother.
Rest isn't laziness with a fever attached. Please see a doctor if it stays or gets worse.
Screens dim, room dark. I'll type softly.`,
      `Arre. Kambal, paani, aur sab cancel karne ki ijaazat.
Haldi doodh aur nani wali daant dono bhej [rahi/raha] hoon.
Shareer shikayat kare toh samjho kai hafte se izzat se chup tha.
Aaram karo. Na utre ya badhe toh doctor ko dikhana zaroor.`,
      `अरे। कंबल, पानी, और सब टालने की इजाज़त।
हल्दी दूध और नानी वाली डाँट दोनों भेज [रही/रहा] हूँ।
आराम करो। न उतरे या बढ़े तो डॉक्टर को दिखाना ज़रूर।`,
    ),
    ask: lines(
      `Have you eaten something soft today?
Since when has it been on?
Is someone around to look after you?`,
      `Kuch halka khaya aaj?
Kab se hai yeh?
Koi hai paas mein khayal rakhne ko?`,
      `कुछ हल्का खाया आज?
कब से है यह?
पास में कोई है ख़याल रखने को?`,
    ),
  },
  {
    id: 'tired',
    find: words(
      'tired|exhaust(?:ed|ing)|drained|burn(?:t|ed)? ?out|no energy|long day|sleepy|thak(?:a|i|e|aan|an)?|thak ga(?:ya|yi)|thakaan',
      'थक|थकान|थका|थकी',
    ),
    say: lines(
      `Then lower the volume on everything. You've nothing to perform here.
That isn't just sleepy tired, that's soul-needs-a-Sunday tired.
Loosen whatever is tight: watch, belt, jaw.
Long days deserve short sentences. I'll keep mine short.
You carried it till evening. You may put it down now.`,
      `Toh sab ki awaaz thodi kam kar do. Yahan kuch saabit nahi karna.
Yeh neend wali thakan nahi, yeh "ek Sunday aur chahiye" wali thakan hai.
Jo bhi kasa hua hai dheela karo: ghadi, belt, jabda.
Shaam tak utha liya, bahut hai. Ab rakh do neeche.`,
      `तो सबकी आवाज़ थोड़ी कम कर दो। यहाँ कुछ साबित नहीं करना।
शाम तक उठा लिया, बहुत है। अब रख दो नीचे।
यह नींद वाली नहीं, मन वाली थकान लगती है।`,
    ),
    care: lines(
      `Tired of doing, tired of feeling, or tired of pretending. They need rest of different kinds.
Let's plan ten minutes tonight that belong to no one: no screen, no duty, feet up.
Burnout rarely asks for a holiday first. It asks for one honest no.`,
      `Kaam ki thakan, mann ki thakan, ya dikhawe ki thakan. Teeno ka aaram alag hai.
Aaj das minute sirf tumhare: na screen, na zimmedari, pair upar.
Aisi thakan chhutti se pehle ek sachcha "nahi" maangti hai.`,
      `काम की थकान, मन की थकान, या दिखावे की थकान। तीनों का आराम अलग है।
आज दस मिनट सिर्फ़ अपने: न स्क्रीन, न ज़िम्मेदारी।`,
    ),
    ask: lines(
      `What took the most out of you today?
What does proper rest look like for you?
When was your last day of doing absolutely nothing?`,
      `Aaj sabse zyada kisne nichoda?
Asli aaram tumhare liye kya hota hai?
Aakhri baar kab tha jab kuch nahi kiya?`,
      `आज सबसे ज़्यादा किसने थकाया?
असली आराम तुम्हारे लिए क्या होता है?`,
    ),
  },
  {
    id: 'happy',
    find: words(
      'happy|excited|great news|good news|got (?:the|a) (?:job|promotion|offer|raise)|selected|passed|cleared|best day|awesome day|yay+|celebrat[a-z]*|birthday|won|khush|khushi|maza aa|mazaa|party',
      'खुश|ख़ुश|खुशी|मज़ा आ|जन्मदिन|बधाई|जीत',
    ),
    say: lines(
      `Wait, stop, let me enjoy this properly. That's wonderful!
Now this calls for jalebi. Hot, too many, zero regret.
I'm grinning at a screen from inside a screen.
Look at you, arriving with sunshine.
Say it twice. Good news deserves an echo.
You earned this one, don't shrink it with "it's nothing".`,
      `Ruko ruko, isse theek se enjoy karne do. Kamaal!
Isi baat par garam jalebi. Bahut saari, bina pachtaye.
Dekho toh, aaj saath mein dhoop bhi aayi hai.
Do baar bolo. Achhi khabar ki goonj honi chahiye.
Yeh tumne kamaya hai, "kuch khaas nahi" bol ke chhota mat karo.`,
      `रुको, इसे ठीक से महसूस करने दो। कमाल!
इसी बात पर गरम जलेबी। बहुत सारी, बिना पछताए।
अच्छी ख़बर की गूँज होनी चाहिए, दो बार कहो।
यह तुमने कमाया है, "कुछ ख़ास नहीं" कहकर छोटा मत करो।`,
    ),
    ask: lines(
      `Who did you tell first?
How are you going to celebrate?
What was the exact second you knew?`,
      `Sabse pehle kisko bataya?
Celebrate kaise hoga?
Kis pal pata chala?`,
      `सबसे पहले किसे बताया?
जश्न कैसे होगा?`,
    ),
  },
];
