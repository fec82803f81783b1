/**
 * The owner's page: the name, the contact, the company and every marketing claim stand here and nowhere else.
 * What still has to be filled in begins with OWNER_TO_FILL; going live with one left is a mistake.
 */
export const OWNER_TO_FILL = 'To be filled in by the owner';

export const BRAND = {
  name: 'Saathi',
  /** As the logo writes it; the screens put the rose full stop behind it. */
  wordmark: 'saathi',
  tagline: 'Real chat. Real feelings!',
  description:
    'Chat with AI companions in English, Hindi or Hinglish: true love, daring, friendly, romantic, or a calm talk about what weighs on you. For adults in India.',
  /** A reserved address that reaches nobody: replace it before going live. */
  supportEmail: 'support@saathi.example',
  /** With +91; an empty text hides the line. */
  supportPhone: '',
  supportHours: 'Monday to Saturday, 10 am to 7 pm IST',
  legalEntity: `${OWNER_TO_FILL}: registered company name`,
  registeredAddress: `${OWNER_TO_FILL}: registered address in India`,
  grievanceOfficer: `${OWNER_TO_FILL}: name of the grievance officer`,
  /** Full addresses; an empty text hides the link. */
  instagram: '',
  youtube: '',
} as const;

/** A number that advertises. Screens show it only while `value` has text. */
export interface Claim {
  value: string;
  text: string;
  /** Where the number can be looked up, or the word "sample" while nobody has proved it. */
  evidence: 'sample' | (string & {});
}

export const CLAIMS: Record<'chatters' | 'conversations' | 'rating', Claim> = {
  chatters: { value: '10,000+', text: 'people chat on Saathi', evidence: 'sample' },
  conversations: { value: '50,000+', text: 'people tried a first chat', evidence: 'sample' },
  rating: { value: '4.8', text: 'average rating', evidence: 'sample' },
};
