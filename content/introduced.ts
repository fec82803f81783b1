/** A companion as articles introduce it. */
export interface Introduced {
  name: string;
  /** Its area of expertise, as its profile has it. */
  about: string;
}

/** The psychologist-style companions by the name of their drawing in public/companions, as prisma/seed/cast has them. */
export const INTRODUCED: Readonly<Record<string, Introduced>> = {
  'isha-menon': { name: 'Isha Menon', about: 'Breakups, Grief' },
  'meera-rao': { name: 'Meera Rao', about: 'Family, Marriage' },
  'ritu-bansal': { name: 'Ritu Bansal', about: 'Dating, Breakups' },
  'thomas-kurian': { name: 'Thomas Kurian', about: 'Grief, Life changes' },
  'kavita-joshi': { name: 'Kavita Joshi', about: 'Parenting, Family' },
  'lakshmi-iyer': { name: 'Lakshmi Iyer', about: 'Marriage, Communication' },
  'harpreet-gill': { name: 'Harpreet Gill', about: 'Work stress, Burnout' },
  'rohan-das': { name: 'Rohan Das', about: 'Anxiety, Overthinking' },
  'farah-qureshi': { name: 'Farah Qureshi', about: 'Self-esteem, Loneliness' },
  'sandeep-kulkarni': { name: 'Sandeep Kulkarni', about: 'Sleep, Habits' },
  'imran-shaikh': { name: 'Imran Shaikh', about: 'Anger, Work stress' },
  'neha-baruah': { name: 'Neha Baruah', about: 'Loneliness, Life changes' },
};
