import type { Article } from '../formats';

export const article: Article = {
  slug: 'when-to-see-a-professional',
  title: 'When to see a professional, and whom',
  description:
    'Signs that it is time, the difference between a psychologist and a psychiatrist in India, what the first hour is like, what it costs, and how to find somebody.',
  category: 'Wellbeing',
  date: '2026-11-23',
  trending: false,
  author: 'noor',
  hero: {
    portraits: ['thomas-kurian', 'lakshmi-iyer'],
    alt: 'Illustration of an older man with white stubble and a woman with glasses and a bindi',
  },
  body: [
    {
      kind: 'paragraph',
      text: 'You would see a dentist. You would not say of a tooth, “Others have it worse”, or “I should be able to manage it by positive thinking”, or wait until you could only swallow on one side. You might be frightened of the drill, and you would ask a cousin for a name all the same, and go.',
    },
    {
      kind: 'paragraph',
      text: [
        'With the mind we tend to wait until the jaw is swollen. In the National Mental Health Survey, which interviewed 34,802 adults in twelve states, 79 in 100 people with depression were not receiving treatment.',
        { source: 1 },
        ' For nearly every other disorder that the survey looked at, the gap was above 60 in 100 as well; only epilepsy did better.',
        { source: 2 },
        ' So if you have been putting it off, you are in the largest club of the country. This page is about leaving it.',
      ],
    },
    { kind: 'heading', id: 'when', text: 'How one can tell that it is time' },
    { kind: 'paragraph', text: 'There is no blood test for “enough”. Four questions do quite well.' },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { strong: 'How long?' },
          ' Sadness, worry or a short temper on most days for two weeks or longer is long. A month is very long.',
        ],
        [
          { strong: 'How much does it cost you?' },
          ' Work, marks, appetite, sleep, the child, the bathroom in the morning. If something that used to go by itself needs all your strength, that is a price.',
        ],
        [
          { strong: 'What do you do in order to bear it?' },
          ' Drinking, tablets, betting, hurting your skin, twelve hours of screen: whatever you need more and more of.',
        ],
        [
          { strong: 'What do those who love you say?' },
          ' If two people who do not talk to each other have both asked whether you are all right, then probably you are not.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'One clear yes is enough for a first appointment. It is nobody’s job to be ill enough.',
    },
    {
      kind: 'picture',
      drawing: 'help-steps',
      alt: 'Four steps from top to bottom. A bad week: a friend, sleep, a walk, this page. Two weeks or more, most days: Tele-MANAS 14416, a doctor, a psychologist. You cannot work, eat or sleep: a psychiatrist, this week, and not alone. You think of dying or of hurting: 14416 or 112 now; somebody stays with you.',
      caption: 'It is allowed to skip a step. It is not clever to skip the last one.',
    },
    {
      kind: 'paragraph',
      text: 'Some things do not wait for an appointment at all. Thoughts of killing yourself that turn into a plan. Voices or convictions that others do not share. Days without sleep together with enormous energy. Confusion, a seizure, a sudden change of character after a fall. Violence. Then call 112, or go to the casualty department of the nearest large hospital, with somebody.',
    },
    { kind: 'helplines' },
    { kind: 'heading', id: 'who', text: 'Who does what' },
    {
      kind: 'paragraph',
      text: 'The words on nameplates are confusing, and in India they are not all protected in the same way. Here is a short map.',
    },
    {
      kind: 'table',
      caption: 'Whom you can see',
      head: ['Who', 'What they have learned', 'What they do', 'What they do not do'],
      rows: [
        [
          'Your family doctor',
          'MBBS, often more',
          'First look, blood tests, a referral',
          'Long talks, usually',
        ],
        [
          'Psychiatrist',
          ['MBBS, then MD, DPM or DNB in psychiatry ', { source: 3 }],
          'Diagnosis, medicines, sometimes therapy',
          'Often has only a few minutes',
        ],
        [
          'Clinical psychologist',
          [
            'Professional training recognised by the Rehabilitation Council of India, and an entry in its register ',
            { source: 3 },
          ],
          'Tests, diagnosis, psychotherapy',
          ['Medicines ', { source: 4 }],
        ],
        [
          'Counselling psychologist, counsellor',
          ['Mostly a master’s degree; no fixed legal criteria ', { source: 4 }],
          'Crises, couples, decisions, stress',
          'Severe illness; medicines',
        ],
        [
          'Tele-MANAS counsellor',
          'Trained for the line',
          'Listens, sorts, tells you where to go',
          'Long treatment',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'The one title which you can look up is that of the clinical psychologist: only those who are registered with the Rehabilitation Council may use it.',
        { source: 4 },
        ' You can ask for the registration number (it is usually printed on the letterhead) just as you ask a taxi driver for the name. Nobody decent takes offence. With counsellors there is no such register, so ask in place of that: Where have you studied? Who supervises you? How long have you done this? What do you do when something is beyond you?',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Be careful with anyone who promises a cure, who wants money for ten sessions in advance, who knows your diagnosis after eight minutes, who advises you to stop your medicine, or who touches you. Healers, astrologers and a wise aunt can be a comfort. They are not a treatment, and good ones will say so.',
    },
    { kind: 'heading', id: 'find', text: 'How to find somebody by Friday' },
    {
      kind: 'paragraph',
      text: 'Looking for help while one is low is like shopping for shoes with a broken foot. Let somebody do it with you, and make it small.',
    },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Free and at once:' },
          ' Tele-MANAS, 14416. It works around the clock, with 53 cells in all states and union territories, in twenty languages.',
          { source: 6 },
          ' They can also tell you what there is in your district.',
        ],
        [
          { strong: 'Government hospitals:' },
          ' the psychiatry department of a medical college or district hospital. The queue is long, the fee nearly nothing, the doctors see a great deal. Go early, bring water and someone who can keep your place.',
        ],
        [
          { strong: 'Large institutes:' },
          ' NIMHANS in Bengaluru and others like it have outpatient departments for which you do not need to know anybody.',
        ],
        [
          { strong: 'Your company or university:' },
          ' an assistance programme or a counselling cell. Ask beforehand, in writing, who gets to know what.',
        ],
        [
          { strong: 'Private:' },
          ' ask a doctor whom you trust for two names, not one. Many work online, in the evening.',
        ],
        [
          { strong: 'Insurance:' },
          ' look at your policy; some cover admission and some also consultations. Ask the helpdesk, without giving a reason.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Then write one message, the same to three people: “I am 27, I live in Nagpur, and I have been sleeping badly and feeling low for five weeks. Do you have time next week, what does a session cost, and in which languages do you work?” Whoever answers clearly goes to the top of the list.',
    },
    { kind: 'heading', id: 'money', text: 'What it costs, and how to say that it is too much' },
    {
      kind: 'paragraph',
      text: [
        'Fees differ so much that any number here would be wrong somewhere. Public outpatient departments ask for a few rupees; private sessions in metros cost what you would pay for a good dinner, or for several. The survey of depression found that families spent about 1,500 rupees a month on the care of the person who was ill, in 2015–16.',
        { source: 1 },
      ],
    },
    {
      kind: 'paragraph',
      text: 'It is quite usual to say: “I can pay six hundred. Is there a sliding scale, or a trainee under supervision?” The worst that you will hear is a name somewhere else. And better every third week for a year than each week for one month.',
    },
    { kind: 'heading', id: 'first-hour', text: 'What happens in the first hour' },
    {
      kind: 'paragraph',
      text: 'Many people do not go because they cannot imagine it. There is no couch, as a rule. There are two chairs, a box of tissues, and a person who asks what brings you here. You may say, “I don’t know where to start.” It is the most frequent first sentence of all, and they know what to do with it.',
    },
    {
      kind: 'paragraph',
      text: 'They will ask about sleep, food, work, family, illnesses, alcohol, medicines; whether you have thought of dying. The last question is asked of everyone. Answer truthfully; a thought is not a reason to lock you up. They will say how they work, what is confidential and where confidentiality ends (mostly: when there is acute danger to somebody’s life). Ask what they think it is, what they propose, how long it may take, and how you will both notice that it helps.',
    },
    { kind: 'paragraph', text: 'Take with you:' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'A sheet with three lines: what is the worst, since when, what have I tried.',
        'A list of your medicines, ayurvedic and homoeopathic included, with doses.',
        'Earlier reports, the thyroid test too.',
        'One question that you do not dare to ask. Hand it over in writing if need be.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'You need not tell everything. You need not cry, or stop yourself. And you are testing them as well: afterwards, did you feel a bit more like a person, or like a form? After three sessions with somebody you cannot warm to, change. That is not rude. Nobody keeps wearing the first pair of glasses they tried.',
    },
    { kind: 'heading', id: 'medicines', text: 'About medicines, because you were going to ask' },
    {
      kind: 'paragraph',
      text: 'Some people need them, for a time or for long; many do not; some are afraid of them because of an uncle in the eighties. Whether, which and how much is for a doctor to say who has seen you. What we may say is this much: do not take a friend’s tablets; do not stop your own at once because you feel better; tell your doctor about a pregnancy, about drink, about everything else you take; and ask about side effects before the first one, so that you will not have to look it up at night.',
    },
    { kind: 'heading', id: 'family', text: 'Telling them at home' },
    {
      kind: 'paragraph',
      text: 'You are not obliged to. If you want to, or have to because of the money or the car, choose the one who is best at illnesses. Speak of the body first, it is the language that our families know: “I do not sleep, I have lost four kilos, the doctor wants me to see a specialist for nerves.” If you meet with “log kya kahenge”, you can answer: “They will say that I went to the doctor.”',
    },
    {
      kind: 'paragraph',
      text: 'If it is the other way round, and you are worried about somebody, speak in private, about what you have seen, without a diagnosis: “You have not come to the terrace for three weeks, and yesterday you gave away your camera. I am worried. I have looked up two names. I will go along and wait outside.” Then do what you said. If they refuse, ask again on Thursday. If there is danger, do not ask.',
    },
    {
      kind: 'paragraph',
      text: [
        'If an examination is behind it, there is more in ',
        { text: 'Exam pressure', href: '/blogs/exam-pressure' },
        ', and if it is work, in ',
        { text: 'Burnout', href: '/blogs/burnout' },
        '.',
      ],
    },
    { kind: 'heading', id: 'how-it-goes', text: 'How it goes on' },
    {
      kind: 'paragraph',
      text: 'Usually unspectacularly. You go for some weeks, you practise something in between, it gets somewhat better, then worse around Diwali, then better. You notice it by odd signs: you hum, you quarrel with the vegetable man over four rupees, you make plans for a month that has not begun. Therapy that works makes itself superfluous in time. Ask about the end from the beginning.',
    },
    {
      kind: 'paragraph',
      text: 'If nothing has moved after two or three months, say so in the session. A good professional will thank you, think again, perhaps send you on. To stay out of politeness is an Indian illness for which there is no ICD code.',
    },
    { kind: 'heading', id: 'what-ai-can-do', text: 'And what about an AI?' },
    {
      kind: 'paragraph',
      text: [
        'You are reading this on the site of a company that makes AI companions, some of them in the manner of a counsellor. So here is what others say. In November 2025 the American Psychological Association published a health advisory: these programs lack the scientific evidence and the regulation to ensure that people are safe with them; their ability to guide somebody through a crisis is limited and unpredictable; and they should not be used as a substitute for care by a qualified professional.',
        { source: 5 },
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'We agree, and it is not easy for us to print. A companion may be of use around the edges. It can help you to write the message to three therapists or the sheet with the three lines, to rehearse the sentence for your father, to get through the evening before the first hour. It knows no more about you than you type. It has no licence that anybody could take away. If you find yourself asking it whether you have this or that disorder, or whether you should raise the dose, you are asking the wrong one, and it ought to tell you so. More about its limits is on ',
        { text: 'our safety page', href: '/safety' },
        '.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'The difference is simple. A professional can be worried about you between two sessions.',
    },
    {
      kind: 'tip',
      title: 'Within the next five minutes',
      text: 'Put a number into your phone under a name that nobody will ask about: 14416, as “Manas”. Then write the three lines: the worst, since when, tried. Photograph them. You do not have to call. But if the night comes in which you do, two things will already be done.',
    },
    {
      kind: 'paragraph',
      text: 'There is an old idea that strong people carry it alone. Look at a building site: whatever is really heavy is carried by two, with a call before they lift. You have perhaps been at one end of it for a long time, wondering why it would not rise. Somebody can take the other end. It is their trade, they have learned how to do it, and they will say when.',
    },
  ],
  sources: [
    {
      title:
        'Prevalence and socioeconomic impact of depressive disorders in India (National Mental Health Survey)',
      publisher: 'BMJ Open',
      year: 2019,
      href: 'https://bmjopen.bmj.com/content/9/6/e027250',
      checkedOn: '2026-11-23',
    },
    {
      title: 'National Mental Health Survey of India, 2015-16: Summary',
      publisher: 'People’s Archive of Rural India, on the report of NIMHANS',
      year: 2016,
      href: 'https://ruralindiaonline.org/en/library/resource/national-mental-health-survey-of-india-2015-16-summary/',
      checkedOn: '2026-11-23',
    },
    {
      title: 'Know Your Therapist',
      publisher: 'Home of Beautiful Souls',
      href: 'https://homeofbeautifulsouls.com/know-your-therapist/',
      checkedOn: '2026-11-23',
    },
    {
      title: 'Choosing the Right Mental Health Professional: Competence and Qualifications',
      publisher: 'You’re Wonderful Project',
      year: 2020,
      href: 'https://yourewonderfulproject.org/choosing-the-right-mental-health-professional-competence-and-qualifications/',
      checkedOn: '2026-11-23',
    },
    {
      title: 'Artificial intelligence, wellness apps alone cannot solve mental health crisis',
      publisher: 'American Psychological Association, on EurekAlert!',
      year: 2025,
      href: 'https://sciencesources.eurekalert.org/news-releases/1105801',
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
  related: ['night-anxiety', 'burnout', 'exam-pressure'],
  companions: ['thomas-kurian', 'rohan-das'],
};
