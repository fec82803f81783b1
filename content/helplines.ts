/** Help by people, free of charge, shown on the crisis card, on profiles and in the footer. */
export interface Helpline {
  id: 'tele-manas' | 'emergency';
  name: { en: string; hi: string };
  /** What it is for and when it answers. */
  about: { en: string; hi: string };
  number: string;
  href: `tel:${string}`;
}

export const HELPLINES: [Helpline, Helpline] = [
  {
    id: 'tele-manas',
    name: { en: 'Tele-MANAS', hi: 'टेली-मानस' },
    about: {
      en: 'Free mental health helpline of the Government of India, day and night, in many languages',
      hi: 'भारत सरकार की निःशुल्क मानसिक स्वास्थ्य हेल्पलाइन, दिन-रात, कई भाषाओं में',
    },
    number: '14416',
    href: 'tel:14416',
  },
  {
    id: 'emergency',
    name: { en: 'Emergency', hi: 'आपातकालीन सेवा' },
    about: {
      en: 'Police, ambulance and fire, when somebody is in danger now',
      hi: 'पुलिस, एम्बुलेंस और दमकल, जब किसी की जान को अभी खतरा हो',
    },
    number: '112',
    href: 'tel:112',
  },
];
