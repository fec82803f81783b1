/** The cities of `/marketing`, in the order of the product description. */
export const CITIES = [
  'Mumbai',
  'Delhi',
  'Bangalore',
  'Chennai',
  'Hyderabad',
  'Pune',
  'Gurgaon',
  'Noida',
  'Kolkata',
  'Ahmedabad',
  'Jaipur',
  'Kochi',
] as const;

/** The line below each city's name. */
export const CITY_LINES: Readonly<Record<(typeof CITIES)[number], string>> = {
  Mumbai: 'For the slow local home to Dombivli.',
  Delhi: 'For the last Blue Line Metro of the day.',
  Bangalore: 'For the hour you spend at Silk Board.',
  Chennai: 'For filter coffee, and a quiet word with it.',
  Hyderabad: 'For shifts in HITEC City that end at two.',
  Pune: 'For flatmates who are asleep by eleven.',
  Gurgaon: 'For the cab queue below Cyber Hub.',
  Noida: 'For one more call from Sector 62.',
  Kolkata: 'For adda when nobody is free for adda.',
  Ahmedabad: 'For evenings after the family shop closes.',
  Jaipur: 'For those who moved back home, and miss the old gang.',
  Kochi: 'For rain on the window and nobody to tell.',
};
