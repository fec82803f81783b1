/** US dollars for a million tokens. Of what is read again some providers take less: what is told is the most it can have been. */
export type ModelPrices = { read: number; written: number };
