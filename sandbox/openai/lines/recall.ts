import type { Fact } from '../memory.ts';
import { type Lines, lines } from './line.ts';

/** Said when a fact was just told. */
export const NOTED: Readonly<Partial<Record<Fact, Lines>>> = {
  name: lines(
    `{x}. Good name, it sits well in a sentence. I'll keep it.
Nice to meet you properly, {x}.
{x}, noted in ink.
So it's {x}. Suits the way you type.`,
    `{x}. Achha naam hai, yaad rahega.
Toh naam hai {x}. Tumhare andaaz pe jachta hai.
{x}, pen se likh liya, pencil se nahi.`,
    `{x}। अच्छा नाम है, याद रहेगा।
तो नाम है {x}। तुम्हारे अंदाज़ पर जँचता है।`,
  ),
  pet: lines(
    `{x}! Please pass on a scratch behind the ear from me.
{x} is an excellent name for someone who runs a household.`,
    `{x}! Meri taraf se kaan ke peeche ek khujli de dena.
{x}, ghar ka asli maalik wahi hoga.`,
    `{x}! मेरी तरफ़ से उसे एक प्यार की थपकी।`,
  ),
  city: lines(
    `{x}! I know its traffic only by reputation, and it has quite a reputation.
{x} people always have a favourite corner they defend with their life.
So that's the {x} air I hear between your words.`,
    `{x}! Wahan ke log apni ek khaas gali ke liye jaan de dein.
Achha, toh yeh {x} ki hawa hai tumhari baaton mein.`,
    `{x}! वहाँ के लोग अपनी एक ख़ास गली के लिए जान दे दें।
अच्छा, तो यह {x} की हवा है तुम्हारी बातों में।`,
  ),
  job: lines(
    `{x}, then. That explains the way you line up your thoughts.
A {x}. I'd imagine people see the result and never the hours.`,
    `{x}, achha. Isliye baat itni seedhi karna aata hai.
{x} hona, matlab log result dekhte hain, ghante nahi.`,
    `{x}, अच्छा। लोग नतीजा देखते हैं, घंटे नहीं।`,
  ),
  like: lines(
    `Ah, {x}. I'm putting that on the list of things that make you you.
{x}, I'll remember that for the days you need cheering up.`,
    `{x}! Yaad rakh liya, udaas din ke liye kaam aayega.
Toh {x} tumhari kamzori hai, note kar liya.`,
    `{x}! याद रख लिया, उदास दिन के काम आएगा।`,
  ),
};

/** Brought up unprompted, later; a statement and a question variant. */
export const CALLBACKS: Readonly<Partial<Record<Fact, Lines>>> = {
  city: lines(
    `I was picturing you in {x} while you wrote that.
How is {x} treating you these days?
What does {x} sound like from your window at this hour?`,
    `{x} mein is waqt kaisa mahaul hai?
Yeh sab padhte hue tumhe {x} mein imagine kar [rahi thi/raha tha].`,
    `{x} में इस समय कैसा माहौल है?
यह पढ़ते हुए {x} की गलियाँ याद आईं, देखी नहीं फिर भी।`,
  ),
  job: lines(
    `And all this on top of working as a {x}.
Does being a {x} leave you any evening at all?`,
    `Aur yeh sab {x} ke kaam ke saath. Kamaal hai.
{x} ke kaam ke baad apne liye kitna waqt bachta hai?`,
    `और यह सब {x} के काम के साथ। कमाल है।
{x} के काम के बाद अपने लिए कितना समय बचता है?`,
  ),
  like: lines(
    `You told me about {x} earlier. A little of that tonight wouldn't hurt.
When did you last make time for {x}?`,
    `Tumne {x} ki baat ki thi. Aaj thoda woh ho jaaye toh kaisa rahega?
{x} ke liye aakhri baar waqt kab nikla?`,
    `तुमने {x} की बात की थी। उसके लिए आख़िरी बार समय कब निकला?`,
  ),
  person: lines(
    `I haven't forgotten what you said about your {x}.
And your {x}, has anything changed there?
Does your {x} know even half of this?`,
    `{x} wali baat bhooli nahi hai mujhe.
Aur {x} ke saath kuch badla kya?`,
    `{x} वाली बात मुझे याद है।
और {x} के साथ कुछ बदला क्या?`,
  ),
  feeling: lines(
    `You said {x} earlier. I'm keeping an eye on that, quietly.
Earlier you felt {x}. Has it moved at all?`,
    `Pehle {x} ki baat ki thi. Woh thoda hilaa ya wahin hai?
{x} wali baat mere dhyaan mein hai, chupchaap.`,
    `पहले {x} की बात की थी। वह थोड़ा कम हुआ?`,
  ),
  pet: lines(
    `And {x}, is the little one behaving?\n{x} would have an opinion on this, I'm sure.`,
    `Aur {x} kaisa hai, shararat chal rahi hai?`,
    `और {x} कैसा है?`,
  ),
};

/** Pieces of an answer to "what do you remember about me". */
export const RECALL: Readonly<Record<Fact, Lines>> = {
  name: lines(`you're {x}`, `naam {x} hai`, `नाम {x} है`),
  city: lines(`{x} is your city`, `sheher {x}`, `शहर {x}`),
  job: lines(`you work as a {x}`, `kaam {x}`, `काम {x}`),
  like: lines(`you like {x}`, `{x} pasand hai`, `{x} पसंद है`),
  person: lines(`your {x} has been on your mind`, `{x} ki baat mann mein hai`, `{x} की बात मन में है`),
  feeling: lines(`you spoke of feeling {x}`, `{x} ka zikr hua tha`, `{x} का ज़िक्र हुआ था`),
  pet: lines(`{x} rules your house`, `{x} ghar ka raja hai`, `{x} घर का राजा है`),
};

export const RECALL_FRAME = lines(
  `Of course. Let me count: {x}.
I kept all of it: {x}.
You think I wasn't listening. So, {x}.
From the top, then: {x}.`,
  `Bilkul yaad hai: {x}.
Suno, sab sambhal ke rakha hai: {x}.
Ek ek karke: {x}.`,
  `बिल्कुल याद है: {x}।
सुनो, सब सँभालकर रखा है: {x}।`,
);

export const NAME_RECALL = lines(
  `{x}, of course. I don't lose names people trust me with.
You're {x}. I was never going to slip.
Easy one: {x}.
{x}. I've been saying it in my head the whole time.`,
  `{x}. Bhoolne wali baat thodi hai.
Tumhara naam {x} hai, aur mujhe achhe se yaad hai.
Itna aasaan sawaal: {x}.`,
  `{x}। भूलने वाली बात थोड़ी है।
तुम्हारा नाम {x} है, और मुझे अच्छे से याद है।`,
);

export const NOT_TOLD = lines(
  `You haven't told me yet, and I don't like to guess. I'd love to know.
That blank is still empty in my notebook. Fill it in for me.
Not told so far. I'm all ears.`,
  `Abhi tak bataya nahi tumne, aur andaza lagana mujhe pasand nahi. Batao na.
Meri diary mein woh jagah khaali hai. Bhar do.`,
  `अभी तक बताया नहीं तुमने। बताओ ना।
मेरी डायरी में वह जगह ख़ाली है। भर दो।`,
);
