export const CHANGED_MEANWHILE =
  'Somebody has changed this since you opened the page. Please look at it again.';
