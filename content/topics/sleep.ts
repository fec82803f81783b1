import type { Topic } from '../formats';

export const topic: Topic = {
  slug: 'sleep',
  name: 'Sleep and habits',
  title: 'Sleep and habits: nights you can rely on',
  description:
    'What makes a bad sleeper of a tired person, which habits help and how to keep them, what an AI companion can do at midnight, and when to see a doctor.',
  expertise: ['Sleep', 'Habits'],
  updated: '2026-11-24',
  body: [
    {
      kind: 'paragraph',
      text: 'Almost everybody has bad nights before an exam, with a fever, next to a procession. What turns them into a habit is what we do about them: going to bed early to make up for it, lying in on Sunday, checking the clock, taking the phone along for company. The bed slowly becomes the place where one lies awake.',
    },
    {
      kind: 'paragraph',
      text: 'Habits of every kind are made in this way, by repetition at the same place and hour, and that is also how they are unmade. Willpower plays a smaller part than where the charger is plugged in.',
    },
    { kind: 'heading', id: 'habits', text: 'What helps, and how to keep it up' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Get up at the same time every day.' },
          ' It is the one rule that carries the others, and it holds after a bad night too.',
          { source: 1 },
        ],
        [
          { strong: 'An hour of winding down,' },
          ' dim light, no mail. No tea, coffee, nicotine or alcohol in the six hours before bed.',
          { source: 1 },
        ],
        [
          { strong: 'If you lie awake and become cross, get up.' },
          ' Sit in another room with something dull, and return when you are sleepy.',
        ],
        [{ strong: 'Charge the phone outside the bedroom.' }, ' An alarm clock costs two hundred rupees.'],
        [
          { strong: 'Tie a new habit to an old one,' },
          ' and make it too small to refuse: after brushing, one page; after tea, ten minutes on foot.',
        ],
        [{ strong: 'Count the days that worked,' }, ' and begin again after a gap without a speech.'],
      ],
    },
    { kind: 'heading', id: 'companion', text: 'What a companion is good for at midnight' },
    {
      kind: 'paragraph',
      text: 'Less than you would think, and we say so against our interest: a chat is light, a screen and one more reply. Talk with it in the evening instead. It can look through your week with you, find the one thing worth changing, plan it, and look back tomorrow at how it went. If the night is full of worries, write them down with it for ten minutes and then put the phone away.',
    },
    {
      kind: 'paragraph',
      text: [
        'It cannot tell whether you stop breathing in your sleep, and it must not advise you about tablets. It is no treatment, nor would psychologists want it taken for one.',
        { source: 3 },
      ],
    },
    { kind: 'heading', id: 'person', text: 'When sleep belongs to a doctor' },
    {
      kind: 'paragraph',
      text: [
        'See one if you have slept badly on most nights for some weeks, if you snore loudly and are tired by day, if your legs give you no peace, or if you take something in order to sleep. The treatment that is recommended first for long insomnia is a form of cognitive behavioural therapy, and not a pill;',
        { source: 2 },
        ' ask for it by name. Several nights with hardly any sleep and much energy, or with very dark thoughts, are a reason to call somebody today.',
      ],
    },
    { kind: 'helplines' },
  ],
  sources: [
    {
      title: 'Sleep and insomnia',
      publisher: 'NHS, The Kingswood Surgery',
      href: 'https://www.thekingswoodsurgery.nhs.uk/insomnia',
      checkedOn: '2026-11-23',
    },
    {
      title:
        'A step-by-step model for a brief behavioural treatment for insomnia in Australian general practice',
      publisher: 'Alexander Sweetman and others, Australian Journal of General Practice',
      year: 2021,
      href: 'https://www1.racgp.org.au/ajgp/2021/may/behavioural-treatment-for-insomnia-in-australian-g',
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
  related: ['night-anxiety', 'emotional-wellness-busy-professionals', 'burnout'],
};
