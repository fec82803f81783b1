import type { Article } from '../formats';

export const article: Article = {
  slug: 'one-sided-love',
  title: 'One-sided love: when they like you, but not like that',
  description:
    'Ek tarfa pyaar has fine songs and bad manners. What research says about both sides, how to ask once, how to hear a no, and how to have your evenings back.',
  category: 'Dating',
  date: '2026-11-23',
  trending: false,
  author: 'mitali',
  hero: {
    portraits: ['ritu-bansal', 'aditya'],
    alt: 'Illustration of a woman with short dark hair and a man with glasses',
  },
  body: [
    {
      kind: 'paragraph',
      text: 'They laugh at your jokes. They take half of your sandwich without asking, they rang when their grandfather died, and on your birthday they brought the right cake. Then they told you, glowing, about somebody from the Pune office. You said “That is great!”, went to the washroom on the fourth floor, and ran the tap for a while.',
    },
    {
      kind: 'paragraph',
      text: 'In our films this is the first half. He stands below balconies, he follows, he sings, he gets slapped, he waits, and by the interval she has understood. We have grown up with the idea that love which suffers long enough has earned something. It is a beautiful idea on a screen. In a WhatsApp chat it makes two people unhappy.',
    },
    { kind: 'heading', id: 'how-common', text: 'How ordinary it is' },
    {
      kind: 'paragraph',
      text: [
        'Roy Baumeister and his colleagues in the United States collected accounts from students in the early nineties, from those who had loved in vain and from those who had been loved so. A later study counted: over two years, all kinds of unreturned love together came up four times as often as love that was equal on both sides.',
        { source: 3 },
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'That study found something else that may comfort you, or annoy you. One-sided love turned out to be less intense than the returned kind on the measures of love that were used, sacrifice, dependence and commitment among them. There was one exception: turmoil. Of that there was more.',
        { source: 3 },
        ' The authors conclude that it is no good rehearsal for love. It is more like love’s weather without its ground.',
      ],
    },
    { kind: 'heading', id: 'two-stories', text: 'One story, two memories' },
    {
      kind: 'paragraph',
      text: [
        'Baumeister’s most useful finding is not about the one who loves. Those who had to say no reported more bad feelings about the whole affair than those they had refused: guilt, annoyance, self-reproach for having let it come so far. They felt that they had signalled it clearly. The others insisted that they had been given no such sign.',
        { source: 1 },
      ],
    },
    {
      kind: 'picture',
      drawing: 'two-accounts',
      alt: 'Two cards side by side under the title: one story, two memories. Left, who loved: hope and joy, then a fall; nobody told me. Right, who was loved: flattered first, then guilty; I said so. Below: neither has to be lying.',
      caption: 'After the accounts that Baumeister’s group collected.',
    },
    {
      kind: 'paragraph',
      text: 'Neither has to be lying. A kind person softens a no until it can hardly be recognised: “You are very special to me.” A hopeful person hears “special” and takes it home.',
    },
    {
      kind: 'paragraph',
      text: [
        'So if you are at the loving end, know that the other one is perhaps not enjoying your devotion in secret. They may dread your name on the screen and feel like a bad person for it. And if you are at the other end, know that your gentleness may be the very thing that keeps the wound open. Baumeister’s advice to those who refuse was to be nice and brutally honest, because mixed messages encourage people to go on.',
        { source: 2 },
      ],
    },
    { kind: 'heading', id: 'ask-once', text: 'Ask once' },
    {
      kind: 'paragraph',
      text: 'There is a stage before all that, in which you do not know. Many people live there for years. It has a view: as long as nothing is said, everything is possible. It is also the most expensive flat in town.',
    },
    {
      kind: 'paragraph',
      text: 'Before you speak, look soberly at four things. Do they ever begin the conversation themselves? When they have a free evening, does it come to you? Have they mentioned plans that have room for you? Do they tell you about others? If three of the four answers disappoint you, that is usually your answer, and you can begin with the second half of this article without asking.',
    },
    {
      kind: 'paragraph',
      text: 'If you want to know, then ask. Not with a gift, not in front of friends, not on Valentine’s Day, not on their birthday, and not by way of a letter of four pages that they have to carry. On an ordinary walk, with an exit in sight:',
    },
    {
      kind: 'quote',
      text: '“I would like to tell you something, and you need not do anything with it. I have fallen for you. If it is not the same for you, please say so plainly. I would rather know.”',
    },
    {
      kind: 'paragraph',
      text: 'That is the whole speech. Afterwards be quiet and look at the road. If they need time, name a day. “Take till Sunday” is generous. “Take all the time you need” is a sentence to prison, for you.',
    },
    { kind: 'heading', id: 'hearing-no', text: 'How to hear a no' },
    {
      kind: 'paragraph',
      text: 'A yes is easy to recognise. It is quick, it asks when. Nearly everything else is a no in better clothes.',
    },
    {
      kind: 'table',
      caption: 'A short dictionary',
      head: ['They say', 'You hear', 'It means'],
      rows: [
        ['“I am not ready for a relationship”', 'Not yet', 'No'],
        [
          '“My parents would never agree”',
          'If only they did',
          'Mostly no; a person who wants to will ask them something',
        ],
        ['“You are like a brother to me”', 'Family, at least', 'No, and please stop'],
        ['“Let us see”', 'Hope', 'Ask for a day; after it, no'],
        ['“I do not want to lose you as a friend”', 'They are torn', 'No, and they mean the second half'],
        ['Nothing', 'They are thinking', 'No'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Then comes the sentence by which you will remember yourself. “Thank you for being honest. I need some distance for a while, and then I would like to be your friend, if I can.” Nobody ever regretted that one.',
    },
    { kind: 'heading', id: 'not-persist', text: 'Why persistence is not romance' },
    {
      kind: 'paragraph',
      text: [
        'Here we have to argue with half of the songs. A no is not an opening bid. Waiting at her bus stop, sending flowers to the office after you were asked not to, making a new account, asking her roommate, threatening to harm yourself if he does not meet you: these frighten people. Reviews of the research note that unrequited love sometimes leads to stalking and the like.',
        { source: 4 },
        ' Nobody who does it feels like a stalker. They feel like a hero whose second half is late.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Indian law is not sentimental about it either. A man who follows a woman and contacts her, or tries to, again and again although she has clearly shown that she is not interested, or who watches what she does on the internet, commits the offence of stalking under section 78 of the Bharatiya Nyaya Sanhita.',
        { source: 5 },
        ' And if you are the one who is being followed: tell somebody today, keep the messages, do not meet “one last time” alone. The numbers are 112 and, for women, 181; for harassment on the net, 1930.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'If you have caught yourself at any of these things, you are not a monster. Stop now, and tell a person whom you respect. The shame of it will be smaller than you think, and smaller than what comes next.',
    },
    { kind: 'heading', id: 'distance', text: 'Distance, in a city of mutual friends' },
    {
      kind: 'paragraph',
      text: 'Getting over someone you see every day is like drying clothes in the rain. You need some dry weeks.',
    },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Say that you are doing it.' },
          ' “I shall be scarce till March. It is not a punishment.” Otherwise they will ring to ask what is wrong, and you will melt.',
        ],
        [{ strong: 'Two months at the least' }, ' without private chats. In a group, be ordinary.'],
        [{ strong: 'No news.' }, ' Ask the friends not to report.'],
        [
          { strong: 'Move one habit.' },
          ' Sit elsewhere at lunch, take the earlier train, go to the other gym.',
        ],
        [{ strong: 'Return the sweater' }, ', the Murakami and the spare key in one bag, through somebody.'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'At the office you cannot vanish; then be short, friendly and in company. If they are your flatmate, look for a room. Yes, really. The deposit hurts less.',
    },
    {
      kind: 'paragraph',
      text: 'Somebody will say: “Why do you make such a thing of it, there was nothing between you.” That is just it. You are mourning something that never took place, and there is neither a funeral nor a photograph. Give it one evening with one friend who is allowed to hear everything, from the first sandwich to the tap on the fourth floor.',
    },
    { kind: 'heading', id: 'what-it-was', text: 'What you were in love with' },
    {
      kind: 'paragraph',
      text: 'In a few weeks you can ask a more interesting question than why they do not want you. What was it in them that lit you up? The way they argued with the waiter about cricket; that they read; that they had left their small town without hating it. Write down five such things. Then look at which of them you could do yourself, this year, in a small way. A surprising part of love is envy of a life.',
    },
    {
      kind: 'paragraph',
      text: 'The others on the list are a search description. Other people have them as well, and those have the considerable advantage of being interested.',
    },
    {
      kind: 'paragraph',
      text: 'And look at the pattern, if there is one. If you always fall for people who are taken, abroad, or unclear, it might be that hope suits you better than an answer. Hope never leaves its towel on the bed. You may talk about that with somebody, without shame; it is a clever way of staying safe, and an expensive one.',
    },
    { kind: 'heading', id: 'if-you-are-loved', text: 'If you are the one who is loved' },
    {
      kind: 'paragraph',
      text: 'You have not done anything wrong by not loving. You do have a duty, a small one: to be clear. Say it in words, once, soon, and without the compliment that cancels it: “I like you, I am not in love with you, and that will not change.” Say it without a third person there. Do not go on taking the lifts, the notes and the late-night comfort at the old price. Do not keep them as a reserve for lonely Fridays.',
    },
    {
      kind: 'paragraph',
      text: 'If a no has to do with their caste, faith or income and you would rather not say so, say the no anyway and keep the reason. A wrong reason (“my career”) makes people wait for your career.',
    },
    {
      kind: 'paragraph',
      text: 'If they do not accept it, you may become rude. If it frightens you, see above.',
    },
    { kind: 'heading', id: 'friends', text: 'Can we stay friends?' },
    {
      kind: 'paragraph',
      text: [
        'Now and then, later. Some do, depending on how close they were before and how much they look after it.',
        { source: 4 },
        ' A fair test is this: could you sit at their wedding, near the stage, and like the person in the other chair? If the thought makes your hands cold, wait for another season.',
      ],
    },
    { kind: 'paragraph', text: 'It is not friendship if one of the two is permanently on probation.' },
    { kind: 'heading', id: 'what-ai-can-do', text: 'Practising with a companion' },
    {
      kind: 'paragraph',
      text: 'You can say the speech to one of our companions before you say it on the walk, and let it answer with a kind no, so that you have heard one before. Somewhere around the third time the sentence becomes speakable. You can also bring it the dictionary above and your last ten messages, and ask what an unexcited reader would make of them.',
    },
    {
      kind: 'paragraph',
      text: 'Two warnings, from those who sell it. A companion is friendly to you by design, and someone who is hungry for being loved back can mistake that for the thing itself. It is not; nothing was risked. And do not build a copy of the person who said no, with her jokes and her name. It would keep you below the balcony for good, and you would pay by the message.',
    },
    { kind: 'helplines' },
    {
      kind: 'paragraph',
      text: 'The lines are there for the nights when being refused turns into not wanting to exist, and for those who have begun to be afraid, of someone or of themselves.',
    },
    {
      kind: 'tip',
      title: 'Tonight',
      text: 'Take the playlist that you made for them and rename it with the name of a place you want to see. Put three songs on it that they would not have liked. Then go and wash the sandwich box.',
    },
    {
      kind: 'paragraph',
      text: [
        'Baumeister says of people with a broken heart that they believe they will never be happy again, and that more often than not they are wrong.',
        { source: 2 },
        ' It is a dry sentence by a professor, and one of the most consoling that we know. If the end came with silence instead of a no, read on in ',
        { text: 'Ghosted', href: '/blogs/ghosted' },
        '. And if you are still at the bus stop: the bus has come several times. You may get on.',
      ],
    },
  ],
  sources: [
    {
      title: 'And You Think You’ve Got It Bad, on the studies of Roy Baumeister',
      publisher: 'Psychology Today',
      year: 1993,
      href: 'https://psychologytoday.com/intl/articles/199309/and-you-think-youve-got-it-bad',
      checkedOn: '2026-11-23',
    },
    {
      title: 'Unrequited love, with advice by Roy Baumeister',
      publisher: 'Chicago Tribune',
      year: 1993,
      href: 'https://www.chicagotribune.com/news/ct-xpm-1993-07-18-9307180092-story.html',
      checkedOn: '2026-11-23',
    },
    {
      title: 'The Prevalence and Nature of Unrequited Love',
      publisher: 'Robert G. Bringle, Terri Winnick and Robert J. Rydell, SAGE Open',
      year: 2013,
      href: 'https://docslib.org/doc/220405/the-prevalence-and-nature-of-unrequited-love',
      checkedOn: '2026-11-23',
    },
    {
      title: 'Unrequited Love, by Eddie Clark, Melanie Reyes, Lijing Ma and Dana Stiles',
      publisher: 'Routledge Resources Online',
      href: 'https://www.taylorfrancis.com/entries/10.4324/9780367198459-REPRW37-1/unrequited-love-eddie-clark-melanie-reyes-lijing-ma-dana-stiles?context=rroprw',
      checkedOn: '2026-11-23',
    },
    {
      title: 'Section 78 of the Bharatiya Nyaya Sanhita, 2023: stalking',
      publisher: 'IPC Laws',
      href: 'https://ipclaws.in/bns/section-78-stalking',
      checkedOn: '2026-11-23',
    },
  ],
  related: ['ghosted', 'getting-over-a-breakup', 'modern-indian-dating-expectations-vs-reality'],
  companions: ['ritu-bansal', 'isha-menon'],
};
