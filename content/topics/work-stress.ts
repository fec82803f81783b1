import type { Topic } from '../formats';

export const topic: Topic = {
  slug: 'work-stress',
  name: 'Work stress and burnout',
  title: 'Work stress and burnout: before you run out',
  description:
    'How ordinary stress differs from burnout, what lightens the load in the coming week, what an AI companion can sort out with you, and when to see a doctor.',
  expertise: ['Work stress', 'Burnout'],
  updated: '2026-11-24',
  body: [
    {
      kind: 'paragraph',
      text: 'A hard week ends. What wears people out is the one that has been going on since the last appraisal, with a phone that belongs to the client after ten and a Sunday evening that already tastes of Monday.',
    },
    {
      kind: 'paragraph',
      text: [
        'Burnout, as the World Health Organization describes it, comes from long stress at work that was not managed well. It has three sides: no energy left, distance or cynicism towards the job, and getting less done. It is not filed as an illness, and it is meant for work alone.',
        { source: 1 },
      ],
    },
    { kind: 'heading', id: 'lighten', text: 'What makes the coming week lighter' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'One list of what is really yours,' },
          ' with a line under the third item. Show it to whoever gives you work and ask which one may slip.',
        ],
        [
          { strong: 'An end of the day that others know of.' },
          ' “I read messages again at nine” is easier to keep than a resolution.',
        ],
        [{ strong: 'A pause away from the screen,' }, ' ten minutes, twice. The corridor counts.'],
        [
          { strong: 'One colleague who knows how you are.' },
          ' Silence makes everybody think that they are the only one.',
        ],
        [{ strong: 'Sleep before productivity.' }, ' Whatever you finish at two you will mend at eleven.'],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'All this is repair. When the load itself is wrong, breathing does not put it right: heavy workloads and bad behaviour are among the risks that the guidelines of the WHO ask employers to reduce.',
        { source: 2 },
      ],
    },
    { kind: 'heading', id: 'companion', text: 'What you can use a companion for' },
    {
      kind: 'paragraph',
      text: 'To unload after a call that went badly, instead of on your flatmate. To sort what is urgent from what is loud. To rehearse the talk with your manager until it fits into four calm sentences, or to write down what a resignation would cost, with the numbers, before you do it in anger.',
    },
    {
      kind: 'paragraph',
      text: [
        'It does not know your company, your contract or labour law, and it sees no blood test. Tiredness has many causes, some of them in the thyroid. It is not made to treat anybody: the American Psychological Association advises against relying on such programs in place of professional care.',
        { source: 3 },
      ],
    },
    { kind: 'heading', id: 'person', text: 'When a doctor or psychologist is the right one' },
    {
      kind: 'paragraph',
      text: [
        'Chest pain, fainting or a racing heart at rest: a doctor, today. Low or empty on most days for two weeks, dread that makes you sick in the mornings, more and more alcohol or tablets, or the thought that everybody would manage better without you: a doctor or psychologist this week, and one of the free lines below tonight. For sexual harassment at work there is a law: a woman can complain to the internal committee that every office with ten people or more must have.',
        { source: 4 },
        ' Do it in writing, and keep copies at home.',
      ],
    },
    { kind: 'helplines' },
  ],
  sources: [
    {
      title: 'Burn-out, with the definition of the WHO’s International Classification of Diseases (ICD-11)',
      publisher: 'Pennsylvania Department of Human Services',
      year: 2024,
      href: 'https://www.pa.gov/agencies/dhs/resources/for-providers/mental-health-for-providers/ocyf-trauma-informed-care/trauma-toolbox/burn-out.html',
      checkedOn: '2026-11-23',
    },
    {
      title: 'WHO and ILO call for concrete actions to address mental health issues at work',
      publisher: 'PMLiVE',
      year: 2022,
      href: 'https://www.pmlive.com/pharma_news/who_and_ilo_call_for_concrete_actions_to_address_mental_health_issues_at_work_1456078',
      checkedOn: '2026-11-23',
    },
    {
      title: 'Artificial intelligence, wellness apps alone cannot solve mental health crisis',
      publisher: 'American Psychological Association, on EurekAlert!',
      year: 2025,
      href: 'https://sciencesources.eurekalert.org/news-releases/1105801',
      checkedOn: '2026-11-23',
    },
    {
      title:
        'Internal complaints committees must be formed in offices to prevent sexual harassment of women staff',
      publisher: 'Free Press Journal',
      href: 'https://www.freepressjournal.in/indore/indore-news-internal-complaints-committees-must-be-formed-in-offices-to-prevent-sexual-harassment-of-women-staff',
      checkedOn: '2026-11-24',
    },
  ],
  related: ['burnout', 'emotional-wellness-busy-professionals', 'work-life-balance-and-relationships'],
};
