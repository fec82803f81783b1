import { BRAND } from '../brand';
import type { LegalPage } from '../formats';
import { HELPLINES, MAIN_HELPLINES } from '../helplines';

export const page: LegalPage = {
  slug: 'safety',
  title: 'Safety and limits',
  description: `What an AI companion on ${BRAND.name} is and is not, how we handle crisis, age and reports, what Daring allows, and helplines in India that answer now.`,
  updated: '2026-11-24',
  body: [
    { kind: 'heading', id: 'help-now', text: 'If you need help now' },
    {
      kind: 'paragraph',
      text: 'These calls are free. You need not give your name, and you need not be sure that it is “bad enough”.',
    },
    { kind: 'helplines' },
    {
      kind: 'table',
      caption: 'More lines in India, to call or to write to',
      head: ['For', 'Where'],
      rows: HELPLINES.filter((line) => !MAIN_HELPLINES.some((main) => main.id === line.id)).map(
        ({ name, about, address, href }) => [`${name.en}: ${about.en}`, [{ text: address, href }]],
      ),
    },
    {
      kind: 'paragraph',
      text: 'If you are worried about someone else: ask directly whether they think of ending their life, stay with them or on the phone, and call with them. Asking does not put the thought into anybody’s head.',
    },
    { kind: 'heading', id: 'ai', text: 'You are talking to software' },
    {
      kind: 'paragraph',
      text: 'Every companion is an AI. The chat header, the cards and the first lines of a chat say so, a companion says so when asked, and we remind you again after three hours of one conversation. No person writes along. The portraits are drawings.',
    },
    {
      kind: 'list',
      items: [
        'It can be wrong, and sound sure while it is wrong.',
        'It hears only your side, and cannot see, call, visit or check on you.',
        'It imitates warmth. Your feelings in the talk are real; it has none to give back.',
        'It remembers what you let it remember, and can still mix things up.',
      ],
    },
    { kind: 'heading', id: 'psychologist', text: 'What a psychologist-style companion is not' },
    {
      kind: 'paragraph',
      text: 'It is a character written to listen calmly and ask useful questions about things like a breakup, stress at work or trouble at home. It is not a psychologist, psychiatrist, counsellor or doctor. It has no licence and no registration. It does not diagnose, treat, or say anything about starting, stopping or changing a medicine. The talk is not therapy and not covered by a therapist’s duty of secrecy, though it is covered by our privacy notice. Years of experience, cases and ratings on a profile describe the character or what users gave it, never a career.',
    },
    {
      kind: 'paragraph',
      text: 'Please see a professional if low mood or worry lasts more than two weeks, if you cannot sleep, eat or work as usual, if you drink or take something to cope, or if you are hurt by someone. Your family doctor, a government hospital, or Tele-MANAS on 14416 can tell you where to go.',
    },
    { kind: 'heading', id: 'crisis', text: 'When somebody writes about suicide, self-harm or abuse' },
    {
      kind: 'paragraph',
      text: 'Before any AI model is asked, our own rules look at each message, in English, Hindi and Hinglish. If they find such a sign, you get a caring reply and a card with helplines to tap. For 24 hours after it no message costs anything, even at balance zero, and nothing is offered for sale in any of your chats. We keep that there was such a sign, of which kind and when, but no extra copy of your words. Rules can miss something or react to a harmless phrase; such a false alarm we may keep to improve them, with names and numbers taken out. They do not alert anybody: no person is watching, and we do not send help. That is why the card asks you to call.',
    },
    { kind: 'heading', id: 'adults', text: 'Adults only' },
    {
      kind: 'paragraph',
      text: 'Before the first chat we ask you to confirm that you are 18 or older. If someone says in a chat that they are younger, romance and flirting stop at once, every chat and every payment is closed for them, nothing is charged, and the number of the Child Helpline is shown. If an age is not clear, the companion asks once. An adult we misunderstood is let in again after writing to us. Anything sexual involving minors is refused, always, and reported where the law demands it.',
    },
    { kind: 'heading', id: 'daring', text: 'What Daring allows' },
    {
      kind: 'paragraph',
      text: 'Flirting, teasing, suggestion, between adults who both want it. It stays short of explicit sexual description. Coercion, violence, minors, relatives, animals, and real people, known or unknown, are refused. A “no” or a change of subject from you ends it.',
    },
    { kind: 'heading', id: 'your-side', text: 'On your side, not on your clock' },
    {
      kind: 'list',
      items: [
        'A companion never makes you feel guilty for leaving, for a pause, or for not paying, and never mentions prices.',
        'After an hour in one talk it may suggest a break, once.',
        'It never asks for passwords, one-time codes, card, Aadhaar or PAN numbers. Such numbers are masked before the model sees them.',
        'You can delete a chat, a memory or the whole account at any time.',
      ],
    },
    {
      kind: 'tip',
      title: 'Signs that it is time for a pause',
      text: 'You chat when you meant to sleep. You hide it from people you trust. You spend more than you planned. Friends have begun to feel like too much effort. If two of these are true, leave it for a week and tell one person why. Your messages wait.',
    },
    { kind: 'heading', id: 'reports', text: 'Reporting a message' },
    {
      kind: 'paragraph',
      text: [
        'If a companion writes something harmful, false in a dangerous way, or against these rules, use “Report this message” in the chat. The people who handle reports see that message and what is needed around it. They check it, correct instructions, rules or the companion, and take a companion out of service if necessary. For anything else use “Raise an issue”, or write to the grievance officer on the ',
        { text: 'contact page', href: '/contact' },
        ', where the times are stated too.',
      ],
    },
    { kind: 'heading', id: 'scams', text: 'People who pretend to be us' },
    {
      kind: 'paragraph',
      text: `Companions exist only inside ${BRAND.name}. They have no WhatsApp or Instagram account of their own, no phone number and no UPI address, and they never ask for gifts or money. If “your companion” writes to you elsewhere, it is a fraud. Block it, keep the screenshots, and call 1930.`,
    },
    { kind: 'heading', id: 'more', text: 'More' },
    {
      kind: 'paragraph',
      text: [
        'What happens to your words is explained in the ',
        { text: 'privacy notice', href: '/privacy' },
        ', the rules of use in the ',
        { text: 'terms', href: '/terms' },
        '. For everyday ways of looking after yourself, read ',
        {
          text: 'Emotional wellness for busy professionals',
          href: '/blogs/emotional-wellness-busy-professionals',
        },
        '.',
      ],
    },
  ],
};
