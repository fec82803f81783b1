import { BRAND } from '../brand';
import type { Article } from '../formats';

export const article: Article = {
  slug: 'emotional-wellness-busy-professionals',
  title: 'Emotional wellness for busy professionals',
  description:
    'No retreats, no 5 am club. What to do for your mind when you have two minutes, ten minutes, an hour, and how to tell that it is time to see someone.',
  category: 'Wellbeing',
  date: '2026-11-12',
  updated: '2026-11-23',
  trending: true,
  author: 'noor',
  hero: {
    portraits: ['lakshmi-iyer', 'rohan-das'],
    alt: 'Illustration of a woman with glasses and a young man',
  },
  body: [
    {
      kind: 'paragraph',
      text: 'The wellness webinar was compulsory, on a Friday at six, with cameras on. A kind lady asked four hundred people on mute to breathe into the belly. Then somebody shared the sprint board.',
    },
    {
      kind: 'paragraph',
      text: 'Somewhere in the chat a colleague typed “so needed this!” and went back to a spreadsheet. Nobody in that call was cynical. They were short of time, and they were being taught to swim in a car park.',
    },
    {
      kind: 'paragraph',
      text: 'You may have come away thinking that looking after your mind needs a life you do not have: a yoga teacher, a hill, a boss who believes in it. This article assumes you have your actual life. It is sorted by how much time you have right now, so skip to your line.',
    },
    { kind: 'heading', id: 'two-minutes', text: 'If you have two minutes' },
    {
      kind: 'paragraph',
      text: 'In the office washroom, in the lift lobby, in the cab before you go up. The aim is to get from ten to seven, no further.',
    },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Breathe out for longer than you breathe in.' },
          ' In through the nose for a slow four, out for a slow six, ten times. You can do it in a review with your camera on.',
        ],
        [
          { strong: 'Say what it is.' },
          ' “I am angry, and under that I am ashamed that she said it in front of the team.” Finding the right word often takes off some of the heat. “Stressed” is too big a bag.',
        ],
        [
          { strong: 'Cold water, feet, window.' },
          ' Wet your wrists, press both feet into the floor, look at the furthest thing you can see. It is simple and it brings you back from the argument in your head.',
        ],
        [
          { strong: 'Do not send it.' },
          ' Write the reply, save the draft, go and refill your bottle. Very few mails get worse by waiting eleven minutes.',
        ],
      ],
    },
    { kind: 'heading', id: 'ten-minutes', text: 'If you have ten minutes' },
    {
      kind: 'paragraph',
      text: 'Use them to close the day, because a day that is never closed comes to bed with you. When you shut the laptop, take a sheet of paper and write three lines. What is finished. What is open, and the first step for tomorrow. What is not mine to carry. The third line is where the reorg goes, and your manager’s mood.',
    },
    {
      kind: 'paragraph',
      text: 'Then make a border. When work and home are the same two rooms in Whitefield or Malad, your body needs to be told that it is over. Change the T-shirt. Walk to the corner and back. Move the laptop out of sight, even if out of sight is under a dupatta.',
    },
    {
      kind: 'paragraph',
      text: 'If your day has no end because another continent is waking up, make two borders instead of one: an early evening that belongs to you, from six to eight, with the phone in a drawer, and the late shift after it, declared as such. People manage split days for years if both halves are honest. What grinds them down is being half at work from breakfast to midnight.',
    },
    {
      kind: 'paragraph',
      text: 'Or ring somebody and tell them one true thing. It does not have to be the whole story. “Today was rough, I do not want to go into it, tell me about your day” counts.',
    },
    { kind: 'heading', id: 'an-hour', text: 'If you have an hour' },
    {
      kind: 'paragraph',
      text: 'Spend it on the body first. Sleep, movement, food and daylight are dull advice because they have been true for so long. A walk in the morning sun before stand-up, dal and rice at a table and not above a keyboard, the phone charging outside the bedroom. If you can change only one of these, change sleep, and if you work with another time zone, guard the same seven hours every day as if they were a client meeting.',
    },
    {
      kind: 'paragraph',
      text: 'If an hour sounds like fantasy, look at where it is hiding. Most phones will tell you, in the settings, how long you held them yesterday. Take a third of that number, once, this Thursday. You need not become a person without a phone. You only need to be one for forty minutes.',
    },
    {
      kind: 'paragraph',
      text: 'People who care for a parent or a small child will laugh at this section, and they may. For you the hour is probably made of four quarters on different days, and somebody else has to hold the fort in each. Ask for that in so many words. “Can you take him on Tuesdays from seven to quarter past” is easier to grant than “I need help”.',
    },
    {
      kind: 'paragraph',
      text: 'Then look at what fills the cup and what drains it, without ideology. The family WhatsApp group may drain you, and you may mute it until evening and still be a loving child. A temple visit, football on a rented turf at 10 pm, an hour with the tabla you gave up in class nine: whatever leaves you more yourself afterwards. Scrolling rarely does. You can tell by how you feel when you stop.',
    },
    { kind: 'heading', id: 'a-sunday', text: 'If you have a whole Sunday' },
    {
      kind: 'paragraph',
      text: 'Do not fill it with self-improvement. A day that has to repair six others becomes a seventh working day, with better snacks. Leave half of it unplanned, and give the other half three modest things: something with your hands, something outdoors, and somebody.',
    },
    {
      kind: 'paragraph',
      text: 'Hands: clean one shelf, repot the tulsi, make the chutney your grandmother made without a recipe. Outdoors: a lake, a ground, the long way to the vegetable market, for as long as it takes your shoulders to come down. Somebody: not a group, one person, and if possible one whom you need not impress.',
    },
    {
      kind: 'paragraph',
      text: 'Sunday evening is the hard part. The stomach knows that it is Monday before the calendar does. Ten minutes help here: open the laptop, write tomorrow’s first task on paper, close it again. A known Monday is smaller than a vague one. Then do something that you would also do on holiday, such as a film with subtitles or a bath that is much too long.',
    },
    { kind: 'heading', id: 'the-people', text: 'The part that no exercise replaces' },
    {
      kind: 'paragraph',
      text: [
        'Nearly everything above you can do alone, and that is its limit. Much of what wears people out is not solved inside one head: a manager who rings at ten, a parent who is ill in another state, a marriage that has become a logistics firm. About the last of these we have written in ',
        {
          text: 'Work-life balance and relationships',
          href: '/blogs/work-life-balance-and-relationships',
        },
        '. Breathing will calm you before the talk. It is no substitute for the talk.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'So once a month ask yourself an unfashionable question: who knows how I am? Not who could know, who does. If the honest answer is nobody, that is your next appointment, before the gym and before the dentist. Choose one person and tell them one thing that is true and slightly embarrassing. People are kinder to the embarrassing thing than to the polished one.',
    },
    { kind: 'heading', id: 'what-is-it', text: 'Stress, burnout, or something else?' },
    {
      kind: 'paragraph',
      text: [
        'Words get used loosely, so here is the plain version. Stress is strain that eases when the pressure does: after the release you sleep, and you are back. Burnout, as the World Health Organization describes it, comes from long stress at work that has not been managed, and it shows in three ways: exhaustion, growing distance or cynicism towards the job, and getting less done. The WHO lists it as a workplace phenomenon and not as an illness.',
        { source: 1 },
        ' A weekend does not fix it, and neither does an app. It usually takes a change in the work itself: load, hours, control, sometimes the job.',
      ],
    },
    {
      kind: 'table',
      caption: 'Three things that feel alike at seven in the evening',
      head: ['Ask yourself', 'Stress', 'Burnout', 'Depression'],
      rows: [
        [
          'Where it sits',
          'In the body, in a certain week',
          'At work, and in how you think of work',
          'Everywhere, also at the beach',
        ],
        ['What a free weekend does', 'Helps', 'Helps until Sunday afternoon', 'Little or nothing'],
        [
          'What usually has to change',
          'The load, for a while',
          'The work itself',
          'It needs care by people who are trained',
        ],
        ['Whom to ask first', 'Your calendar', 'Your manager, then a counsellor', 'A doctor or Tele-MANAS'],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'The table is a way of thinking, not a test. People can have two of the three at once, and nobody should sort themselves by a web page. About the middle column there is more in ',
        { text: 'Burnout', href: '/blogs/burnout' },
        ', and about whom to ask in ',
        { text: 'When to see a professional', href: '/blogs/when-to-see-a-professional' },
        '.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Depression and anxiety are different again. They follow you into the holiday in Coorg. If for two weeks or more most days have been low or empty, if things you liked give you nothing, if sleep or appetite has changed, if worry runs all day or your heart races for no reason, if you drink to switch off, or if you think about not being alive, this is no longer about time management. You have not failed at self-care. See someone.',
    },
    {
      kind: 'paragraph',
      text: [
        'You would be in large company. In India’s National Mental Health Survey of 2015–16, which interviewed nearly 35,000 adults in twelve states, depression was about twice as common in cities of more than a million people as in the country as a whole (5.2 against 2.7 per cent at the time of the survey), and almost four out of five people with depression were getting no treatment.',
        { source: 2 },
      ],
    },
    { kind: 'heading', id: 'seeing-someone', text: 'Seeing someone, step by step' },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { strong: 'Begin where it is easiest.' },
          ' Your family doctor, your company’s employee assistance programme (ask HR in general terms, or look for the number on the intranet), a clinic near your office, or Tele-MANAS, the government’s line with cells in every state and calls in twenty languages.',
          { source: 3 },
        ],
        [
          { strong: 'Know who does what.' },
          ' A psychiatrist is a doctor and may prescribe medicine. A clinical psychologist assesses and gives therapy. Counsellors help with situations and decisions. Ask about training and registration in the first call. Good ones do not mind.',
        ],
        [
          { strong: 'Use three sentences.' },
          ' “For about six weeks I have been sleeping four hours and crying in the cab. I am still working, but only just. I would like to know what this is and what I can do.” That is enough to start.',
        ],
        [
          { strong: 'Give it three sessions.' },
          ' If it does not fit by then, change the person before you give up on the idea.',
        ],
      ],
    },
    { kind: 'helplines' },
    { kind: 'heading', id: 'a-companion', text: 'And a chat with an AI companion?' },
    {
      kind: 'paragraph',
      text: [
        `We make them, so weigh our words. On ${BRAND.name} you can talk at two in the morning to a psychologist-style companion about a breakup, a bad manager or trouble at home. It asks patient questions, helps you put things in order and may suggest a small step. For some it is easier to write to something that cannot judge them or gossip about them. That is worth something at 2 am.`,
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'It is not a psychologist. It has no licence, it makes no diagnosis, it does not know about medicines and it cannot see your face. It can misunderstand you. If you write about suicide or harm, it stops and shows you the helplines, because that is a moment for a human being. Use it as you would use a diary that asks questions. If you are in treatment, tell your therapist that you do. More about the limits is on ',
        { text: 'our safety page', href: '/safety' },
        '.',
      ],
    },
    {
      kind: 'tip',
      title: 'One line for tonight',
      text: 'Before you sleep, finish this sentence on paper: “What I actually needed today was …” Do it for a week. By Sunday the same word will probably have turned up three times, and you will know where to begin.',
    },
    {
      kind: 'paragraph',
      text: 'None of this will make a bad quarter good. But you spend all day keeping systems from falling over, with monitoring, backups, someone on call. You are allowed to have some of that for yourself.',
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
      title:
        'Prevalence and socioeconomic impact of depressive disorders in India (National Mental Health Survey)',
      publisher: 'BMJ Open',
      year: 2019,
      href: 'https://bmjopen.bmj.com/content/9/6/e027250',
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
  related: ['burnout', 'night-anxiety', 'work-life-balance-and-relationships'],
  companions: ['harpreet-gill', 'lakshmi-iyer'],
};
