import { BRAND } from '../brand';
import type { Article } from '../formats';

export const article: Article = {
  slug: 'why-indian-professionals-need-meaningful-connections',
  title: 'Why Indian professionals need meaningful connections',
  description:
    'Six hundred contacts and nobody to sit with you in a hospital lobby. What closeness in a working life is made of, and how to build some of it back.',
  category: 'Connection',
  date: '2026-08-18',
  updated: '2026-11-23',
  trending: false,
  author: 'sameer',
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
      text: 'Closeness is built from small repeated things. Somebody knows that your review is on Thursday, and asks on Thursday. Somebody has seen your kitchen when it was not clean. Somebody can tell from the way you say “haan, all good” that it is not. You cannot order any of that in bulk, and there is no networking event for it. It grows where the same two people turn up again and again without much of an agenda.',
    },
    { kind: 'heading', id: 'why-work-makes-it-thin', text: 'What a working life does to it' },
    {
      kind: 'paragraph',
      text: 'School and college handed us friends for free: the same bench, the same mess, the same bus, for years. Then the offer letter came from another state. Work gives you people too, but with two conditions attached. They see you at your most composed, in office clothes and office words, and they leave. A good teammate puts in her papers, serves sixty days of notice, and after the farewell cake the lunches that held you both together are gone. Nobody did anything wrong.',
    },
    {
      kind: 'paragraph',
      text: 'Add the shift that ends when Frankfurt or New Jersey goes to bed, the ninety minutes on the Outer Ring Road, the flat where three people share a fridge and a WiFi password and have never eaten together. Add the Sunday call home, in which you say that you are eating properly and they say that they are keeping well, and both sides are protecting the other.',
    },
    {
      kind: 'paragraph',
      text: 'Marriage and children rearrange it again. The friend with a newborn in Thane is not ignoring you, she is asleep on her feet at eight. The one who stayed single begins to be left out of invitations, kindly, “because it will be all couples”. Each believes that the other has moved on. Very often both are waiting for a message that would take a minute to write.',
    },
    {
      kind: 'paragraph',
      text: 'And then there is the language. You may spend ten hours a day in careful English, make jokes in it and even dream in it, and still find that there is a kind of tiredness which can only be said in Bhojpuri, Konkani or your mother’s Malayalam. If months pass without a single person to whom you can say it that way, something in you has been off duty for months.',
    },
    {
      kind: 'paragraph',
      text: 'There is one more reason, and it is the uncomfortable one. Being competent becomes a costume. If you are the one in the family who made it to Gurgaon, the one who sends money and fixes the insurance, it is hard to be the one who says: I feel flat and I do not know why.',
    },
    { kind: 'heading', id: 'why-it-matters', text: 'Why this is worth your time' },
    {
      kind: 'paragraph',
      text: [
        'In 2023 the Surgeon General of the United States published a formal advisory on loneliness. It asks for the same effort that went into tobacco, obesity and addiction, and speaks of an obligation, not of a nice idea.',
        { source: 2 },
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'The Commission’s report goes further: it connects good relationships with a longer life and loneliness with a higher risk of heart disease, stroke, depression and early death.',
        { source: 1 },
        ' A link in a population is not a sentence on any one person, and a quiet year will not kill you. It does mean that a standing breakfast with a friend is not something to feel guilty about on a busy Saturday.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'You probably do not need a report to tell you this. You know how different the same bad appraisal feels after you have told it to someone who made you laugh about it. The facts have not changed. You are no longer alone with them.',
    },
    { kind: 'heading', id: 'how-long-it-takes', text: 'How long a friendship takes' },
    {
      kind: 'paragraph',
      text: [
        'Jeffrey Hall, who studies friendship at the University of Kansas, asked people who had recently moved, and students in their first weeks, how many hours they had spent with somebody new and what they would call them by now. Taken together, it took 40 to 60 hours until an acquaintance was a casual friend, 80 to 100 until they used the word friend without an adjective, and over 200 for a best friend.',
        { source: 3 },
      ],
    },
    {
      kind: 'picture',
      drawing: 'friendship-hours',
      alt: 'A line that climbs to the right over three steps: about 50 hours together for a casual friend, about 90 hours for a friend, over 200 hours for a best friend. Beside it: two hours every Saturday are a friend in about a year.',
      caption:
        'Hours spent together, as Hall’s studies estimate them. The arithmetic with the Saturdays is ours.',
    },
    {
      kind: 'paragraph',
      text: 'Two things follow. The first is a comfort: if after five coffees it is still polite and a little stiff, nothing is wrong with either of you, you are simply at hour seven. The second is arithmetic. Two hours every Saturday make a hundred in a year. Two hours whenever both are free make nine.',
    },
    {
      kind: 'paragraph',
      text: 'It also mattered how the hours were spent. Sitting through meetings together did little. Catching up, joking, eating, even playing a video game did more. Nobody in these studies became close by exchanging visiting cards.',
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
          ' Every second Saturday, idli at the same place, nine in the morning. Or a call on the walk from the Metro station to your gate, every Tuesday. A slot survives a busy month. “We must meet soon” never has, in any city.',
        ],
        [
          { strong: 'Send the unfinished message.' },
          ' You do not need news. “Passed that chai tapri near your old PG, thought of you” is a complete message. It asks for nothing, so it is easy to answer.',
        ],
        [
          { strong: 'Ask the second question.' },
          ' “How is work?” gets “hectic”. Ask next: “What was the worst ten minutes of it?” Then wait. Most people are carrying an answer.',
        ],
        [
          { strong: 'Let somebody help you.' },
          ' Ask the neighbour for the drill, the colleague for the lift, the flatmate to wake you for the early flight. Being needed is how people come to feel close. Doing everything yourself is efficient and quite lonely.',
        ],
      ],
    },
    { kind: 'heading', id: 'the-one-you-lost', text: 'The friend you lost without a quarrel' },
    {
      kind: 'paragraph',
      text: 'Most of us have one. You shared a room in Manipal, or a desk, or the back seat of a van to a factory in Chakan. Nobody was hurt. There was a wedding you could not attend, a birthday remembered on the wrong day, and then the silence had grown so old that breaking it needed a reason.',
    },
    {
      kind: 'paragraph',
      text: 'It does not. Write as if you had met last month, own the gap in one clause, and ask something small: “I have been a terrible correspondent. Yesterday they played that song from the van, and I had to laugh. How is your knee?” If nothing comes back, you have lost nothing that you had. If something does, propose a call with a day in it.',
    },
    { kind: 'heading', id: 'near-by', text: 'The people within a hundred metres' },
    {
      kind: 'paragraph',
      text: 'Closeness has a poor cousin that deserves more respect: being known by sight. The man at the press-wallah’s table who asks whether you were travelling. The aunty of 304 who has your spare key. The security guard who noticed that you came home with a plaster on your arm. None of them is your confidant. All of them would notice by Thursday if you were gone.',
    },
    {
      kind: 'paragraph',
      text: [
        'Learn four names in your building this month. Take the lift with people and not with a screen. Give away half of the sweets from home. It sounds like advice from a grandmother because it is, and for evenings when even that is too much there is a shorter list in ',
        {
          text: 'Emotional wellness for busy professionals',
          href: '/blogs/emotional-wellness-busy-professionals',
        },
        '.',
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
      text: 'Everything so far was about ordinary loneliness, the kind that a breakfast helps against. There is another kind. It is there at the breakfast too, it looks at the people you love as if through glass, and it tells you that you would only be a burden to them.',
    },
    {
      kind: 'paragraph',
      text: 'Sometimes the flat feeling does not lift for weeks, sleep goes, food has no taste, or thoughts turn dark. That deserves a person with training, and in India you can reach one today, free and in your language, without telling anyone at home.',
    },
    { kind: 'helplines' },
    {
      kind: 'paragraph',
      text: 'As for the form at the hospital desk: if you are lucky, you remember the colleague who once waited with you for a cab until it came. You have never called her for anything. You call. She says, before you have finished, “Which hospital?” That is what the word means. It starts with one person daring to ask.',
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
      title: 'Our epidemic of loneliness and isolation: the U.S. Surgeon General’s advisory, summary',
      publisher: 'ArtsCare resource library',
      year: 2023,
      href: 'https://artscare.ca/2023/10/20/resource-our-epidemic-of-loneliness-and-isolation-the-u-s-surgeon-gnerals-advisory-on-the-healing-effects-of-social-connection-and-community-the-u-s-surgeon-general',
      checkedOn: '2026-11-23',
    },
    {
      title:
        'This Is Exactly How Many Hours It Takes To Create A Lasting Friendship, on the studies of Jeffrey Hall',
      publisher: 'mindbodygreen',
      href: 'https://www.mindbodygreen.com/articles/exactly-how-many-hours-it-takes-to-create-lasting-friendship',
      checkedOn: '2026-11-23',
    },
  ],
  related: ['lonely-in-a-new-city', 'emotional-wellness-busy-professionals', 'parents-and-marriage'],
  companions: ['neha-baruah'],
};
