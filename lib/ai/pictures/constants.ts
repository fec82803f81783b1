/** Pictures one person gets in a day of India. */
export const PICTURES_A_DAY = 2;
