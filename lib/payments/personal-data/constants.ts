/** Financial years that books have to be kept: Companies Act 2013, section 128(5). */
export const BOOKS_KEPT_YEARS = 8;
