import { BRAND } from '../brand';
import type { Article } from '../formats';

export const article: Article = {
  slug: 'work-life-balance-and-relationships',
  title: 'Work-life balance and relationships: keeping both alive',
  description:
    'The last call ends at nine and the person you meant to talk to is asleep. How to keep a relationship alive beside a demanding job in an Indian metro.',
  category: 'Work & relationships',
  date: '2026-10-12',
  updated: '2026-11-23',
  trending: false,
  author: 'sameer',
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
          ' One question before sleep, taking turns: “What do you wish I had noticed today?”',
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
      text: 'Household matters eat couples because they arrive all day, in the same chat as “miss you”. Move them. A shared list for groceries and bills, fifteen minutes on Sunday to go through the week: who is where, what is due, which relative is coming. After that, the private chat can be private again.',
    },
    {
      kind: 'paragraph',
      text: [
        'While you are at it, look at who carries what. The government’s Time Use Survey of 2024 found that on a given day 41 per cent of women and 21.4 per cent of men between 15 and 59 looked after somebody in the household; those women spent about 140 minutes on it, the men about 74.',
        { source: 1 },
        ' Your home may be different. It is worth checking with pen and paper and not from memory, because each of us remembers every one of our own chores and about half of the other’s. Remember to list the invisible ones: knowing that the maid is on leave on the ninth is work too.',
      ],
    },
    {
      kind: 'picture',
      drawing: 'care-minutes',
      alt: 'Two pairs of bars from the Time Use Survey of 2024, people of 15 to 59 years. Took care of somebody at home on a day: women 41 in 100, men 21 in 100. Minutes spent on it: women about 140, men about 74.',
      caption: 'Unpaid care for members of the household, Time Use Survey 2024.',
    },
    { kind: 'heading', id: 'money', text: 'Money, the third person at the table' },
    {
      kind: 'paragraph',
      text: 'Two salaries, one home loan, his younger brother’s fees, her parents’ roof that leaks every July. Couples who can speak about anything go quiet about this, and then a pressure cooker for nine thousand rupees becomes a quarrel about respect.',
    },
    {
      kind: 'paragraph',
      text: 'Give money an appointment, so that it stops attending all the others. Once a month, an hour, with tea and a sheet of paper: what came in, what went out, what goes to which family, what we are saving for. Then three amounts, agreed in advance: what either may spend without a word, what needs a message, what needs a talk. Much of the heat in these talks comes from surprise, and surprise is the one part that a sheet of paper removes.',
    },
    { kind: 'heading', id: 'two-cities', text: 'If the two of you live in two cities' },
    {
      kind: 'paragraph',
      text: 'Karthik and Neha have it easy, four nights out of seven. Many have Bhubaneswar and Dubai, or a posting in Tezpur with a signal on the hill behind the mess. Distance has rules of its own. Never end a visit without the date of the next one, even if it is eleven weeks away. Do one dull thing together while apart: the same serial, a crossword over the phone, cooking rajma at both ends with the camera leaning on the tin of atta.',
    },
    {
      kind: 'paragraph',
      text: 'And keep small quarrels out of the last evening of a visit. Whoever is leaving tends to pick one, without meaning to, because anger is easier to carry through security than sadness. If you feel it coming, name it: “I think I am being difficult because I do not want to go.” It is astonishing how often that is the whole quarrel.',
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
      text: 'Managers hear “I need better work-life balance” the way they hear a weather report. They can act on something smaller: “I will be offline from eight to nine every evening and back after that if it is urgent.” Name the hour, name the exception, keep your word about the exception. If even an hour cannot be given, then you know what your notice period is for, and you can start planning calmly and not in the middle of a fight.',
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
        'Say what happened and what it did to you, in that order. “You reached at ten without a message, and I sat there feeling foolish in front of your parents” can be answered. “You never care” cannot.',
        'Either may call a pause, but the one who calls it must also name the time to go on. A pause without a time is a door closing.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Watch for one pattern in particular: one of you presses, the other withdraws, which makes the first press harder. When American couples kept diaries of their arguments at home, husbands pressed while wives withdrew as often as the other way round, and either way such arguments went with worse feelings and fewer solutions.',
        { source: 3 },
        ' The way out begins on either side. Whoever presses can ask for less, at a better hour. Whoever withdraws can say when they will come back, and come back.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'And the families. If a parent’s daily call has become a third voice in the marriage, the child of that parent has to be the one to reset it. “Amma, I will ring you at seven, and nine is our time” is much easier to hear from a son or a daughter than from the person they married.',
    },
    {
      kind: 'tip',
      title: 'Try this tonight',
      text: 'Send one message that needs no answer and contains no task. Something you saw, something you remembered, something you are glad of. Then put the phone away before you check for the blue ticks.',
    },
    {
      kind: 'paragraph',
      text: [
        'If you have read this far and thought mainly of how tired you are, begin there. There is a list sorted by minutes in ',
        {
          text: 'Emotional wellness for busy professionals',
          href: '/blogs/emotional-wellness-busy-professionals',
        },
        ', and two people who have slept are half of every solution on this page.',
      ],
    },
    { kind: 'heading', id: 'after-the-fight', text: 'The morning after' },
    {
      kind: 'paragraph',
      text: 'What a couple does within a day of a quarrel decides whether it was expensive. You do not have to agree by then. You do have to signal that the house is still standing: tea made without being asked, a hand on the shoulder in passing, the daft voice you both use for the neighbour’s parrot. If you were wrong, say in which sentence. “I am sorry if you were hurt” is an apology to nobody. “I should not have brought up your sister” is one.',
    },
    {
      kind: 'paragraph',
      text: 'Then, when both of you have slept, ask the dull and useful question: what was the hour, and what had each of us eaten? A surprising number of quarrels turn out to have happened at ten to eleven, after a day without lunch, about a topic that could have waited until Sunday. Nobody has to win an argument with low blood sugar.',
    },
    {
      kind: 'paragraph',
      text: 'If the same quarrel comes back month after month with new costumes, write down what each of you is afraid of in it. Behind his “you are always on that laptop” there may stand “I will matter less than your job”. Behind her “then you earn it” there may stand “I have nobody to catch us if I stop”. Fears can be answered. Accusations can only be returned.',
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
      publisher: 'Ministry of Statistics and Programme Implementation, as kept by PIB Tracker',
      year: 2026,
      href: 'https://pibtracker.com/release/2026/mar/25/statistics-programme-implementation/time-use-survey-tus-2024-2244899',
      checkedOn: '2026-11-23',
    },
    {
      title: 'Long working hours increase heart disease and stroke deaths: WHO',
      publisher: 'News Ghana, on the study of the WHO and the International Labour Organization',
      year: 2021,
      href: 'https://newsghana.com.gh/long-working-hours-increase-heart-disease-and-stroke-deaths-who/',
      checkedOn: '2026-11-23',
    },
    {
      title: 'Demand-Withdraw Patterns in Marital Conflict in the Home',
      publisher: 'Lauren M. Papp, Chrystyna D. Kouros and E. Mark Cummings, Personal Relationships',
      year: 2009,
      href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3218801',
      checkedOn: '2026-11-23',
    },
  ],
  related: ['fights-with-your-partner', 'burnout', 'emotional-wellness-busy-professionals'],
  companions: ['isha-menon', 'lakshmi-iyer'],
};
