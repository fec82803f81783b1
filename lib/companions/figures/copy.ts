/** Beside a figure that nobody here has brought about or proved. */
export const SAMPLE_FIGURE = 'sample';
/** In place of a rating that there is not yet. */
export const NOT_RATED = 'New';
export const FIGURES_EXPLAINED = 'What these numbers mean';
