/**
 * Everything the product claims about itself: numbers, was-prices, badges and what people are said to have said. Each
 * carries where it can be looked up and since when, or the word "sample"; the pages print either beside it. Blank a
 * value to take the claim off every page.
 */
export interface Evidence {
  /** Where it can be looked up, or the word "sample" while nobody has proved it. */
  evidence: 'sample' | (string & {});
  /** ISO day of the proof; required as soon as the evidence is not "sample". */
  date?: string;
}

/** A number that advertises. Screens show it only while `value` has text. */
export interface Claim extends Evidence {
  value: string;
  text: string;
}

export const CLAIMS: Record<'chatters' | 'conversations' | 'rating', Claim> = {
  chatters: { value: '10,000+', text: 'people chat here', evidence: 'sample' },
  conversations: { value: '50,000+', text: 'people tried a first chat', evidence: 'sample' },
  rating: { value: '4.8', text: 'average rating', evidence: 'sample' },
};

/** A figure of an AI character. `words` say on its profile what the number means; an empty text takes the figure off every page. */
export interface FigureClaim extends Evidence {
  words: string;
}

/**
 * The figures that companions begin with (prisma/seed/cast, and the console's "Companions"). Nobody has counted them: they are shown
 * as samples until people's reviews and chats take their place (lib/companions/figures).
 */
export const COMPANION_FIGURES: Record<'rating' | 'years' | 'cases', FigureClaim> = {
  rating: {
    words:
      'Rating: a sample number until five people have reviewed this companion here. From then on their reviews make it, weighted with those of all companions.',
    evidence: 'sample',
  },
  years: {
    words:
      'Years: how long the character is written to have known its subjects. An AI companion has not practised for any time.',
    evidence: 'sample',
  },
  cases: {
    words:
      'Cases: chats with this companion that have ended. A sample number until more real chats have ended than it says.',
    evidence: 'sample',
  },
};

/** What a page says about one pack beyond its price. The prices themselves stand in lib/payments/constants.ts. */
export interface PackClaim extends Evidence {
  /** ₹ it is said to have cost before; null hides the was-price and the savings. */
  originalPrice: number | null;
  /** The label on the card; an empty text hides it. */
  badge: string;
}

/** Per page, then per pack id. A pack that is missing here is shown with its price alone. */
export const PACK_CLAIMS: Record<'paywall' | 'recharge', Record<string, PackClaim>> = {
  paywall: {
    starter: { originalPrice: 79, badge: 'Most Popular', evidence: 'sample' },
    standard: { originalPrice: 299, badge: 'Best Value', evidence: 'sample' },
    premium: { originalPrice: 4499, badge: 'Maximum Fun', evidence: 'sample' },
  },
  recharge: {
    starter: { originalPrice: 69, badge: 'Limited Time Offer', evidence: 'sample' },
    standard: { originalPrice: 299, badge: 'Best Value', evidence: 'sample' },
    premium: { originalPrice: 4499, badge: 'Maximum Fun', evidence: 'sample' },
  },
};

/** What every pack brings, on the paywall. */
export const BENEFITS = [
  'Unlimited chat time',
  '24/7 availability',
  'No interruptions',
  'Instant delivery',
  'Memory of your conversations',
] as const;

/** A review card of the home page and the marketing pages; never in structured data. */
export interface Testimonial extends Evidence {
  name: string;
  avatar: string;
  /** 4 or 5 */
  rating: 4 | 5;
  review: string;
}

export const TESTIMONIALS: Testimonial[] = [
  {
    name: 'Priya, Pune',
    avatar: '/reviewers/priya.svg',
    rating: 5,
    review: 'Felt lighter after ten minutes of talking.',
    evidence: 'sample',
  },
  {
    name: 'Aman, Gurgaon',
    avatar: '/reviewers/aman.svg',
    rating: 4,
    review: 'After late shifts it is good to be asked how the day went.',
    evidence: 'sample',
  },
  {
    name: 'Sneha, Kochi',
    avatar: '/reviewers/sneha.svg',
    rating: 5,
    review: 'It answers in Hinglish exactly the way I type. Made me laugh twice.',
    evidence: 'sample',
  },
];

/** The three cards of `/marketing`. */
export const MARKETING_TESTIMONIALS: Testimonial[] = [
  {
    name: 'Priya, Pune',
    avatar: '/reviewers/priya.svg',
    rating: 5,
    review:
      'After the breakup I did not want advice from four cousins. I wanted to say the whole thing once, in order. It let me.',
    evidence: 'sample',
  },
  {
    name: 'Aman, Gurgaon',
    avatar: '/reviewers/aman.svg',
    rating: 4,
    review:
      'It is not a therapist and it says so. But it helped me write down what to tell one, and I finally booked.',
    evidence: 'sample',
  },
  {
    name: 'Sneha, Kochi',
    avatar: '/reviewers/sneha.svg',
    rating: 5,
    review: 'I practised the talk with my manager three times on the bus. The real one took six minutes.',
    evidence: 'sample',
  },
];

/** The three cards of `/marketing_premium`. */
export const PREMIUM_TESTIMONIALS: Testimonial[] = [
  {
    name: 'Aman, Gurgaon',
    avatar: '/reviewers/aman.svg',
    rating: 5,
    review: 'Came back after two weeks and it asked how the notice period was going.',
    evidence: 'sample',
  },
  {
    name: 'Sneha, Kochi',
    avatar: '/reviewers/sneha.svg',
    rating: 4,
    review: 'Hinglish like my college group, without the forty good morning pictures.',
    evidence: 'sample',
  },
  {
    name: 'Priya, Pune',
    avatar: '/reviewers/priya.svg',
    rating: 5,
    review: 'I said I was going to sleep. It said good night. No drama, I liked that.',
    evidence: 'sample',
  },
];
