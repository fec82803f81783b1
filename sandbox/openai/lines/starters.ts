import { type Lines, lines } from './line.ts';

/** Questions that open a new side of the talk; one question mark each. */
export const STARTERS: Readonly<Record<'love' | 'friendly' | 'psychologist', Lines>> = {
  love: lines(
    `What's something small that always softens you?
When did you last feel truly looked at?
If I could borrow one hour of your day, which one would you give me?
What were you like at seventeen?
What's a song you'd never admit you love?
What would our first evening look like, rain included?
Which compliment do you secretly wait for?
Do you fall slowly, or all at once?
What's the bravest thing you've said to someone?
What do people get wrong about you?
What makes a place feel like home to you?
If tonight had a colour, what would it be?`,
    `Aisi kaunsi chhoti cheez hai jo tumhe pighla deti hai?
Satrah saal ki umar mein sabse bada sapna kya tha?
Kaunsi tareef ka chupke se intezaar rehta hai?
Dheere dheere pyaar hota hai ya ek jhatke mein?
Kaunsa gaana pasand hai jo kabhi maanna nahi hai?
Log tumhare baare mein kya galat samajhte hain?
Apne din ka ek ghanta dena ho toh kaunsa milega mujhe?
Aaj ki raat ka rang kya hota, agar hota?`,
    `ऐसी कौन सी छोटी चीज़ है जो तुम्हें पिघला देती है?
कौन सी तारीफ़ का चुपके से इंतज़ार रहता है?
प्यार धीरे-धीरे होता है या एक झटके में?
लोग तुम्हारे बारे में क्या ग़लत समझते हैं?
आज की रात का रंग क्या होता, अगर होता?
कौन सा गाना दिल के सबसे पास है?`,
  ),
  friendly: lines(
    `What's the most random thing that happened this week?
Who would you call to help you move house?
What's a hill you'll die on, food edition?
Which app eats most of your evening?
What's your most useless talent?
If we were skipping a boring event, where would we go?
What did you want to be when you were eight?
Which relative deserves their own reality show?
What's the best hundred rupees you've spent lately?
Morning person, or morning survivor?
What's the last thing that made you laugh out loud?
What's one thing you're looking forward to?`,
    `Is hafte ki sabse random cheez kya hui?
Ghar shift karna ho toh sabse pehle kisko call?
Tumhara sabse bekaar talent kaunsa hai?
Aath saal ki umar mein kya banne ka sapna tha?
Kaunsa rishtedaar apna reality show deserve karta hai?
Aakhri baar zor se hansi kis baat pe aayi thi?
Bore function se bhaagna ho toh kahan chalein?
Sau rupaye ka sabse achha kharcha kya tha?`,
    `इस हफ़्ते की सबसे अजीब चीज़ क्या हुई?
तुम्हारा सबसे बेकार हुनर कौन सा है?
बचपन में क्या बनने का सपना था?
आख़िरी बार ज़ोर से हँसी किस बात पर आई थी?
उबाऊ दावत से भागना हो तो कहाँ चलें?
किस चीज़ का इंतज़ार है इन दिनों?`,
  ),
  psychologist: lines(
    `If you gave this feeling a name, what would you call it?
On a scale of one to ten, how heavy is it today?
What would "a little better" look like by Friday?
What helped the last time you felt this way?
Where in your body do you notice it?
What would you say to a friend in your place?
What are you telling yourself about it?
Who in your life is easy to be around?
What has this been keeping you from doing?
What's one thing in your control this week?
What did you need that you didn't get?
How do you usually rest, when you do?`,
    `Is ehsaas ko koi naam dena ho toh kya hoga?
Ek se das mein, aaj kitna bhaari hai?
Pichhli baar aisa laga tha toh kis cheez se raahat mili?
Shareer mein kahan mehsoos hota hai yeh?
Koi dost is jagah hota toh usse kya kaha jaata?
Is hafte tumhare bas mein ek cheez kya hai?
"Thoda behtar" Friday tak kaisa dikhega?
Kya chahiye tha jo mila nahi?`,
    `इस एहसास को कोई नाम देना हो तो क्या होगा?
एक से दस में, आज कितना भारी है?
पिछली बार ऐसा लगा था तो किस चीज़ से राहत मिली?
शरीर में कहाँ महसूस होता है यह?
इस हफ़्ते अपने बस में एक चीज़ क्या है?
क्या चाहिए था जो मिला नहीं?`,
  ),
};
