/** How many tokens a text is. */
export type CountTokens = (text: string) => number;
