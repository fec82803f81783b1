export const FEEDBACK_THANKS = 'Thank you for your feedback!';
export const FEEDBACK_THANKS_DETAIL = 'Your feedback helps us improve our service.';
export const FEEDBACK_FAILED = 'Failed to submit feedback';
export const FEEDBACK_FAILED_DETAIL = 'Please try again later.';
export const RATING_MISSING = 'Please select a rating';
export const RATING_MISSING_DETAIL = 'Star rating is required to submit feedback.';
export const ALREADY_RATED = 'You have already rated this chat.';
export const UNKNOWN_TAG = 'One of the tags does not belong to this rating.';
