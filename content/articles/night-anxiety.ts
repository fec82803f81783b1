import type { Article } from '../formats';

export const article: Article = {
  slug: 'night-anxiety',
  title: 'Night anxiety: when the mind starts its shift at 2 am',
  description:
    'Why worries grow in the dark, what to do in the next ten minutes, how to get your nights back over weeks, and when a racing heart is a matter for a doctor.',
  category: 'Wellbeing',
  date: '2026-11-23',
  trending: true,
  author: 'noor',
  hero: {
    portraits: ['sandeep-kulkarni', 'rohan-das'],
    alt: 'Illustration of a bald man with square glasses and a young man',
  },
  body: [
    {
      kind: 'paragraph',
      text: 'The fan clicks once with every turn. You have never heard it by day. Your heart is somewhat louder than it should be, and your mind, which could not recall the landlord’s surname at dinner, now presents you with a complete index: the loan, the lump your mother mentioned and then did not mention again, a joke you made in 2019.',
    },
    {
      kind: 'paragraph',
      text: 'If you are in the middle of it now, skip to the next heading. The explanations can wait until you are calmer.',
    },
    { kind: 'heading', id: 'now', text: 'The next ten minutes' },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { strong: 'Put both feet on something cold.' },
          ' The floor will do. Sit up; a worry is larger when you are lying under it.',
        ],
        [
          { strong: 'Let the breath out.' },
          ' Make the out-breath slow and long, as if through a straw, and let the in-breath come by itself. Do not fill your lungs to the brim. Twenty times.',
        ],
        [
          { strong: 'Name five things you can see.' },
          ' In the dark, five outlines: cupboard, water bottle, the router’s small green eye.',
        ],
        [
          { strong: 'Tell yourself what this is.' },
          ' “My body has rung the alarm. I have looked, and there is no fire in this room.”',
        ],
        [
          { strong: 'Warm water, small sips.' },
          ' Not the phone. Certainly not the name of a symptom and the word “meaning”.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'If what you have is a sudden storm, with racing heart, shaking, tingling fingers, the certainty that you are dying or going mad, it may be a panic attack. The NHS says of these that they usually last between five and thirty minutes, and that they are frightening but not dangerous.',
        { source: 1 },
      ],
    },
    {
      kind: 'paragraph',
      text: 'There is an exception that must stand here in plain words. Pain or pressure in the chest that spreads to the arm, jaw or back, or that comes with sweating and breathlessness for the first time in your life, especially above forty or with diabetes, is not for breathing exercises. Call 112 or have somebody take you to casualty. No doctor worth the name will laugh at you if it was only fear.',
    },
    { kind: 'heading', id: 'why-at-night', text: 'Why it comes at night' },
    {
      kind: 'paragraph',
      text: 'By day you are well defended. There are horns, colleagues, a queue, somebody asking for the OTP. At two o’clock nothing comes in from outside, and the mind, which cannot bear an empty hall, puts on its own programme. You are also at your worst: tired, alone, unable to ring the bank. Every problem is being judged by the person least able to solve it.',
    },
    {
      kind: 'paragraph',
      text: [
        'Anxiety shows itself in the body as often as in thoughts. The NHS lists a faster heartbeat, dizziness, headaches, loss of appetite, sweating, breathlessness and shaking beside the worrying and the sleeplessness,',
        { source: 1 },
        ' which is why so many people first go to a heart specialist or a gastroenterologist. That is not foolish: it should be looked at, once. If the tests are clean, believe them, and turn to the other half of the list.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Then there are the causes with nothing deep about them. Tea at nine. A heavy dinner at half past ten because that is when the family eats. Two drinks. A night shift last week. The news. The room at thirty-two degrees.',
    },
    { kind: 'heading', id: 'two-boxes', text: 'Sorting worries by torchlight' },
    {
      kind: 'paragraph',
      text: 'Keep a pencil and a small pad where you can find them in the dark. When the third worry arrives, write all of them down, one line each. Then put a sign beside every line.',
    },
    {
      kind: 'picture',
      drawing: 'worry-hour',
      alt: 'Two boxes side by side under the title: where a worry goes at two in the morning. Left, I can act on it: write the first step and when, on paper, not on the phone. Right, I cannot: say not tonight, breathe out long, let it pass by. Below: still awake? Get up, dim light, dull book.',
      caption: 'Two boxes are enough. Nobody sorts well at that hour.',
    },
    {
      kind: 'paragraph',
      text: 'A worry you can act on gets a first step and a time: “Bank, ask about the moratorium, Tuesday 11.” A worry that nobody can act on at this hour gets the words “not tonight”. That is not the same as “not important”.',
    },
    {
      kind: 'paragraph',
      text: [
        'This is more than a trick from a magazine. In a sleep laboratory 57 young adults spent five minutes before lights-out writing either a list of what they still had to do in the next days or a list of what they had already done. Those with the to-do list fell asleep significantly faster, and the more specific the list, the faster.',
        { source: 3 },
        ' They were healthy, and it was one night. Still: five minutes, a pencil.',
      ],
    },
    { kind: 'heading', id: 'get-up', text: 'If you are still awake' },
    {
      kind: 'paragraph',
      text: 'Lying there and trying is the one thing that reliably fails. Sleep is like a cat. It comes when you are busy with something slightly boring.',
    },
    {
      kind: 'paragraph',
      text: 'So if it has been what feels like twenty minutes (do not look at the clock; turn it to the wall), get up. Another chair, a weak lamp, something without suspense: an old atlas, a cookery book, the terms of your insurance policy. Fold clothes. Go back when your eyes close, and not before. If it does not work, repeat it. You are teaching your head that the bed is for sleeping, and it is a slow student.',
    },
    {
      kind: 'paragraph',
      text: 'In a house where the only other room is your parents’, the balcony, the kitchen floor or a particular corner of the bed with the pillow at the wrong end will do as well. What matters is the change.',
    },
    { kind: 'heading', id: 'weeks', text: 'Getting the nights back, over weeks' },
    {
      kind: 'paragraph',
      text: [
        'What helps for good is dull, and doctors have agreed on it for a long time. The NHS’s advice for poor sleepers is to go to bed and get up at the same time every day, to wind down for at least an hour, to keep the room dark and quiet, and to move by day; to leave out nicotine, alcohol, tea and coffee in the six hours before bed, large late meals, screens right before lights-out, naps, and lying in after a bad night.',
        { source: 2 },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Read in a flat in Kurla, with a wedding band outside, it sounds like a list for a cottage in Devon. So here it is again for where you live.',
    },
    {
      kind: 'table',
      caption: 'The same advice, for an Indian flat',
      head: ['The rule', 'What gets in its way', 'A version that works'],
      rows: [
        [
          'Same time every day',
          'Rotating shifts, weekend functions',
          'Keep the getting-up time within an hour; let bedtime follow',
        ],
        [
          'Dark, quiet, cool',
          'Street light, cooler, six people',
          'Eye mask, earplugs, wet towel before the fan, cotton sheet',
        ],
        [
          'No late heavy meal',
          'Dinner at half past ten',
          'A proper plate at seven, and sit with them over fruit',
        ],
        [
          'No tea after the afternoon',
          'Guests, and it would be rude',
          'Half a cup, or say the doctor has forbidden it',
        ],
        ['No screen in the last hour', 'The phone is the alarm', 'A clock for two hundred rupees'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Change one line a week, beginning with the hour at which you get up. People who change all five on the same Monday are usually back where they were by Thursday, with one more failure to think about at night.',
    },
    {
      kind: 'paragraph',
      text: 'Give worry an office, too. A quarter of an hour every day at a fixed time, six in the evening, say, on a bench: here you may worry as hard as you like, with the pad. When a worry turns up outside office hours, tell it when you open. It sounds childish. Many people find that by six half of them have not come back.',
    },
    { kind: 'heading', id: 'whose-worry', text: 'The worries that are about something' },
    {
      kind: 'paragraph',
      text: 'Calm is not the solution to everything. Sometimes the index at 2 am is correct: the loan is too large, the job really is going, the person in the next room frightens you. Then the night is only the messenger. Take one such item a week into daylight and to somebody who knows the subject: the bank’s branch manager, a lawyer at the legal services authority, your brother.',
    },
    {
      kind: 'paragraph',
      text: [
        'If work is what turns up every night, read ',
        { text: 'Burnout', href: '/blogs/burnout' },
        ', where the question is what can be changed in the work and not in you. If it is an examination, there is ',
        { text: 'a page on those nights as well', href: '/blogs/exam-pressure' },
        '. And if what keeps you awake is fear of somebody you live with, you do not have a sleeping problem. The women’s helpline 181 and the emergency number 112 take calls in the middle of the night.',
      ],
    },
    { kind: 'heading', id: 'partner', text: 'If it is the person beside you' },
    {
      kind: 'paragraph',
      text: 'You wake up because the mattress is trembling, or because the bed is empty and there is a light under the bathroom door. Do not say “just relax” or “you think too much”, which are true and useless. Say: “I am here. Do you want to talk, or shall I only sit with you?” Sit. Breathe slowly yourself; it is catching. Keep the advice for breakfast. And if it happens most nights, say that too, kindly and by day: “I have counted eleven since Diwali. I would like us to see somebody together.”',
    },
    { kind: 'heading', id: 'doctor', text: 'When it is time for a doctor' },
    {
      kind: 'paragraph',
      text: 'Everyone has a run of bad nights before a surgery, a result, a move. Go and see someone when it has become regular and your days are paying for it: when you have slept badly on most nights for weeks, when you avoid places or people out of fear, when you cannot concentrate, when you lean on alcohol or on tablets from a friend, when panic comes back and you begin to arrange your life around it.',
    },
    {
      kind: 'paragraph',
      text: [
        'A general physician is a good beginning. Thyroid, anaemia, asthma medicines and a dozen other things can imitate nerves, and a blood test is quickly done. If it is anxiety, talking treatments exist that are made for it, and medicines too, which a doctor chooses and supervises. Sleeping pills taken on your own are another matter: the NHS practice quoted above warns of serious side effects and of dependence.',
        { source: 2 },
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Before you pay anybody, you can ring Tele-MANAS, which is free: trained counsellors in all states, day and night, in twenty languages.',
        { source: 4 },
        ' It is enough to say that you cannot sleep.',
      ],
    },
    { kind: 'helplines' },
    { kind: 'heading', id: 'what-ai-can-do', text: 'Talking to a machine in the dark' },
    {
      kind: 'paragraph',
      text: 'There is an obvious temptation at this hour, and since we make it, we should be honest. A companion on our site will answer at 2 am, ask what is on the list, and help you sort it into the two boxes. For some people, typing a fear makes it smaller. That is a decent use, for ten minutes.',
    },
    {
      kind: 'paragraph',
      text: 'It also glows. A chat that goes on until four has become part of the problem, however kind it was. Our own suggestion: sort the list, say good night, put the phone face down in another room. A companion will say good night too, and it will not sulk. It does not know your heart or your thyroid, it cannot tell a panic attack from a heart attack, and it must not try.',
    },
    {
      kind: 'tip',
      title: 'Tomorrow, by daylight',
      text: 'Buy a pad, a pencil and a cheap alarm clock. Tonight write tomorrow’s three tasks as exactly as you can, with hours. Then charge the phone in the kitchen. That is the whole programme for the first week.',
    },
    {
      kind: 'paragraph',
      text: 'In a few hours the milk will come, the first bus will change gears at the corner, and most of what you wrote on the pad will look like handwriting. You do not have to solve your life before then. You only have to rest in it.',
    },
  ],
  sources: [
    {
      title: 'Anxiety and worry',
      publisher: 'NHS, Kirklees Keep in Mind',
      href: 'https://kirklees-keep-in-mind.nhs.uk/feeling/anxiety-and-worry',
      checkedOn: '2026-11-23',
    },
    {
      title: 'Sleep and insomnia',
      publisher: 'NHS, The Kingswood Surgery',
      href: 'https://www.thekingswoodsurgery.nhs.uk/insomnia',
      checkedOn: '2026-11-23',
    },
    {
      title: 'The Effects of Bedtime Writing on Difficulty Falling Asleep',
      publisher: 'Michael K. Scullin and others, Journal of Experimental Psychology: General',
      year: 2018,
      href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5758411/',
      checkedOn: '2026-11-23',
    },
    {
      title: 'Tele-MANAS mental health helpline handles over 18.1 lakh calls: Centre',
      publisher: 'The Shillong Times',
      year: 2025,
      href: 'https://theshillongtimes.com/2025/02/07/tele-manas-mental-health-helpline-handles-over-18-1-lakh-calls-centre/',
      checkedOn: '2026-11-23',
    },
  ],
  related: ['exam-pressure', 'burnout', 'when-to-see-a-professional'],
  companions: ['rohan-das', 'sandeep-kulkarni'],
};
