import type { MarketingPage, PremiumPage } from './formats';
import { FREE_FIRST } from './free';

export const MARKETING: MarketingPage = {
  title: 'A calm talk about what weighs on you',
  description:
    'Talk through a breakup, work stress or family trouble with an AI companion, in English, Hindi or Hinglish. Five free messages, no signup, no card.',
  hero: {
    title: 'Say it once, in your own words',
    text: 'A calm AI companion for the things you carry home from work: the breakup, the boss, the call from your parents. It listens, asks, and helps you sort things out. In English, Hindi or Hinglish, at any hour. Your free messages open a friendly, romantic or deep chat.',
    badge: FREE_FIRST.badge,
    points: ['No signup', 'No card', 'Free first chat', 'AI, not a licensed psychologist'],
    start: 'Start free chat',
    howItWorks: 'How it works',
    alt: 'Illustration of the AI companions Isha Menon and Rohan Das',
  },
  topics: {
    title: 'What people bring',
    items: [
      {
        title: 'Breakups',
        text: 'The unsent message, the mutual friends, the song in the cab. Tell it from the start, without anyone taking sides.',
      },
      {
        title: 'Work stress',
        text: 'A review that went wrong, a manager who pings at eleven, a notice period that feels endless. Put it in order and find the next step.',
      },
      {
        title: 'Family',
        text: 'The rishta you do not want, the loan nobody talks about, the Sunday call. Find the sentence before you have to say it.',
      },
      {
        title: 'Loneliness',
        text: 'New city, three flatmates, nobody to eat with. Company for tonight, and a nudge towards people for tomorrow.',
      },
    ],
  },
  testimonialsTitle: 'What it can feel like',
  steps: {
    title: 'Three steps, about a minute',
    items: [
      {
        title: 'Click start',
        text: 'No form and no card. You confirm once that you are 18 or older and know that companions are AI.',
      },
      {
        title: 'Choose a chat type',
        text: 'Romantic, friendly or deep: five messages are free. Psychologist-style companions open from a balance of 12 messages.',
      },
      {
        title: 'Chat',
        text: 'Write the way you text. Stop whenever you like. Your chat is there when you come back to the same browser.',
      },
    ],
  },
  cities: {
    title: 'For twelve cities that rarely switch off',
    text: 'Everything happens online, so it is the same chat in all of them. The evenings differ.',
  },
  blogsTitle: 'Worth reading first',
  blogs: [
    'emotional-wellness-busy-professionals',
    'dating-in-tier-1-cities-challenges-solutions',
    'work-life-balance-and-relationships',
  ],
  closing: {
    title: 'One message is enough to begin',
    text: 'If it helps, stay. If it does not, close the tab: there is nothing to cancel. In a crisis please call Tele-MANAS on 14416 or 112 instead.',
    start: 'Start free chat',
  },
};

export const PREMIUM: PremiumPage = {
  title: 'AI companions with time for you',
  description:
    'AI companions who remember you and speak your mix of Hindi and English. First chat free with five messages, no signup, no card, no subscription.',
  hero: {
    badge: 'Limited offer: first chat free, once per person',
    title: 'Somebody with time for you tonight',
    text: 'Romantic, friendly or a calm talk about what weighs on you. Companions with a character of their own, who remember what you told them and never hurry you. They are AI, and they say so.',
    start: 'Start free chat',
    howItWorks: 'How it works',
    alt: 'Illustration of the AI companions Zoya and Kabir',
  },
  features: {
    title: 'What you get',
    items: [
      {
        title: 'Characters, not one bot',
        text: 'One writes in lowercase and teases, another asks slow questions and likes old film songs. Pick who suits your evening.',
      },
      {
        title: 'Your language, your script',
        text: 'English, Hindi or Hinglish. It follows the way you type, even when you switch halfway.',
      },
      {
        title: 'Memory you control',
        text: 'It knows about the interview next week. You can read what it remembers, correct it, delete it or switch it off.',
      },
      {
        title: 'Day and night',
        text: 'No appointment and no waiting room. Psychologist-style companions can be busy for a while; then the page tells you for how long.',
      },
      {
        title: 'Private by design',
        text: 'No name needed. Your chats are not sold, not used for advertising and not used to train models. Delete them when you like.',
      },
      {
        title: 'Fair with your money',
        text: 'Prepaid packs, nothing renews. A message without a reply costs nothing, and unused messages of your latest purchase are refundable for 7 days.',
      },
    ],
  },
  testimonialsTitle: 'Voices',
  statsTitle: 'In numbers',
  steps: {
    title: 'How it works',
    items: [
      { title: 'Click start', text: 'No signup, no card. Confirm that you are 18 or older.' },
      { title: 'Choose a chat type', text: 'Romantic, friendly or deep. You can change any time.' },
      { title: 'Chat', text: 'Five messages are free. See how it feels before you spend a rupee.' },
    ],
  },
  pricing: {
    title: 'Pricing',
    text: [
      'Five messages are free for new visitors. After that you buy messages in packs, by UPI, card or net banking through Cashfree, with taxes included. These are the packs inside a chat; the recharge page has its own starter pack. One message sent and answered is one message. Nothing renews by itself, and the ',
      { text: 'refund policy', href: '/refund-policy' },
      ' covers what you do not use.',
    ],
  },
  faqTitle: 'Questions people ask',
  closing: {
    title: 'Begin with one message',
    text: 'Free, without an account. You can leave in the middle of a sentence and nobody minds.',
    start: 'Start free chat',
  },
  floating: 'Start free chat',
};
