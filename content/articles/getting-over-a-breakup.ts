import type { Article } from '../formats';

export const article: Article = {
  slug: 'getting-over-a-breakup',
  title: 'Getting over a breakup, in a city that remembers it',
  description:
    'The first night, the second month, the photographs, the friends in common, the wedding you both have to attend. An honest guide, with what studies found.',
  category: 'Dating',
  date: '2026-11-23',
  trending: false,
  author: 'mitali',
  hero: {
    portraits: ['ritu-bansal', 'isha-menon'],
    alt: 'Illustration of a woman with short dark hair and a smiling woman with long hair',
  },
  body: [
    {
      kind: 'paragraph',
      text: 'You have not deleted the chat. You have archived it, which is a way of putting it into the next room and leaving the door open. It is eleven at night, and you have already looked twice whether they are online. They are. The green dot means nothing and you have been reading it for an hour like a horoscope.',
    },
    {
      kind: 'paragraph',
      text: 'Nobody dies of this, your uncle would say, if he knew that there was anything to die of. In many of our homes the relationship did not officially exist, and so neither does its end. You are expected at dinner, with an appetite. You go to work and somebody asks whether you have a cold.',
    },
    {
      kind: 'paragraph',
      text: 'So let us begin there: it was real, it is over or it seems to be, and you are allowed to be in a poor state for a while.',
    },
    { kind: 'heading', id: 'first-nights', text: 'The first nights' },
    {
      kind: 'paragraph',
      text: 'The body takes a breakup for an accident. Sleep breaks into pieces, food tastes of cardboard, the chest hurts in a place that no doctor finds. None of this shows that they were the love of your life. It shows that you were attached, as mammals are, and that the cord was cut.',
    },
    {
      kind: 'paragraph',
      text: 'For the first three nights the aim is only to get to the morning without making anything worse.',
    },
    {
      kind: 'list',
      items: [
        'Tell one person, today, in plain words. “We broke up. I do not want advice. Can you stay on the phone while I heat something?”',
        'Eat by the clock, as one does with a fever. Curd rice counts.',
        'Give your phone to somebody after ten, or at least put it where you would have to stand up.',
        'No long message. You may write it, every word, in the notes. You may not send it before Sunday.',
        'Alcohol makes the first hour easier and the fourth one unbearable. It also types.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'If you live with the person, or in the same hostel corridor, sleep elsewhere for two nights if you possibly can. A sofa in Thane is better than dignity on the other side of a thin wall.',
    },
    { kind: 'heading', id: 'not-a-line', text: 'How it goes, and that it does not go straight' },
    {
      kind: 'paragraph',
      text: 'People will tell you a formula: half the length of the relationship, or three months, or until the next one. We know of no study that found such a clock. What most people describe is closer to waves, high and close together in the beginning, lower and further apart as weeks go by, with a tall one out of nowhere because somebody in the Metro wore that perfume.',
    },
    {
      kind: 'picture',
      drawing: 'grief-waves',
      alt: 'A curve like waves along a dotted line: tall and close together in the first week, lower in the second month, nearly flat later. A note beside the flat part says that a bad day there is not a relapse.',
      caption: 'An image, not a measurement. Yours may look different.',
    },
    {
      kind: 'paragraph',
      text: 'The tall wave in week nine is the one that frightens people most. They think they are back at the start. You are not. Look at how long it lasted this time, and what you did afterwards: you had a shower and went to stand-up.',
    },
    { kind: 'heading', id: 'looking', text: 'The window you keep looking through' },
    {
      kind: 'paragraph',
      text: [
        'Now the hard part, which used to be a street you avoided and today is a thumb’s width away. A psychologist asked 464 people about a former partner and about Facebook. Those who kept checking the ex’s page were more distressed by the breakup, had more negative feelings, longed for the person more, and reported less growth of their own, also when she took account of how the relationship had been and whether they still met in real life.',
        { source: 1 },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Her study cannot say what came first. Perhaps people who hurt more look more. But you can make the experiment on yourself, because you know how you feel before you look and how you feel after. Write both down, for two days, as numbers from one to ten. Hardly anybody needs a third day.',
    },
    {
      kind: 'paragraph',
      text: [
        'Interestingly, quietly staying connected was not the same as watching: people who remained friends on the platform had fewer bad feelings than those who cut it, but also less growth.',
        { source: 1 },
        ' So you need not stage a public unfriending. What seems to matter is the looking.',
      ],
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Mute first. Stories, posts, the family’s posts, the dog’s account. It takes four minutes and nobody is told.',
        'Move the photographs out of the phone, on to a drive that lives with a friend. You are not destroying anything. You are making it a walk of twenty minutes instead of a flick.',
        'Ask your common friends for a rule: no news for two months, good or bad. “I saw him at Toit” is news.',
        'Turn off the payment app’s feed and the shared playlists. They tell more than Instagram does.',
      ],
    },
    { kind: 'heading', id: 'talk-it-through', text: 'Say it again, but not to everybody' },
    {
      kind: 'paragraph',
      text: [
        'Our grandmothers would advise us not to scratch at it. Two researchers worried about the same thing: they interviewed young adults about a recent separation and feared that being asked again and again would slow them down. It went the other way. People who came for four long sessions in nine weeks ended with a clearer sense of who they were without the other person than those who only filled in forms at the beginning and the end; and with that clarity came less loneliness and fewer thoughts that barged in.',
        { source: 2 },
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'One of the authors thinks that what helped was putting the story together repeatedly, including the part in which one recovers, and looking at sides of oneself that had been neglected in the relationship.',
        { source: 3 },
        ' That gives you a fairly practical test for your own evenings. Does this conversation add anything to the story? Or are you replaying the same four minutes to a new listener?',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Choose two people for the whole of it. Pay them in dinners. To the rest say, “It ended in October, I am getting better, how is your mother?”',
    },
    { kind: 'heading', id: 'who-am-i', text: 'What is left when “we” goes' },
    {
      kind: 'paragraph',
      text: 'In two years you have learned a great deal about somebody else’s allergies and you have stopped doing things that they did not like. You gave up the Thursday quiz, the meat, the novel in Bangla, a colour. Make a list of these. It is a sad list for about a minute, and then it is a list of things you may have back.',
    },
    {
      kind: 'paragraph',
      text: 'Start with the smallest. The heart likes large gestures at such a time (a solo trip to Spiti, a new hair colour, resigning) and is better served by regular ones. A class that meets weekly. The gym at a fixed hour, badly. Cooking the one dish they found too spicy. Meet your cousin for the film he wanted to see.',
    },
    {
      kind: 'paragraph',
      text: 'Sooner or later there will be a nice person at a party, and you will wonder whether it is too early. Ask yourself whether you would tell the nice person the truth about where you are. If the truth is embarrassing, wait.',
    },
    { kind: 'heading', id: 'indian-complications', text: 'Complications of our own' },
    { kind: 'heading', id: 'same-office', text: 'You sit twenty metres apart', level: 3 },
    {
      kind: 'paragraph',
      text: 'Agree on a script, by message, once: civil, brief, no private talk on the premises. Do not explain yourself to the team. A breakup in an office is a monsoon event: everyone is excited for a week, and then there is an appraisal.',
    },
    { kind: 'heading', id: 'the-secret', text: 'Nobody at home knew', level: 3 },
    {
      kind: 'paragraph',
      text: 'You grieve undercover. Give the grief an alibi that is not quite a lie. “I have lost a close friend and I am low” gets you tea and a quiet Sunday. If there is one aunt, brother or teacher who can carry a secret, tell them. A sorrow that has exactly one witness is much lighter than one with none.',
    },
    { kind: 'heading', id: 'families', text: 'It was an engagement', level: 3 },
    {
      kind: 'paragraph',
      text: 'When halls were booked and cards printed, the end belongs to two families, and shame comes in with the refund of the advance. Your parents’ first sentences may be about people. Let them have those for a week; then you may say: “I know what it cost. I would rather cancel a hall than a life.” Return gifts and jewellery promptly, with a list and a signature, through somebody calm.',
    },
    { kind: 'heading', id: 'the-wedding', text: 'You are both invited', level: 3 },
    {
      kind: 'paragraph',
      text: 'You can decline. If you go, arrive with a friend, sit where you can leave, speak first and briefly (“Hello. You look well. Have a good evening”), and set an hour at which you go home whatever happens. You owe nobody a dance.',
    },
    { kind: 'heading', id: 'pictures', text: 'There are pictures', level: 3 },
    {
      kind: 'paragraph',
      text: [
        'If somebody threatens to show private pictures or chats, do not pay, do not plead, keep the proof. Dial the cyber crime helpline 1930 or write to ',
        { text: 'cybercrime.gov.in', href: 'https://cybercrime.gov.in/' },
        '. It is an offence, whoever sent what to whom while you were happy.',
      ],
    },
    { kind: 'heading', id: 'back-together', text: 'The message at midnight' },
    {
      kind: 'paragraph',
      text: 'It will come, in about the sixth week, when you had begun to sleep. “Hey. Saw your status. Hope you’re ok.” You are entitled to three answers, and one of them is none.',
    },
    {
      kind: 'paragraph',
      text: 'Before you reply, write down why it ended, in one sentence, without adjectives. Has that sentence changed? Did one of them move to the same city, tell the parents, stop drinking? If the reason is still standing there with its arms folded, you would be going back to it and not to them. And if it did change, you can find that out in a café at noon. Good beginnings survive daylight.',
    },
    {
      kind: 'tip',
      title: 'For tonight',
      text: 'Write a letter that begins “What I will not miss”. Make it petty and exact: the phone face down at dinner, the way your jokes were corrected. Stop at ten. Read it the next time you want to type.',
    },
    { kind: 'heading', id: 'what-ai-can-do', text: 'Where a companion comes in' },
    {
      kind: 'paragraph',
      text: 'A breakup is a reasonable thing to bring to one of our companions, above all at night. It can listen to the whole story in order. It can hold the message that you should not send. It will not be bored in week nine, nor tell anybody at the office.',
    },
    {
      kind: 'paragraph',
      text: 'Mind three things. It hears your side alone, and will tend to be on it. Do not have it play your ex: asking a machine to talk like the person you have lost is a way of not losing them, and we would rather that you did not. And it must not be the only one who knows. If a chat helps you to sleep and then to ring your sister, good. If it has become the next thing you check when you wake up, take two days off from it and see who you miss.',
    },
    { kind: 'heading', id: 'when-more', text: 'When it is more than heartbreak' },
    {
      kind: 'paragraph',
      text: [
        'Grief has bad days and less bad days. If after some weeks there are only bad ones, if you cannot work or wash, if you drink every night to switch off, if you have thoughts of dying or of hurting yourself or them, the breakup has opened a door to something that needs trained help. We describe who does what in ',
        { text: 'When to see a professional', href: '/blogs/when-to-see-a-professional' },
        '. Tonight there is a free call to the government’s line, in twenty languages, to people who hear such stories every day.',
        { source: 4 },
      ],
    },
    { kind: 'helplines' },
    {
      kind: 'paragraph',
      text: 'One morning you will notice that you have walked past the place with the good momos and thought about momos. It will not feel like victory. It will feel like hunger, which is better.',
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
      title:
        'Participating in Research on Romantic Breakups Promotes Emotional Recovery via Changes in Self-Concept Clarity',
      publisher: 'Grace M. Larson and David A. Sbarra, Social Psychological and Personality Science',
      year: 2015,
      href: 'https://experts.arizona.edu/en/publications/participating-in-research-on-romantic-breakups-promotes-emotional',
      checkedOn: '2026-11-23',
    },
    {
      title: 'Relationship Repair: Getting Over a Breakup, on the study by Larson and Sbarra',
      publisher: 'Sharon Martin Counseling',
      href: 'https://sharonmartincounseling.com/getting-over-a-breakup/',
      checkedOn: '2026-11-23',
    },
    {
      title: 'Over 29 lakh phone calls handled by Tele MANAS cells: Savitri Thakur',
      publisher: 'Lokmat Times',
      year: 2025,
      href: 'https://www.lokmattimes.com/technology/over-29-lakh-phone-calls-handled-by-tele-manas-cells-savitri-thakur-2/',
      checkedOn: '2026-11-23',
    },
  ],
  related: ['ghosted', 'one-sided-love', 'when-to-see-a-professional'],
  companions: ['isha-menon', 'ritu-bansal'],
};
