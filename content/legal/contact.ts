import { BRAND } from '../brand';
import type { Block, LegalPage } from '../formats';

const PHONE: Block[] = BRAND.supportPhone
  ? [{ kind: 'paragraph', text: `Phone: ${BRAND.supportPhone}` }]
  : [];

const GSTIN: Block[] = BRAND.gstin ? [{ kind: 'paragraph', text: `GSTIN: ${BRAND.gstin}` }] : [];

export const page: LegalPage = {
  slug: 'contact',
  title: 'Contact and complaints',
  description: `How to reach ${BRAND.name}: support, the grievance officer, how fast complaints are answered, and where you can turn if our answer does not satisfy you.`,
  updated: '2026-11-20',
  body: [
    { kind: 'heading', id: 'support', text: 'Support' },
    {
      kind: 'paragraph',
      text: [
        'For questions, a payment that did not arrive, a refund, or anything that does not work: ',
        { text: BRAND.supportEmail, href: `mailto:${BRAND.supportEmail}` },
        `, ${BRAND.supportHours}. Or tap “Raise an issue” on the `,
        { text: 'home page', href: '/' },
        '. For a payment please give the order number. Please do not send card numbers, codes, or identity documents.',
      ],
    },
    ...PHONE,
    {
      kind: 'paragraph',
      text: 'Support is not a crisis line, and mails are not read at night. If it cannot wait:',
    },
    { kind: 'helplines' },
    { kind: 'heading', id: 'grievance-officer', text: 'Grievance officer' },
    {
      kind: 'paragraph',
      text: [
        `${BRAND.grievanceOfficer}, ${BRAND.grievanceDesignation}, ${BRAND.legalEntity}, ${BRAND.registeredAddress}. E-mail: `,
        { text: BRAND.grievanceEmail, href: `mailto:${BRAND.grievanceEmail}` },
        '.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'The officer handles complaints under the Consumer Protection (E-Commerce) Rules, 2020, under the Information Technology Act, 2000 and the IT (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021, and questions and complaints about personal data under the Digital Personal Data Protection Act, 2023. Every complaint gets a number, with which you can ask how it stands. An issue raised in the app shows its number at once, and again under Account.',
    },
    {
      kind: 'table',
      caption: 'How fast complaints are answered',
      head: ['Complaint about', 'Acknowledged in', 'Settled in'],
      rows: [
        ['A purchase, a refund, the service', '48 hours', 'one month'],
        ['Content on the service', '24 hours', '7 days'],
        [
          'Content that is obscene, harms a child, poses as someone else, or is otherwise to be removed quickly under the IT Rules, rule 3(2)',
          '24 hours',
          '36 hours',
        ],
        ['Intimate pictures of you, real or made by a computer', 'at once', '2 hours'],
        ['Your personal data', '48 hours', '30 days, 90 at most'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'All times run from when we receive the complaint. Say what happened, when, and what you would like us to do. For something a companion wrote, the “Report this message” action in the chat is the quickest way, because it carries the message with it.',
    },
    { kind: 'heading', id: 'further', text: 'If our answer does not satisfy you' },
    {
      kind: 'list',
      items: [
        [
          'Purchases: National Consumer Helpline, 1915 or ',
          { text: 'consumerhelpline.gov.in', href: 'https://consumerhelpline.gov.in/' },
          ', and the consumer commission where you live.',
        ],
        [
          'Content: the Grievance Appellate Committee, ',
          { text: 'gac.gov.in', href: 'https://gac.gov.in/' },
          ', within 30 days of our answer.',
        ],
        'Personal data: the Data Protection Board of India, after you have given us the chance to answer.',
        ['Cyber crime: 1930 or ', { text: 'cybercrime.gov.in', href: 'https://cybercrime.gov.in/' }, '.'],
      ],
    },
    { kind: 'heading', id: 'company', text: 'The company' },
    {
      kind: 'paragraph',
      text: `${BRAND.name}, the service on this website, is run by ${BRAND.legalEntity} (${BRAND.companyNumber}). Registered office and principal place of business: ${BRAND.registeredAddress}.`,
    },
    ...GSTIN,
    {
      kind: 'paragraph',
      text: 'Requests from police, courts and authorities go to the grievance officer, in writing, with the legal provision they rest on.',
    },
  ],
};
