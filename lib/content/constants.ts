/** The home banner moves on after this time. Product description, "Timings". */
export const BANNER_ROTATION_MS = 3000;
