import { CITIES } from '../cities';

const WORDS: Readonly<Record<(typeof CITIES)[number], { name: string; line: string }>> = {
  Mumbai: { name: 'मुंबई', line: 'डोंबिवली लौटती स्लो लोकल के लिए।' },
  Delhi: { name: 'दिल्ली', line: 'ब्लू लाइन की आख़िरी मेट्रो के लिए।' },
  Bangalore: { name: 'बेंगलुरु', line: 'सिल्क बोर्ड पर कटते उस एक घंटे के लिए।' },
  Chennai: { name: 'चेन्नई', line: 'फ़िल्टर कॉफ़ी और साथ में दो बातों के लिए।' },
  Hyderabad: { name: 'हैदराबाद', line: 'हाइटेक सिटी की रात दो बजे ख़त्म होती शिफ़्ट के लिए।' },
  Pune: { name: 'पुणे', line: 'जब फ़्लैटमेट ग्यारह बजे ही सो जाएँ।' },
  Gurgaon: { name: 'गुड़गाँव', line: 'साइबर हब के नीचे कैब की लाइन के लिए।' },
  Noida: { name: 'नोएडा', line: 'सेक्टर 62 से “बस एक और कॉल” के लिए।' },
  Kolkata: { name: 'कोलकाता', line: 'जब अड्डे का मन हो और किसी के पास वक़्त न हो।' },
  Ahmedabad: { name: 'अहमदाबाद', line: 'दुकान बढ़ाने के बाद की शाम के लिए।' },
  Jaipur: { name: 'जयपुर', line: 'जो घर लौट आए और पुराने यार याद आते हैं।' },
  Kochi: { name: 'कोच्चि', line: 'खिड़की पर बारिश हो और बताने को कोई न हो।' },
};

/** The cities of `/hi/marketing`, in the same order as in English. */
export const HINDI_CITIES = CITIES.map((city) => WORDS[city]);
