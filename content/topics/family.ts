import type { Topic } from '../formats';

export const topic: Topic = {
  slug: 'family',
  name: 'Family and parenting',
  title: 'Family and parenting: love with many opinions',
  description:
    'Parents who decide, children who do not listen, elders to care for: what eases talks at home, what an AI companion can prepare, and who helps when it hurts.',
  expertise: ['Family', 'Parenting'],
  updated: '2026-11-24',
  body: [
    {
      kind: 'paragraph',
      text: 'In a family here, hardly anything concerns only two people. A job in another city is a question of who takes Papa to dialysis. A daughter’s marks are discussed in Kanpur. Closeness and control often come in the same sentence, “we only want your best”, and both halves of it are meant.',
    },
    {
      kind: 'paragraph',
      text: 'You are allowed to love them and to be exhausted. Both are usually true at once, whether you are the child of forty who still asks for permission or the mother who has shouted again and is ashamed of it.',
    },
    { kind: 'heading', id: 'talks', text: 'What makes talks at home easier' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'One matter at a time, at a good hour.' },
          ' Not at the door, not before a wedding, not with the uncle on speaker.',
        ],
        [
          { strong: 'Say what you will do rather than what they should feel.' },
          ' “I will come every second Sunday” leaves less to argue about than “you always expect”.',
        ],
        [
          { strong: 'Find the fear under the order.' },
          ' Ask, “What are you afraid will happen?” and wait for the answer.',
        ],
        [
          { strong: 'With children: first calm, then the rule.' },
          ' A child learns nothing from a lecture during a storm, and neither do we. When you were wrong, say so; it costs no respect.',
        ],
        [
          { strong: 'Share the care of elders in writing:' },
          ' who pays, who drives, who sits at night. Unspoken duties land on one person, mostly a woman.',
        ],
      ],
    },
    { kind: 'heading', id: 'companion', text: 'What can be prepared with a companion' },
    {
      kind: 'paragraph',
      text: 'The sentence for your father. What you will answer to “log kya kahenge”. A calmer evening for a child who fights sleep, step by step. A companion can also take in the anger that you would rather not carry into the kitchen, and ask what your sister-in-law may have meant.',
    },
    {
      kind: 'paragraph',
      text: [
        'It does not know your family, though, and hears one voice of many. It cannot judge whether a child is ill, and gives no legal advice. As psychologists have said of such programs, they are no replacement for qualified care.',
        { source: 2 },
      ],
    },
    { kind: 'heading', id: 'person', text: 'Who helps when talks do not' },
    {
      kind: 'paragraph',
      text: [
        'When anybody is hit, locked in or threatened, it is no family matter: 112, or 181 for women. For a child who is hurt or neglected, 1098 answers day and night. Two adults may marry by their own choice; the Supreme Court held in 2018 that the consent of family or community is not needed, and that the states have to act against those who use force.',
        { source: 1 },
        ' If a child has changed for weeks (sleep, food, school, friends), a paediatrician is a good first door. A family counsellor is one for everybody else, and you may go alone.',
      ],
    },
    { kind: 'helplines' },
  ],
  sources: [
    {
      title: 'Shakti Vahini vs Union of India: Supreme Court judgment of 27 March 2018',
      publisher: 'indianconstitution.in',
      year: 2021,
      href: 'https://www.indianconstitution.in/2021/03/shakti-vahini-vs-union-of-india-supreme.html',
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
  related: ['parents-and-marriage', 'exam-pressure', 'when-to-see-a-professional'],
};
