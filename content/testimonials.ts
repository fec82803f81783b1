/** A review card of the home page. */
export interface Testimonial {
  name: string;
  avatar: string;
  /** 4 or 5 */
  rating: 4 | 5;
  review: string;
  /** Written for the page, not by a user; never in structured data. */
  sample: boolean;
}

export const TESTIMONIALS: Testimonial[] = [
  {
    name: 'Priya, Pune',
    avatar: '/reviewers/priya.svg',
    rating: 5,
    review: 'Felt lighter after ten minutes of talking.',
    sample: true,
  },
  {
    name: 'Aman, Gurgaon',
    avatar: '/reviewers/aman.svg',
    rating: 4,
    review: 'After late shifts it is good to be asked how the day went.',
    sample: true,
  },
  {
    name: 'Sneha, Kochi',
    avatar: '/reviewers/sneha.svg',
    rating: 5,
    review: 'It answers in Hinglish exactly the way I type. Made me laugh twice.',
    sample: true,
  },
];
