import { BRAND } from '../brand';
import type { Article } from '../formats';

export const article: Article = {
  slug: 'modern-indian-dating-expectations-vs-reality',
  title: 'Modern Indian dating: expectations vs reality',
  description:
    'Biodata in one app, butterflies in another. Nine things we expect from love and arranged meetings in India today, and what tends to happen instead.',
  category: 'Dating',
  date: '2026-10-28',
  updated: '2026-11-23',
  trending: false,
  author: 'mitali',
  hero: {
    portraits: ['mihika', 'aditya'],
    alt: 'Illustration of a young woman with a bindi and a young man with glasses',
  },
  body: [
    {
      kind: 'paragraph',
      text: 'On your phone there may be, at this moment, a dating app, a matrimony app your mother pays for, and a PDF called “Biodata_final_FINAL2”. You have been asked in one week for your favourite film, your salary slip and your exact time of birth. Somewhere between these three you are supposed to fall in love.',
    },
    {
      kind: 'paragraph',
      text: 'You have friends who met at a coaching centre in Kota and friends who met at a horoscope stall. Both couples post the same photograph from Udaipur. It tells you nothing about how they decided, or what they gave up on the way.',
    },
    {
      kind: 'paragraph',
      text: 'Nobody taught us this. Our parents mostly met under other rules, films run on rules of their own, and friends abroad give advice for a world without aunties. So most of us carry a bag of expectations that contradict each other. Here are nine, unpacked.',
    },
    { kind: 'heading', id: 'love-or-arranged', text: '1. “It is either love or arranged”' },
    {
      kind: 'paragraph',
      text: 'Expectation: two separate roads, one chosen by you, one by the family.',
    },
    {
      kind: 'paragraph',
      text: [
        'Reality: a great deal of traffic on the road between. Two sociologists who studied Indian marriages from 1970 to 2012 found no simple swing from arranged to self-chosen marriage. Young women, they report, increasingly chose their husbands together with their parents, and the result is a mixture of old and new ways.',
        { source: 1 },
        ' You can meet through an uncle and fall properly in love in the fourth week. You can meet at a trek near Lonavala and still sit through two families discussing venues. How you met decides less than how freely both of you can say yes, and no.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Interviews in the Delhi region point the same way: most people there expected the young to have more say than their parents had, few expected them to decide entirely alone, and it was often the young themselves who spoke up for involving the family, as an insurance against a mistake.',
        { source: 2 },
        ' So if you want both, your own choice and your mother’s blessing, you are not confused. You are in the majority.',
      ],
    },
    {
      kind: 'table',
      caption: 'What women in a national survey of 2011–12 said about their own marriage',
      head: ['They said', 'Share of women'],
      rows: [
        ['I had a say in it', ['about 60 in 100', { source: 3 }]],
        ['I knew my husband before the wedding', ['about 18 in 100', { source: 3 }]],
        ['We are of different castes', ['about 5 in 100', { source: 3 }]],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Numbers from that year are old by now, and your own circle in a metro may look different. They are still worth knowing before a cousin tells you that “everybody” does this or “nobody” does that any more.',
    },
    { kind: 'heading', id: 'one-meeting', text: '2. “I will know in one meeting”' },
    {
      kind: 'paragraph',
      text: 'The drawing room has been dusted. There are samosas. You are given twenty minutes on the balcony, with an uncle visible through the grille, to find out whether you want to spend fifty years together.',
    },
    {
      kind: 'paragraph',
      text: 'What you can find out in twenty minutes is whether you want another two hours. Ask for exactly that, and ask for it outside: “I enjoyed talking to you. I would like to meet twice more before either family expects an answer. Is that all right with you?” Said kindly, it is hard to refuse, and how the other side takes it tells you something useful about them.',
    },
    {
      kind: 'list',
      items: [
        'Where do you see yourself living in five years, and who lives with us?',
        'What happens to your salary at the moment: who is supported by it, and will that go on?',
        'When your parents and you disagreed on something big, how did it end?',
        'Do you want children? If we could not have them, what then?',
        'Is this meeting your idea?',
      ],
    },
    {
      kind: 'paragraph',
      text: 'You will not get through all five on a balcony, and you need not. Take the one whose answer would change your mind.',
    },
    {
      kind: 'paragraph',
      text: 'The last one is the most important. Ask it gently and give the person room to answer. Some are on that balcony because they could not say no indoors.',
    },
    { kind: 'heading', id: 'chemistry', text: '3. “If it is right, it will feel like a film”' },
    {
      kind: 'paragraph',
      text: 'You know the scene: wind from nowhere, a dupatta, an orchestra. Nobody has ever been filmed comparing home loans.',
    },
    {
      kind: 'paragraph',
      text: 'Sometimes it does. Often the strongest pull is towards somebody who keeps us guessing, and calm gets mistaken for boredom. Look back at a few old chats. Was the excitement about the person, or about waiting for the reply? Someone who rings when they said they would is not dull. You may simply not be used to it yet.',
    },
    { kind: 'heading', id: 'situationship', text: '4. “We do not need a label”' },
    {
      kind: 'paragraph',
      text: 'A situationship can be a fair choice when both people want it. Much more often one of them is waiting, and calls the waiting being chill. There is an easy test: imagine that they introduce you next Saturday to a friend as “someone I know”. If your stomach drops, you have a label. You just have not told them.',
    },
    {
      kind: 'paragraph',
      text: 'You might say: “I have noticed I want more than this. I am not asking for a ring, I am asking whether you are heading there with me.” The silence after that sentence will be long. Let it be long.',
    },
    { kind: 'heading', id: 'parents', text: '5. “My parents will never understand”' },
    {
      kind: 'paragraph',
      text: 'Caste, faith, income, a person who is divorced, a person of the same sex, a person from the wrong side of a language border. For some families these are real walls, and for some people even naming the wish at home is dangerous. You know your home. If telling them could put you or your partner at risk, your safety goes before honesty, and talking first to a lawyer or a support organisation is not cowardice.',
    },
    {
      kind: 'paragraph',
      text: 'For many others the wall turns out to be a curtain. Parents tend to do badly with announcements and better with time. Mention the name early, as a colleague or a friend. Let them meet the person over something harmless, a cricket match, a lift to the station. Speak to the softer parent first, and to the one with the veto in person and not on speaker. And do not carry every remark of your mother back to your partner. Being a messenger between two people you love wears out all three.',
    },
    { kind: 'heading', id: 'past', text: '6. “We must tell each other everything”' },
    {
      kind: 'paragraph',
      text: 'What touches your shared future belongs on the table before families book halls: health conditions, debts, an earlier marriage, a child, a job you are about to leave, whether you can live with in-laws. The names and details of every earlier relationship do not. “I have loved someone before, it ended two years ago, and it is over” is honest and complete. Wanting passwords or a full list of exes has little to do with honesty. It is a small sample of what living together would be like.',
    },
    { kind: 'heading', id: 'timeline', text: '7. “By thirty it should be settled”' },
    {
      kind: 'paragraph',
      text: 'Cousins, wedding albums, a gynaecologist with opinions, and a whole family group that wishes you a happy birthday with “next year double”. The pressure is real and it is worst in shaadi season, when you attend six celebrations and explain yourself at each one. Keep a sentence ready: “I am looking, I am fine, and the paneer is excellent.” Then move to the paneer.',
    },
    {
      kind: 'paragraph',
      text: 'Marrying late has costs you may weigh. So does marrying wrong, which is a heavy thing to undo in this country. A year more of looking is a year. Do not let a function hall decide.',
    },
    { kind: 'heading', id: 'caste', text: '8. “Nobody asks about that any more”' },
    {
      kind: 'paragraph',
      text: 'They do; they have learned to ask for it in other words. “What is your good name, full name?” “Which part of the city is your family from originally?” “Pure veg, of course?” If you intend to marry across a line that your family sees and you do not, find out early whether the person opposite is prepared to cross it with you, on an ordinary Tuesday, in front of an uncle.',
    },
    {
      kind: 'paragraph',
      text: 'Ask for the plan and not for the feeling. “I would never let that matter” is a feeling. “I have told my sister about you, and we will tell my father after Diwali” is a plan. Wait for the second, and offer one of your own.',
    },
    { kind: 'heading', id: 'online-first', text: '9. “We talked for three months, so I know them”' },
    {
      kind: 'paragraph',
      text: 'Three months of messages are a great deal of one thing: how somebody is when they have time to choose their words. You have not seen them with a waiter, in a jam at Silk Board, or after a call from their mother. Treat the chat as an introduction letter. It may be beautiful. You would still interview the candidate.',
    },
    {
      kind: 'paragraph',
      text: [
        'How to turn a chat into a first meeting in a large city, with the commute counted in and the safety thought through, is the subject of ',
        {
          text: 'Dating in tier-1 cities',
          href: '/blogs/dating-in-tier-1-cities-challenges-solutions',
        },
        '.',
      ],
    },
    { kind: 'heading', id: 'no', text: 'The word that makes every yes worth something' },
    {
      kind: 'paragraph',
      text: 'Behind all of these expectations stands one fear: that saying no is rude. To the aunt who arranged it, to the boy who came by train from Nagpur, to the girl whose father has already spoken to a caterer. So people let a polite maybe run for weeks, and it grows until it needs a family meeting to stop it.',
    },
    {
      kind: 'paragraph',
      text: 'An early no is a kindness with a short sting. Send it within two days, to the person first and then to whoever introduced you: “Thank you for coming all that way. I have thought about it honestly, and I am not the right person for you. I hope you find someone who is sure.” Give no list of reasons, because each reason invites a negotiation. If a family takes offence at a civil no, you have been spared more than one dinner with them.',
    },
    {
      kind: 'tip',
      title: 'Before the next meeting',
      text: 'Write two short lists: three things you will not give up, and three that you only think you should want. Show the second list to an honest friend. It usually shrinks to nothing, and choosing gets easier.',
    },
    { kind: 'heading', id: 'practice', text: 'Practising with a machine, honestly described' },
    {
      kind: 'paragraph',
      text: `You can use an AI companion on ${BRAND.name} to try out sentences like the ones above. It is a decent rehearsal room: you can say the thing about labels five times until your voice stops apologising, in English, Hindi or Hinglish, and no one forwards it. But a companion is software with good manners. It will rarely be hurt, late, proud or confused, and a partner will be all of these before lunch. If you notice that real people begin to seem too slow or too difficult next to it, that is a sign to take a break from the app. The slowness and the difficulty are what you were rehearsing for.`,
    },
    {
      kind: 'paragraph',
      text: [
        'And if a rejection, a broken engagement or pressure at home has left you unable to sleep, or thinking that it would be better not to be here, please talk to a trained person tonight. It is free, and nobody at home needs to know. There is more on ',
        { text: 'our safety page', href: '/safety' },
        '.',
      ],
    },
    { kind: 'helplines' },
  ],
  sources: [
    {
      title: 'The Decline of Arranged Marriage? Marital Change and Continuity in India',
      publisher: 'Keera Allendorf and Roshan K. Pandian, Population and Development Review',
      year: 2016,
      href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5362258/',
      checkedOn: '2026-11-23',
    },
    {
      title:
        'The Persistence of Arranged Marriage in Urban India: New Evidence from the Delhi National Capital Region',
      publisher: 'Megan N. Reed, University of Pennsylvania, draft for the Population Association of America',
      year: 2019,
      href: 'https://docslib.org/doc/8932660/the-persistence-of-arranged-marriage-in-urban-india-new-evidence-from-the-delhi-national-capital-region',
      checkedOn: '2026-11-23',
    },
    {
      title: 'Arranging a marriage: how India does it',
      publisher: 'National Council of Applied Economic Research',
      year: 2014,
      href: 'https://www.ncaer.org/news/arranging-a-marriage-how-india-does-it',
      checkedOn: '2026-11-23',
    },
  ],
  related: ['parents-and-marriage', 'dating-in-tier-1-cities-challenges-solutions', 'one-sided-love'],
  companions: ['meera-rao', 'ritu-bansal'],
};
