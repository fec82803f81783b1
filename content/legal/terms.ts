import { BRAND } from '../brand';
import type { LegalPage } from '../formats';

export const page: LegalPage = {
  slug: 'terms',
  title: 'Terms of use',
  description: `The rules for using ${BRAND.name}: adults only, AI companions, message packs and what they cost, fair conduct, and what you can expect of us.`,
  updated: '2026-11-25',
  body: [
    {
      kind: 'paragraph',
      text: [
        `These terms are the agreement between you and ${BRAND.legalEntity} (“we”), which runs ${BRAND.name}. They are written to be read. By starting a chat, signing in or paying you accept them. What we do with your data stands apart from them in the `,
        { text: 'privacy notice', href: '/privacy' },
        ', how refunds work in the ',
        { text: 'refund policy', href: '/refund-policy' },
        '.',
      ],
    },
    { kind: 'heading', id: 'adults-only', text: 'Adults only' },
    {
      kind: 'paragraph',
      text: `${BRAND.name} is for people who are 18 or older. Before your first chat you confirm your age and that you know companions are AI. If you tell a companion that you are under 18, chats and payments are closed for your account and your browser, that message costs nothing, unused messages you bought are paid back, and your data is erased after 30 days. If we are not sure, we ask you once. If we misunderstood you, write to us with the reference shown on the page. Do not let a child use your phone or account to chat here.`,
    },
    { kind: 'heading', id: 'companions-are-ai', text: 'Companions are AI' },
    {
      kind: 'list',
      items: [
        'Every companion is a computer program that writes text. No human being writes the replies. The pictures are illustrations and show no real person.',
        'Replies are generated. They can be wrong, out of date, or not what you hoped for. Do not rely on them for medical, legal, financial or safety decisions.',
        'Names, cities, ages, habits and working styles of companions are part of a character. Psychologist-style companions are characters too: they are not licensed professionals, they make no diagnosis, and talking with one creates no doctor-patient or therapist-client relationship.',
        'A companion never meets anybody, never calls, and never asks you for money, passwords, codes or identity numbers. If something that claims to be one of ours does so elsewhere, tell us.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        `${BRAND.name} is not an emergency service. If you or someone else is in danger, call 112. For free help by trained people, day and night, call Tele-MANAS on 14416. The limits are explained on the `,
        { text: 'safety page', href: '/safety' },
        '.',
      ],
    },
    { kind: 'heading', id: 'guests-and-accounts', text: 'Guests and accounts' },
    {
      kind: 'paragraph',
      text: 'You can chat as a guest, without giving a name or an e-mail address. A guest is known by a cookie in one browser. If you clear the cookie or lose the phone, we cannot find your chats or your balance again, because we do not know who you are. Sign in with Google to keep them. When you sign in to an account that exists already, your chats and bought messages of that browser move into it; free messages do not.',
    },
    {
      kind: 'paragraph',
      text: 'An account is for one person. Keep access to it to yourself, and tell us quickly if you think that someone else is using it.',
    },
    { kind: 'heading', id: 'messages-and-prices', text: 'Messages, prices and payment' },
    {
      kind: 'list',
      items: [
        'One message that you send and that a companion answers costs one message of your balance. If no answer comes, nothing is charged, or the message is given back.',
        'A new guest usually begins with five free messages. Free messages are given a limited number of times for one device and network, so a phone or connection shared by many people may begin with none. Whoever deletes an account and comes back has already had them.',
        'Psychologist-style chats ask for a balance of at least 12 messages before they start. They then cost the same as every other chat.',
        'Free messages are used up before bought ones. Bought messages do not expire while your guest cookie or account exists.',
        'Packs and their prices are shown in Indian rupees before you pay, with all taxes included. The price you see when you order is the price you pay. Nothing renews by itself, and we store no card number and no UPI address that could be read.',
        'Payments are handled by Cashfree Payments. Messages are added when Cashfree confirms the payment to us, usually within a minute.',
        'The one-time offer for new users can be bought once by each person, while the balance is below five. We tell persons apart by account, device and network, and by who paid; a second purchase gives no messages and is sent back. Messages of the offer do not move into an account that has had the offer.',
        'Messages are a prepaid service. They are not money, cannot be withdrawn, sold or passed on to others, and bear no interest. What you can get back is said in the refund policy.',
      ],
    },
    { kind: 'heading', id: 'referral', text: 'Inviting friends' },
    {
      kind: 'paragraph',
      text: 'If you are signed in you can share a link. When a friend who is new here opens it, signs up and starts a first chat, you receive 100 free messages, once for each friend. They come when the friend has used five messages on two different days or has paid, for up to 20 friends in a calendar month; what is earned beyond that comes in the next month. A payment that is refunded does not count: what is unused of a reward it brought is taken back, and what was used is set off against your next rewards. Inviting yourself, people who have or had an account, or invented people does not count, and messages obtained that way may be taken back.',
    },
    { kind: 'heading', id: 'conduct', text: 'What we ask of you' },
    { kind: 'paragraph', text: `Do not use ${BRAND.name} to` },
    {
      kind: 'list',
      items: [
        'write sexual or romantic content about anyone under 18, or about force or coercion;',
        'write sexual content about real people, or imitate a real person to harm them;',
        'threaten, stalk, harass or defame anybody, or stir up hatred because of religion, caste, gender, orientation, region or disability;',
        'plan, ask for help with, or encourage violence, self-harm, fraud, drugs, weapons or any other offence;',
        'share other people’s private information, or content you have no right to share;',
        'attack, overload or copy the service, make it reveal its instructions, run it by scripts, or get free messages by trickery;',
        'publish a companion’s words as the work, advice or opinion of a real professional.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Rule 3(1)(b) of the Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021 lists further kinds of unlawful content. They are not allowed here either. Some breaches are offences under laws such as the Information Technology Act, 2000, the Bharatiya Nyaya Sanhita, 2023 and the POCSO Act, 2012, and we report them where the law obliges us to.',
    },
    { kind: 'heading', id: 'daring', text: 'The Daring chat type' },
    {
      kind: 'paragraph',
      text: 'Daring is flirtatious and suggestive talk for consenting adults. It stays short of explicit sexual description, whatever is asked. We may switch it off at any time, for everyone or for an account that misuses it.',
    },
    { kind: 'heading', id: 'what-is-whose', text: 'Your words and ours' },
    {
      kind: 'paragraph',
      text: 'What you write stays yours. You allow us to store and process it as far as it takes to run the chat for you, to keep it safe, and to do what the law asks. You may use a companion’s replies for yourself as you like. Our name, the characters, pictures, texts and software belong to us or to those who license them to us.',
    },
    {
      kind: 'paragraph',
      text: 'If you publish a review, it appears with the first letter of your name, and we may show it on our pages. You can delete it on the companion’s profile at any time. We do not publish reviews that nobody wrote as if somebody had: examples are marked as samples.',
    },
    { kind: 'heading', id: 'availability', text: 'Availability and changes' },
    {
      kind: 'paragraph',
      text: 'We work to keep the service running day and night, but it can fail or be down for maintenance. A companion can be busy, change or be retired. If we close the service for good, we say so at least 30 days ahead and refund bought messages that are still unused.',
    },
    { kind: 'heading', id: 'suspension', text: 'If rules are broken' },
    {
      kind: 'paragraph',
      text: 'If you break these terms, we may warn you, end a chat, or suspend or close your access, in proportion to what happened. We tell you why, unless the law forbids it. You can object through the grievance officer. Closing an account because of serious abuse does not entitle you to a refund of messages bought with it; in all other cases unused bought messages are refunded.',
    },
    {
      kind: 'paragraph',
      text: [
        'You can stop at any time, and delete your account and data under ',
        { text: 'Account', href: '/account' },
        ', as a guest too. Ask for a refund before you delete, because unused messages end with the account.',
      ],
    },
    { kind: 'heading', id: 'liability', text: 'What we answer for' },
    {
      kind: 'paragraph',
      text: 'We provide the service with reasonable care. We do not promise that a reply is correct or fits your situation. We are not liable for loss that comes from relying on a reply against these terms, or from events beyond our reasonable control. Where we are liable, it is for what you paid us in the twelve months before, at most. Nothing in these terms limits liability for death or injury caused by negligence, for fraud, for our duties under the Digital Personal Data Protection Act, 2023, or your rights under the Consumer Protection Act, 2019.',
    },
    { kind: 'heading', id: 'complaints', text: 'Complaints, law and courts' },
    {
      kind: 'paragraph',
      text: [
        'If something is wrong, use “Raise an issue” in the app or write to the grievance officer named on the ',
        { text: 'contact page', href: '/contact' },
        `. The law of India applies. The courts in ${BRAND.courtCity} have jurisdiction; as a consumer you may also go to the consumer commission where you live or work.`,
      ],
    },
    { kind: 'heading', id: 'changes', text: 'Changes to these terms' },
    {
      kind: 'paragraph',
      text: 'When we change something that matters to you, we show it in the app at least 15 days before it takes effect. Messages bought before keep the terms under which they were bought, where those are better for you. At least once every three months we remind you of these rules and of what follows when they are broken, as the IT Rules require. The English text applies; translations are for reading.',
    },
    { kind: 'heading', id: 'who-we-are', text: 'Who we are' },
    {
      kind: 'paragraph',
      text: [
        `${BRAND.legalEntity} (${BRAND.companyNumber}), ${BRAND.registeredAddress}. E-mail: `,
        { text: BRAND.supportEmail, href: `mailto:${BRAND.supportEmail}` },
        '.',
      ],
    },
  ],
};
