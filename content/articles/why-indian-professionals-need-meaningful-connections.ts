import { BRAND } from '../brand';
import type { Article } from '../formats';

export const article: Article = {
  slug: 'why-indian-professionals-need-meaningful-connections',
  title: 'Why Indian professionals need meaningful connections',
  description:
    'Six hundred contacts and nobody to sit with you in a hospital lobby. What closeness in a working life is made of, and how to build some of it back.',
  category: 'Connection',
  date: '2026-08-18',
  trending: false,
  author: `${BRAND.name} Editorial`,
  hero: { portraits: ['naina', 'kabir'], alt: 'Illustration of a young woman and a young man side by side' },
  body: [
    {
      kind: 'paragraph',
      text: 'It is a quarter to eleven on a Wednesday in HSR Layout and your scooter has gone down on wet tar. Nothing terrible. A swollen wrist, a torn kurta, and a kind stranger who has already called an auto. At the hospital desk a woman behind glass slides a form across and points at one line: emergency contact.',
    },
    {
      kind: 'paragraph',
      text: 'Your parents are in Indore, asleep, and would not sleep again tonight. Your manager is not a person you call with blood on your sleeve. Your college group has forty-one members and is currently discussing a cricket score. You scroll. You have more than six hundred names in that phone.',
    },
    {
      kind: 'paragraph',
      text: 'Many people who moved for work have some version of this minute. It passes, the wrist heals, and the question stays: who, in this city, is mine to call?',
    },
    { kind: 'heading', id: 'contacts-and-closeness', text: 'Contacts are a count, closeness is a habit' },
    {
      kind: 'paragraph',
      text: [
        'The World Health Organization describes loneliness as the painful feeling that comes from a gap between the connections we want and the ones we have, and its Commission on Social Connection estimates that it touches about one in six people worldwide.',
        { source: 1 },
        ' Read that definition again slowly. It says nothing about living alone, about being single, or about how many people you know. A married man in a joint family in Noida can be lonely at a full dinner table. A woman in a one-room flat in Kochi may not be lonely at all.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Closeness is built from small repeated things. Somebody knows that your review is on Thursday, and asks on Thursday. Somebody has seen your kitchen when it was not clean. Somebody can tell from the way you say "haan, all good" that it is not. You cannot order any of that in bulk, and there is no networking event for it. It grows where the same two people turn up again and again without much of an agenda.',
    },
    { kind: 'heading', id: 'why-work-makes-it-thin', text: 'What a working life does to it' },
    {
      kind: 'paragraph',
      text: 'School and college handed us friends for free: the same bench, the same mess, the same bus, for years. Then the offer letter came from another state. Work gives you people too, but with two conditions attached. They see you at your most composed, and they leave. A good teammate puts in her papers, serves sixty days of notice, and after the farewell cake the lunches that held you both together are gone. Nobody did anything wrong.',
    },
    {
      kind: 'paragraph',
      text: 'Add the shift that ends when Frankfurt or New Jersey goes to bed, the ninety minutes on the Outer Ring Road, the flat where three people share a fridge and a WiFi password and have never eaten together. Add the Sunday call home, in which you say that you are eating properly and they say that they are keeping well, and both sides are protecting the other.',
    },
    {
      kind: 'paragraph',
      text: 'There is one more reason, and it is the uncomfortable one. Being competent becomes a costume. If you are the one in the family who made it to Gurgaon, the one who sends money and fixes the insurance, it is hard to be the one who says: I feel flat and I do not know why.',
    },
    { kind: 'heading', id: 'why-it-matters', text: 'Why this is worth your time' },
    {
      kind: 'paragraph',
      text: [
        'In 2023 the Surgeon General of the United States published a formal advisory on loneliness. It asks that social connection be taken as seriously as tobacco, obesity and addiction. What it suggests to ordinary people is disarmingly small: answer the call from a friend, share a meal, listen without the phone in your hand.',
        { source: 2 },
      ],
    },
    {
      kind: 'paragraph',
      text: 'You probably do not need a report to tell you this. You know how different the same bad appraisal feels after you have told it to someone who made you laugh about it. The facts have not changed. You are no longer alone with them.',
    },
    { kind: 'heading', id: 'five-small-repairs', text: 'Five repairs that fit into a full week' },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { strong: 'Pick two people, not twenty.' },
          ' Trying to revive everything revives nothing. Choose one friend in your city and one anywhere else. For the next two months, these are your people.',
        ],
        [
          { strong: 'Give it a slot.' },
          ' Every second Saturday, idli at the same place, nine in the morning. Or a call on the walk from the Metro station to your gate, every Tuesday. A slot survives a busy month. "We must meet soon" never has.',
        ],
        [
          { strong: 'Send the unfinished message.' },
          ' You do not need news. "Passed that chai tapri near your old PG, thought of you" is a complete message. It asks for nothing, so it is easy to answer.',
        ],
        [
          { strong: 'Ask the second question.' },
          ' "How is work?" gets "hectic". Ask next: "What was the worst ten minutes of it?" Then wait. Most people are carrying an answer.',
        ],
        [
          { strong: 'Let somebody help you.' },
          ' Ask the neighbour for the drill, the colleague for the lift, the flatmate to wake you for the early flight. Being needed is how people come to feel close. Doing everything yourself is efficient and quite lonely.',
        ],
      ],
    },
    {
      kind: 'tip',
      title: 'Try this today',
      text: 'Write down who you would put on that hospital form. If the line stays empty, choose the person you would like it to be, and ask them for something small this week: a lift, a recipe, an opinion.',
    },
    { kind: 'heading', id: 'what-ai-can-do', text: 'Where an AI companion fits, and where it does not' },
    {
      kind: 'paragraph',
      text: [
        `${BRAND.name} makes AI companions, so you should know how we see this. A companion is a program that writes back. It can keep you company at 1 am, help you find words for something you have not said aloud, and let you rehearse a hard conversation in English, Hindi or the mix you actually speak. It does not get tired or bored, and it will not repeat your words in the office pantry.`,
      ],
    },
    {
      kind: 'paragraph',
      text: 'It also cannot sign a hospital form. It will not notice from your face that you have lost weight, and it cannot need you back, which is half of what a friendship is. If you find that chatting with a companion makes it easier to ring your sister, it is doing its job. If it starts to replace ringing your sister, close it for a few days. We mean that.',
    },
    { kind: 'heading', id: 'when-it-is-heavier', text: 'When it is heavier than loneliness' },
    {
      kind: 'paragraph',
      text: 'Sometimes the flat feeling does not lift for weeks, sleep goes, food has no taste, or thoughts turn dark. That deserves a person with training, and in India you can reach one today, free and in your language, without telling anyone at home.',
    },
    { kind: 'helplines' },
    {
      kind: 'paragraph',
      text: 'As for the form at the hospital desk: if you are lucky, you remember the colleague who once waited with you for a cab until it came. You have never called her for anything. You call. She says, before you have finished, "Which hospital?" That is what the word means. It starts with one person daring to ask.',
    },
  ],
  sources: [
    {
      title: 'Social connection linked to improved health and reduced risk of early death',
      publisher: 'World Health Organization',
      year: 2025,
      href: 'https://www.who.int/news/item/30-06-2025-social-connection-linked-to-improved-heath-and-reduced-risk-of-early-death',
    },
    {
      title: 'Our Epidemic of Loneliness and Isolation: The U.S. Surgeon General’s Advisory',
      publisher: 'U.S. Department of Health and Human Services',
      year: 2023,
      href: 'https://www.hhs.gov/sites/default/files/surgeon-general-social-connection-advisory.pdf',
    },
  ],
  related: [
    'emotional-wellness-busy-professionals',
    'work-life-balance-and-relationships',
    'dating-in-tier-1-cities-challenges-solutions',
  ],
};
