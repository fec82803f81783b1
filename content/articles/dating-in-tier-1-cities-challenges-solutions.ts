import { BRAND } from '../brand';
import type { Article } from '../formats';

export const article: Article = {
  slug: 'dating-in-tier-1-cities-challenges-solutions',
  title: 'Dating in tier-1 cities: real problems, workable answers',
  description:
    'Ninety minutes of traffic, a landlord with opinions, chats that fade by Thursday. A practical guide to dating in a big Indian city, and to staying safe.',
  category: 'Dating',
  date: '2026-09-09',
  updated: '2026-11-23',
  trending: true,
  author: 'mitali',
  hero: {
    portraits: ['tara', 'dev'],
    alt: 'Illustration of a laughing woman with glasses and a laughing bearded man',
  },
  body: [
    {
      kind: 'paragraph',
      text: 'Match on Sunday night. Good banter on Monday. By Wednesday both of you have a release, a quarter end or a cousin in town, and by Friday the chat has sunk below the food delivery updates. Nobody was rude, nobody was ghosted on purpose. The city simply won.',
    },
    {
      kind: 'paragraph',
      text: 'Advice on dating usually talks about confidence. In Mumbai, Delhi or Bengaluru the trouble is often more practical than that: distance, time, privacy, money, safety. Practical trouble has practical answers. Here are seven problems, and what tends to help.',
    },
    {
      kind: 'heading',
      id: 'distance',
      text: 'Problem one: the other person lives in another country called Whitefield',
    },
    {
      kind: 'paragraph',
      text: 'Andheri to Navi Mumbai on a Friday evening. Gurgaon to Noida across the whole of Delhi. Electronic City to Hebbal. On the map it is a date. In life it is a day trip, and the person who travelled arrives tired and slightly resentful.',
    },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Meet on the line, not in the middle.' },
          ' The midpoint is often a flyover. Choose a place next to a Metro or local station that both of you can reach in one go, so that either can leave without negotiating surge pricing.',
        ],
        [
          { strong: 'Use the dead hours.' },
          ' Saturday breakfast at half past eight beats Saturday dinner. The roads are empty, the bill is a dosa and two coffees, and an hour is a natural length.',
        ],
        [
          { strong: 'Count the commute as part of the decision.' },
          ' If you already know that you will not cross the city twice a week in monsoon, say so early. It is kinder than fading out in July.',
        ],
      ],
    },
    { kind: 'heading', id: 'time', text: 'Problem two: nobody has an evening' },
    {
      kind: 'paragraph',
      text: 'Long chats feel like progress and often are not. After a week of messages you each carry a character you invented, and the real person can only disappoint. Keep the chat short and move to something with a voice. A fifteen-minute call on the cab ride home tells you more than two hundred messages, and it has an end built in: “I have reached my gate, good night.”',
    },
    {
      kind: 'paragraph',
      text: 'If your job has seasons, name them. “March is audit, I am useless until the fifth of April, after that I would really like to see you” sounds unromantic. To whoever is waiting it is one of the more reassuring things you can say, because it has a date in it.',
    },
    { kind: 'heading', id: 'privacy', text: 'Problem three: there is nowhere to just sit' },
    {
      kind: 'paragraph',
      text: 'The PG has a 10 pm gate. The landlord asks about guests. Home has parents, and parents have ears. So everything happens in cafés, where talking costs six hundred rupees an hour and the next table is listening.',
    },
    {
      kind: 'paragraph',
      text: 'Cities do have free rooms, they are just outdoors. Cubbon Park before ten. Carter Road or Marine Drive in the evening. Lodhi Garden in winter, the Sabarmati riverfront, Necklace Road, the museum nobody from the city ever visits. Walking side by side also takes the interview out of it. It is easier to say something true when you are both looking at a lake.',
    },
    {
      kind: 'paragraph',
      text: 'If neither of you is free in daylight, borrow an errand. Buy vegetables together, get the scooter serviced and walk around the block meanwhile, take the same long Metro line to its end and back. It sounds like a poor substitute for a date. It shows you how somebody is with a queue, with change, and with a stranger who asks the way, and none of this appears over pasta.',
    },
    { kind: 'heading', id: 'money', text: 'Problem four: the bill, and everything it stands for' },
    {
      kind: 'paragraph',
      text: 'Who pays is a small question with large luggage. Decide your own default and say it lightly before the menu arrives: “Shall we split? Next one is on whoever loses at Ludo.” What matters is that the first meetings cost so little that neither side feels bought or owed. If someone sulks about splitting, you have learned something for the price of a cold coffee.',
    },
    {
      kind: 'heading',
      id: 'intentions',
      text: 'Problem five: one of you is dating, the other is interviewing for marriage',
    },
    {
      kind: 'paragraph',
      text: 'At twenty-nine, with an aunt sending biodata on the family group, you may be looking for a spouse. The person across the table may be three months out of a long relationship and only want company. Both are fine. Not saying so for five dates is what hurts.',
    },
    {
      kind: 'paragraph',
      text: 'There is a third group which seldom says its name: people who do not know yet, and who are ashamed of that at their age. If this is you, it is a perfectly good answer, provided you give it as one. “I honestly do not know, I want to find out slowly, and I will tell you when I do” lets the other person decide whether to wait. Letting them guess does not.',
    },
    {
      kind: 'paragraph',
      text: 'You do not need a contract on the first evening. By the second or third, one plain sentence does it: “I am hoping to meet the person I will marry, no rush, but that is the direction. Where are you?” Then believe the answer. People usually tell you, and we usually think we will be the exception.',
    },
    {
      kind: 'heading',
      id: 'safety',
      text: 'Problem six: staying safe without becoming suspicious of everyone',
    },
    {
      kind: 'list',
      items: [
        'Video-call once before you meet. It takes four minutes, and somebody who always has a reason not to has told you something.',
        'First meetings in public, your own way home, and one friend who has the place, the time and a screenshot of the profile.',
        'Keep your home address, your office badge and your daily route out of the first weeks.',
        'Never send money, gift cards or a one-time code to somebody you have not met, whatever the emergency. The same goes for investment tips from a charming stranger.',
        'If someone threatens to share private pictures or chats, do not pay and do not delete anything. It is a crime, and you did not cause it.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'When money is gone, ring the cyber crime helpline 1930 at once, and have three things ready: your account or card, the transaction, and the number or account it went to.',
        { source: 1 },
        ' The complaint is passed to the bank; whatever still lies in the fraudster’s account is put on hold, and if it has moved on, the next bank is told.',
        { source: 2 },
        ' That is a race, so shame can wait until tomorrow. Threats and stolen pictures go to ',
        { text: 'cybercrime.gov.in', href: 'https://cybercrime.gov.in/' },
        ', and if you are in danger now, call 112.',
      ],
    },
    {
      kind: 'heading',
      id: 'app-tiredness',
      text: 'Problem seven: the phone makes everyone look replaceable',
    },
    {
      kind: 'paragraph',
      text: 'Nine hundred profiles within fifteen kilometres do something to a tired person at eleven at night. You stop reading and start sorting. A wrong preposition, a photograph with a car, a height, next. The people on the other side are sorting you in the same mood, and then all of you wonder why nobody is kind.',
    },
    {
      kind: 'paragraph',
      text: 'Make the pool smaller on purpose. Open the app on two evenings a week, for twenty minutes, sitting up. Talk to three people and not to thirty. Decide on each within ten days: either you fix a place and a time, or you say goodbye in one friendly line. “I have enjoyed this, I do not think we are a match, I wish you well” costs eight seconds and leaves nobody staring at two grey ticks.',
    },
    {
      kind: 'paragraph',
      text: 'And use the other rooms a city has. The Sunday cycling group, the film club that argues in three languages, the beginners’ batch at the climbing wall, a friend’s housewarming to which you nearly did not go. You will meet fewer people there. You will meet them more than once, which is how most people come to like anybody.',
    },
    { kind: 'heading', id: 'plans', text: 'Four plans that survive a bad week' },
    {
      kind: 'paragraph',
      text: 'Most first meetings fail before they happen, in the planning. Here are four shapes that two busy people can agree on in one message. Prices are what such things roughly cost in a metro, for one.',
    },
    {
      kind: 'table',
      caption: 'First meetings, from an hour to an afternoon',
      head: ['Plan', 'How long', 'Roughly', 'The polite way out'],
      rows: [
        ['Filter coffee standing up, near a station', '40 minutes', '₹60', 'You have a train'],
        ['Breakfast, then one round of a park', '90 minutes', '₹250', 'The sun gets strong'],
        ['A museum or exhibition with benches', '2 hours', '₹100', 'It closes at five'],
        ['A street-food walk with three stops', '2 hours', '₹300', 'You are full'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Notice what is missing: dinner, drinks, anything with a reservation. Long evenings are lovely on the fourth meeting. On the first they keep two strangers at a table after both have understood that nothing will come of it.',
    },
    { kind: 'heading', id: 'third-month', text: 'And when it goes well: the third month' },
    {
      kind: 'paragraph',
      text: 'Suppose it works. Around the third month the city comes back in through the window. She has a client in Singapore, his flatmates are changing, your cousins have seen a story on Instagram. This is when many good beginnings thin out, and no quarrel is needed for it.',
    },
    {
      kind: 'list',
      items: [
        'Agree on one fixed evening a week before both calendars fill. It may be a dull one.',
        'Meet each other’s friends early, in daylight. How somebody treats the friend who is always late tells you more than a candle does.',
        'Say aloud what is secret and why. “My parents do not know yet” is a fact; “nobody may know” for months on end is a condition, and you may ask how long it lasts.',
        'Let each other see one unpolished day: a fever, a bad appraisal, a fridge with only curd in it.',
      ],
    },
    { kind: 'heading', id: 'the-empty-evenings', text: 'The evenings in between' },
    {
      kind: 'paragraph',
      text: [
        'Even when all of this goes well, there are long stretches with nobody. A breakup in a city where every café has a memory is its own kind of tired, and swiping through it seldom helps. This is the time for the slow repairs we wrote about in ',
        {
          text: 'Why Indian professionals need meaningful connections',
          href: '/blogs/why-indian-professionals-need-meaningful-connections',
        },
        ': the friend, the Sunday game, the cousin in Thane.',
      ],
    },
    {
      kind: 'paragraph',
      text: `It is also where an AI companion can be of modest use, and we say modest on purpose. On ${BRAND.name} you can practise the sentence about intentions before you say it to someone who matters. You can flirt with no stakes, or type out the evening that went wrong. A companion is software. It will not be at the café, it cannot love you back, and skill at chatting with a program is only partly skill with people, who interrupt, misread and have bad days. Use it to warm up. Then go and be awkward with somebody real.`,
    },
    {
      kind: 'paragraph',
      text: 'If it ends after all, let it end in words. Two people who have eaten dosa together on eleven Saturdays owe each other a sentence, and a sentence is usually enough.',
    },
    {
      kind: 'tip',
      title: 'One date, planned in two minutes',
      text: 'Pick a station both of you can reach. Pick Saturday, 9 am. Pick a place where two people can eat for under five hundred rupees and walk afterwards. Send: “Breakfast near the station, one hour, then I have errands. In?” The errands can be real or not.',
    },
    {
      kind: 'paragraph',
      text: 'A big city makes meeting harder and choosing easier: among all those people, somebody else is also eating dinner over a laptop, hoping for a message with a time and a place in it. Be the one who sends it.',
    },
  ],
  sources: [
    {
      title: 'Now dial 1930 for cyber financial fraud complaints in Punjab',
      publisher: 'The Statesman',
      year: 2022,
      href: 'https://www.thestatesman.com/states/now-dial-1930-cyber-financial-fraud-complaints-punjab-1503057953.html',
      checkedOn: '2026-11-23',
    },
    {
      title: 'Punjab: Call 1930 to report cyber frauds',
      publisher: 'Hindustan Times',
      year: 2022,
      href: 'https://www.hindustantimes.com/cities/chandigarh-news/punjab-call-1930-to-report-cyber-frauds-101649252022820.html',
      checkedOn: '2026-11-23',
    },
  ],
  related: ['ghosted', 'modern-indian-dating-expectations-vs-reality', 'lonely-in-a-new-city'],
  companions: ['ritu-bansal'],
};
