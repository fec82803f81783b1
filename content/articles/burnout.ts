import type { Article } from '../formats';

export const article: Article = {
  slug: 'burnout',
  title: 'Burnout: when a free weekend no longer helps',
  description:
    'How burnout differs from being tired, what wears people out in Indian offices, how to ask for less without begging, and when it is something else.',
  category: 'Work & relationships',
  date: '2026-11-23',
  trending: false,
  author: 'sameer',
  hero: {
    portraits: ['imran-shaikh', 'harpreet-gill'],
    alt: 'Illustration of a man with a brown beard and a smiling man with a golden turban',
  },
  body: [
    {
      kind: 'paragraph',
      text: 'On Friday you told everyone that you needed the long weekend. You had it. You slept until eleven, you even went to Lonavala, there was corn with lime and chilli in the fog. On Monday at 9.40 the laptop opened with its small cheerful sound, and you felt it in the stomach as if you had never been away.',
    },
    {
      kind: 'paragraph',
      text: 'That is the question this page is about. Tired people get better when they rest. What do you do when rest has stopped working?',
    },
    { kind: 'heading', id: 'the-word', text: 'What the word means, and what it does not' },
    {
      kind: 'paragraph',
      text: [
        'Burnout has become the name for any bad week, so it helps to know what the World Health Organization put into its classification of diseases. It calls it a syndrome that results from long stress at work which has not been managed well, with three sides: being drained of energy; growing distance from the job, or cynicism about it; and getting less done. It says expressly that the word is meant for work and not for other parts of life, and it is filed among the reasons for which people seek help, not among illnesses.',
        { source: 1 },
      ],
    },
    {
      kind: 'picture',
      drawing: 'burnout-signs',
      alt: 'Three cards. Exhaustion, with a nearly empty battery: empty, also after sleep. Distance, with a broken line: cynical, far from it all. Less done, with a falling line: more hours, fewer results. Below: WHO, about work, not listed as an illness.',
      caption: 'All three belong to it. One alone is usually something else.',
    },
    {
      kind: 'paragraph',
      text: 'Notice how much responsibility sits in those words. “Stress at work, not managed” is no sentence about your character. It describes something between a person and a workplace, and both ends of it can be moved.',
    },
    { kind: 'heading', id: 'the-signs', text: 'How it looks from inside' },
    {
      kind: 'paragraph',
      text: 'Exhaustion is the sign that everyone knows. Distance is the one that people are ashamed of. A teacher begins to dislike the children. A nurse counts beds and not patients. An engineer who once stayed late because a problem was beautiful says “whatever, ship it” and hears herself say it. You are not a cold person. Coldness is what care turns into when it has been overdrawn for too long.',
    },
    {
      kind: 'paragraph',
      text: 'The third sign is the cruellest, because it looks like proof. You sit longer and finish less. You read a mail three times. So you stay on until ten to make up for it, and arrive more tired the next day, and there is less again.',
    },
    { kind: 'paragraph', text: 'Some smaller ones, which no classification lists:' },
    {
      kind: 'list',
      items: [
        'You are relieved when a fever turns out to be real.',
        'The Sunday stomach begins on Saturday afternoon.',
        'You rehearse resignation speeches in the shower, to tiles.',
        'Somebody asks what you do for fun, and you would have to look it up.',
        'The notification sound of the office chat makes you angry in a supermarket, when it comes from a stranger’s phone.',
      ],
    },
    { kind: 'heading', id: 'whose-fault', text: 'It is probably not your morning routine' },
    {
      kind: 'paragraph',
      text: [
        'In 2022 the WHO published guidelines on mental health at work, and with the International Labour Organization called for concrete action. What it names first are things that no employee can fix by breathing: heavy workloads, bad behaviour, and other causes of distress in the work itself. It also recommends training managers to prevent stressful conditions and to respond to people who are struggling.',
        { source: 3 },
        ' The yoga webinar is not wrong. It is in the wrong place in the list.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Hours are part of it, and they are a matter of health in the strict sense. According to the WHO and the ILO, working 55 hours or more a week goes with an estimated 35 per cent higher risk of a stroke and a 17 per cent higher risk of dying of ischaemic heart disease, compared with 35 to 40 hours.',
        { source: 2 },
        ' When an uncle tells you that in his day everyone worked twelve hours, you may ask after his blood pressure.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'But hours are seldom all of it. Look at your own week with these six questions, and be exact.',
    },
    {
      kind: 'table',
      caption: 'Where does it leak?',
      head: ['Ask', 'It sounds like this', 'What might be moved'],
      rows: [
        ['Load', '“I do two people’s jobs since Rakesh left”', 'The number of tasks, or the date'],
        ['Control', '“I hear about changes from the client”', 'One decision that becomes yours'],
        ['Reward', '“Praise goes to whoever presents”', 'Name on the work, money, a title'],
        ['Company', '“Nobody eats together any more”', 'One ally, one fixed lunch'],
        ['Fairness', '“The rule is for us, not for him”', 'Say it once, to the right person, with dates'],
        ['Meaning', '“I sell something I tell my mother not to buy”', 'Perhaps nothing; then the way out'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Most people find two rows that hurt more than the others. That is good news. “Everything is too much” cannot be discussed with anyone. “Since August I have had two accounts, and on-call every second week” can.',
    },
    { kind: 'heading', id: 'asking', text: 'How to ask for less without begging' },
    {
      kind: 'paragraph',
      text: 'You will want to wait until you are really at the end, so that nobody can say that you exaggerate. Please do not. At the end you negotiate badly.',
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { strong: 'Write it down for two weeks.' },
          ' Start, end, what was planned, what came in between. Not as an accusation. As a logbook.',
        ],
        [
          { strong: 'Choose one change.' },
          ' Off the second account; no calls between eight and nine; on-call every fourth week; the release after Diwali and not before.',
        ],
        [
          { strong: 'Say what it buys.' },
          ' “If I keep both, the audit will be late, and I would rather tell you now than in March.”',
        ],
        [{ strong: 'Offer two versions' }, ' and let the manager choose. People like to have chosen.'],
        [{ strong: 'Put it in a mail' }, ' afterwards, three friendly lines with the date.'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'A sentence to begin with, if you have none: “I want to do this job well for a long time, and at the present rate I will not. Can we look at the list together for twenty minutes?” Then stop talking. The silence is theirs to fill.',
    },
    {
      kind: 'paragraph',
      text: 'If the answer is a laugh, or “everybody is stretched”, you have learned something that is worth more than a yes. Note it beside the date. Two such notes, and it is time to update the CV, calmly, while you still have a salary and a sense of humour.',
    },
    { kind: 'heading', id: 'now', text: 'Meanwhile: what helps before anything changes' },
    { kind: 'paragraph', text: 'Nothing here cures it. It stops the bleeding.' },
    {
      kind: 'paragraph',
      text: 'Close the day with something your body understands. Change clothes, wash the face, go round the block once even if it smells of diesel. Take the office mail off the phone, or at least its red number. Eat lunch away from the screen three times a week. It is twenty minutes, and the company will not fall.',
    },
    {
      kind: 'paragraph',
      text: [
        'Protect sleep like a deposit. If the nights have begun to fray, start with ',
        { text: 'Night anxiety', href: '/blogs/night-anxiety' },
        '; a head without sleep cannot tell a bad job from a bad mood.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'And take leave in the right size. Three days teach you how tired you are. The real rest tends to begin only after the headache and the quarrel are over. If you have eleven days of earned leave, resist the four long weekends and take them in one piece, with the mail off, and a colleague’s name in the auto-reply.',
    },
    { kind: 'heading', id: 'at-home', text: 'What it does at home' },
    {
      kind: 'paragraph',
      text: 'By the time it has a name, the people at home have known it for a while. You are there and you are not. You answer a child’s question about dinosaurs with “hm”. You snap at whoever loves you most, because they are the only ones who will not fire you.',
    },
    {
      kind: 'paragraph',
      text: [
        'Tell them what is going on, in two sentences and without the org chart: “My work has emptied me. It is not about you, and I am going to change something by March.” Then keep one small thing going with them, however grey you feel: the walk after dinner, the Sunday dosa. How couples do that with bad calendars is the subject of ',
        { text: 'Work-life balance and relationships', href: '/blogs/work-life-balance-and-relationships' },
        '.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'If you are the one at home who watches it happen, do not argue about whether the job is bad. Ask what the worst hour of the day was. And take one task off the list without being asked, visibly and for good.',
    },
    { kind: 'heading', id: 'quit', text: 'Should I resign?' },
    {
      kind: 'paragraph',
      text: 'Sometimes yes. Not at eleven at night, not after a mail, and if you can avoid it not without something in hand. Make a table with three columns: what I would lose, what I would get back, what I do not know. Ask two people who like you and are not afraid for you. Parents are usually afraid for you.',
    },
    {
      kind: 'paragraph',
      text: 'There are jobs one ought to leave even so: where you are shouted at or touched, where salaries come late, where you are asked to sign what is not true. For those no resilience is required. A lawyer, the internal committee that deals with sexual harassment, or the labour office are the proper addresses, and a notice period can be endured when there is an end date on the fridge.',
    },
    {
      kind: 'paragraph',
      text: 'And some leave and take it along. If you were the one who could never say no in the last three places, the fourth will also have a Rakesh who goes. That is worth looking at with somebody, without blame.',
    },
    { kind: 'heading', id: 'something-else', text: 'When it is not burnout' },
    {
      kind: 'paragraph',
      text: 'There is a simple question, though no test: what happens on the ninth day of a holiday? With burnout, something usually comes back. You taste the fish, you laugh, you have an idea in the bath. With depression the grey sits on the beach beside you.',
    },
    {
      kind: 'paragraph',
      text: [
        'Low or empty on most days for two weeks or longer; no pleasure in what you used to love; sleep or appetite changed; thoughts of being a burden or of not living: this belongs with a doctor or psychologist, whatever your manager is like. In the National Mental Health Survey nearly four in five people with depression were going without treatment, and depression was most common in the big cities and in the years between forty and sixty.',
        { source: 4 },
        ' Many of them were certainly called hard-working. Who does what, and what it costs, is on ',
        { text: 'When to see a professional', href: '/blogs/when-to-see-a-professional' },
        '.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Get your blood tested too. Thyroid, iron, B12 and sugar can all dress up as a bad job.',
    },
    { kind: 'helplines' },
    { kind: 'heading', id: 'what-ai-can-do', text: 'A companion as a place to unload' },
    {
      kind: 'paragraph',
      text: 'Honestly: for writing the mail that you will not send, and the one you will. You can practise the twenty minutes with your manager on one of our companions, let it play the sigh and the “but everyone is stretched”, and find the sentence that stays friendly and does not fold. It can ask the six questions of the table above, and it does not mind if you rant for ten minutes first.',
    },
    {
      kind: 'paragraph',
      text: 'It cannot shorten your week. It has never met your manager, and if you describe him at his worst it will believe you. It is not bound by any professional duty and does not replace a company counsellor or a doctor. Also think before you paste: customer data and internal papers have no place in a chat with any machine, ours included.',
    },
    {
      kind: 'tip',
      title: 'This week, one small experiment',
      text: 'Pick the meeting that you dread most and that would survive without you. Write: “I will skip this one and read the notes; ping me if you need a decision.” Do it once. Then look at what actually happened, and at what you had been sure would happen.',
    },
    {
      kind: 'paragraph',
      text: 'You were not made for this job. You took it on, some years ago, with a fresh shirt and a borrowed tie, because you wanted something from it: a flat, a skill, your father’s face when you told him. Ask what you would want from it now, if you were applying. If there is still an answer, it is worth fighting for your hours. If there is none, that is an answer as well, and it does not have to be acted on before you have slept.',
    },
  ],
  sources: [
    {
      title: 'Burn-out, with the definition of the WHO’s International Classification of Diseases (ICD-11)',
      publisher: 'Pennsylvania Department of Human Services',
      year: 2024,
      href: 'https://www.pa.gov/agencies/dhs/resources/for-providers/mental-health-for-providers/ocyf-trauma-informed-care/trauma-toolbox/burn-out.html',
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
      title: 'WHO and ILO call for concrete actions to address mental health issues at work',
      publisher: 'PMLiVE',
      year: 2022,
      href: 'https://www.pmlive.com/pharma_news/who_and_ilo_call_for_concrete_actions_to_address_mental_health_issues_at_work_1456078',
      checkedOn: '2026-11-23',
    },
    {
      title:
        'Prevalence and socioeconomic impact of depressive disorders in India (National Mental Health Survey)',
      publisher: 'BMJ Open',
      year: 2019,
      href: 'https://bmjopen.bmj.com/content/9/6/e027250',
      checkedOn: '2026-11-23',
    },
  ],
  related: ['work-life-balance-and-relationships', 'night-anxiety', 'when-to-see-a-professional'],
  companions: ['harpreet-gill', 'imran-shaikh'],
};
