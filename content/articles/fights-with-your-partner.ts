import type { Article } from '../formats';

export const article: Article = {
  slug: 'fights-with-your-partner',
  title: 'Fights with your partner: how to quarrel and stay',
  description:
    'The towel, the tone, the mother-in-law. Why the same fight comes back, what helps in the middle of one and the morning after, and when it is no fight.',
  category: 'Work & relationships',
  date: '2026-11-23',
  trending: false,
  author: 'mitali',
  hero: {
    portraits: ['lakshmi-iyer', 'imran-shaikh'],
    alt: 'Illustration of a woman with glasses and a bindi and a man with a brown beard',
  },
  body: [
    {
      kind: 'paragraph',
      text: 'It began with a wet towel on the bed. By a quarter to twelve it had passed through his mother’s remark at Ganesh Chaturthi, the salary of a cousin, the year 2021 in general, and the sentence “Then why did you marry me”. Now one of you is in the hall with the television on and the sound off. The other one lies in the dark and composes, word by word, the speech of a lifetime. Nobody remembers the towel.',
    },
    {
      kind: 'paragraph',
      text: 'This is how people fight who love each other. It is also how people fight who are about to stop. From inside, at a quarter to twelve, one cannot tell which it is. So the first piece of advice is about the clock: nothing that is decided after eleven at night counts.',
    },
    { kind: 'heading', id: 'not-the-fights', text: 'Fighting is not the problem' },
    {
      kind: 'paragraph',
      text: 'Every couple has a few subjects on which they will not agree in this life. How much noise, how much family, how much money in the bank before one sleeps well. They are not solved, they are managed, like the damp patch above the bathroom window.',
    },
    {
      kind: 'paragraph',
      text: [
        'Nor is being nice always the answer. Two psychologists who looked through the research on conflict came to an unfashionable conclusion. Speaking up plainly, even in opposition, does good when the problem is serious and the other person is able to change; it does harm when that person feels too insecure to respond. Soft words and validation help when the matter is small, or cannot be changed, or makes one of the two defensive. With a serious problem they can be harmful, because everything stays as it is.',
        { source: 2 },
      ],
    },
    {
      kind: 'paragraph',
      text: 'In other words, choose your fights. A towel wants a joke. A loan that he has taken without telling you wants plain speech, by day.',
    },
    { kind: 'heading', id: 'the-loop', text: 'The loop' },
    {
      kind: 'paragraph',
      text: 'One pattern deserves to be known by name. One presses: asks, repeats, follows into the kitchen. The other withdraws: goes quiet, looks at the phone, says “do what you want”. The more the first one presses, the further the second one goes; the further the second goes, the harder the first must press. Each of them is sure of merely reacting.',
    },
    {
      kind: 'picture',
      drawing: 'press-withdraw',
      alt: 'Two circles with arrows from each to the other: one presses, the other goes quiet. Below them two ways out: ask for less, at a better hour; and: say when you will be back.',
      caption: 'The loop has no beginning. That is why “you started it” never helps.',
    },
    {
      kind: 'paragraph',
      text: [
        'The research calls it demand and withdrawal, and ranks it among the most destructive and least effective things that couples do. It used to be thought that the wife demands and the husband flees. In diaries that 116 American couples kept at home, both directions turned up equally often, most of all when the subject was the relationship itself. Whichever way it went, there were more bad feelings, rougher tactics and fewer solutions.',
        { source: 1 },
      ],
    },
    {
      kind: 'paragraph',
      text: 'You can leave the loop from either side, and you need not wait for the other.',
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'If you are the one who presses' },
        ', ask for less. Not “we have to talk about us” but “can I have ten minutes on Saturday after breakfast about the school fees?” Then let go until Saturday. It feels like giving in. It is more like putting down one end of a rope.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'If you are the one who goes quiet' },
        ', go, but say when you will be back. “I cannot think any more. I am going down for twenty minutes. At half past nine I will sit down with you.” And come at half past nine, with your face turned to them. For somebody who is left standing, a walk without a return time is a small abandonment; with one it is only a walk.',
      ],
    },
    { kind: 'heading', id: 'in-the-middle', text: 'In the middle of it' },
    {
      kind: 'paragraph',
      text: 'When the heart is racing and the ears are hot, the clever part of you has left the room. Do not try to be reasonable then. Try to be slow.',
    },
    {
      kind: 'list',
      items: [
        [{ strong: 'Sit down.' }, ' Nobody has ever shouted well from a low chair.'],
        [
          { strong: 'One subject.' },
          ' When a second comes up, say: “That is a real one. Not tonight,” and write it on the pad on the fridge.',
        ],
        [
          { strong: 'No “always”, no “never”.' },
          ' They are invitations to look for the one exception in 2022.',
        ],
        [
          { strong: 'Say it in the order: what happened, what it did to me, what I would like.' },
          ' “You told your sister about the test before me. I felt like a visitor. Next time I want to be the first.” Three short sentences.',
        ],
        [
          { strong: 'Repeat before you reply.' },
          ' “You felt like a visitor.” It costs some pride, and it works.',
        ],
        [{ strong: 'Leave out parents.' }, ' His, yours, and above all the comparison.'],
        [
          { strong: 'Not before the child.' },
          ' If it has happened before the child, let the child see you make up as well.',
        ],
        [
          { strong: 'No typing.' },
          ' A quarrel on WhatsApp has no tone of voice, no end, and a search function.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'And keep one emergency brake that both know. Some couples have a word (“pineapple”), some a gesture, some ring the bell at their own door. Whoever pulls it is not losing. They are saving the evening.',
    },
    { kind: 'heading', id: 'three-fights', text: 'Three fights in nearly every Indian home' },
    { kind: 'heading', id: 'families', text: '“Your mother”', level: 3 },
    {
      kind: 'paragraph',
      text: 'The rule is old and good: each deals with their own parents. If your mother says something about her cooking, it is you who calls your mother, alone, and without “she told me to”. Let your wife or husband hear you say “we have decided”. That small word has kept more roofs up than all the vastu in the world.',
    },
    {
      kind: 'paragraph',
      text: 'If all of you live in one house, there has to be a door that can be closed, and at least one meal in a week that the two of you eat somewhere else, even if it is bhel on a wall.',
    },
    { kind: 'heading', id: 'money', text: '“Whose money”', level: 3 },
    {
      kind: 'paragraph',
      text: 'The subject is not the sum but the right to be asked. Agree on an amount below which nobody explains anything, and above which both know of it beforehand. Support for parents and siblings should stand in the plan like the rent, on both sides. What is secret gathers interest.',
    },
    { kind: 'heading', id: 'fair-share', text: '“I do everything”', level: 3 },
    {
      kind: 'paragraph',
      text: [
        'In the heat of it both believe this. By daylight make a list, including the invisible: who knows when the vaccination is due, who notices that there is no more hing. Do not divide every single task into two. Divide responsibilities: one has the kitchen with everything in it, the other the school with everything in it, for three months, then change. Somebody who is only ever asked to “help” remains a guest in their own house. We looked at the hours more closely in ',
        { text: 'Work-life balance and relationships', href: '/blogs/work-life-balance-and-relationships' },
        '.',
      ],
    },
    { kind: 'heading', id: 'morning', text: 'The morning after' },
    {
      kind: 'paragraph',
      text: 'What couples do within a day of a fight often matters more than how bad it was. There are four steps, and none of them is a speech.',
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { strong: 'A sign.' },
          ' Tea on their side of the bed. You need not have forgiven for it. It says: still here.',
        ],
        [
          { strong: 'Your own part first.' },
          ' “I was cruel about your job. That was below the belt, and I am sorry.” Not “but you”.',
        ],
        [
          { strong: 'What was it about, underneath?' },
          ' “When you are late and do not message, I think of the night of your accident.” One of you says it, the other just listens.',
        ],
        [
          { strong: 'One thing, very small, until Sunday.' },
          ' The towel goes on the hook. You write “left office”. Not a new personality, one thing.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'If you are not on speaking terms for days, somebody has to make a beginning, and it is never fair who. Do it when you can do it without keeping the receipt.',
    },
    {
      kind: 'table',
      caption: 'An apology, and what only looks like one',
      head: ['It looks like one', 'It is one'],
      rows: [
        ['“Sorry that you feel that way”', '“I am sorry I said that in front of your brother”'],
        ['“I said sorry, what more do you want?”', '“I can see that it still hurts. Take your time”'],
        ['“I was tired, you know how I get”', '“I was tired, and it was still wrong”'],
        ['A necklace', 'A changed Tuesday'],
      ],
    },
    { kind: 'heading', id: 'too-often', text: 'If it is always the same one' },
    {
      kind: 'paragraph',
      text: 'Write down the last three quarrels in one line each. Cross out the names and places. What remains is perhaps “I come last”, or “nothing I do is enough”, or “you will leave”. That is the fight. It is older than your marriage, as a rule, and each of you has brought a half of it from home.',
    },
    {
      kind: 'paragraph',
      text: 'You can say that aloud in a good hour, as a discovery and not as an accusation: “I believe that when I shout about the phone, I am really afraid that I bore you.” Hardly anyone can go on fighting with that sentence.',
    },
    {
      kind: 'paragraph',
      text: 'If it does not get better in spite of everything, do not wait for years. There are couples’ counsellors in all the larger cities and online, in Hindi, Tamil, Marathi; an hour costs about as much as a dinner out. If the other refuses, go alone. It takes only one to change a dance.',
    },
    { kind: 'heading', id: 'not-a-fight', text: 'When it is not a fight' },
    {
      kind: 'paragraph',
      text: 'This is the most important section, and we would like you to read it slowly.',
    },
    {
      kind: 'paragraph',
      text: 'A quarrel has two sides. Violence has one. If you are hit, pushed, choked, locked in or out; if he or she breaks your things, takes your phone, your salary, your papers; if you are forced into anything in bed; if you choose every word because of what may come: then it is not a communication problem, and no “I feel” sentence is the right tool. Rules for fair fighting are even dangerous here, since they suggest that you could have prevented it.',
    },
    {
      kind: 'paragraph',
      text: [
        'In the National Family Health Survey of 2019–21, 32 in 100 women between 18 and 49 who were or had been married said that they had suffered physical, sexual or emotional violence from their husband. Only 14 in 100 of the women who had experienced physical or sexual violence by anyone had looked for help.',
        { source: 3 },
        ' Of the same women, 77 in 100 had neither looked for help nor told anybody.',
        { source: 4 },
        ' Men are hit as well, by wives and by other men, and are laughed at when they say so. All of this holds for them, too.',
      ],
    },
    {
      kind: 'list',
      items: [
        'When it is happening: 112. On many phones, pressing the power button three times also calls.',
        'Women can ring 181 at any hour, even if only to talk, and without having decided anything.',
        'Somebody outside should know: a neighbour, a sister, a doctor who writes down the bruise.',
        'Pack a small bag with papers and money, and leave it with that person.',
        'You do not need to prove anything in order to be afraid.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'And if you are the one who has lifted a hand: being sorry is not enough, and having been provoked is no excuse. Leave the house for tonight. Ring Tele-MANAS, or go to a counsellor who works with people who have hurt somebody. It can be unlearned, but not by a promise.',
    },
    { kind: 'helplines' },
    { kind: 'heading', id: 'what-ai-can-do', text: 'What a chat can do, and whose side it is on' },
    {
      kind: 'paragraph',
      text: 'At a quarter to twelve, a companion on our site is a better address for the speech of a lifetime than the bedroom. Let it all out. Then ask it to reduce the speech to three sentences, in the order from above, and to tell you how they will sound to someone who is tired. You may even let it take the other’s part; that is instructive, and annoying.',
    },
    {
      kind: 'paragraph',
      text: 'But please remember who is not in the chat. It knows your half, told by you, in the heat. It will find you reasonable. Fifty evenings of that can make you very certain and very alone. It is no mediator, no lawyer and no couples’ therapist, and it cannot see a bruise. And a secret chat that you hide from your partner night after night is on its way to becoming the next fight.',
    },
    {
      kind: 'tip',
      title: 'A question for Sunday',
      text: 'Ask each other, taking turns, and without commenting on the answer: “What did I do this week that made life easier for you?” and “What is one thing that you wish I had noticed?” Ten minutes, with tea. Couples who think this is silly are usually those who need it by Wednesday.',
    },
    {
      kind: 'paragraph',
      text: 'Somewhere in the building another pair is fighting now; one can hear it through the shaft, the rise and fall, though not a word. From outside it sounds like two people who desperately want something from each other. Perhaps that is all most fights are. If the thing you want is only that they come back into the room, you could go to the hall, switch the television off, and ask whether there is any space on that sofa. And bring the towel. You may yet laugh about it.',
    },
  ],
  sources: [
    {
      title: 'Demand-Withdraw Patterns in Marital Conflict in the Home',
      publisher: 'Lauren M. Papp, Chrystyna D. Kouros and E. Mark Cummings, Personal Relationships',
      year: 2009,
      href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3218801',
      checkedOn: '2026-11-23',
    },
    {
      title: 'What Type of Communication during Conflict is Beneficial for Intimate Relationships?',
      publisher: 'Nickola C. Overall and James K. McNulty, Current Opinion in Psychology',
      year: 2017,
      href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5181851/',
      checkedOn: '2026-11-23',
    },
    {
      title: '30% women in India subjected to physical, sexual violence: NFHS',
      publisher: 'The Indian Express',
      year: 2022,
      href: 'https://indianexpress.com/article/india/30-women-in-india-subjected-to-physical-sexual-violence-nfhs-7906029/',
      checkedOn: '2026-11-23',
    },
    {
      title: '77% women remain silent about domestic violence, reveals NFHS-5 data',
      publisher: 'Her Circle',
      year: 2022,
      href: 'https://hercircle.in/engage/get-inspired/trending/77-women-remain-silent-about-domestic-violence-reveals-nfhs-5-data-2747.html',
      checkedOn: '2026-11-23',
    },
  ],
  related: ['work-life-balance-and-relationships', 'parents-and-marriage', 'when-to-see-a-professional'],
  companions: ['lakshmi-iyer', 'imran-shaikh'],
};
