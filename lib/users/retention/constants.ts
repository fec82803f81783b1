/** Days after which nothing is left of where and with what a person registered or began a chat. As long as India's CERT-In wants logs. */
export const TRACES_KEPT_DAYS = 180;
/** Days for which it is kept by which campaign a person came. */
export const CAMPAIGN_KEPT_DAYS = 180;
/** Days for which a consent, or an answer about the age, of a browser that never got a user is kept: as long as a browser keeps a cookie. */
export const USERLESS_KEPT_DAYS = 400;
/** Days for which a one-time code, and the mark that it was sent, are kept: the longest window of any limit. */
export const CODES_KEPT_DAYS = 1;
