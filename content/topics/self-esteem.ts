import type { Topic } from '../formats';

export const topic: Topic = {
  slug: 'self-esteem',
  name: 'Self-esteem',
  title: 'Self-esteem: a fairer voice inside',
  description:
    'Where the harsh inner voice comes from, what makes it fairer, what an AI companion can practise with you, and when low self-esteem belongs in good hands.',
  expertise: ['Self-esteem'],
  updated: '2026-11-24',
  body: [
    {
      kind: 'paragraph',
      text: [
        'Low self-esteem is a way of counting. Ten things go well and are forgotten, one goes wrong and is framed. The health service in Edinburgh lists what comes of it: blaming oneself for what is nobody’s fault, assuming that one cannot do a thing before trying, brooding over mistakes, wanting to be perfect.',
        { source: 1 },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Nobody is born counting like this. There was a cousin with better marks, a remark about skin or weight that an aunt has long forgotten, a teacher, a partner. Somebody’s voice moved in and began to speak in the first person.',
    },
    { kind: 'heading', id: 'fairer', text: 'What makes the voice fairer' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Catch the sentence.' },
          ' Write down what you said to yourself, word for word. On paper, “I spoil everything” looks more like a claim than a fact.',
        ],
        [
          { strong: 'Ask for evidence, both ways.' },
          ' What speaks for it, what against, what would a fair colleague write?',
        ],
        [{ strong: 'Speak to yourself as to a friend’s younger brother.' }, ' Not sweetly; decently.'],
        [{ strong: 'Note one thing each evening that you did,' }, ' however small, and do not add “but”.'],
        [
          { strong: 'Do something slightly too difficult each week.' },
          ' Confidence follows having done things, and seldom comes before.',
        ],
        [
          { strong: 'Look at who you are with.' },
          ' Some company makes everybody feel small. You may see it less.',
        ],
      ],
    },
    { kind: 'heading', id: 'companion', text: 'What you can practise with a companion' },
    {
      kind: 'paragraph',
      text: 'It can play the fair colleague, sentence by sentence, and keep asking “is that so?” when you have got used to the answer. You can rehearse an interview, a no, or taking a compliment without explaining it away. It does not laugh.',
    },
    {
      kind: 'paragraph',
      text: [
        'Its praise, though, is cheap: it is a program that is made to be kind, and it has not seen your work. Do not measure yourself by it. It is not therapy either, and psychologists advise against treating such programs as if they were.',
        { source: 2 },
      ],
    },
    { kind: 'heading', id: 'person', text: 'When this belongs in good hands' },
    {
      kind: 'paragraph',
      text: 'If the voice tells you that you are a burden or do not deserve to live; if you hurt yourself, starve yourself or make yourself vomit; if somebody at home belittles, controls or hits you; or if shame has kept you from work and friends for weeks, please let a professional help. Behind very low self-esteem there is sometimes depression or an old injury, and both can be treated. You need not be sure, and you need not be “bad enough”.',
    },
    { kind: 'helplines' },
  ],
  sources: [
    {
      title: 'Improving Self-Esteem',
      publisher: 'NHS Lothian',
      href: 'https://services.nhslothian.scot/wellbeinglothian/improving-self-esteem',
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
  related: ['one-sided-love', 'emotional-wellness-busy-professionals', 'when-to-see-a-professional'],
};
