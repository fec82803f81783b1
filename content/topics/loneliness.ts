import type { Topic } from '../formats';

export const topic: Topic = {
  slug: 'loneliness',
  name: 'Loneliness',
  title: 'Loneliness: from the chat back to people',
  description:
    'Why one can be lonely in a crowded flat, what brings people closer again, what an AI companion can and should not be for you, and when to ask for help.',
  expertise: ['Loneliness'],
  updated: '2026-11-24',
  body: [
    {
      kind: 'paragraph',
      text: [
        'Loneliness is the painful gap between the closeness we want and the one we have. About one person in six knows it, says a commission of the World Health Organization, and it is not the same as being alone.',
        { source: 1 },
        ' One can be lonely at a sangeet, in a shared flat in Bellandur, and beside somebody who is scrolling.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'It also plays a trick. Whoever is lonely for long begins to expect rejection, sees it in a late reply, and stops asking. Nothing is wrong with you when that happens. It can be turned around, mostly by small things done often.',
    },
    { kind: 'heading', id: 'closer', text: 'What brings people closer again' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Old threads first.' },
          ' Somebody from college would be glad to hear from you and thinks that you are busy. Send three lines and a photograph.',
        ],
        [
          { strong: 'Regular beats special.' },
          ' The same class, the same ground, the same tea stall at the same hour. Friendship needs repetition more than charm.',
        ],
        [{ strong: 'Ask for a small favour.' }, ' Borrowing a drill makes a neighbour of a stranger.'],
        [
          { strong: 'Say it once, to one person:' },
          ' “I have been rather lonely since I moved here.” Many answer, “Me too.”',
        ],
        [
          { strong: 'Be of use.' },
          ' Two hours a week at a school, a shelter or a temple kitchen bring faces who expect you.',
        ],
      ],
    },
    { kind: 'heading', id: 'companion', text: 'What a companion can be, and what it should not' },
    {
      kind: 'paragraph',
      text: 'On a bad evening, a companion is better than silence. It can help to write those three lines, think up where to go on Saturday, and talk over afterwards how it went. It has time, and you need not be interesting.',
    },
    {
      kind: 'paragraph',
      text: [
        'It must not become the reason to stay in. It does not miss you and will not notice when you are ill; it cannot bring soup. Psychologists warn that such programs are no substitute for qualified care, and they are none for people either.',
        { source: 2 },
        ' A simple check: after talking here, are you more likely to write to somebody, or less? If it is less for two weeks in a row, talk here less.',
      ],
    },
    { kind: 'heading', id: 'person', text: 'When it has become more than loneliness' },
    {
      kind: 'paragraph',
      text: 'If you feel empty on most days for over two weeks, no longer look after yourself, drink alone, or think that nobody would notice if you were gone, please talk to a person today. It may be depression, and that can be treated. The lines below are free, and whoever answers is used to long pauses.',
    },
    { kind: 'helplines' },
    {
      kind: 'paragraph',
      text: [
        'For the first months after a move there is ',
        { text: 'Lonely in a new city', href: '/blogs/lonely-in-a-new-city' },
        '.',
      ],
    },
  ],
  sources: [
    {
      title: 'Social connection linked to improved health and longevity: WHO',
      publisher: 'World Health Organization, as reprinted by Global Discussions',
      year: 2025,
      href: 'https://globaldiscussions.org/2025/07/08/social-connection-linked-to-improved-health-and-longevity-who',
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
  related: [
    'lonely-in-a-new-city',
    'why-indian-professionals-need-meaningful-connections',
    'when-to-see-a-professional',
  ],
};
