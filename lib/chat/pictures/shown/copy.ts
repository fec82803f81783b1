export const YOUR_PICTURE = 'Your picture';
