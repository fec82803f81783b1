import { BRAND } from '../brand';
import type { LegalPage } from '../formats';

export const page: LegalPage = {
  slug: 'refund-policy',
  title: 'Refund and cancellation policy',
  description:
    'Unused messages of your latest purchase are refunded within 7 days of payment. Failed and double payments come back. How to ask, and how long it takes.',
  updated: '2026-11-23',
  body: [
    { kind: 'heading', id: 'the-rule', text: 'The rule in one sentence' },
    {
      kind: 'quote',
      text: 'Ask within 7 days of paying, and we refund the messages of your latest purchase that you have not used.',
    },
    {
      kind: 'paragraph',
      text: 'You need not give a reason. There is no cancellation fee. The rule is the same for every pack, on every page, including the one-time offer.',
    },
    { kind: 'heading', id: 'how-much', text: 'How much you get back' },
    {
      kind: 'paragraph',
      text: 'The price you paid, divided by the messages of the pack, times the messages of that pack still unused, rounded up to the next full rupee. Free messages are always spent first, so they never reduce your refund.',
    },
    {
      kind: 'table',
      caption: 'Three examples',
      head: ['You bought', 'You used', 'You get back'],
      rows: [
        ['10 messages for ₹29', 'none', '₹29'],
        ['50 messages for ₹199', '20 of them', '30 × ₹3.98 = ₹119.40, rounded up to ₹120'],
        ['1,000 messages for ₹2,999', 'all', 'nothing: the service has been delivered'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'The refunded messages are taken off your balance when we approve the refund. What you use before that is not refunded; if the refund cannot be paid, the messages come back to your balance.',
    },
    { kind: 'heading', id: 'what-is-not-refunded', text: 'What is not refunded' },
    {
      kind: 'list',
      items: [
        'messages that a companion has answered;',
        'free messages, from the start, from invitations or from us as a courtesy;',
        'purchases older than 7 days and purchases before your latest one, unless we were at fault;',
        'purchases of an account that was closed for serious abuse, or that you have deleted already. Please ask first and delete afterwards.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'If the service did not do what it should, for example if it was down for days, the 7 days do not matter: write to us, and we put it right with messages or money, as you prefer. Your rights under the Consumer Protection Act, 2019 remain untouched by this page.',
    },
    { kind: 'heading', id: 'failed-payments', text: 'The payment failed, but money has left my account' },
    {
      kind: 'paragraph',
      text: 'Wait a few minutes first. Some UPI payments are confirmed late; then the messages simply arrive, even if you have closed the page, and you do not have to do anything. We go on asking Cashfree about an open payment for 7 days.',
    },
    {
      kind: 'paragraph',
      text: 'If the payment has failed for good, your bank returns the amount, as a rule within 5 working days. For UPI payments to merchants and online card payments the Reserve Bank of India gives banks five days after the transaction for this, and asks them to pay ₹100 for each day of delay after that (circular on turn around time for failed transactions, 20 September 2019). Should nothing have come by then, send us the order number and we follow it up with Cashfree.',
    },
    { kind: 'heading', id: 'paid-twice', text: 'I paid twice' },
    {
      kind: 'paragraph',
      text: 'If the same order is paid twice, it is credited once, and the second payment goes on our refund list by itself. We send it back within 5 working days of noticing it or of hearing from you, whichever is first.',
    },
    { kind: 'heading', id: 'under-18', text: 'The account of somebody under 18' },
    {
      kind: 'paragraph',
      text: 'When somebody says to be under 18, everything is closed for them, and all messages they bought and have not used go on our refund list by themselves: of every purchase, however long ago, and nobody has to ask. We send the money back the way it came.',
    },
    { kind: 'heading', id: 'not-mine', text: 'I did not make this payment' },
    {
      kind: 'paragraph',
      text: 'Tell your bank at once, and us as well. For fraud call the national cyber crime helpline 1930. We look into that order with Cashfree, and tell you what came of it.',
    },
    { kind: 'heading', id: 'how-to-ask', text: 'How to ask' },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          'Open ',
          { text: 'your account', href: '/account' },
          ' and choose “Ask for a refund” under Payments. It says first how many messages and how much you get back, and you follow the refund there.',
        ],
        [
          'Or write to ',
          { text: BRAND.supportEmail, href: `mailto:${BRAND.supportEmail}` },
          ', or use “Raise an issue” in the app, and say “refund” with the order number. You find it on the payment page, in your receipt under Account, and in the confirmation from Cashfree.',
        ],
        'We answer within 48 hours and send the refund within 5 working days after that, through Cashfree, to the card, account or UPI address you paid from. Never to another one.',
        'Your bank then usually needs 5 to 7 working days to show it.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'We never ask for a card number, CVV, UPI PIN or one-time code to make a refund. Anybody who does is not us.',
    },
    { kind: 'heading', id: 'cancelling', text: 'Cancelling' },
    {
      kind: 'paragraph',
      text: 'There is no subscription and nothing renews, so there is nothing to cancel. If you leave the checkout before paying, no order is completed. There is no physical delivery: messages are added to your balance online.',
    },
    { kind: 'heading', id: 'not-satisfied', text: 'If you are not satisfied' },
    {
      kind: 'paragraph',
      text: [
        `Write to our grievance officer, ${BRAND.grievanceOfficer}, named on the `,
        { text: 'contact page', href: '/contact' },
        ', who acknowledges a complaint within 48 hours and settles it within one month. You can also call the National Consumer Helpline on 1915.',
      ],
    },
  ],
};
