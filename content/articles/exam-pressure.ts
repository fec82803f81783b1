import type { Article } from '../formats';

export const article: Article = {
  slug: 'exam-pressure',
  title: 'Exam pressure: getting through the nights before the paper',
  description:
    'The test went badly, the house is asleep and the syllabus is not. What helps in the last weeks, what to do after a bad result, and who picks up the phone.',
  category: 'Wellbeing',
  date: '2026-11-23',
  trending: false,
  author: 'noor',
  hero: {
    portraits: ['rohan-das', 'harpreet-gill'],
    alt: 'Illustration of a young man and a smiling man with a golden turban',
  },
  body: [
    {
      kind: 'paragraph',
      text: 'It is ten past two in a rented room in Mukherjee Nagar, or Kota, or your own, the one with the cousin’s wedding cards still on the shelf. The highlighter has gone dry. You have read the same paragraph on federalism four times and it slides off like water from a steel plate. Somewhere in the building a pressure cooker whistles, at this hour, for somebody else who is not asleep.',
    },
    {
      kind: 'paragraph',
      text: 'This article is for adults who are preparing: for the civil services, for CA finals, for NEET a second time, for a semester that will decide a placement. If you are under eighteen, please show it to somebody older in your house, and remember the number 1098, which belongs to you.',
    },
    {
      kind: 'paragraph',
      text: 'We will not tell you that marks do not matter. In this country they decide hostels, cities and sometimes marriages, and you would not believe us. What we can say is that the pressure has a shape, that parts of it can be made smaller tonight, and that no paper is worth your life.',
    },
    { kind: 'heading', id: 'what-it-is', text: 'What the pressure is made of' },
    {
      kind: 'paragraph',
      text: 'Three different things arrive in one bag. There is the work, which is large but countable. There is the comparison, which is endless: the cousin at IIT, the rank list in the corridor, the boy in the reading room who never goes out for tea. And there is the debt, the feeling that your parents have turned land, loans and their own evenings into your coaching fee, and that you are walking around with all of it in your bag.',
    },
    {
      kind: 'paragraph',
      text: 'Separate them on paper. The work goes on one sheet, topic by topic. The comparison gets a line through it, because nothing you do today changes somebody else’s rank. The debt deserves a conversation, and we come to that. Most nights what keeps you awake is not the first sheet at all.',
    },
    { kind: 'heading', id: 'choking', text: 'When you know it and it does not come' },
    {
      kind: 'paragraph',
      text: [
        'Everyone has met this: at home the sum works, in the hall the mind turns white. Psychologists call it choking under pressure, and they have tested a remedy that costs ten minutes and a sheet of paper. In two laboratory and two classroom experiments, students wrote down what worried them about the test immediately before they sat it. Their scores improved, and the habitual worriers among them gained the most.',
        { source: 2 },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Nobody can promise you that it works for a UPSC paper in May at forty-two degrees. It is cheap to try with a practice test. Sit on the steps outside, take the back of the admit card’s photocopy, and write without stopping and without politeness: what if I blank, what if Papa’s friend asks, what if this is the fourth year. Tear it up afterwards if you like. You are not writing to keep it. You are emptying the hand that you need for the pen.',
    },
    { kind: 'heading', id: 'a-day', text: 'A day that can be repeated' },
    {
      kind: 'paragraph',
      text: 'Toppers’ timetables are works of fiction, written after the result. Build a day that you could repeat on your worst Tuesday, because that is the one that counts.',
    },
    {
      kind: 'picture',
      drawing: 'exam-day',
      alt: 'A bar from six in the morning to midnight, divided into parts: a walk, a long block of study, a meal, a second block of study, an hour outside, bed. Below: two blocks of work, not six; one hour outside, whatever the test said; the same bedtime, also on bad days.',
      caption: 'A plain day. The two blocks are long; what makes them possible is what stands between them.',
    },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Two serious blocks.' },
          ' Three to four hours each, with short breaks, phone in another room. More hours than that mostly turn into sitting.',
        ],
        [
          { strong: 'Questions before reading.' },
          ' Begin each block by trying to answer, badly, what you learned yesterday. It is unpleasant, and it shows you what is missing far sooner than a second reading does.',
        ],
        [
          { strong: 'One hour outside.' },
          ' Not as a reward for a good test. The days after bad ones need it more.',
        ],
        [
          { strong: 'A closing time.' },
          ' Write tomorrow’s first topic on a slip, put it on the book, and stop. The mind lets go more easily of something that has a place.',
        ],
        [
          { strong: 'The same bedtime.' },
          ' Sitting up all night feels heroic and is usually paid for with the next day, at a bad rate of exchange.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'If you share a room with three others on three different timetables, make one agreement and no more: lights and voices after eleven. Earplugs cost forty rupees.',
    },
    { kind: 'heading', id: 'the-people', text: 'The people who love you and make it worse' },
    {
      kind: 'paragraph',
      text: 'Parents ask “how much is left?” because they are frightened and this is the only question they know. Answering it every night at dinner is slowly becoming your second exam. Offer them a better arrangement: “Ask me on Sundays. I will tell you honestly, including the bad parts. On other days tell me what you cooked.” Many parents are relieved to be given a rule.',
    },
    {
      kind: 'paragraph',
      text: [
        'About the money, say it once, aloud, in a calm hour. “I know what you have put into this. It weighs on me, and I think it makes me slower. What would we do if I do not clear it?” You may be surprised. Mothers have usually thought about it long before, and fathers sometimes only need to be asked by their child instead of by a neighbour. If talk at home turns into shouting whenever your future comes up, there is more on this in ',
        { text: 'Parents and marriage', href: '/blogs/parents-and-marriage' },
        ', which is about another subject and the same two people.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'As for relatives who ring on result day: you are allowed not to pick up. Let one person in the family be the spokesman for forty-eight hours, and give them a sentence to say.',
    },
    { kind: 'heading', id: 'bad-result', text: 'After a result you did not want' },
    {
      kind: 'paragraph',
      text: 'The list is out, your number is not on it, and the family group has gone quiet in a way you can hear. The first day is not for decisions. Do not announce that you will try again, or that you never will. Eat something, sit near somebody, let the phone lie in a drawer. Tears are allowed, and so is a strange numbness; both pass through.',
    },
    {
      kind: 'paragraph',
      text: 'On the third or fourth day, sit down with a person who is neither a parent nor a coaching salesman, and put three questions on the table.',
    },
    {
      kind: 'table',
      caption: 'Three questions for the fourth day',
      head: ['Question', 'What speaks for going on', 'What speaks for turning'],
      rows: [
        [
          'How far away was it?',
          'A margin that a known weakness explains',
          'The same distance for the third time',
        ],
        ['What would be different next year?', 'Two concrete things, already begun', '“I will work harder”'],
        [
          'What does another year cost?',
          'Money that is there, health that is sound',
          'New loans, or a body that has begun to protest',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'There is no shame in either column. A country in which lakhs of people compete for hundreds of seats produces, by plain arithmetic, a great many able people who were not selected. The arithmetic says nothing about you. Somebody with your patience for footnotes is being looked for in offices that have never heard of your optional subject.',
    },
    { kind: 'heading', id: 'the-dark-part', text: 'The part nobody says in the reading room' },
    {
      kind: 'paragraph',
      text: [
        'The National Crime Records Bureau counted more than 13,000 students who died by suicide in India in 2022, and 2,095 deaths of people of all ages that it put down to failing an examination.',
        { source: 1 },
        ' Behind such a death there is hardly ever one cause, and a table in a report does not know any of them. We print the number for one reason: if you have had such thoughts at your desk, you are neither the only one nor mad, and this is a known emergency for which there are people.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Warning signs are plain when one knows them. Giving things away. Talk of being a burden, or of everybody being better off. Sleep gone for days, or nothing but sleep. A sudden calm after terrible weeks. If you see them in your room-mate, do not debate. Ask directly: “Are you thinking of ending your life?” The question does not plant the thought. Then stay, see to it that the door cannot be locked from inside, put anything dangerous out of reach, and call with them.',
    },
    {
      kind: 'paragraph',
      text: [
        'For yourself the rule is shorter. When the thought becomes a plan, or when you are afraid of being alone with it, put this page down and dial. Tele-MANAS answers at 14416, round the clock; there are cells in all states and union territories, and calls are taken in twenty languages.',
        { source: 3 },
        ' You do not have to be sure that it is serious enough. You may say “I have an exam in nine days and I cannot breathe”, and that is a good enough reason.',
      ],
    },
    { kind: 'helplines' },
    {
      kind: 'paragraph',
      text: [
        'In 2020 the Ministry of Education also opened a line for students called Manodarpan, 8448440632.',
        { source: 4 },
        ' We could not confirm its present hours, so try it by day and keep the two numbers above for the night. Many universities and coaching institutes have a counsellor; ask who pays them and what is reported, and then, if the answer is decent, go.',
      ],
    },
    { kind: 'heading', id: 'sleep', text: 'About tonight' },
    {
      kind: 'paragraph',
      text: [
        'If it is late and you are reading this instead of sleeping, here is the smallest version of everything above. Put the book where you cannot see it. Write the first topic of tomorrow on a slip. Drink water. Breathe out slowly, for longer than you breathe in, twenty times, and count. If the wheel goes on turning, get up and sit somewhere with a weak light and something dull; there is a whole page about such hours in ',
        { text: 'Night anxiety', href: '/blogs/night-anxiety' },
        '.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Caffeine after five in the afternoon is a loan. Pills from the chemist’s without a prescription, whether to stay awake or to sleep, are a worse one, and a doctor should hear about them.',
    },
    {
      kind: 'tip',
      title: 'Before the next practice test',
      text: 'Ten minutes before it begins, away from the others, write down every fear you have about it in full sentences. Then write one line: “If I get stuck, I will skip to the next question and come back.” Fold the paper, put it in your shoe if you must, and go in.',
    },
    { kind: 'heading', id: 'what-ai-can-do', text: 'What a companion of ours can and cannot do here' },
    {
      kind: 'paragraph',
      text: 'At two in the morning an AI companion is awake, and that is its chief merit. You can tell it how the test really went, let it ask you questions about yesterday’s chapter, or write out the speech to your father until the anger has gone from it. It does not know your syllabus well enough to teach you, it will sometimes be confidently wrong about facts, and you should check anything it says about cut-offs or dates. It is not a counsellor. If you write to it that you do not want to live, it stops the conversation you were having and shows you the lines above, because that is a moment for a human voice.',
    },
    {
      kind: 'paragraph',
      text: 'A limit is healthy as well. If you notice that you chat for an hour in order not to open the book, close it and be bored for a while. Boredom is where revision begins.',
    },
    { kind: 'heading', id: 'the-last-thing', text: 'The last thing' },
    {
      kind: 'paragraph',
      text: 'Some years from now somebody will ask you, at a wedding or in a train, what you did in your twenties, and you will tell them about this room. You will remember the tea at the corner, the man who sold photocopies by weight, and one friend who shared his notes on geomorphology. You will be surprised at how little the number matters in the telling. Be there to tell it.',
    },
  ],
  sources: [
    {
      title: 'Over 13,000 student suicide deaths in one year: NCRB report',
      publisher: 'Careers360, on the National Crime Records Bureau’s report for 2022',
      year: 2023,
      href: 'https://news.careers360.net/ncrb-report-2023-over-13000-student-suicide-fail-in-exam-girls-national-crime-records-bureau/amp',
      checkedOn: '2026-11-23',
    },
    {
      title: 'Writing About Testing Worries Boosts Exam Performance in the Classroom',
      publisher: 'Gerardo Ramirez and Sian L. Beilock, Science',
      year: 2011,
      href: 'https://science.sciencemag.org/content/331/6014/211.abstract',
      checkedOn: '2026-11-23',
    },
    {
      title: 'Over 29 lakh phone calls handled by Tele MANAS cells: Savitri Thakur',
      publisher: 'Lokmat Times',
      year: 2025,
      href: 'https://www.lokmattimes.com/technology/over-29-lakh-phone-calls-handled-by-tele-manas-cells-savitri-thakur-2/',
      checkedOn: '2026-11-23',
    },
    {
      title: 'HRD ministry launches Manodarpan initiative to provide psychosocial support to students',
      publisher: 'The Statesman',
      year: 2020,
      href: 'https://www.thestatesman.com/india/hrd-ministry-launches-manodarpan-initiative-to-provide-psychosocial-support-to-students-1502910421.html',
      checkedOn: '2026-11-23',
    },
  ],
  related: ['night-anxiety', 'when-to-see-a-professional', 'parents-and-marriage'],
  companions: ['rohan-das', 'sandeep-kulkarni'],
};
