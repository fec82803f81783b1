import { BRAND } from '@/content/brand';
import type { Language } from '@/lib/language/rules';
import type { RefundNewsKind } from './constants';

export type RefundFacts = {
  /** Such as "₹1,200". */
  rupees: string;
  /** Unused messages that go back; 0 of a payment that had bought nothing. */
  messages: number;
  /** Why it was refused, as an operator or the product wrote it; null without a reason. */
  because: string | null;
};

type Words = (facts: RefundFacts) => string;
type News = Readonly<Record<RefundNewsKind, Words>>;

const reason = (because: string | null) => (because === null ? '' : ` ${because}`);

const EN: News = {
  asked: ({ rupees, messages }) =>
    messages > 0
      ? `A refund of ${rupees} for ${messages} unused messages is asked for. We look at it and tell you here what becomes of it.`
      : `A payment of ${rupees} came in that bought nothing. We look at it and send it back to you.`,
  approved: ({ rupees, messages }) =>
    messages > 0
      ? `Your refund of ${rupees} is approved and on its way to where you paid from. ${messages} messages were taken off your balance. Banks take 5 to 7 working days.`
      : `Your refund of ${rupees} is approved and on its way to where you paid from. Banks take 5 to 7 working days.`,
  done: ({ rupees }) =>
    `Your refund of ${rupees} is paid to where you paid from. If your bank does not show it within 7 working days, write to us.`,
  refused: ({ rupees, because }) => `Your refund of ${rupees} is not paid back.${reason(because)}`,
  not_paid: ({ rupees, messages }) =>
    messages > 0
      ? `Your refund of ${rupees} could not be paid to the account you paid from. ${messages} messages are back in your balance. You can ask again, or write to us.`
      : `Your refund of ${rupees} could not be paid to the account you paid from. Please write to us, so that we find another way.`,
  withdrawn: ({ rupees, messages }) =>
    `The refund of ${rupees} is not needed any more: your ${messages} messages stay in your balance.`,
};

const HI: News = {
  asked: ({ rupees, messages }) =>
    messages > 0
      ? `${messages} बचे हुए मैसेज के लिए ${rupees} का रिफ़ंड माँगा गया है। हम इसे देखेंगे और यहीं बताएँगे कि आगे क्या हुआ।`
      : `${rupees} का एक पेमेंट आया जिससे कुछ ख़रीदा नहीं गया। हम इसे देखकर आपको लौटा देंगे।`,
  approved: ({ rupees, messages }) =>
    messages > 0
      ? `आपका ${rupees} का रिफ़ंड मंज़ूर हो गया है और उसी जगह लौट रहा है जहाँ से पेमेंट हुआ था। आपके बैलेंस से ${messages} मैसेज घटाए गए हैं। बैंक को 5 से 7 कामकाजी दिन लगते हैं।`
      : `आपका ${rupees} का रिफ़ंड मंज़ूर हो गया है और उसी जगह लौट रहा है जहाँ से पेमेंट हुआ था। बैंक को 5 से 7 कामकाजी दिन लगते हैं।`,
  done: ({ rupees }) =>
    `आपका ${rupees} का रिफ़ंड उसी जगह भेज दिया गया है जहाँ से पेमेंट हुआ था। अगर 7 कामकाजी दिनों में बैंक में न दिखे, तो हमें लिखें।`,
  refused: ({ rupees, because }) => `आपका ${rupees} का रिफ़ंड नहीं दिया जाएगा।${reason(because)}`,
  not_paid: ({ rupees, messages }) =>
    messages > 0
      ? `आपका ${rupees} का रिफ़ंड उस खाते में नहीं पहुँच सका जिससे पेमेंट हुआ था। ${messages} मैसेज आपके बैलेंस में वापस आ गए हैं। आप फिर से माँग सकते हैं या हमें लिख सकते हैं।`
      : `आपका ${rupees} का रिफ़ंड उस खाते में नहीं पहुँच सका जिससे पेमेंट हुआ था। कृपया हमें लिखें, ताकि हम दूसरा रास्ता निकालें।`,
  withdrawn: ({ rupees, messages }) =>
    `${rupees} के रिफ़ंड की अब ज़रूरत नहीं है: आपके ${messages} मैसेज आपके बैलेंस में ही हैं।`,
};

const HINGLISH: News = {
  asked: ({ rupees, messages }) =>
    messages > 0
      ? `${messages} bache hue messages ke liye ${rupees} ka refund maanga gaya hai. Hum ise dekhenge aur yahin batayenge ki aage kya hua.`
      : `${rupees} ka ek payment aaya jisse kuch kharida nahi gaya. Hum ise dekhkar aapko lauta denge.`,
  approved: ({ rupees, messages }) =>
    messages > 0
      ? `Aapka ${rupees} ka refund approve ho gaya hai aur wahin laut raha hai jahan se payment hua tha. Aapke balance se ${messages} messages ghataye gaye hain. Bank ko 5 se 7 working days lagte hain.`
      : `Aapka ${rupees} ka refund approve ho gaya hai aur wahin laut raha hai jahan se payment hua tha. Bank ko 5 se 7 working days lagte hain.`,
  done: ({ rupees }) =>
    `Aapka ${rupees} ka refund wahin bhej diya gaya hai jahan se payment hua tha. Agar 7 working days mein bank mein na dikhe, to humein likhiye.`,
  refused: ({ rupees, because }) => `Aapka ${rupees} ka refund nahi diya jayega.${reason(because)}`,
  not_paid: ({ rupees, messages }) =>
    messages > 0
      ? `Aapka ${rupees} ka refund us account mein nahi pahunch saka jisse payment hua tha. ${messages} messages aapke balance mein wapas aa gaye hain. Aap phir se maang sakte hain ya humein likh sakte hain.`
      : `Aapka ${rupees} ka refund us account mein nahi pahunch saka jisse payment hua tha. Please humein likhiye, taaki hum doosra raasta nikaalein.`,
  withdrawn: ({ rupees, messages }) =>
    `${rupees} ke refund ki ab zaroorat nahi hai: aapke ${messages} messages aapke balance mein hi hain.`,
};

/** One sentence or three about a refund, for its person. */
export const REFUND_WORDS: Readonly<Record<Language, News>> = { en: EN, hi: HI, hinglish: HINGLISH };

const SUBJECT: Readonly<Record<Language, (rupees: string) => string>> = {
  en: (rupees) => `${BRAND.name}: your refund of ${rupees}`,
  hi: (rupees) => `${BRAND.name}: आपका ${rupees} का रिफ़ंड`,
  hinglish: (rupees) => `${BRAND.name}: aapka ${rupees} ka refund`,
};

const FOOT: Readonly<Record<Language, (shownId: string) => string>> = {
  en: (shownId) =>
    `Order ${shownId}. You follow it in the app, in your account, under Payments. Please do not reply to this mail: nobody reads it. To reach us: ${BRAND.supportEmail}`,
  hi: (shownId) =>
    `ऑर्डर ${shownId}। ऐप के अकाउंट पेज पर, Payments में आप इसे देख सकते हैं। कृपया इस मेल का जवाब न दें: इसे कोई नहीं पढ़ता। हमसे बात करने के लिए: ${BRAND.supportEmail}`,
  hinglish: (shownId) =>
    `Order ${shownId}. App mein, apne account mein Payments ke neeche aap ise dekh sakte hain. Please is mail ka jawab na dein: ise koi nahi padhta. Humse baat karne ke liye: ${BRAND.supportEmail}`,
};

/** The mail that tells a person of a refund. */
export const refundMail = (language: Language, words: string, rupees: string, shownId: string) => ({
  subject: SUBJECT[language](rupees),
  text: [words, FOOT[language](shownId), BRAND.name].join('\n\n'),
});
