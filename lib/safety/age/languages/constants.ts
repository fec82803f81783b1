/** "I am 16" in the languages of India beside Hindi, in their script and in Latin letters; `N` is the number. */
const OWN_AGE = [
  'எனக்கு(?: இப்போ| இப்ப| வெறும்)? N (?:வயசு|வயது|வயசாகுது|வயதாகிறது|வயசுதான்)',
  'என்(?:னோட)? (?:வயசு|வயது) N',
  'நான் N வயசு',
  'ena[k]+u(?: ippo)? N (?:vayasu|vayathu|vayadhu|vayasaguthu|vayasu thaan|vaysu)',
  'en(?:noda)? (?:vayasu|vayathu|vayadhu|age) N',
  'నాకు(?: ఇప్పుడు)? N (?:ఏళ్ళు|ఏళ్లు|ఏళ్ళే|ఏళ్లే|సంవత్సరాలు|యేళ్లు|ఏండ్లు|వయసు)',
  'నా వయ(?:సు|స్సు) N',
  'na+ku(?: ippudu)? N (?:yellu|ellu|yella|years|samvatsaralu|samvatsaralu|yrs|endlu)',
  'na+ (?:vayasu|vayassu|age) N',
  'আমার বযস(?: এখন| মাত্র)? N',
  'আমি(?: এখন| মাত্র)? N বছরের',
  'আমি N(?: বছর)?$',
  'amar (?:boyosh|boyos|bois|boyesh|age|bayas)(?: ekhon| matro)? N',
  'ami(?: ekhon| matro)? N (?:bochorer|bochhorer|bochor er|years er|bochor)',
  '(?:माझ|माझं|माझे|माझा) वय(?: फक्त| आता)? N',
  '^वय N',
  'मी(?: फक्त| आता)? N वर्षां?(?:चा|ची)',
  '(?:majh|maj|maz|majz)[aeh]+ (?:vay|vaya|age) N',
  'mi(?: fakta| phakt)? N (?:varshan?cha|varshan?chi|varsacha|varsachi|varshacha|varshachi)',
  'મારી (?:ઉંમર|ઉમર)(?: અત્યારે| ફક્ત)? N',
  'હું(?: હજુ| ફક્ત)? N વર્ષ(?:નો|ની)',
  'હું N(?:નો|ની)',
  'hu(?:n)?(?: haju)? N (?:varas|varsh|varsha|vars) ?(?:no|ni)',
  'mari (?:umar|ummar|age) N',
  'ਮੇਰੀ ਉਮਰ(?: ਸਿਰਫ| ਅਜੇ)? N',
  'ਮੈਂ(?: ਸਿਰਫ| ਅਜੇ)? N ਸਾਲ(?:ਾਂ)? (?:ਦਾ|ਦੀ)',
  '(?:main|mai|me)(?: haje| aje| sirf)? N (?:saal|sal|saalan) (?:da|di)',
  'ನನಗೆ(?: ಈಗ)? N (?:ವರ್ಷ|ವಯಸ್ಸು|ವರುಷ)',
  'ನನ್ನ ವಯಸ್ಸು N',
  'na(?:na)?n?ge(?: iga| eega)? N (?:varsha|varusha|vayassu|vayasu)',
  'nan+a (?:vayassu|vayasu|age) N',
  'എനിക്ക്(?: ഇപ്പോൾ| ഇപ്പോ)? N (?:വയസ്സ്|വയസ്|വയസ്സാണ്|വയസ്സായി|വയസ്സേ)',
  'എന്റെ (?:പ്രായം|വയസ്സ്|വയസ്) N',
  'enik+u?(?: ippo)? N (?:vayass?u?|vayasayi|vayasanu)',
  'ente (?:vayass?u?|prayam|age) N',
  'میں(?: صرف| ابھی)? N سال (?:کا|کی) ہوں',
  'میں(?: صرف| ابھی)? N (?:کا|کی) ہوں',
  'میری عمر(?: صرف| ابھی)? N',
  'ମୋର? ବୟସ(?: ମାତ୍ର)? N',
  'ମୁଁ N ବର୍ଷର',
  'মোৰ বযস N',
  'm[ou]r boyo[xs]h? N',
] as const;

/** A number in digits or a word that may be one. */
const NUMBER = '(\\d{1,2}|[\\p{L}\\p{M}]{3,14})';
const BEFORE = '(?<![\\p{L}\\p{M}\\p{N}])';
const AFTER = '(?![\\p{L}\\p{M}\\p{N}])';
export const OWN_AGES: readonly RegExp[] = OWN_AGE.map((pattern) => {
  const begins = pattern.startsWith('^') ? pattern.slice(0, 1) : BEFORE;
  return new RegExp(
    `${begins}${pattern.replace('^', '').replace('N', NUMBER)}${pattern.endsWith('$') ? '' : AFTER}`,
    'u',
  );
});

/** "When I was", "was" in these languages: not of now. */
export const THEN =
  /చదివాను|వరకే|வரைக்கும்|படிச்சேன்|இருக்கும்|இருந்த|ఉన్నప్పుడు|ఉన్నపుడు|যখন|তখন|ছিল|होतो|होती|असताना|હતો|હતી|ત્યારે|ਜਦੋਂ|(?:ਸੀ|ਸਾਂ)$|ಇದ್ದಾಗ|ಇತ್ತು|ಇರುವಾಗ|ആയിരുന്നു|ഉള്ളപ്പോൾ|تھا|تھی|جب|\b(?:irukkum|irundh\p{L}*|iruntha\p{L}*|unnappudu|chhilo|chilo|jokhon|jakhan|hoto|hoti|hato|hati|tyare|jadon|iddaga|ayirunnu|ullappol)\b/u;

/** "Not eighteen yet", "seventeen is running" in these languages. */
export const NOT_YET_EIGHTEEN =
  /18(?: [\p{L}\p{M}]+){0,2} (?:రాలేదు|నిండలేదు|కాలేదు|ஆகலை|ஆகல|ஆகவில்லை|நிறைய|முடியல|হযনি|হইনি|হযনাই|হলো না|नाही|નથી|ਨਹੀਂ|ਨਹੀ|ಆಗಿಲ್ಲ|ತುಂಬಿಲ್ಲ|ആയിട്ടില്ല|ആയില്ല|തികഞ്ഞിട്ടില്ല|نہیں|aagala|aagalai|agala|raledu|kaledu|nindaledu|hoyni|hoini|hoi ni|nahi zal[oie]|nathi|aagilla|agilla|aayilla|ayittilla)|1[0-7] (?:నడుస్తోంది|నడుస్తుంది|நடக்குது|நடக்கிறது|চলছে|चालू आहे|ચાલે છે|ਚੱਲ ਰਿਹਾ|ਚੱਲਦਾ|ನಡೀತಿದೆ|ನಡೆಯುತ್ತಿದೆ|നടക്കുന്നു)(?![\p{L}\p{M}])/u;

/** A life of a pupil in these languages. */
export const PUPIL =
  /படிக்கிறேன்|படிக்கறேன்|பள்ளி|ஸ்கூல்|டியூஷன்|ட்யூஷன்|வகுப்பு|తరగతి|స్కూల్|బడికి|ట్యూషన్|చదువుతున్నా|স্কুল|টিউশন|ক্লাস \S+ (?:পডি|পডি)|क्लासटीचर|शाळा|शाळेत|शाळेला|[\p{L}\p{M}]+वीत|શાળા|સ્કૂલ|ધોરણ|ટ્યુશન|ટ્યૂશન|ਸਕੂਲ|ਟਿਊਸ|ਜਮਾਤ|ಶಾಲೆ|ಸ್ಕೂಲ್|ಟ್ಯೂಷನ್|ತರಗತಿ|ಹೋಂವರ್ಕ್|സ്കൂൾ|സ്കൂളി|ട്യൂഷൻ|ക്ലാസ് ടീച്ചർ|ഹോംവർക്ക്|ക്ലാസിൽ പഠി|ക്ലാസ്സിൽ പഠി|اسکول|ٹیوشن|جماعت|ହାଇସ୍କୁଲ|ସ୍କୁଲ|\b(?:padikk?ir[ae]n|padikiren|padikkuren|padik+aren|chaduvutunn?a\p{L}*|chadvutunn?a|pori class|class \S+ (?:e|te) pori|shikto|shikte|shalet|bhanu (?:chu|chhu)|bhanu|dhoran|oduttid\p{L}*|odtidini|odtini|padikkunn?u|padikkuva|padhda (?:haan|han|aa)|padhdi (?:haan|han|aa))\b/u;

/** Children, pupils and teachers, marriage and work in these languages: a grown life. */
export const GROWN_LIFE =
  /பையன்|மகன்|மகள்|பொண்ண|குழந்தை|ஆசிரிய|வேலை|கல்யாணம்|புருஷன்|மனைவி|கணவ|கல்லூரி|ஆபீஸ்|కొడుకు|కూతురు|కూతురి|పిల్లల|అబ్బాయి|అమ్మాయి|ఉపాధ్యాయ|పెళ్లి|భర్త|భార్య|ఉద్యోగ|কলেজ|ছেলে|মেযে|মেযে|বাচ্চা|শিক্ষ|চাকরি|বিযে|বিযে|বর |বউ|স্বামী|मुलगा|मुलगी|मुलाला|मुलीला|मुलांना|शिक्षक|शिक्षिका|शिकवत|नोकरी|लग्न|नवरा|बायको|ऑफिस|દીકર|બાળક|શિક્ષક|નોકરી|લગ્ન|પતિ|પત્ની|ભણાવ|ਪੁੱਤ|ਧੀ |ਬੱਚ|ਮੁੰਡੇ|ਅਧਿਆਪਕ|ਪੜ੍ਹਾਉਂ|ਪੜਾਉਂ|ਨੌਕਰੀ|ਵਿਆਹ|ਪਤੀ|ਪਤਨੀ|ಮಗ|ಮಕ್ಕಳ|ಶಿಕ್ಷಕ|ಟೀಚರ್|ಕೆಲಸ|ಮದುವೆ|ಗಂಡ|ಹೆಂಡತಿ|ಕಾಲೇಜ|മകൻ|മകൾ|മോൾ|മോൻ|കുട്ടിക|മക്ക|അധ്യാപ|കല്യാണം|ഭർത്താവ|ഭാര്യ|ജോലി|കോളേജ|بیٹا|بیٹی|بیٹے|بچے|بچوں|استاد|پڑھاتا|پڑھاتی|نوکری|شادی|شوہر|بیوی|\b(?:magan|magal|paiyan|ponnu|kalyanam|velai|koduku|kuthuru|pelli|chele|meye|biye|mulga|mulgi|lagna|navra|bayko|dikro|dikri|makkalu|maga|magalu|makan|makal|mole|mone|joli|shikshak|teacher)\b/u;
