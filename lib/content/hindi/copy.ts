import { BRAND } from '@/content/brand';
import { HINDI_BRAND } from '@/content/hi/brand';
import { HINDI_CATEGORIES } from '@/content/hi/categories';
import { HINDI_FREE_FIRST } from '@/content/hi/free';
import type { PageCopy } from '../languages/copy';

/** The same in Hindi. */
export const HINDI: PageCopy = {
  frame: {
    skip: 'सीधे मुख्य हिस्से पर जाएँ',
    home: `${BRAND.name} का होम पेज`,
    startChat: 'चैट शुरू करें',
    pages: 'और पेज',
    links: [
      ['/blogs', 'ब्लॉग'],
      ['/psychologist', 'साइकोलॉजिस्ट जैसे साथी (English)'],
      ['/safety', 'सुरक्षा'],
      ['/contact', 'संपर्क'],
      ['/terms', 'शर्तें'],
      ['/privacy', 'प्राइवेसी'],
      ['/refund-policy', 'रिफ़ंड'],
    ],
    ai: 'यहाँ आप जिससे भी चैट करते हैं, वह AI साथी है, इंसान नहीं। सिर्फ़ 18 साल या उससे ज़्यादा उम्र वालों के लिए। इंसानों से मुफ़्त मदद:',
    credit: 'चेहरे: Micah Lanier के “Avatar Illustration System” से बनाए गए',
  },
  brand: HINDI_BRAND,
  free: HINDI_FREE_FIRST,
  categories: HINDI_CATEGORIES,
  article: {
    minutes: (minutes) => `${minutes} मिनट में पढ़ें`,
    contents: 'इस पेज पर',
    updated: 'अपडेट:',
    sources: 'स्रोत',
    source: (number) => `स्रोत ${number}`,
    lookedAt: 'आख़िरी बार देखा:',
    share: 'शेयर',
    linkCopied: 'लिंक कॉपी हुआ!',
    copyFailed: 'कॉपी नहीं हुआ',
    review: { by: 'पढ़कर जाँचा:', on: 'तारीख़' },
    helplines: { label: 'हेल्पलाइन', title: 'इंसानों से मुफ़्त मदद, अभी' },
    companions: {
      title: 'इस बारे में बात करने के लिए AI साथी',
      text: 'ये किरदार वाले प्रोग्राम हैं, इंसान नहीं, और इनके पास कोई लाइसेंस नहीं है। ये सुनते और पूछते हैं, बीमारी नहीं बताते। इनके पेज अंग्रेज़ी में हैं, बात हिन्दी में कर सकते हैं।',
      more: 'साथ में पढ़ें:',
      moreEnd: ', हिन्दी में।',
    },
    start: {
      title: 'किसी से बात करने का मन है?',
      text: `${BRAND.name} पर आपका साथी AI है, और उसके पास आपके लिए अभी वक़्त है। ${HINDI_FREE_FIRST.meaning}`,
      start: 'मुफ़्त चैट शुरू करें',
    },
    readNext: 'आगे पढ़ें',
    all: 'सारे लेख',
  },
  blogs: {
    name: 'ब्लॉग',
    title: 'ब्लॉग: प्यार, काम और बीच की शामें',
    description:
      'रिश्ते, डेटिंग, काम का तनाव, अकेलापन और मन की सेहत पर सीधे-सादे लेख, शहरों में काम करने वालों के लिए। यह भी कि AI साथी क्या कर सकता है और क्या नहीं।',
    text: 'प्यार, काम और बीच की शामें: उनके लिए जिनका कैलेंडर भरा है और फ़ोन चुप।',
    trending: 'अभी चर्चा में',
    all: 'सारे लेख',
    penNames: 'ये लेख क़लमी नामों से लिखे गए हैं। हर नाम का पेज बताता है कि वह क्या जानता है और क्या नहीं है:',
    start: {
      title: 'पढ़ने से अच्छा, बात कर लें?',
      text: `देखिए कि AI साथी से पहली मुफ़्त बातचीत कैसे होती है। ${HINDI_FREE_FIRST.meaning}`,
      start: 'देखें कैसे होता है',
    },
  },
  topic: {
    listing: 'साइकोलॉजिस्ट जैसे साथी',
    cards: 'अभी कौन ख़ाली है, यह देखें (English)',
    all: 'किस बारे में बात करनी है?',
    others: 'दूसरे विषय',
  },
  author: {
    penName: `${HINDI_BRAND.desk} का एक क़लमी नाम`,
    behind: 'इस नाम के पीछे:',
    knows: (name) => `${name} को क्या पता है`,
    howWeWrite: 'हमारे लेख कैसे बनते हैं',
    articles: (name) => `${name} के लेख`,
  },
  legal: { lastChanged: 'आख़िरी बदलाव' },
  marketing: {
    numbers: 'आँकड़ों में',
    service: 'AI साथियों से चैट',
    stars: (stars) => `5 में से ${stars} स्टार`,
    sample: 'नमूना',
    prices: {
      caption: 'मैसेज के पैक और उनके दाम',
      pack: 'पैक',
      price: 'दाम',
      messages: (count) => `${count} मैसेज`,
    },
    support: 'सपोर्ट:',
    pricing: 'दाम',
  },
  trail: { home: 'होम' },
  feed: `${BRAND.name} ब्लॉग`,
  share: {
    note: 'आप जिससे भी चैट करते हैं, वह AI साथी है। 18+',
    kickers: {
      home: 'AI साथी, भारत के वयस्कों के लिए',
      blogs: 'पढ़ने लायक़',
      author: 'यहाँ कौन लिखता है',
      topic: 'AI साथी, लाइसेंस वाले विशेषज्ञ नहीं',
    },
  },
};
