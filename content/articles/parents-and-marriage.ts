import type { Article } from '../formats';

export const article: Article = {
  slug: 'parents-and-marriage',
  title: 'Parents and marriage: when home asks every evening',
  description:
    'The biodata, the aunties, the person they do not know about. How to talk with parents about marriage without losing them or yourself, and what the law says.',
  category: 'Connection',
  date: '2026-11-23',
  trending: false,
  author: 'mitali',
  hero: {
    portraits: ['meera-rao', 'kabir'],
    alt: 'Illustration of a laughing woman with square glasses and a smiling young man',
  },
  body: [
    {
      kind: 'paragraph',
      text: 'Your mother has begun to call you beta again, which means that there is a photograph. She sends it at 10.20 pm, when she knows that you are in bed: a man in a blazer before a rented curtain, 5’9”, package mentioned before name. “Just see. No pressure.” Under it, two minutes later, a voice note. In the background your father is turning the pages of a newspaper, loudly.',
    },
    {
      kind: 'paragraph',
      text: 'You love these people. That is what makes it difficult. If they were only tyrants you could slam a door. But she sold a bangle for your hostel fee, and he learned to use the camera because you are far away, and now they want one thing from you, and it is your life.',
    },
    {
      kind: 'heading',
      id: 'what-they-fear',
      text: 'What they are talking about when they talk about marriage',
    },
    {
      kind: 'paragraph',
      text: 'Before you argue, find out with whom. Behind the blazer there are usually three fears, and none of them is about the boy.',
    },
    {
      kind: 'paragraph',
      text: 'The first is time. They are getting older, a friend of theirs has had a stent, and “settled” is their word for being allowed to die without having left you alone. The second is people: a building, a temple, a family group in which the parents of a thirty-year-old have to give an account of themselves. The third is that they do not know you very well any more. You left at eighteen. They know what you eat, and not what you want.',
    },
    {
      kind: 'paragraph',
      text: 'You can answer fears. “I do not want to marry now” answers none of them; it only sounds like bad weather. Try, one evening, to name theirs first. “You are afraid that I will be alone when you are not here. I think about that as well.” Then see what happens in the room.',
    },
    { kind: 'heading', id: 'between', text: 'Between love and arranged there is a road' },
    {
      kind: 'paragraph',
      text: [
        'Many quarrels at home are about two pictures: the wedding that is done to you, and the one that you do against everybody. Most people in this country marry somewhere in between. Researchers who worked with the India Human Development Survey found that women of younger cohorts more often reported marriages arranged by the parents with their own consent, and that education went along mostly with just that: parents look, the daughter agrees or refuses.',
        { source: 1 },
        ' In a national survey of 2011–12, about sixty women in a hundred said that they had had a say in their own marriage; only eighteen had known their husband before it.',
        { source: 2 },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Read the second pair of numbers twice. A say is not yet an acquaintance. If your parents are proud that you may “of course say no”, you can take them at their word and ask for what turns a no into a real one: time, meetings alone, and no caterer before the third.',
    },
    {
      kind: 'table',
      caption: 'Five steps on the road, from theirs to yours',
      head: ['Who finds', 'Who meets whom', 'Who decides'],
      rows: [
        ['Parents', 'Families, once, with samosas', 'Parents'],
        ['Parents', 'You two, once, on the balcony', 'You may refuse'],
        ['Parents', 'You two, four or five times, outside', 'You, in your own time'],
        ['You', 'Parents, when you are sure', 'You, with their blessing'],
        ['You', 'Nobody is asked', 'You, and you carry it'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Find out on which step your parents think that they are standing, and on which you are. Often they are nearer to each other than the shouting suggests. One step can be negotiated; four have to be walked one at a time, over a year.',
    },
    { kind: 'heading', id: 'not-now', text: '“Not now”, said so that it holds' },
    {
      kind: 'paragraph',
      text: 'If you want to marry one day, but not yet, say it as a plan. Parents can pass on a plan to an aunt.',
    },
    {
      kind: 'quote',
      text: '“I will not meet anybody before March next year. I want to finish the certification and pay back the loan. In April you may show me three people, and I will meet each of them properly. Until then please do not send photographs.”',
    },
    {
      kind: 'paragraph',
      text: 'Then keep to it. A boundary that gives way when she cries for ten minutes has taught her how long to cry. When the next picture comes, reply in a friendly way with the same word: “April, Ma.” You do not have to be angry. You only have to be boring.',
    },
    {
      kind: 'paragraph',
      text: 'If you do not want to marry at all, it is another sentence, and a heavier one. It is best said once the rest of your life can be looked at: a home, work, friends whom they have met, a pension plan with your name on it. “I am not going to marry. I am well. I should like you to know how I live.” Some parents need two years for that. Some never get there, and pass you the pickle all the same.',
    },
    { kind: 'heading', id: 'somebody', text: 'When there is somebody they do not know about' },
    {
      kind: 'paragraph',
      text: 'Most who write about this advise honesty, and forget to ask what it costs. So ask first, and be cold about it.',
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { strong: 'Are you safe?' },
          ' Has anyone in the family ever hit, locked up, or threatened over such a thing? Would they take your phone, your documents, your ticket? If so, read the section on safety below before you say a word.',
        ],
        [
          { strong: 'Are you both sure?' },
          ' To fight a war for somebody who is still thinking is a lonely business. Sit down together: when, who tells whom, where do we live if it goes badly?',
        ],
        [
          { strong: 'Do you have ground under your feet?' },
          ' A salary, a little money of your own, papers in your own hands.',
        ],
        [
          { strong: 'Who is your first ally?' },
          ' A brother, a mausi, the uncle who reads. Tell that one person six weeks before everybody else.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Then build up slowly. Mention a name for months before it means something. Let them meet over nothing: a lift to the station, a power bank lent. When you tell them, speak to one parent alone, by day, with no festival in the same week. Say what you want to be asked: “I want you to meet her twice before you make up your mind.” That is a small request, and a parent who grants it has already moved.',
    },
    {
      kind: 'paragraph',
      text: 'Expect a first reaction which is not the last. There will be a silence of days, a fasting mother, the words “after everything we did”. Do not answer the words. Go on ringing on Sundays as if you were still their child, which you are.',
    },
    { kind: 'heading', id: 'caste-faith', text: 'If it is about caste, faith, or the same sex' },
    {
      kind: 'paragraph',
      text: 'Then you are not up against your father alone, but against a whole arithmetic of who eats with whom. It would be dishonest to promise that patience always wins. What you can do is to leave a way back open, for them too: no insults against their gods, no ultimatum in front of others, a letter in their own language, a photograph at Pongal.',
    },
    {
      kind: 'paragraph',
      text: [
        'The law, in any case, stands clearer than the street. In Shakti Vahini, in March 2018, the Supreme Court held that the consent of the family, the community or the clan is not necessary once two adults agree to marry, and told the states to take preventive and remedial steps against those who use force in the name of honour.',
        { source: 3 },
        ' It said the same again in 2021, in the case of a couple from Karnataka, and called the choice of a partner an inextricable part of dignity.',
        { source: 4 },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Both judgments are about two adults who marry each other under the law as it stands. Marriages between people of the same sex are not registered in India. Couples live together all the same, with wills, nominations and joint rent agreements, and there are lawyers and community groups who know how.',
    },
    {
      kind: 'paragraph',
      text: 'A paragraph about law on a website is no legal advice. For that there are the legal services authorities in every district, which help many people free of charge, and lawyers whom you can pay for an hour.',
    },
    { kind: 'heading', id: 'safety', text: 'If home is dangerous' },
    {
      kind: 'paragraph',
      text: 'You are being watched, beaten, locked in; a wedding has been fixed without you; somebody has said what happens to “such people”. This is not a quarrel to be talked through better.',
    },
    {
      kind: 'list',
      items: [
        'Ring 112 when it is now. Women can ring 181 at any hour.',
        'Give a friend outside the family your address, photographs of your papers, and a code word.',
        'Keep certificates, Aadhaar, bank card and some cash where you can reach them in a minute.',
        'Go to the police with somebody, or write to the superintendent, and say that you are adults and ask for protection. Mention the judgment named above.',
        'Do not go home for “one last talk” alone, however kind the voice note.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Whoever is under eighteen and is to be married off can call 1098, and so may any neighbour.',
    },
    { kind: 'heading', id: 'daily', text: 'The daily small war, and how to fight less of it' },
    { kind: 'heading', id: 'calls', text: 'The call at nine', level: 3 },
    {
      kind: 'paragraph',
      text: 'If every call ends at the same subject, change the call. Ring them first, at seven, from the street, for eight minutes, with a topic in your pocket: the pressure cooker, his knee, what the neighbours paid for their scooter. People who are told little dig in the one place they know.',
    },
    { kind: 'heading', id: 'aunties', text: 'The aunt at the function', level: 3 },
    {
      kind: 'paragraph',
      text: '“So when is the good news?” You need not educate her. A line you can say with a smile will do: “The day I know, you get the first laddoo.” Repeat it word for word at every function. By the third it is a family joke, and you are out of range.',
    },
    { kind: 'heading', id: 'your-age', text: '“At your age we had two children”', level: 3 },
    {
      kind: 'paragraph',
      text: 'True, and a flat cost four lakhs. Do not say so. Ask how it was: were you frightened, did you like each other, who taught you to cook? Many have never been asked. It may turn out that your mother, too, once wanted to say no, and then the photographs will rest for a while.',
    },
    { kind: 'heading', id: 'siblings', text: 'The one behind you', level: 3 },
    {
      kind: 'paragraph',
      text: '“Your sister’s match depends on yours.” It is a hard sentence, because it turns your time into somebody else’s debt. Talk to the sister, not to the parents. It may be that she is glad of the delay.',
    },
    { kind: 'heading', id: 'the-yes', text: 'If in the end you say yes' },
    {
      kind: 'paragraph',
      text: 'Some readers will meet the man with the curtain and find that he is funny. That happens; you have not betrayed anything. Before the families shake hands, settle six things between the two of you: where you will live and with whom, whose salary does what, children or none, work after children, what each owes to the parents, and how you will quarrel. Add one question: “Is there anybody you would rather have married?” It is less dangerous before than after.',
    },
    {
      kind: 'paragraph',
      text: [
        'And watch how he says no to his mother in some small matter. You are looking at your future Tuesdays. What comes then has a page of its own, ',
        { text: 'Fights with your partner', href: '/blogs/fights-with-your-partner' },
        '.',
      ],
    },
    { kind: 'heading', id: 'what-ai-can-do', text: 'What to say to a machine first' },
    {
      kind: 'paragraph',
      text: 'Before the talk you can have the talk. Tell one of our family companions what your father is going to say, let it say so, and try your sentences in the language in which you will need them, since “autonomy” has no good word in Maithili. You can also bring it the anger, so that it does not come along to dinner.',
    },
    {
      kind: 'paragraph',
      text: 'It knows nothing of your father except what you tell it. It is not able to judge whether you are in danger, and must not be your plan if you are. And please do not show a parent what “the AI said” as an argument. It agrees with almost everybody, a little.',
    },
    {
      kind: 'paragraph',
      text: 'Where the pressure has become so heavy that you no longer want to be here, say that to a human being tonight.',
    },
    { kind: 'helplines' },
    {
      kind: 'tip',
      title: 'The five-minute letter',
      text: 'Write to your mother or father by hand, to be given or not: one thing they did for you that you have never mentioned; one thing you are afraid of; one thing you ask of them for the next six months. No more than a page. Even unsent, it will tell you what the quarrel is about.',
    },
    {
      kind: 'paragraph',
      text: 'Some evening, much later, she will again send something at 10.20. It will be a recipe, or the neighbour’s dog in a raincoat. You will look at the screen for a while, and it will come to you that this was what you had been fighting for: not to win against her, but to be written to about a dog.',
    },
  ],
  sources: [
    {
      title:
        'Is Education Associated with a Transition towards Autonomy in Partner Choice? A Case Study of India',
      publisher:
        'Manjistha Banerji, Steven Martin and Sonalde Desai, India Human Development Survey, Working Paper 8',
      year: 2008,
      href: 'https://vdocuments.site/india-human-development-survey-working-paper-no-8-2015-07-29-india-human.html',
      checkedOn: '2026-11-23',
    },
    {
      title: 'Arranging a marriage: how India does it',
      publisher: 'National Council of Applied Economic Research',
      year: 2014,
      href: 'https://www.ncaer.org/news/arranging-a-marriage-how-india-does-it',
      checkedOn: '2026-11-23',
    },
    {
      title: 'Shakti Vahini vs Union of India: Supreme Court judgment of 27 March 2018',
      publisher: 'indianconstitution.in',
      year: 2021,
      href: 'https://www.indianconstitution.in/2021/03/shakti-vahini-vs-union-of-india-supreme.html',
      checkedOn: '2026-11-23',
    },
    {
      title: 'Consent Of Family, Community Not Required For Adults To Marry: SC',
      publisher: 'BOOM',
      year: 2021,
      href: 'https://www.boomlive.in/law/right-to-marry-supreme-court-11953',
      checkedOn: '2026-11-23',
    },
  ],
  related: ['modern-indian-dating-expectations-vs-reality', 'one-sided-love', 'fights-with-your-partner'],
  companions: ['meera-rao', 'kavita-joshi'],
};
