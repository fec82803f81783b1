export const REVIEW_PUBLISHED = 'Your review is published';
export const REVIEW_PUBLISHED_DETAIL = 'You can delete it on the profile at any time.';
export const REVIEW_FAILED = 'Your review could not be published';
export const REVIEW_DELETED = 'Your review is deleted';
export const REVIEW_DELETE_FAILED = 'Your review could not be deleted';
export const TRY_LATER = 'Please try again later.';
export const SIGN_IN_TO_REVIEW = 'Please sign in to publish a review.';
export const NOT_A_PSYCHOLOGIST_CHAT = 'Only psychologist chats can be reviewed.';
export const RATE_FIRST = 'Please rate this chat first.';
export const NOT_A_REAL_CHAT = 'A review needs a chat in which you have written.';
export const REVIEW_GONE = 'This review does not exist.';
export const REVIEW_WORDS = 'Please write a few words.';
export const REVIEW_TOO_LONG = 'A review can have at most 500 characters.';
export const REVIEW_PRIVATE =
  'Please leave out links, phone numbers and e-mail addresses: everybody can read this.';
export const REVIEW_CONSENT = 'Please agree to the publication first.';
