/** Help by people, free of charge: a number to call, or a way to write for those who cannot speak. */
export type Helpline = {
  id: HelplineId;
  name: { en: string; hi: string };
  /** What it is for and when it answers. */
  about: { en: string; hi: string };
  way: 'call' | 'write';
  /** As people read it: the number, the e-mail address or the site. */
  address: string;
  href: `tel:${string}` | `mailto:${string}` | `https://${string}`;
  /** The page of those who run the line. */
  source: `https://${string}`;
  /** The public page on which it was read on that day. Nobody has called the line for this list. */
  readAt: `https://${string}`;
  /** The day it was last checked, YYYY-MM-DD. */
  checkedOn: string;
};

export type HelplineId =
  | 'tele-manas'
  | 'emergency'
  | 'women'
  | 'child'
  | 'cyber'
  | 'emergency-app'
  | 'icall'
  | 'ncw'
  | 'pocso'
  | 'cyber-portal'
  | 'stopncii';

const CHECKED_ON = '2026-11-22';

/*
 * Left out because no page confirmed them on that day: WhatsApp at the number of the National Commission for Women (its page
 * tells of calls), WhatsApp of the Vandrevala Foundation, and the poison lines of AIIMS, some of which are for doctors only.
 */
const LINES = {
  'tele-manas': {
    id: 'tele-manas',
    name: { en: 'Tele-MANAS', hi: 'टेली-मानस' },
    about: {
      en: 'Free mental health helpline of the Government of India, day and night, in many languages',
      hi: 'भारत सरकार की मानसिक स्वास्थ्य हेल्पलाइन, मुफ़्त, दिन-रात, कई भाषाओं में',
    },
    way: 'call',
    address: '14416',
    href: 'tel:14416',
    source: 'https://telemanas.mohfw.gov.in',
    readAt:
      'https://www.lokmattimes.com/technology/over-29-lakh-phone-calls-handled-by-tele-manas-cells-savitri-thakur-2/',
    checkedOn: CHECKED_ON,
  },
  emergency: {
    id: 'emergency',
    name: { en: 'Emergency', hi: 'आपातकालीन सेवा' },
    about: {
      en: 'Police, ambulance and fire, when somebody is in danger now',
      hi: 'पुलिस, एम्बुलेंस और दमकल, जब कोई इस वक़्त ख़तरे में हो',
    },
    way: 'call',
    address: '112',
    href: 'tel:112',
    source: 'https://112.gov.in',
    readAt:
      'https://en.vikaspedia.in/social-welfare/women-and-child-development/emergency-response-support-system',
    checkedOn: CHECKED_ON,
  },
  women: {
    id: 'women',
    name: { en: 'Women Helpline', hi: 'महिला हेल्पलाइन' },
    about: {
      en: 'For women who are hurt or threatened, at home or outside, day and night; free',
      hi: 'घर या बाहर हिंसा या धमकी झेल रही महिलाओं के लिए, दिन-रात, मुफ़्त',
    },
    way: 'call',
    address: '181',
    href: 'tel:181',
    source: 'https://wcd.gov.in',
    readAt:
      'https://www.lokmattimes.com/technology/over-29-lakh-phone-calls-handled-by-tele-manas-cells-savitri-thakur-2/',
    checkedOn: CHECKED_ON,
  },
  child: {
    id: 'child',
    name: { en: 'Child Helpline', hi: 'चाइल्ड हेल्पलाइन' },
    about: {
      en: 'For everybody under 18, and for adults who worry about a child, day and night; free',
      hi: '18 साल से कम उम्र के हर किसी के लिए, और उन बड़ों के लिए जिन्हें किसी बच्चे की चिंता है, दिन-रात, मुफ़्त',
    },
    way: 'call',
    address: '1098',
    href: 'tel:1098',
    source: 'https://missionvatsalya.wcd.gov.in',
    readAt: 'https://orissadiary.com/integration-of-child-helpline-with-erss-112-completed-in-9-states/',
    checkedOn: CHECKED_ON,
  },
  cyber: {
    id: 'cyber',
    name: { en: 'Cyber crime', hi: 'साइबर अपराध' },
    about: {
      en: 'Helpline of the Ministry of Home Affairs for blackmail and fraud online',
      hi: 'ऑनलाइन ब्लैकमेल और ठगी के लिए गृह मंत्रालय की हेल्पलाइन',
    },
    way: 'call',
    address: '1930',
    href: 'tel:1930',
    source: 'https://cybercrime.gov.in',
    readAt:
      'https://www.business-standard.com/amp/finance/personal-finance/cyber-frauds-cost-india-rs-177-crore-in-fy24-how-to-protect-yourself-124080600123_1.html',
    checkedOn: CHECKED_ON,
  },
  'emergency-app': {
    id: 'emergency-app',
    name: { en: '112 India app', hi: '112 इंडिया ऐप' },
    about: {
      en: 'Calls police or ambulance without a word, with your place. On most phones three quick presses of the power button do the same',
      hi: 'आपकी लोकेशन भेजकर, बिना बोले पुलिस या एम्बुलेंस बुलाता है। ज़्यादातर फ़ोन में पावर बटन तीन बार जल्दी-जल्दी दबाने से भी यही होता है',
    },
    way: 'write',
    address: '112.gov.in',
    href: 'https://112.gov.in',
    source: 'https://112.gov.in',
    readAt:
      'https://en.vikaspedia.in/social-welfare/women-and-child-development/emergency-response-support-system',
    checkedOn: CHECKED_ON,
  },
  icall: {
    id: 'icall',
    name: { en: 'iCALL, by e-mail', hi: 'iCALL, ई-मेल से' },
    about: {
      en: 'Trained counsellors of the Tata Institute of Social Sciences answer in writing; not within minutes',
      hi: 'टाटा सामाजिक विज्ञान संस्थान के प्रशिक्षित काउंसलर लिखकर जवाब देते हैं; तुरंत नहीं',
    },
    way: 'write',
    address: 'icall@tiss.edu',
    href: 'mailto:icall@tiss.edu',
    source: 'https://icallhelpline.org',
    readAt: 'https://icallhelpline.org/reyou-chat-line-faqs/',
    checkedOn: CHECKED_ON,
  },
  ncw: {
    id: 'ncw',
    name: { en: 'National Commission for Women', hi: 'राष्ट्रीय महिला आयोग' },
    about: {
      en: 'Takes a written complaint about violence, also at home, and brings it to the police',
      hi: 'हिंसा की लिखित शिकायत लेता है, घर में हुई हिंसा की भी, और उसे पुलिस तक पहुँचाता है',
    },
    way: 'write',
    address: 'ncwapps.nic.in',
    href: 'https://ncwapps.nic.in/onlinecomplaintsv2/frmInstructions.aspx',
    source: 'https://www.ncw.gov.in',
    readAt: 'https://ncwapps.nic.in/onlinecomplaintsv2/frmInstructions.aspx',
    checkedOn: CHECKED_ON,
  },
  pocso: {
    id: 'pocso',
    name: { en: 'POCSO e-Box, by e-mail', hi: 'पॉक्सो ई-बॉक्स, ई-मेल से' },
    about: {
      en: 'The National Commission for Protection of Child Rights; a child may write, or an adult for a child',
      hi: 'राष्ट्रीय बाल अधिकार संरक्षण आयोग; बच्चा लिख सकता है, या उसकी तरफ़ से कोई बड़ा',
    },
    way: 'write',
    address: 'pocsoebox-ncpcr@gov.in',
    href: 'mailto:pocsoebox-ncpcr@gov.in',
    source: 'https://ncpcr.gov.in',
    readAt: 'https://nyaaya.redstart.dev/legal-explainer/1174',
    checkedOn: CHECKED_ON,
  },
  'cyber-portal': {
    id: 'cyber-portal',
    name: { en: 'Report online, also without a name', hi: 'ऑनलाइन शिकायत, बिना नाम के भी' },
    about: {
      en: 'National Cyber Crime Reporting Portal of the Ministry of Home Affairs',
      hi: 'गृह मंत्रालय का राष्ट्रीय साइबर अपराध रिपोर्टिंग पोर्टल',
    },
    way: 'write',
    address: 'cybercrime.gov.in',
    href: 'https://cybercrime.gov.in',
    source: 'https://cybercrime.gov.in',
    readAt:
      'https://m.timesofindia.com/india/flag-child-porn-online-sex-abuse-from-home-anonymously/articleshow/65893343.cms',
    checkedOn: CHECKED_ON,
  },
  stopncii: {
    id: 'stopncii',
    name: { en: 'StopNCII', hi: 'StopNCII' },
    about: {
      en: 'Stops your pictures on Facebook, Instagram and others; they never leave your phone. For adults, free',
      hi: 'आपकी तस्वीरों को Facebook, Instagram वग़ैरह पर फैलने से रोकता है; वे आपके फ़ोन से बाहर नहीं जातीं। वयस्कों के लिए, मुफ़्त',
    },
    way: 'write',
    address: 'stopncii.org',
    href: 'https://stopncii.org/?lang=hi-in',
    source: 'https://stopncii.org',
    readAt: 'https://stopncii.org/?lang=hi-in',
    checkedOn: CHECKED_ON,
  },
} satisfies { [Id in HelplineId]: Helpline & { id: Id } };

export const HELPLINES: readonly Helpline[] = Object.values(LINES);

/** The same as screens show them. */
export const SHOWN_HELPLINES = HELPLINES.map(({ source: _, readAt: __, checkedOn: ___, ...shown }) => shown);

/** What stands everywhere: on profiles, in articles and in the footer. */
export const MAIN_HELPLINES = [LINES['tele-manas'], LINES.emergency] as const;

/** Helplines for one kind of crisis. */
type HelplinesOfKind = { first: readonly Helpline[]; written: readonly Helpline[] };

/** The lines of each kind of crisis, the first to call first; and those for somebody who cannot speak. */
export const HELPLINES_OF = {
  self_harm: {
    first: [LINES['tele-manas'], LINES.emergency],
    written: [LINES.icall, LINES['emergency-app']],
  },
  home_abuse: { first: [LINES.women, LINES.emergency], written: [LINES['emergency-app'], LINES.ncw] },
  sexual_abuse: { first: [LINES.emergency, LINES.women], written: [LINES['emergency-app'], LINES.ncw] },
  child_abuse: { first: [LINES.child, LINES.emergency], written: [LINES.pocso, LINES['emergency-app']] },
  threat: { first: [LINES.emergency, LINES['tele-manas']], written: [LINES['emergency-app'], LINES.icall] },
  medical: { first: [LINES.emergency, LINES['tele-manas']], written: [LINES['emergency-app']] },
  blackmail: {
    first: [LINES.cyber, LINES['cyber-portal'], LINES.stopncii],
    written: [LINES['cyber-portal'], LINES.stopncii, LINES.icall],
  },
} as const satisfies Readonly<Record<string, HelplinesOfKind>>;
