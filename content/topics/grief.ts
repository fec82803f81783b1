import type { Topic } from '../formats';

export const topic: Topic = {
  slug: 'grief',
  name: 'Grief',
  title: 'Grief: room for somebody who is missing',
  description:
    'What grief can feel like, what helps in the weeks after the rituals, what an AI companion can and must not be for you, and when to look for more help.',
  expertise: ['Grief'],
  updated: '2026-11-24',
  body: [
    {
      kind: 'paragraph',
      text: 'For thirteen days the house is full. Then the cousins leave, the steel glasses go back to the neighbours, and it becomes quiet in a way that nobody has told you about. The world goes on being punctual.',
    },
    {
      kind: 'paragraph',
      text: [
        'Grief has no timetable and no correct form. It can be numbness, tears, exhaustion, anger at the dead or at the doctors, guilt over what was said or left unsaid; it may be gone for a morning and return in a shop, at their brand of biscuits. The NHS writes that there is no right or wrong way to feel, and that people also grieve for a relationship, a job or a home.',
        { source: 1 },
      ],
    },
    { kind: 'heading', id: 'carries', text: 'What carries, after the rituals' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Talk about the person, by name.' },
          ' People avoid it in order to spare you. You may begin: “Today I would like to tell you about Amma.”',
        ],
        [
          { strong: 'Small aims.' },
          ' One form, one shelf, one visit to the bank. The cupboard can wait for a year.',
        ],
        [
          { strong: 'Keep the frame:' },
          ' a meal, a shower, a short walk, even on days that give you no reason for any of them.',
        ],
        [
          { strong: 'A place and a time for them.' },
          ' A lamp, a recipe, their bench on Sundays. It is easier to put grief down when you know where to pick it up.',
        ],
        [
          { strong: 'Expect the dates.' },
          ' Birthday, festival, the day itself. Decide beforehand with whom you will spend them.',
        ],
      ],
    },
    { kind: 'heading', id: 'companion', text: 'What a companion can be in this' },
    {
      kind: 'paragraph',
      text: 'A listener at hours when nobody else is up, who does not say that it was God’s will or that you must be strong for the others. You can tell it about the person, sort what is to be done, write a letter that will not be sent.',
    },
    {
      kind: 'paragraph',
      text: [
        'It did not know them, and it cannot feel the loss with you. Please do not ask it to speak as the one who died: that comforts for a minute and hurts for long. It does not replace people who mourn with you, or a professional: psychologists warn against that expressly.',
        { source: 2 },
      ],
    },
    { kind: 'heading', id: 'person', text: 'When more help is needed' },
    {
      kind: 'paragraph',
      text: 'Grief as such needs no treatment. But talk to a doctor or counsellor if after many months you still cannot take part in your own life, if you blame yourself without pause, if you drink to keep it down, or if the death was violent, sudden or by suicide; that is hard to carry alone for anybody. If you wish to follow the person who died, or think about how, call now. Somebody is awake.',
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
      title: 'Artificial intelligence, wellness apps alone cannot solve mental health crisis',
      publisher: 'American Psychological Association, on EurekAlert!',
      year: 2025,
      href: 'https://sciencesources.eurekalert.org/news-releases/1105801',
      checkedOn: '2026-11-23',
    },
  ],
  related: ['when-to-see-a-professional', 'night-anxiety'],
};
