import type { Article } from '../formats';

export const article: Article = {
  slug: 'ghosted',
  title: 'Ghosted: how to live with no reply',
  description:
    'They were typing, and then nothing for nine days. Why silence hurts the way it does, what to send once, what not to, and how to stop waiting.',
  category: 'Dating',
  date: '2026-11-23',
  trending: false,
  author: 'mitali',
  hero: {
    portraits: ['farah-qureshi', 'arjun'],
    alt: 'Illustration of a woman with round glasses and a man with square glasses',
  },
  body: [
    {
      kind: 'paragraph',
      text: 'The last message is yours. It was even a good one: light, a small joke, a question at the end so that there was something to answer. Two ticks. Blue. That was on a Tuesday. Since then you have explained the silence to yourself in eleven different ways, among them a lost phone, a dead grandmother, and a work trip to somewhere without towers. On Saturday they posted a story from a rooftop bar.',
    },
    {
      kind: 'paragraph',
      text: 'Being ghosted is a strange kind of ending, because nobody ends anything. There is no scene, no slammed door, not even a bad sentence that you could be angry about. You are left holding one end of a conversation, like the child in the game who has not been told that the others went home.',
    },
    { kind: 'heading', id: 'why-it-hurts', text: 'Why nothing can hurt more than a no' },
    {
      kind: 'paragraph',
      text: [
        'You are not being dramatic. When psychologists in Italy asked 176 people to recall being rejected, being ghosted, or being ghosted by somebody who went on looking at their stories, the ghosted came off worse than the openly rejected on most of what was measured: feelings, basic needs such as belonging and control, how they judged the end, the wish to hit back.',
        { source: 1 },
        ' The researchers treat silence as what it is in a village too: a form of being shut out.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'A no is a wall. You run into it, it hurts, and then you know where the wall is. Silence is fog. You can keep walking in it for weeks.',
    },
    {
      kind: 'paragraph',
      text: 'The mind dislikes gaps and fills them with whatever lies nearest, which is mostly your own weak spot. If you worry about your looks, it was your looks. If you worry about your English, it was that voice note. People with one and the same silence in front of them read different verdicts in it, and all of them are quotations from themselves.',
    },
    { kind: 'heading', id: 'orbiting', text: 'Silent, and still watching your stories' },
    {
      kind: 'paragraph',
      text: [
        'A variety of our days: no reply, but every story viewed within the hour, sometimes a fire emoji. The Italian team calls it orbiting, and found that it softened the blow somewhat, perhaps because the signal is mixed.',
        { source: 1 },
      ],
    },
    {
      kind: 'paragraph',
      text: 'In the long run a mixed signal is a slow poison. Treat a view as what it technically is: a thumb that moved. It costs less effort than a sneeze. Whoever wants to see you has a keyboard.',
    },
    { kind: 'heading', id: 'who-does-it', text: 'Why people do it' },
    {
      kind: 'paragraph',
      text: [
        'Not to torment you, mostly. A Canadian thesis that compared breakups by silence and by conversation found that those who ghosted suffered the least of anybody involved.',
        { source: 2 },
        ' That is one part of the explanation: it is comfortable. A review of eleven studies with almost five thousand young people lists the motives they gave: avoiding a conflict, protecting oneself, no interest, not knowing how to say it. It finds effects on both sides, too: anxiety and sadness on one, and sometimes guilt, sometimes relief on the other.',
        { source: 3 },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Add what is particular to us. Someone who lives with parents and shares a phone plan may be found out. A match made through families suddenly moves quickly. Somebody is married. Somebody was talking to six people and has decided on one of them, and does not know that five messages of two lines would have been enough. Many of us were brought up never to say no to anybody’s face, and have learned to vanish politely instead.',
    },
    {
      kind: 'paragraph',
      text: 'None of that makes it decent. It does make it unlikely that the reason was you, in the way that you mean it at night.',
    },
    { kind: 'heading', id: 'first', text: 'First of all: is it really ghosting?' },
    {
      kind: 'table',
      caption: 'Before you call it that',
      head: ['What happened', 'Wait', 'Then'],
      rows: [
        ['A reply is late, they are usually prompt', 'Three days', 'One light line'],
        ['A new match stopped after some messages', 'Nothing', 'Let it go, it was a beginning'],
        ['You had met, or talked daily for weeks', 'A week', 'One clear message, below'],
        ['You were together', 'Two or three days', 'Ring once; ask a common friend whether they are well'],
        ['Missing to family and work as well', 'Not at all', 'Family, then police: 112'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'The last line stands there because sometimes, very rarely, silence is an emergency. If neither brother nor office has heard anything, it is no longer about your dignity.',
    },
    { kind: 'heading', id: 'one-message', text: 'The one message' },
    {
      kind: 'paragraph',
      text: 'You may write once. Not to win them back, but so that you do not have to wonder later whether a word would have changed it. It should be short, without reproach, and able to stand unanswered.',
    },
    {
      kind: 'quote',
      text: '“Hey, I have not heard from you, so I guess this has run its course on your side. I liked meeting you. If I misread it, write by the weekend; otherwise all the best to you.”',
    },
    {
      kind: 'paragraph',
      text: 'Look at what it does. It names the thing. It contains something true and friendly. And it sets a date, after which you know the answer, because by then silence is one. Nobody has to reply in order for you to be free.',
    },
    { kind: 'paragraph', text: 'What is best left unsent:' },
    {
      kind: 'list',
      items: [
        'A question mark on its own. Nor a second one.',
        '“Are you alive??”',
        'A list of everything you did for them, with dates.',
        'The same message through Instagram, LinkedIn and a cousin. More than one channel is not clarity; at some point it is pursuit.',
        'Anything after eleven at night, or after the second drink.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'If you have already sent all of these: welcome, sit down, it happens to proud people as well. Stop here. It was embarrassing and it is over.',
    },
    { kind: 'heading', id: 'stop-waiting', text: 'How one stops waiting' },
    {
      kind: 'paragraph',
      text: 'Waiting is a job, with shifts. You check when you wake, on the stairs, at the signal. To leave it, you have to give notice.',
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Archive the chat and switch off its notifications, so that it can no longer jump to the top.',
        'Mute them elsewhere. Blocking is allowed, too, and needs no dramatic reason. “I want to be able to put on my shoes without looking” is sufficient.',
        'Tell one friend the date you set. Ask them to ask you on that day.',
        'Give the checking hour something else to do. Most people check at the same times. At half past ten at night you could, for example, wash up.',
        'When a theory about the reason comes up, answer: “Possible. I shall not find out.” Then back to the plates.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'The fifth is the most important and the most difficult. We think that we need the reason in order to let go. Ask anyone who has been given one, though: “I am just not ready for something serious” explains nothing at all, and one puzzles over it for another month.',
    },
    { kind: 'heading', id: 'the-mirror', text: 'What you may ask yourself, in daylight' },
    {
      kind: 'paragraph',
      text: 'After two or three weeks, and only then, it can be worth a look back. Not “what is wrong with me”. Rather: what did I know early, and step over? Perhaps they always wrote and never rang. Perhaps plans were vague from the second meeting. Perhaps you did the asking every single time. These are not faults of yours. They are things you can recognise sooner next time, like the sound that the scooter makes before it stops.',
    },
    {
      kind: 'paragraph',
      text: [
        'And if it has happened to you four times in a row, look at the pool and not at the fish. Apps in a large city are full of people with one foot outside. What to do about that, with fewer chats and earlier meetings, is in ',
        { text: 'Dating in tier-1 cities', href: '/blogs/dating-in-tier-1-cities-challenges-solutions' },
        '.',
      ],
    },
    { kind: 'heading', id: 'they-come-back', text: 'They come back' },
    {
      kind: 'paragraph',
      text: '“Heyy. Sorry, crazy few months.” It may be weeks later, preferably at night, without any reference to the fact that you had been talking about parents.',
    },
    {
      kind: 'paragraph',
      text: 'Feel the relief, and then put it to one side for a day. You can reply: “Nice to hear you are well. I was hurt by the way you went silent. If you want to talk, ring me tomorrow evening.” Whoever rings, at least rings. Whoever answers “lol it wasn’t like that” has told you how the next time will be. And “No, thank you, I wish you well” is a complete sentence.',
    },
    { kind: 'heading', id: 'if-you-did-it', text: 'If you are the one who disappeared' },
    {
      kind: 'paragraph',
      text: 'Perhaps you are reading this because there is somebody in your own archive. It is not too late for two lines, even after months, provided that you want nothing by them. “I went silent on you in June, and that was unfair. It was not because of anything you did; I did not know how to say that I did not see us together. I am sorry.” Do not add an emoji. Do not expect absolution.',
    },
    {
      kind: 'paragraph',
      text: 'One exception deserves to be said loudly. If somebody frightened you, pushed you, threatened you, followed you, you owe them no explanation. Silence, blocking, and telling people is then exactly right, and for threats there are 112 and, for women, 181.',
    },
    { kind: 'heading', id: 'family-match', text: 'When a family goes silent' },
    {
      kind: 'paragraph',
      text: 'In the arranged version it is the fathers who ghost. There was a lovely Sunday, your mother has told three sisters, and then nobody picks up in Jaipur. Here one may enquire, through whoever introduced you, once and with a date: “We would be grateful for a clear word by Friday, so that both sides are free.” Spare yourself detective work about dowry, horoscope or skin colour. And spare your daughter or son a second round of samosas until they ask for it.',
    },
    { kind: 'heading', id: 'what-ai-can-do', text: 'Replying machines, and what they are not' },
    {
      kind: 'paragraph',
      text: 'It would be odd to leave this out: we run a place where somebody always replies. After nine days of silence that can feel like rain. A companion can help you to find the one message, read your theories back to you until even you smile at them, and keep you company at half past ten.',
    },
    {
      kind: 'paragraph',
      text: 'But please see the trap. A program answers because it is built to answer. It has no other plans, it risks nothing, and it cannot choose you, which is the very thing you are missing. If in the evening you prefer it to a friend who replies late and clumsily, the friend is the better one all the same. And never let a machine imitate the person who has gone. You would be haunting yourself.',
    },
    { kind: 'heading', id: 'when-more', text: 'When it touches something older' },
    {
      kind: 'paragraph',
      text: [
        'For some people a blue tick opens a trapdoor. If the silence of a near-stranger makes you unable to eat or work for weeks, if you think of harming yourself, or if you cannot stop going past their house, then this is about more than that person, and you deserve somebody who knows the cellar. A counsellor or psychologist hears such things weekly. If you are grieving for a whole relationship, there are pages for that, too: ',
        { text: 'Getting over a breakup', href: '/blogs/getting-over-a-breakup' },
        ' and ',
        { text: 'One-sided love', href: '/blogs/one-sided-love' },
        '.',
      ],
    },
    { kind: 'helplines' },
    {
      kind: 'tip',
      title: 'For the moment before you check',
      text: 'Put one hand on the phone and say, aloud if you are alone, what you are hoping to find. “That they have written, and that it was all a mistake.” Then look, if you still want to. Most of the pain lies in not noticing the hope.',
    },
    {
      kind: 'paragraph',
      text: 'A last thing about the question mark that you carry around. You will not get an answer to it, and one day you will notice that you have put it down somewhere, between two other errands, without knowing where. Somebody will have written to you in the meantime. You will have replied within the hour, because that is how you are, and it was never the wrong way to be.',
    },
  ],
  sources: [
    {
      title:
        'Relationship dissolution strategies: Comparing the psychological consequences of ghosting, orbiting, and rejection',
      publisher: 'Luca Pancani and others',
      year: 2022,
      href: 'https://www.researchgate.net/publication/359959024_Relationship_dissolution_strategies_Comparing_the_psychological_consequences_of_ghosting_orbiting_and_rejection',
      checkedOn: '2026-11-23',
    },
    {
      title:
        'When Your Boo Becomes a Ghost: The Association Between Breakup Strategy and Breakup Role in Experiences of Relationship Dissolution',
      publisher: 'Rebecca B. Koessler, thesis, University of Western Ontario',
      year: 2018,
      href: 'https://docslib.org/doc/598084/when-your-boo-becomes-a-ghost-the-association-between-breakup-strategy-and-breakup-role-in-experiences-of-relationship-dissolution',
      checkedOn: '2026-11-23',
    },
    {
      title:
        'A systematic review of ghosting as a relationship dissolution method in emerging adults’ relationships',
      publisher:
        'Alexandra Morales, Esther Fuentes and Iván Fernández-Martínez, Revista Latinoamericana de Psicología',
      year: 2025,
      href: 'https://revistalatinoamericanadepsicologia.konradlorenz.edu.co/?p=2694',
      checkedOn: '2026-11-23',
    },
  ],
  related: ['one-sided-love', 'getting-over-a-breakup', 'dating-in-tier-1-cities-challenges-solutions'],
  companions: ['farah-qureshi'],
};
