import type { Topic } from '../formats';

export const topic: Topic = {
  slug: 'anxiety',
  name: 'Anxiety and overthinking',
  title: 'Anxiety and overthinking: quieter, step by step',
  description:
    'What anxiety does in body and mind, what calms it now and in the long run, how an AI companion can help you sort thoughts, and when it needs treatment.',
  expertise: ['Anxiety', 'Overthinking'],
  updated: '2026-11-24',
  body: [
    {
      kind: 'paragraph',
      text: [
        'Anxiety is an alarm, and most people have one that works. It becomes a burden when it rings for messages with a full stop, for the boss’s “call me”, for things that were said in 2019. It lives in the body as much as in the head: the NHS counts a fast heartbeat, dizziness, sweating, shortness of breath and a lost appetite among its signs.',
        { source: 1 },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Overthinking is its quiet sister. It looks like solving a problem, but a problem that is being solved becomes smaller. If you have been round the same block eleven times, you are not thinking, you are pacing.',
    },
    { kind: 'heading', id: 'calm', text: 'What calms, now and in time' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Breathe out longer than in,' },
          ' for two minutes, shoulders down. It does not remove the cause; it tells the body that no tiger has come.',
        ],
        [
          { strong: 'Name it aloud:' },
          ' “This is anxiety, about Thursday.” What has a name and a day is smaller than everything.',
        ],
        [
          { strong: 'Give worry an appointment.' },
          ' Fifteen minutes at six, on paper. What comes at midnight is noted for tomorrow’s meeting.',
        ],
        [
          { strong: 'Do a small part of what you avoid.' },
          ' Avoiding relieves at once and lets the fear grow; one lift, one call, one shop.',
        ],
        [
          { strong: 'Less coffee, more walking, the same hour for sleep.' },
          ' It is dull advice, and it is what doctors give first.',
        ],
      ],
    },
    { kind: 'heading', id: 'companion', text: 'How a companion can be of use' },
    {
      kind: 'paragraph',
      text: 'It is awake when you are. It can ask what exactly you are afraid of, how likely it is, and what you would tell a friend. It can write the list with you and then say good night. It should not go on reassuring you for an hour, because reassurance wears off quickly and asks for more; if you find yourself asking the same thing again, close the chat and stand up.',
    },
    {
      kind: 'paragraph',
      text: [
        'It cannot tell anxiety from a heart or thyroid complaint, and it does not diagnose or treat. The American Psychological Association says of such programs that they must not take the place of qualified care.',
        { source: 3 },
      ],
    },
    { kind: 'heading', id: 'person', text: 'When it should be treated' },
    {
      kind: 'paragraph',
      text: [
        'If anxiety is there on most days for some weeks, if you give up things because of it (the metro, the meeting, the family function), if panic comes out of nowhere, or if you need alcohol or tablets to get through, see a doctor or psychologist. There are talking treatments made for just this, and for some people medicines. Before any of that you can call Tele-MANAS, free of charge, at any hour, in twenty languages.',
        { source: 2 },
        ' Chest pain that is new is for a doctor or 112 first, and for calm afterwards.',
      ],
    },
    { kind: 'helplines' },
  ],
  sources: [
    {
      title: 'Anxiety and worry',
      publisher: 'NHS, Kirklees Keep in Mind',
      href: 'https://kirklees-keep-in-mind.nhs.uk/feeling/anxiety-and-worry',
      checkedOn: '2026-11-23',
    },
    {
      title: 'Tele-MANAS mental health helpline handles over 18.1 lakh calls: Centre',
      publisher: 'The Shillong Times',
      year: 2025,
      href: 'https://theshillongtimes.com/2025/02/07/tele-manas-mental-health-helpline-handles-over-18-1-lakh-calls-centre/',
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
  related: ['night-anxiety', 'exam-pressure', 'when-to-see-a-professional'],
};
