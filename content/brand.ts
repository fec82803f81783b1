/**
 * The owner's page: the name, the contact and the company stand here and nowhere else; what the product claims about
 * itself stands in content/claims.ts.
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
  /** CIN of a company, LLPIN of a partnership. */
  companyNumber: `${OWNER_TO_FILL}: CIN or LLPIN`,
  /**
   * Empty while the firm is not registered for GST; then the line is hidden, and payments have receipts. With it they have tax invoices
   * (docs/money.md, "Invoices"): let an accountant confirm code and rate in lib/payments/invoices/constants.ts first.
   */
  gstin: '',
  grievanceOfficer: `${OWNER_TO_FILL}: name of the grievance officer`,
  grievanceDesignation: 'Grievance Officer',
  /** A reserved address that reaches nobody: replace it before going live. */
  grievanceEmail: 'grievance@saathi.example',
  /** The city whose courts are named in the terms. */
  courtCity: `${OWNER_TO_FILL}: city of the courts`,
  /** Who works with people's data for the owner, and in which country: printed on the privacy page. */
  modelProvider: `${OWNER_TO_FILL}: chat model provider and country`,
  hostingProvider: `${OWNER_TO_FILL}: hosting provider and country`,
  smsProvider: `${OWNER_TO_FILL}: SMS provider`,
  /** Full addresses; an empty text hides the link. */
  instagram: '',
  youtube: '',
} as const;
