import { BRAND } from './brand';
import type { Author } from './formats';

/**
 * The pen names under which the editorial desk writes. They are personas, and their pages say so: no degree, no biography and no
 * photograph that nobody has. When real people write or stand behind a name, the owner puts them into `person`.
 */
export const AUTHORS: readonly Author[] = [
  {
    slug: 'mitali',
    name: 'Mitali',
    description:
      'Mitali is the pen name under which our editorial desk writes about love, dating, endings and families. What she knows, and what she is not.',
    alt: 'Drawing of a woman with short brown hair and a green shirt',
    knows: [
      'How love and family talk past each other in Indian homes',
      'What published studies say about breakups, ghosting and arranged meetings',
      'Sentences that can be said aloud without regretting them',
      'Where help by people begins: helplines, courts, police, counsellors',
    ],
    about: [
      'Mitali stands for the part of our desk that writes about two people: how they find each other, hurt each other and go on. She is not one person, and her face is a drawing.',
      'She has no degree in psychology and no practice. Numbers and findings in her texts have a numbered source that you can open; the rest is opinion, and is meant to sound like it.',
    ],
  },
  {
    slug: 'sameer',
    name: 'Sameer',
    description:
      'Sameer is the pen name under which our editorial desk writes about work, new cities and tired evenings. What he knows, and what he is not.',
    alt: 'Drawing of a man with a short beard, round glasses and a blue shirt',
    knows: [
      'Offices, notice periods, night shifts and the commute in between',
      'What the WHO, the ILO and Indian surveys say about long hours and being alone',
      'Moving to a city where nobody knows your name',
      'The difference between a bad quarter and something a doctor should see',
    ],
    about: [
      'Sameer stands for the part of our desk that writes about working life. There is no single man behind the name, and nobody sat for the drawing.',
      'He is neither a doctor nor a lawyer nor anybody’s manager. Numbers in his articles come from the documents named under them, with the day on which we last looked.',
    ],
  },
  {
    slug: 'noor',
    name: 'Noor',
    description:
      'Noor is the pen name under which our editorial desk writes about nights, nerves, exams and getting help. What she knows, and what she is not.',
    alt: 'Drawing of a woman with dark hair in a bun, glasses and a violet collar',
    knows: [
      'What public health services say about worry, sleep and low mood, in plain words',
      'How help is organised in India: Tele-MANAS, district hospitals, registers of professionals',
      'What an AI companion can do at three in the morning, and what it must not try',
      'When to stop reading and ring somebody',
    ],
    about: [
      'Noor stands for the part of our desk that writes about the mind. It is a name over careful reading, and the portrait was drawn like those of our companions.',
      'Nothing under her name is a diagnosis or a treatment. When a psychologist or psychiatrist has read an article and stands by it, their name and registration are printed below its title; where none is printed, none has.',
    ],
  },
];

/** How the texts are made; on every author's page. */
export const HOW_WE_WRITE = [
  `Articles on ${BRAND.name} are drafted with the help of AI, from the sources listed under each of them. The day beside a source is the day on which we last checked that it still says what we say it does.`,
  'We sell chats with AI companions, so we have an interest in your liking them. That is why every article says where a companion is of no use, and names help by people that costs nothing.',
] as const;
