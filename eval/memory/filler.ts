import type { GivenFact } from './questions';

const NAMES =
  'Harshad Devika Prakriti Omkar Lavanya Girish Pallavi Sujoy Bhairavi Chirag Dhruv Esha Farhan Gauri Hemant Ishaan Jhanvi Kunal Lata Mukund Nandini Ojas Parth Rukmini Sahil Trisha Uday Vaishali Yash Zubin'.split(
    ' ',
  );
const CIRCLES = [
  ['Colleague', 'coworker; sahkarmi; सहकर्मी'],
  ['Neighbour', 'padosi; पड़ोसी; next door'],
  ['Schoolmate', 'school friend; स्कूल का दोस्त'],
  ['Gym friend', 'gym dost; जिम'],
  ['College senior', 'senior; कॉलेज'],
] as const;
const TRAITS = [
  ['has a new scooter', 'scooty; स्कूटर'],
  ['is learning French', 'language; भाषा'],
  ['has two cats', 'billi; बिल्ली'],
  ['got promoted', 'promotion; तरक्की'],
  ['is getting divorced', 'talaq; तलाक'],
  ['sings at weddings', 'gaana; गाना'],
  ['moved to Surat', 'shift; सूरत'],
  ['broke an arm', 'fracture; हाथ'],
  ['opened a bakery', 'cake; दुकान'],
  ['is preparing for UPSC', 'exam; परीक्षा'],
  ['had a baby girl', 'beti; बेटी'],
  ['plays the tabla', 'tabla; तबला'],
] as const;
const EVENTS = [
  [
    'Ate',
    [
      'masala dosa',
      'chole bhature',
      'butter chicken',
      'pav bhaji',
      'misal',
      'sushi',
      'rajma chawal',
      'fish thali',
    ],
    'food; khana; खाना',
  ],
  [
    'Watched',
    ['Drishyam', 'Piku', 'Lagaan', 'Sholay', 'Andhadhun', 'Kantara', 'Barfi', 'Tumbbad'],
    'movie; film; फिल्म',
  ],
  [
    'Bought',
    [
      'a kurta',
      'running shoes',
      'a pressure cooker',
      'a lamp',
      'headphones',
      'a saree',
      'a bookshelf',
      'a raincoat',
    ],
    'shopping; kharida; ख़रीदा',
  ],
  [
    'Visited',
    [
      'the zoo',
      'a fort near Satara',
      'the science museum',
      'a dargah',
      'the flower market',
      'Alibag',
      'a book fair',
      'the planetarium',
    ],
    'trip; ghoomna; घूमना',
  ],
  [
    'Read',
    [
      'a thriller by Keigo Higashino',
      'a book on habits',
      'poems by Gulzar',
      'a comic',
      'a cookbook',
      'a travel diary',
      'a history of Delhi',
      'a detective story',
    ],
    'book; kitab; किताब',
  ],
  [
    'Was tired after',
    [
      'a long meeting',
      'the metro ride',
      'cleaning the house',
      'a client call',
      'standing in a queue',
      'the fire drill',
      'a workshop',
      'a bus journey',
    ],
    'thak gayi; थकान',
  ],
] as const;
const WHEN = [
  'in spring',
  'last Holi',
  'in the summer',
  'on a Tuesday',
  'before Diwali',
  'in the holidays',
  'on New Year',
  'after work',
  'in the rain',
  'with cousins',
  'alone',
  'with the office',
  'at night',
  'in a hurry',
];

/**
 * Everyday facts that nobody asks about, to make a memory as long as years of talk: other people and passing events, with other words
 * for them in three languages. Always the same.
 */
export function fillerFacts(count: number): GivenFact[] {
  const made: Omit<GivenFact, 'id'>[] = [];
  const split = (aliases: string) => aliases.split('; ');
  for (const [at, name] of NAMES.entries())
    for (const [trait, traitWords] of TRAITS) {
      const [circle, circleWords] = CIRCLES[at % CIRCLES.length] ?? CIRCLES[0];
      const aliases = [name, ...split(circleWords), ...split(traitWords)];
      made.push({ kind: 'person', about: circle.toLowerCase(), text: `${circle} ${name} ${trait}`, aliases });
    }
  for (const when of WHEN)
    for (const [verb, things, words] of EVENTS)
      for (const thing of things)
        made.push({
          kind: 'event',
          about: 'self',
          text: `${verb} ${thing} ${when}`,
          aliases: [thing, ...split(words)],
        });
  for (const when of WHEN)
    for (const name of NAMES)
      for (const talk of ['politics', 'old songs', 'the traffic'])
        made.push({
          kind: 'event',
          about: 'self',
          text: `Talked with ${name} about ${talk} ${when}`,
          aliases: [name, talk, 'baat; बात'],
        });
  return made.slice(0, count).map((fact, at) => ({ ...fact, id: `filler ${at}` }));
}
