export const ISSUE_SENT = 'Issue submitted successfully';
export const ISSUE_SENT_DETAIL = "Thank you for your feedback. We'll get back to you soon!";
export const ISSUE_FAILED = 'Failed to submit issue';
export const ISSUE_FAILED_DETAIL = 'Please try again later.';
