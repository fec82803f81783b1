import { BRAND } from '../../brand';
import type { Block, LegalSummary } from '../../formats';

const PHONE: Block[] = BRAND.supportPhone ? [{ kind: 'paragraph', text: `फ़ोन: ${BRAND.supportPhone}` }] : [];

export const page: LegalSummary = {
  slug: 'contact',
  title: 'संपर्क और शिकायत, हिन्दी में सार',
  description: `${BRAND.name} से बात कैसे करें: सपोर्ट, शिकायत अधिकारी, कितने समय में जवाब मिलता है, और हमारे जवाब से बात न बने तो आगे कहाँ जाएँ।`,
  renders: '2026-11-20',
  body: [
    {
      kind: 'paragraph',
      text: [
        { strong: 'यह सिर्फ़ सार है।' },
        ' पूरा पेज, कंपनी के पते के साथ, अंग्रेज़ी में है, और वही लागू है: ',
        { text: 'Contact and complaints', href: '/contact' },
        '।',
      ],
    },
    { kind: 'heading', id: 'support', text: 'सपोर्ट' },
    {
      kind: 'paragraph',
      text: [
        'कोई सवाल हो, पेमेंट न पहुँचा हो, रिफ़ंड चाहिए या कुछ चल न रहा हो: ',
        { text: BRAND.supportEmail, href: `mailto:${BRAND.supportEmail}` },
        '। या ',
        { text: 'होम पेज', href: '/' },
        ' पर “Raise an issue” दबाइए। पेमेंट की बात हो, तो ऑर्डर नंबर ज़रूर लिखिए। कार्ड नंबर, OTP या पहचान-पत्र मत भेजिए।',
      ],
    },
    ...PHONE,
    {
      kind: 'paragraph',
      text: 'सपोर्ट इमरजेंसी की हेल्पलाइन नहीं है, और रात में ई-मेल नहीं पढ़े जाते। बात रुक न सकती हो, तो:',
    },
    { kind: 'helplines' },
    { kind: 'heading', id: 'grievance-officer', text: 'शिकायत अधिकारी' },
    {
      kind: 'paragraph',
      text: [
        'शिकायत अधिकारी को ',
        { text: BRAND.grievanceEmail, href: `mailto:${BRAND.grievanceEmail}` },
        ' पर लिखिए; नाम और पता अंग्रेज़ी वाले पेज पर हैं। हर शिकायत को एक नंबर मिलता है। ऐप में की गई शिकायत का नंबर तुरंत दिखता है, और Account में भी।',
      ],
    },
    {
      kind: 'table',
      caption: 'शिकायत का जवाब कितने समय में',
      head: ['किस बारे में', 'मिलने की पुष्टि', 'निपटारा'],
      rows: [
        ['ख़रीद, रिफ़ंड, सेवा', '48 घंटे', 'एक महीना'],
        ['सेवा पर दिखी कोई सामग्री', '24 घंटे', '7 दिन'],
        [
          'सामग्री जो अश्लील हो, बच्चों को नुक़सान पहुँचाए, किसी और के नाम से बनी हो, या जिसे IT नियमों के तहत जल्दी हटाना ज़रूरी हो',
          '24 घंटे',
          '36 घंटे',
        ],
        ['आपकी अंतरंग तस्वीरें, असली या कंप्यूटर से बनी', 'तुरंत', '2 घंटे'],
        ['आपका निजी डेटा', '48 घंटे', '30 दिन, ज़्यादा से ज़्यादा 90'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'साथी ने कुछ ग़लत लिखा हो, तो चैट में “Report this message” सबसे तेज़ रास्ता है, क्योंकि मैसेज साथ चला जाता है।',
    },
    { kind: 'heading', id: 'further', text: 'हमारे जवाब से बात न बने, तो' },
    {
      kind: 'list',
      items: [
        [
          'ख़रीद: राष्ट्रीय उपभोक्ता हेल्पलाइन, 1915 या ',
          { text: 'consumerhelpline.gov.in', href: 'https://consumerhelpline.gov.in/' },
          ', और आपके इलाक़े का उपभोक्ता आयोग।',
        ],
        [
          'सामग्री: शिकायत अपीलीय समिति (Grievance Appellate Committee), ',
          { text: 'gac.gov.in', href: 'https://gac.gov.in/' },
          ', हमारे जवाब के 30 दिन के अंदर।',
        ],
        'निजी डेटा: डेटा संरक्षण बोर्ड (Data Protection Board of India), पहले हमें जवाब देने का मौक़ा देकर।',
        ['साइबर अपराध: 1930 या ', { text: 'cybercrime.gov.in', href: 'https://cybercrime.gov.in/' }, '।'],
      ],
    },
  ],
};
