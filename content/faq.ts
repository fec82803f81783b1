import { BRAND } from './brand';
import type { FaqEntry } from './formats';

/** The questions of `/marketing_premium`. */
export const FAQ: readonly FaqEntry[] = [
  {
    question: 'Am I talking to a person?',
    answer:
      'No. Everyone you chat with here is an AI companion: software with a character. It says so in the chat and whenever you ask. No human being reads along or writes the replies.',
  },
  {
    question: 'What exactly is free?',
    answer:
      'A new visitor usually gets five messages; a phone or connection that many people share may begin with none. Each of yours that a companion answers uses one, so that is five real turns of a talk. You need no account and no card. Psychologist-style chats need a balance of 12 messages to start, so for those you would top up first, or invite a friend.',
  },
  {
    question: 'And after that?',
    answer: [
      'You decide. There are prepaid packs in rupees, listed under ',
      { text: 'Pricing', href: '#pricing' },
      '. Nothing renews by itself. If you ask within 7 days, unused messages of your latest purchase are refunded; the ',
      { text: 'refund policy', href: '/refund-policy' },
      ' has the details.',
    ],
  },
  {
    question: 'Is it therapy?',
    answer: [
      'No. A psychologist-style companion listens and asks good questions, but it has no licence, makes no diagnosis and replaces nobody who does. If you are in a crisis, call Tele-MANAS on ',
      { text: '14416', href: 'tel:14416' },
      ' or ',
      { text: '112', href: 'tel:112' },
      '. More on ',
      { text: 'safety', href: '/safety' },
      '.',
    ],
  },
  {
    question: 'Who can see what I write?',
    answer: [
      'You. The text goes to the AI model that writes the reply and is stored so that you can read it again. Our people open a chat only if you report a message or ask for help with it, if it tells of danger or a threat, or if a court or an authority lawfully demands it. We do not sell it, do not advertise with it and do not let it train models. You can delete a chat, a memory or everything, even as a guest. The ',
      { text: 'privacy notice', href: '/privacy' },
      ' says it in full.',
    ],
  },
  {
    question: 'Will it remember me?',
    answer:
      'With the same companion, yes: plans, people, how you like to talk. You can read, correct and delete what it remembers, or switch memory off. Sensitive things are kept only after you say yes.',
  },
  {
    question: 'Which languages does it speak?',
    answer:
      'English, Hindi in Devanagari, and Hinglish in the letters you type on your phone. It follows you when you switch in the middle of a sentence.',
  },
  {
    question: 'Can anyone in my family find out?',
    answer: `You can chat as a guest without a name or number. On a bank statement a payment shows ${BRAND.name}, our company or Cashfree as the payee. On a shared phone, sign out when you are done, or as a guest delete the chat under Account, since whoever holds the open browser can read the chat.`,
  },
];
