/** When the message of a quote has not been loaded. */
export const FURTHER_UP = 'That message is further up';
export const SCROLL_UP = 'Scroll up to load older messages.';
