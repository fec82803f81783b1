export const NO_LANGUAGE = 'Please choose one of the languages.';
