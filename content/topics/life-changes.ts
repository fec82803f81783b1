import type { Topic } from '../formats';

export const topic: Topic = {
  slug: 'life-changes',
  name: 'Life changes',
  title: 'Life changes: between the old and the new',
  description:
    'A move, a new job, retirement, a baby, a divorce: why even good changes shake us, what gives footing, what an AI companion can do, and when to get help.',
  expertise: ['Life changes'],
  updated: '2026-11-24',
  body: [
    {
      kind: 'paragraph',
      text: 'A transfer to Pune. The first child. The last day at the bank after thirty-four years. A divorce, finally signed. Even a change that was longed for takes something away: a routine, a title, the way to work, the person you were in it. People congratulate you, and you cannot sleep.',
    },
    {
      kind: 'paragraph',
      text: [
        'That is not ingratitude. One can grieve for a job, a home or a relationship as one grieves for a person; the NHS counts these losses too.',
        { source: 1 },
        ' In between, for a while, you are nobody in particular, and nearly everyone finds that uncomfortable.',
      ],
    },
    { kind: 'heading', id: 'footing', text: 'What gives footing in between' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Keep three old things.' },
          ' The morning tea, the call on Wednesday, the same side of the bed.',
        ],
        [
          { strong: 'Begin two new ones that recur,' },
          ' a ground, a class, a library, before you need them.',
        ],
        [
          { strong: 'Make no second big decision in the first months' },
          ' if it can wait. One earthquake at a time.',
        ],
        [
          { strong: 'Say goodbye properly.' },
          ' To the desk, the flat, the city. Walk through it once more and thank somebody.',
        ],
        [
          { strong: 'Do the paperwork with company.' },
          ' Forms weigh more alone: pension, school, custody, electricity.',
        ],
        [
          { strong: 'Give it seasons instead of weeks.' },
          ' In the first month you learn the way, in the first year you learn the place.',
        ],
      ],
    },
    { kind: 'heading', id: 'companion', text: 'How a companion can go along' },
    {
      kind: 'paragraph',
      text: 'It can sort the hundred tasks into today, this month and never. It can ask what you miss, which is not always what you thought, and help you decide by putting both futures into words. After the third evening with it you may know what you want to ask your wife, your boss or your brother.',
    },
    {
      kind: 'paragraph',
      text: [
        'It knows nothing about pensions in your state or what a court will say, so ask people for that. It cannot see that you have lost weight. It is company on the way and not a treatment, and psychologists insist on the difference.',
        { source: 3 },
      ],
    },
    { kind: 'heading', id: 'person', text: 'When a change has become too much' },
    {
      kind: 'paragraph',
      text: [
        'If you feel low, irritable or empty on most days for longer than two weeks, cannot look after the baby or yourself, or see no reason to go on, talk to a doctor, and say it in these words. After a birth this is common, and it is urgent. Do not take your measure from how many go without help: in the National Mental Health Survey, 79 in 100 people with depression were getting no treatment.',
        { source: 2 },
      ],
    },
    { kind: 'helplines' },
  ],
  sources: [
    {
      title: 'Grief after bereavement or loss',
      publisher: 'NHS',
      href: 'https://www.nhs.uk/mental-health/feelings-symptoms-behaviours/feelings-and-symptoms/grief-bereavement-loss/',
      checkedOn: '2026-11-24',
    },
    {
      title:
        'Prevalence and socioeconomic impact of depressive disorders in India (National Mental Health Survey)',
      publisher: 'BMJ Open',
      year: 2019,
      href: 'https://bmjopen.bmj.com/content/9/6/e027250',
      checkedOn: '2026-11-23',
    },
    {
      title: 'Artificial intelligence, wellness apps alone cannot solve mental health crisis',
      publisher: 'American Psychological Association, on EurekAlert!',
      year: 2025,
      href: 'https://sciencesources.eurekalert.org/news-releases/1105801',
      checkedOn: '2026-11-23',
    },
  ],
  related: ['lonely-in-a-new-city', 'burnout', 'why-indian-professionals-need-meaningful-connections'],
};
