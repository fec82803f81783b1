import type { Topic } from '../formats';

export const topic: Topic = {
  slug: 'marriage',
  name: 'Marriage and communication',
  title: 'Marriage: talking so that both are heard',
  description:
    'The same quarrel every month, or long silence: what helps couples to hear each other, what an AI companion can practise with you, and when to get help.',
  expertise: ['Marriage', 'Communication'],
  updated: '2026-11-24',
  body: [
    {
      kind: 'paragraph',
      text: [
        'Most couples have one quarrel, in many costumes. One of the two presses for a talk, the other goes quiet or leaves the room, and both feel alone. Researchers call it demand and withdrawal; in the diaries of 116 couples it went along with more bad feelings and fewer solutions, whoever of the two was pressing.',
        { source: 1 },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Behind the money, the mother-in-law and the wet towel there is usually a plainer question: do I matter to you? It is rarely asked in these words, and that is a pity, because they are easier to answer than the towel.',
    },
    { kind: 'heading', id: 'heard', text: 'What helps two people to hear each other' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Begin softly, and with yourself.' },
          ' “I was lonely at the function” gets further than “you never stand by me”.',
        ],
        [
          { strong: 'Repeat before you reply.' },
          ' “You are saying that I decided without you. Is that it?” It feels silly, and it works.',
        ],
        [
          { strong: 'Agree on a pause, with a time.' },
          ' Twenty minutes or after dinner; whoever asks for it is the one who comes back.',
        ],
        [
          { strong: 'A small appointment every week' },
          ' about the two of you, without phones, and never only about problems.',
        ],
        [
          { strong: 'One request, concrete enough to be done by Friday.' },
          ' “More respect” cannot be scheduled. “Ask me before you promise your brother money” can.',
        ],
      ],
    },
    { kind: 'heading', id: 'companion', text: 'What to practise with a companion' },
    {
      kind: 'paragraph',
      text: 'The opening of a difficult talk, as often as you like. How your sentence may sound on the other side of the table. What you want to ask for, once the anger has been let out somewhere harmless. If one of you goes quiet, it can help to find words for why.',
    },
    {
      kind: 'paragraph',
      text: [
        'A companion never hears the other half of the marriage, so take no verdict from it about who is right. It is no couples’ therapist, and psychologists warn against putting such programs in the place of one.',
        { source: 3 },
        ' And some things belong to the two of you before they belong to a chat.',
      ],
    },
    { kind: 'heading', id: 'person', text: 'When you need somebody between you, or on your side' },
    {
      kind: 'paragraph',
      text: 'A couples’ counsellor is worth an attempt when the same quarrel has gone in circles for months, after an affair, over having children, or when you have stopped quarrelling because nothing matters any more. If only one wants to go, going alone changes something too.',
    },
    {
      kind: 'paragraph',
      text: [
        'If you are hit, forced, locked in, or afraid of your partner, do not try to communicate better. This is not a quarrel. You are not the only one: in a national survey 77 in 100 women who had been through physical or sexual violence had sought no help and told nobody.',
        { source: 2 },
        ' Women can call the helpline on 181 at any hour, and everybody the police on 112.',
      ],
    },
    { kind: 'helplines' },
  ],
  sources: [
    {
      title: 'Demand-Withdraw Patterns in Marital Conflict in the Home',
      publisher: 'Lauren M. Papp, Chrystyna D. Kouros and E. Mark Cummings, Personal Relationships',
      year: 2009,
      href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3218801',
      checkedOn: '2026-11-23',
    },
    {
      title: '77% women remain silent about domestic violence, reveals NFHS-5 data',
      publisher: 'Her Circle',
      year: 2022,
      href: 'https://hercircle.in/engage/get-inspired/trending/77-women-remain-silent-about-domestic-violence-reveals-nfhs-5-data-2747.html',
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
  related: ['fights-with-your-partner', 'work-life-balance-and-relationships', 'parents-and-marriage'],
};
