import { BRAND } from '../brand';
import type { Article } from '../formats';

export const article: Article = {
  slug: 'dating-in-tier-1-cities-challenges-solutions',
  title: 'Dating in tier-1 cities: real problems, workable answers',
  description:
    'Ninety minutes of traffic, a landlord with opinions, chats that fade by Thursday. A practical guide to dating in a big Indian city, and to staying safe.',
  category: 'Dating',
  date: '2026-09-09',
  trending: true,
  author: `${BRAND.name} Editorial`,
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
      text: 'Advice on dating usually talks about confidence. In Mumbai, Delhi or Bangalore the trouble is often more practical than that: distance, time, privacy, money, safety. Practical trouble has practical answers. Here are six problems, and what tends to help.',
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
      text: 'Long chats feel like progress and often are not. After a week of messages you each carry a character you invented, and the real person can only disappoint. Keep the chat short and move to something with a voice. A fifteen-minute call on the cab ride home tells you more than two hundred messages, and it has an end built in: "I have reached my gate, good night."',
    },
    {
      kind: 'paragraph',
      text: 'If your job has seasons, name them. "March is audit, I am useless until the fifth of April, after that I would really like to see you" sounds unromantic. To whoever is waiting it is one of the more reassuring things you can say, because it has a date in it.',
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
    { kind: 'heading', id: 'money', text: 'Problem four: the bill, and everything it stands for' },
    {
      kind: 'paragraph',
      text: 'Who pays is a small question with large luggage. Decide your own default and say it lightly before the menu arrives: "Shall we split? Next one is on whoever loses at Ludo." What matters is that the first meetings cost so little that neither side feels bought or owed. If someone sulks about splitting, you have learned something for the price of a cold coffee.',
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
      text: 'You do not need a contract on the first evening. By the second or third, one plain sentence does it: "I am hoping to meet the person I will marry, no rush, but that is the direction. Where are you?" Then believe the answer. People usually tell you, and we usually think we will be the exception.',
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
        'For fraud, blackmail or stolen pictures there is the national cyber crime helpline 1930 and the portal ',
        { text: 'cybercrime.gov.in', href: 'https://cybercrime.gov.in/' },
        ', which also takes complaints about crimes against women and children.',
        { source: 1 },
        ' With money, call in the first hours: the sooner the bank is told, the better the chance to stop the transfer. If you are in danger now, call 112.',
      ],
    },
    { kind: 'heading', id: 'the-empty-evenings', text: 'The evenings in between' },
    {
      kind: 'paragraph',
      text: [
        'Even when all of this goes well, there are long stretches with nobody. A break-up in a city where every café has a memory is its own kind of tired, and swiping through it seldom helps. This is the time for the slow repairs we wrote about in ',
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
      kind: 'tip',
      title: 'One date, planned in two minutes',
      text: 'Pick a station both of you can reach. Pick Saturday, 9 am. Pick a place where two people can eat for under five hundred rupees and walk afterwards. Send: "Breakfast near the station, one hour, then I have errands. In?" The errands can be real or not.',
    },
    {
      kind: 'paragraph',
      text: 'A big city makes meeting harder and choosing easier: among all those people, somebody else is also eating dinner over a laptop, hoping for a message with a time and a place in it. Be the one who sends it.',
    },
  ],
  sources: [
    {
      title: 'National Cyber Crime Reporting Portal, helpline 1930',
      publisher: 'Ministry of Home Affairs, Government of India',
      year: 2026,
      href: 'https://cybercrime.gov.in/',
    },
  ],
  related: [
    'modern-indian-dating-expectations-vs-reality',
    'why-indian-professionals-need-meaningful-connections',
  ],
};
