import type { Topic } from '../formats';

export const topic: Topic = {
  slug: 'breakups',
  name: 'Breakups',
  title: 'After a breakup: somebody to tell it to',
  description:
    'What helps in the first weeks after a breakup, what an AI companion can do with you, and the signs that it is time for a person who has learned this.',
  expertise: ['Breakups'],
  updated: '2026-11-24',
  body: [
    {
      kind: 'paragraph',
      text: 'A breakup is the loss of a person, of a plan, and of the one who used to be told about everything. If your family never knew, nobody sends condolences either. You sit in the office with it, and people ask whether you have caught a cold.',
    },
    {
      kind: 'paragraph',
      text: 'It is neither weakness nor proof that they were the only one. Whoever was attached feels the tearing, and for a while it comes in waves: bad, better, and then bad again on a Sunday without a reason. A bad day in the third month is a bad day. It does not mean that you are back at the beginning.',
    },
    { kind: 'heading', id: 'weeks', text: 'What helps in the first weeks' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'One or two people who know all of it.' },
          ' Ask them to listen and not to advise. The rest may have one sentence.',
        ],
        [
          { strong: 'Looking less.' },
          ' In a study of 464 people, those who kept checking a former partner’s page were more distressed and longed for them more. It does not prove which came first, but muting costs nothing.',
          { source: 1 },
        ],
        [
          { strong: 'Food, sleep and daylight by the clock,' },
          ' above all when you do not feel like any of them.',
        ],
        [
          { strong: 'No message that cannot wait until morning.' },
          ' Write it, keep it, read it at breakfast.',
        ],
        [
          { strong: 'Something that happens every week' },
          ' and belongs to you alone: a class, a walk, a call with a cousin.',
        ],
      ],
    },
    { kind: 'heading', id: 'companion', text: 'What a companion can do with you here' },
    {
      kind: 'paragraph',
      text: 'It can hear the story for the fourth time without a sigh. It can hold on to the long message with you until the urge to send it has passed, ask what you gave up for them, and go through what you want to say when you meet at a common friend’s wedding.',
    },
    {
      kind: 'paragraph',
      text: [
        'It cannot know whether they will come back, and one that says so is guessing. It never met them; it hears your side alone. Nor is it a therapist: psychologists warn that such programs are no substitute for care by a qualified professional.',
        { source: 2 },
        ' And if you notice that you talk with it in order not to call a friend, call the friend.',
      ],
    },
    { kind: 'heading', id: 'person', text: 'When you should see a person' },
    {
      kind: 'paragraph',
      text: 'If you hardly eat or sleep for more than two weeks, cannot work, drink to get through evenings, or the thought comes that living is not worth it, please do not wait until it passes. A counsellor or doctor knows this pain well. If your former partner threatens you, follows you, or has pictures of you, that is a matter for 112, for 181 (women) or for 1930 (cyber crime), and not for patience.',
    },
    { kind: 'helplines' },
    {
      kind: 'paragraph',
      text: [
        'More, with what studies found, is in ',
        { text: 'Getting over a breakup', href: '/blogs/getting-over-a-breakup' },
        '.',
      ],
    },
  ],
  sources: [
    {
      title:
        'Facebook Surveillance of Former Romantic Partners: Associations with Post-Breakup Recovery and Personal Growth',
      publisher: 'Tara C. Marshall, Cyberpsychology, Behavior, and Social Networking',
      year: 2012,
      href: 'https://www.researchgate.net/publication/230796028_Facebook_Surveillance_of_Former_Romantic_Partners_Associations_with_PostBreakup_Recovery_and_Personal_Growth',
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
  related: ['getting-over-a-breakup', 'ghosted', 'one-sided-love'],
};
