export const NO_PERIOD = 'Please write a day as 2026-11-23, or a month as 2026-11.';
