import type { Topic } from '../formats';

export const topic: Topic = {
  slug: 'anger',
  name: 'Anger',
  title: 'Anger: hearing it before it shouts',
  description:
    'What anger is for, what cools it in the first minute and in the long run, how an AI companion can help you look at it, and when others need protection.',
  expertise: ['Anger'],
  updated: '2026-11-24',
  body: [
    {
      kind: 'paragraph',
      text: 'Anger is a messenger with bad manners. Something was unfair, a boundary was crossed, you were afraid or ashamed or have slept five hours for a week; and out it comes at a delivery boy, at the child who spilt the milk, at the wheel on Outer Ring Road.',
    },
    {
      kind: 'paragraph',
      text: 'Many of us have learned that there are two ways, to swallow it or to let it out. Swallowed, it turns into headaches and sarcasm. Let out, it gets used to going out. There is a third, which is to notice it early and to say what it is about.',
    },
    { kind: 'heading', id: 'cools', text: 'What cools it' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Know your first sign.' },
          ' Jaw, fists, heat in the neck, a louder voice. The body is angry a few seconds before you are.',
        ],
        [
          { strong: 'Count to ten, and breathe out for longer than in.' },
          ' The Welsh health service teaches exactly this, and advises people who have lost control before to leave the situation at once.',
          { source: 1 },
        ],
        [
          { strong: 'Say that you are going and when you will be back.' },
          ' Leaving without a word is a blow of another kind.',
        ],
        [{ strong: 'Move.' }, ' Stairs, a fast walk, a bucket of clothes.'],
        [
          { strong: 'Afterwards, one sentence with “I”:' },
          ' “I was angry because I had waited for an hour and felt like a fool.”',
        ],
        [
          { strong: 'Repair.' },
          ' An apology without “but”, and soon: to a child too, and to people who work for you.',
        ],
      ],
    },
    { kind: 'heading', id: 'companion', text: 'How a companion can help you look at it' },
    {
      kind: 'paragraph',
      text: 'You can shout at it in capitals; nobody is hurt. Then it can ask what happened in the ten seconds before, what was under the anger, and what you would have needed. It can turn the mail that you must not send into the one that you can, and practise a hard talk with you until your voice stays low.',
    },
    {
      kind: 'paragraph',
      text: [
        'It hears only your version, and it cannot hold back your hand. Nobody who cares about you would agree that somebody deserved to be hurt, and a program should not either. It is not an anger management course, and psychologists do not want such programs used as treatment.',
        { source: 2 },
      ],
    },
    { kind: 'heading', id: 'person', text: 'When others need protection, and you need help' },
    {
      kind: 'paragraph',
      text: 'If you have hit, pushed, thrown things or frightened someone, if you drink and then explode, or if you are afraid of what you may do, do not leave it at good intentions. Go away from the people and from anything that can hurt, and call 112 if it is a matter of minutes. A psychologist or psychiatrist works with this every week and has heard worse. If it is somebody else’s anger that you live with: 181 for women, 1098 for children, 112 for everybody.',
    },
    { kind: 'helplines' },
  ],
  sources: [
    {
      title: 'How to control your anger',
      publisher: 'NHS 111 Wales',
      href: 'https://111.wales.nhs.uk/encyclopaedia/a/article/angermanagement',
      checkedOn: '2026-11-24',
    },
    {
      title: 'Artificial intelligence, wellness apps alone cannot solve mental health crisis',
      publisher: 'American Psychological Association, on EurekAlert!',
      year: 2025,
      href: 'https://sciencesources.eurekalert.org/news-releases/1105801',
      checkedOn: '2026-11-23',
    },
  ],
  related: ['fights-with-your-partner', 'work-life-balance-and-relationships', 'burnout'],
};
