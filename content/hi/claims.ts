import {
  CLAIMS,
  type Claim,
  MARKETING_TESTIMONIALS,
  PREMIUM_TESTIMONIALS,
  type Testimonial,
} from '../claims';

/**
 * The words of content/claims.ts in Hindi, by the English ones: a claim that the owner words anew, or a voice that takes another one's
 * place, is on no Hindi page before somebody has written it here, and the check of content/ says so. Numbers, stars and evidence are the original's.
 */
const CLAIM_WORDS: Readonly<Record<string, string>> = {
  'people chat here': 'लोग यहाँ चैट करते हैं',
  'people tried a first chat': 'लोगों ने पहली चैट करके देखी',
  'average rating': 'औसत रेटिंग',
};

const NAMES: Readonly<Record<string, string>> = {
  'Priya, Pune': 'प्रिया, पुणे',
  'Aman, Gurgaon': 'अमन, गुड़गाँव',
  'Sneha, Kochi': 'स्नेहा, कोच्चि',
};

const VOICES: Readonly<Record<string, string>> = {
  'After the breakup I did not want advice from four cousins. I wanted to say the whole thing once, in order. It let me.':
    'ब्रेकअप के बाद मुझे चार कज़िन की सलाह नहीं चाहिए थी। बस एक बार पूरी बात शुरू से आख़िर तक कहनी थी। यहाँ कह पाई।',
  'It is not a therapist and it says so. But it helped me write down what to tell one, and I finally booked.':
    'यह थेरेपिस्ट नहीं है, और ख़ुद ही बता देता है। पर थेरेपिस्ट से क्या कहना है, यह लिखने में मदद की। आख़िरकार मैंने अपॉइंटमेंट ले लिया।',
  'I practised the talk with my manager three times on the bus. The real one took six minutes.':
    'मैनेजर से जो कहना था, वह बस में बैठे-बैठे तीन बार यहाँ कहकर देखा। असली बात छह मिनट में निपट गई।',
  'Came back after two weeks and it asked how the notice period was going.':
    'दो हफ़्ते बाद लौटा, तो उसने पूछा कि नोटिस पीरियड कैसा चल रहा है।',
  'Hinglish like my college group, without the forty good morning pictures.':
    'कॉलेज वाले ग्रुप जैसी Hinglish, बस चालीस गुड मॉर्निंग वाली तस्वीरों के बिना।',
  'I said I was going to sleep. It said good night. No drama, I liked that.':
    'मैंने कहा, अब सोने जा रही हूँ। उसने गुड नाइट कहा और बस। कोई ड्रामा नहीं, यही अच्छा लगा।',
};

const inHindi = (items: readonly Testimonial[]): Testimonial[] =>
  items.flatMap((one) => {
    const [name, review] = [NAMES[one.name], VOICES[one.review]];
    return name && review ? [{ ...one, name, review }] : [];
  });

export const HINDI_CLAIMS: readonly Claim[] = Object.values(CLAIMS).flatMap((one) => {
  const text = CLAIM_WORDS[one.text];
  return text ? [{ ...one, text }] : [];
});

export const HINDI_MARKETING_TESTIMONIALS: readonly Testimonial[] = inHindi(MARKETING_TESTIMONIALS);
export const HINDI_PREMIUM_TESTIMONIALS: readonly Testimonial[] = inHindi(PREMIUM_TESTIMONIALS);
