import { BRAND } from '../brand';

/** What content/brand.ts says, in Hindi. The name stays in the letters of the logo: “साथी” is what the text calls a companion. */
export const HINDI_BRAND = {
  tagline: 'दिल की बात। सच्चे जज़्बात!',
  description:
    'AI साथियों से हिन्दी, अंग्रेज़ी या Hinglish में बात कीजिए: सच्चा प्यार, दोस्ती, रोमांस, या मन पर जो बोझ है उस पर आराम से बात। भारत में रहने वाले वयस्कों के लिए।',
  supportHours: 'सोमवार से शनिवार, सुबह 10 से शाम 7 बजे तक',
  desk: `${BRAND.name} संपादकीय टीम`,
} as const;
