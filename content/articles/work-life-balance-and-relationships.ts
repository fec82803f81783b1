import { BRAND } from '../brand';
import type { Article } from '../formats';

export const article: Article = {
  slug: 'work-life-balance-and-relationships',
  title: 'Work-life balance and relationships: keeping both alive',
  description:
    'The last call ends at nine and the person you meant to talk to is asleep. How to keep a relationship alive beside a demanding job in an Indian metro.',
  category: 'Work & relationships',
  date: '2026-10-12',
  trending: false,
  author: `${BRAND.name} Editorial`,
  hero: { portraits: ['arjun', 'isha-menon'], alt: 'Illustration of a man with glasses and a smiling woman' },
  body: [
    {
      kind: 'paragraph',
      text: 'Let us invent a couple, because real ones deserve their privacy. Neha is a product manager in Hyderabad. Karthik is in consulting and is on a client site in Pune from Monday to Thursday. They have been married for two years, they like each other, and on an ordinary Tuesday they exchange eleven messages. Nine of them are about the gas cylinder, his mother, and a parcel.',
    },
    {
      kind: 'paragraph',
      text: 'At 9.40 pm his last call ends. He thinks of ringing her. She will be tired, he thinks. She is lying awake, thinking that he has not rung. Both put the phone down out of consideration. This is how it usually goes wrong, without a quarrel and without a villain.',
    },
    { kind: 'heading', id: 'take-the-tuesday-apart', text: 'Take the Tuesday apart' },
    {
      kind: 'paragraph',
      text: 'People say they have no time for each other. When you look at a real day, it is more often that the time left over is the worst of it: the twenty minutes after the body has already switched off. Nobody gives their boss the last twenty minutes of the day. We give them to the person we love, and then wonder why we snap about the cylinder.',
    },
    {
      kind: 'paragraph',
      text: 'So before you try to find more hours, move one good half hour. Neha is at her best before nine. Karthik walks to the site at eight. The call belongs at ten past eight, with his shoes on the pavement and her tea still hot, and it belongs there every working day.',
    },
    { kind: 'heading', id: 'one-protected-thing', text: 'Protect one thing, and let the rest be messy' },
    {
      kind: 'paragraph',
      text: 'Balance as a steady state is for people without clients. Most of us live in surges: a launch, a quarter end, a wedding season, a child with fever. In a surge you will not keep date night, the gym and the long talks. Choose one thing that stays, however bad the week gets, and tell each other what it is.',
    },
    {
      kind: 'list',
      items: [
        [{ strong: 'The morning call.' }, ' Ten minutes, no logistics.'],
        [{ strong: 'Sunday breakfast.' }, ' Phones in the other room until the plates are washed.'],
        [
          { strong: 'The late walk.' },
          ' Two rounds of the society compound after dinner. Security guards across India have watched many marriages being saved this way.',
        ],
        [
          { strong: 'The lights-out question.' },
          ' One question before sleep, taking turns: "What do you wish I had noticed today?"',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'It works only if it is nearly boring in its regularity. The point is that the other person can lean on it without having to ask.',
    },
    { kind: 'heading', id: 'logistics', text: 'Give the gas cylinder its own place' },
    {
      kind: 'paragraph',
      text: 'Household matters eat couples because they arrive all day, in the same chat as "miss you". Move them. A shared list for groceries and bills, fifteen minutes on Sunday to go through the week: who is where, what is due, which relative is coming. After that, the private chat can be private again.',
    },
    {
      kind: 'paragraph',
      text: [
        "While you are at it, look at who carries what. The government's Time Use Survey of 2024 found that on a given day 41 per cent of women and 21.4 per cent of men between 15 and 59 looked after somebody in the household; those women spent about 140 minutes on it, the men about 74.",
        { source: 1 },
        ' Your home may be different. It is worth checking with pen and paper and not from memory, because each of us remembers every one of our own chores and about half of the other’s. Remember to list the invisible ones: knowing that the maid is on leave on the ninth is work too.',
      ],
    },
    {
      kind: 'heading',
      id: 'the-boss-conversation',
      text: 'Some of this is a conversation with your manager',
    },
    {
      kind: 'paragraph',
      text: [
        'No amount of tenderness repairs a seventy-hour week. The WHO and the International Labour Organization estimate that working 55 hours or more a week goes with a 35 per cent higher risk of stroke than a week of 35 to 40 hours.',
        { source: 2 },
        ' If that is your life for longer than a project, it is a health matter and you may treat it as one.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Managers hear "I need better work-life balance" the way they hear a weather report. They can act on something smaller: "I will be offline from eight to nine every evening and back after that if it is urgent." Name the hour, name the exception, keep your word about the exception. If even an hour cannot be given, then you know what your notice period is for, and you can start planning calmly and not in the middle of a fight.',
    },
    { kind: 'heading', id: 'fight-better', text: 'When you do fight' },
    {
      kind: 'paragraph',
      text: 'You will. It will be 11 pm and it will be about tone. Three rules that cost nothing:',
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        'No serious talk while either of you is hungry, driving or on mute in another meeting.',
        'Say what happened and what it did to you, in that order. "You reached at ten without a message, and I sat there feeling foolish in front of your parents" can be answered. "You never care" cannot.',
        'Either may call a pause, but the one who calls it must also name the time to go on. A pause without a time is a door closing.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'And the families. If a parent’s daily call has become a third voice in the marriage, the child of that parent has to be the one to reset it. "Amma, I will ring you at seven, and nine is our time" is much easier to hear from a son or a daughter than from the person they married.',
    },
    {
      kind: 'tip',
      title: 'Try this tonight',
      text: 'Send one message that needs no answer and contains no task. Something you saw, something you remembered, something you are glad of. Then put the phone away before you check for the blue ticks.',
    },
    { kind: 'heading', id: 'single-too', text: 'If you are single, this is about you as well' },
    {
      kind: 'paragraph',
      text: 'Balance gets discussed as though only spouses lose out. If you live alone in Powai or Salt Lake, the surge takes your friends, your sleep and your appetite first, and no one is at home to object. Choose your one protected thing too. The Thursday badminton game is as good a reason to leave at six as anybody’s anniversary.',
    },
    { kind: 'heading', id: 'what-a-companion-can-do', text: 'What a companion can do in all this' },
    {
      kind: 'paragraph',
      text: [
        `An AI companion on ${BRAND.name} can take the first heat out of an evening. Type the angry message there, read it, and then decide what you really want to say at home. It can help you prepare for the talk with your manager or think through a pattern you keep meeting. It hears one side only, so treat its sympathy with care: it has never met your partner. It is no couples’ counsellor. If you go round the same quarrel for months, find a trained one; many work online now, in the evening, for people with exactly your timetable.`,
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Where there is fear in a relationship, where you are hit, followed, threatened or kept from money, communication tips are the wrong tool. The women’s helpline ',
        { text: '181', href: 'tel:181' },
        ' answers across India, and the two numbers below are for everybody.',
      ],
    },
    { kind: 'helplines' },
    {
      kind: 'paragraph',
      text: 'Back to our invented couple. Wednesday, ten past eight. He rings from the pavement, slightly out of breath. There is no news. She tells him that the dog at the tea stall downstairs has had four puppies. It takes six minutes. They have kept it up since August, which by Indian corporate standards is practically a tradition.',
    },
  ],
  sources: [
    {
      title: 'Time Use Survey (TUS) 2024, reply in the Lok Sabha, release 2244899',
      publisher: 'Ministry of Statistics and Programme Implementation, Press Information Bureau',
      year: 2026,
      href: 'https://www.pib.gov.in/PressReleasePage.aspx?PRID=2244899',
    },
    {
      title: 'Long working hours increasing deaths from heart disease and stroke',
      publisher: 'World Health Organization and International Labour Organization',
      year: 2021,
      href: 'https://www.who.int/news/item/17-05-2021-long-working-hours-increasing-deaths-from-heart-disease-and-stroke-who-ilo',
    },
  ],
  related: [
    'emotional-wellness-busy-professionals',
    'why-indian-professionals-need-meaningful-connections',
    'modern-indian-dating-expectations-vs-reality',
  ],
};
