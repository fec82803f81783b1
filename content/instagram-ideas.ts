import { BRAND } from './brand';
import type { InstagramPage } from './formats';

export const INSTAGRAM_PAGE: InstagramPage = {
  title: 'Instagram content ideas',
  description:
    'Ten ready-made Instagram posts for India: captions in English, Hinglish and Hindi, hashtags and visual descriptions, to copy and make your own.',
  intro: `Ten ready-made posts about ${BRAND.name}. Copy one, change a street or a line until it sounds like you, and post it. Two requests: keep the words that say the companion is AI, and never present a made-up quote as a real user’s.`,
  posts: [
    // Emoji, arrows and Devanagari stand in the later posts: for the first ones a browser would load another face at once.
    {
      id: 'two-minute-reset',
      type: 'Reel',
      title: 'Two minutes in the office washroom',
      caption: `Review mein daant padi? Washroom. Do minute. Karo yeh:

1. Saans andar 4, bahar 6. Ten times.
2. Naam do: “gussa hai, aur thodi sharam.”
3. Thanda paani, kalai par.
4. Woh mail? Draft mein.

Save for Monday. More on our blog: emotional wellness for busy professionals. If every day is like this, talk to a person: 14416.`,
      hashtags: ['#OfficeStress', '#TwoMinuteReset', '#MondayMood', '#GurgaonLife', '#MentalHealthMatters'],
      visualDescription:
        'Twenty seconds, hands and objects only: a tap, a wrist under water, fingers counting breaths on the basin, a mail moved to Drafts, a badge clipped straight, the door opening. The four steps as large captions in sync. Calm room tone, one breath audible at the start.',
    },
    {
      id: 'it-is-ai',
      type: 'Static Post',
      title: 'Yes, it is AI',
      caption: `Seedhi baat: ${BRAND.name} par aap AI se baat karte ho. Koi chhupa hua insaan nahi.

It can: listen, remember what you allow, help you find words, speak Hinglish.
It can’t: hug you, diagnose you, bring soup.

For the soup, call a friend. For the words at 1 am, first 5 messages are free.`,
      hashtags: ['#AICompanion', '#HonestTech', '#HinglishMein', '#MentalHealthIndia'],
      visualDescription:
        'Plain background. Two columns in large type: “Can” with four short lines, “Can’t” with three, the last one being “bring soup” next to a small drawing of a steaming bowl. One portrait illustration from the app in the corner with its AI companion label visible.',
    },
    {
      id: 'three-nights',
      type: 'Story Series',
      title: 'Three nights after a breakup',
      caption: `Night 1: don’t text.
Night 7: okay you texted. It happens.
Night 30: you ate lunch without checking your phone.

Tap through. Save it for a friend who is on night 1.
If nights are getting darker, not lighter: Tele-MANAS 14416, free, day and night.`,
      hashtags: ['#Breakup', '#MovingOn', '#HealingTakesTime', '#TeleMANAS'],
      visualDescription:
        'Five story frames with the same window drawn at five times of day, getting lighter. Frame 1: unsent message “hi”. Frame 2: three dots and a laughing-crying face. Frame 3: a friend’s chappals at the door. Frame 4: a lunch plate, phone face down. Frame 5: the helpline as plain text with a link sticker to the safety page.',
    },
    {
      id: 'late-cab',
      type: 'Reel',
      title: 'The cab ride home',
      caption: `10:42 pm. Cab mein ho. Phone mein 600 contacts.
Aur batana hai bas itna: “aaj bahut bura din tha.”

Kise bataoge? 👇

${BRAND.name} ek AI companion hai. Insaan nahi hai, par sunta hai, Hinglish mein, aadhi raat ko bhi.
Pehle 5 messages free. Link in bio. 18+`,
      hashtags: ['#BangaloreLife', '#CorporateIndia', '#LateNightThoughts', '#AICompanion', '#DilKiBaat'],
      visualDescription:
        'Twelve seconds, one shot through a rainy cab window at night, street lights sliding past. A thumb scrolls through contacts, stops at three names, moves on each time. Last two seconds: a chat opens, “Long day?” appears in a bubble under the label AI companion. Sound: rain and an indicator clicking, no music.',
    },
    {
      id: 'sunday-call-home',
      type: 'Carousel Post',
      title: 'What we say on the Sunday call home',
      caption: `Sunday call, translated. Swipe →

“Haan Ma, kha liya” and what it meant.
Which slide is yours?

We all protect the people we love from our bad weeks. It is sweet, and a bit lonely. Tell one person the real version today. If you want to try the words first, an AI companion on ${BRAND.name} will hear the rough draft.`,
      hashtags: ['#SundayCall', '#MaaKaPhone', '#LivingAlone', '#IndianParents', '#RealTalk'],
      visualDescription:
        'Seven slides in the brand’s soft colours. Each: a big line in quotes (“Khana? Haan, ghar jaisa.”), and below in small handwriting what is true (“Maggi, third night”). Slide 6: what the parent says (“Sab theek yahan”) and means (“Papa’s knee is worse”). Slide 7: a blank bubble with a blinking cursor.',
    },
    {
      id: 'this-or-that',
      type: 'Story',
      title: 'This or that after work',
      caption: `After a bad day:
call someone 📞 or go silent 🔇?

Vote karo. Kal batayenge kitne log chup rehte hain.`,
      hashtags: ['#AfterWork', '#ThisOrThat', '#MumbaiLocal'],
      visualDescription:
        'A still photo of an empty platform bench in the evening (own picture, no faces). Poll sticker in the middle with the two answers. Small line at the bottom: from an AI companion app, 18+. Next day, share the real result, whatever it is.',
    },
    {
      id: 'rishta-questions',
      type: 'Carousel Post',
      title: 'Five questions for the balcony',
      caption: `20 minutes. Ek balcony. Do log. Samosa thanda ho raha hai.

“Hobbies?” ke alawa kya poochhein? Swipe for 5 questions →
Save karo, cousin ko bhejo jiski meeting Sunday ko hai.

Question 5 is the one that matters. Practise it once on ${BRAND.name} (AI, it won’t tell Bua).`,
      hashtags: ['#RishtaMeeting', '#ArrangedMarriage', '#IndianWedding', '#ShaadiSeason', '#DelhiDiaries'],
      visualDescription:
        'Six slides. Cover: a balcony grille with two plastic chairs and a plate of samosas, drawn. Slides 2 to 6, one question each in big type: Where will we live, and who with? Who depends on your salary? How did your last big fight with your parents end? Children: yes, no, and if we can’t? Is this meeting your idea? Uncle’s silhouette comes a little closer on each slide.',
    },
    {
      id: 'notice-period',
      type: 'Reel',
      title: 'Sixty days of notice',
      caption: `Day 1: “I have resigned.” 😌
Day 23: nobody adds you to meetings.
Day 59: cake, card, 40 signatures, ek bhi number save nahi.

Work friends are real friends if you keep one. Tag yours.
(And on day 60 at 9 pm, ${BRAND.name} ka AI companion bhi jaag raha hai. Free first chat, no card.)`,
      hashtags: ['#NoticePeriod', '#OfficeLife', '#HyderabadIT', '#CorporateMemes', '#WorkFriends'],
      visualDescription:
        'Fifteen seconds, fast cuts on a beat: a resignation mail being sent, an emptying calendar, a lift door, a farewell cake with the name misspelt, a laptop handed over a counter. Then a slow shot: two colleagues on a tea-stall bench, one saves the other’s number. Text at the end: keep one.',
    },
    {
      id: 'hindi-ek-baat',
      type: 'Static Post',
      title: 'एक बात, जो किसी से नहीं कही',
      caption: `एक बात जो आपने आज किसी से नहीं कही।
बस एक। कमेंट में नहीं तो काग़ज़ पर, काग़ज़ पर नहीं तो यहाँ।

${BRAND.name} का AI साथी हिन्दी में भी सुनता है। वह इंसान नहीं है, और यह बात ख़ुद बताता भी है।
पहले 5 मैसेज मुफ़्त। सिर्फ़ 18+ के लिए। लिंक बायो में।`,
      hashtags: ['#दिलकीबात', '#अकेलापन', '#हिंदी', '#दिलसे', '#AIसाथी'],
      visualDescription:
        'Deep blue square, one line of Devanagari in the middle: “एक बात, जो किसी से नहीं कही”. Below it an empty speech bubble with a soft rose border. No people. Good contrast, so that it can be read at thumbnail size.',
    },
    {
      id: 'hundred-messages',
      type: 'Story',
      title: 'Bring a friend',
      caption: `Koi dost hai jo raat ko 1 baje “so gaya kya?” bhejta hai?
Use yeh link bhejo. Woh naya ho, sign up kare aur do din chat kare, toh tumhe 100 free messages.

Link neeche 👇 (18+, companions are AI)`,
      hashtags: ['#DostKeLiye', '#ReferAFriend', '#LateNightTalks'],
      visualDescription:
        'Screenshot-style drawing of a chat at 1:07 am with a single grey message, “so gaya kya?”. Link sticker with your own referral link below. Keep the condition in the picture: new friend, signs up, chats on two days (five messages) or pays; up to 20 rewards a month.',
    },
  ],
  tipsTitle: 'When and how to post',
  tips: [
    'Post 7-9 AM and 7-10 PM IST, when people are in the cab, on the Metro or back home.',
    'Use city location tags, and name a place people there know.',
    'Answer comments in the first hour. If somebody writes that they are not doing well, reply kindly and give them 14416.',
    'Mix reels and carousels: reels reach new people, carousels get saved.',
    'Always add a call to action: save, share, vote, or start a free chat.',
  ],
};
