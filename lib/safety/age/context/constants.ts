/** A life that only grown people lead: marriage, children, a job, a degree, years long gone. */
export const ADULT_LIFE: readonly RegExp[] = [
  /\b(?:my|meri|mere|mera|apni|apne|apna|our|hamari|hamare|humare|humari) (?:\p{L}+ )?(?:wife|husband|hubby|son|sons|daughter|daughters|kids|children|biwi|bibi|patni|pati|beta|beti|bete|betiyan|bachche|bacche|bachchon|bachon|bacho|ladka|ladke|pota|pote|poti|grandson|granddaughter|saas|sasur|sasural|in-laws|inlaws|damad|bahu|nanad|devar|saali|sali|saala|sale|students?|tenant|clients?|boss|manager|office|salary|intern|fianc\p{L}*|colleagues?|patients?|nati|natin|naati|employees?|clinic|firm|company|flat|rent|emi|loan|marriage|shaadi|shadi|job|naukri|duty|shift|baby|newborn|niece|nephew|bhatija|bhatiji|bhanja|bhanji)\b/u,
  /(?<!\b(?:papa|dad|daddy|mom|mummy|mumma|father|mother|brother|sister|bhai|bhaiya|didi|behen|cousin|uncle|aunty|chacha|mama|parents|gharwale|maa|they|he|she|uske|teacher)\b[^.,;!?]{0,30})\b(?:wife|husband|biwi|patni|salary|emi|office|boss|manager|appraisal|promotion|resign\p{L}*|naukri|job|married|divorce\p{L}*|talaq|talak|widow\p{L}*|retired?|retirement|pension\p{L}*|mba|btech|b\.?tech|mbbs|upsc|phd|masters|engineering|graduation|graduated?|placement|intern\p{L}*|startup|gst|rent|kiraya|tenant|loan|ssc|bpo|salon|garage|dhaba|dukaan|truck|auto driver|reunion|anniversary|school days|school time|college|university|hostel warden|pregnan\p{L}*|wedding night|suhagrat|customers?|clients?|patients?|inspector|doctor hu|nurse hu|anganwadi|sarpanch|posting|posted|teachers day|fees? bhar\p{L}*|school fees?|school ki fees?)\b/u,
  /\b(?:i|main|mai|we|hum) (?:\p{L}+ ){0,2}?(?:teach|taught|tutor|coach|mentor|padhata|padhati|padhaata|padhaati|supervise|hire|employ|manage|work|drive|run an?|own an?)\b/u,
  /\b(?:been|was) an? (?:\p{L}+ ){0,2}?(?:tutor|teacher|coach|warden|nurse|driver|principal)\b|\bteaching\b|\b(?:tuition|coaching) batch\b|\bbatch (?:of|padh\p{L}*)\b|\bpadhani (?:hai|h)\b|\bcopy check|\b(?:exam|board|school|invigilation|election) (?:ki )?duty\b|\bquestion paper\b|\bmentor\b|\bvakil\b|\blawyer\b|\bteacher (?:ki zindagi|life|hu|hoon)|\bas a teacher\b|\bkaam kart[aie] (?:hu|hun|hoon)\b|\b(?:van|auto|truck|rickshaw|riksha|taxi|bus|cab) chalat[aie]\b/u,
  /\b(?:teacher|coach|warden|principal|counsell?or|tutor|driver|conductor|peon|clerk|guard|nurse|librarian|invigilat\p{L}*) (?:hu|hun|hoon|here|by profession)\b|\b(?:i am|im|i work as|working as) (?:an? |the )?(?:\p{L}+ ){0,3}?(?:teacher|coach|warden|principal|counsell?or|tutor|driver|conductor|peon|clerk|guard|nurse|librarian|doctor|engineer|mother|father|mom|dad|parent|housewife|homemaker|professor|lecturer|vendor|seller|owner|photographer|tailor)\b/u,
  /\b(?:\d+|two|three|four|five|ten|twenty|many|kai|das|bees|do|teen|char|paanch|itne|so many) (?:saal|sal|years?|yrs?|decades?) (?:ago|back|later|pehle|baad|ho gaye|ho gye|se)\b|\bdecades?\b|\bsaalon\b|\b(?:at|im|age) (?:19|[2-9]\d)\b|\b(?:19[4-9]\d|200[0-7])\b/u,
  /\b(?:mom|mother|mummy|father|dad|papa|baap|parent|mumma|maa) (?:of|to) (?:a|an|my|two|three|one|\d)\b|\b(?:beta|bete|beti|bacche|bachche)(?: \p{L}+){0,2} (?:ka|ki|ke|ko|ne|hai|h|bolta|bolti|kehta|kehti|padhta|padhti|log)\b/u,
  /\b(?:my|our|the|mere|hamare) (?:\p{L}+ ){0,2}?(?:one|younger|elder|eldest|youngest|twins?) is in\b|\b(?:kids?|children|bachch?o?n?|students) (?:in|of|who|ko|ki|ke|are|aate|aati|wear|buy)\b/u,
  /(?<!(?:पापा|मम्मी|भैया|दीदी|भाई|बहन|मां|मां|चाचा|मामा|घर वाले)[^।.,!?]{0,30})(?:^|[^\p{L}\p{M}])(?:पत्नी|बीवी|पति|बेटा|बेटे|बेटी|बच्चों|बच्चे|बहू|सास|ससुर|ससुराल|पोते|पोता|पोती|नौकरी|दफ्तर|ऑफिस|तनख्वाह|किराया|दुकान है|ठेका|चपरासी|ड्राइवर|गार्ड|मास्टर|शादी को|तलाक|विधवा|कॉलेज|रिटायर\p{M}*|पेंशन|पढाता|पढाती|अध्यापक|अध्यापिका|शिक्षक|शिक्षिका|टीचर हूं|टीचर हूं|कोच|सरपंच|बॉस|साले|साली|भतीजा|भतीजी|भांजा|भांजी|जमाने|जमाने|सालों|बरसों|ड्यूटी|ईएमआई|मरीज|छात्रों|छात्रा जो|मेरी छात्रा|बीए|एमए|बीटेक|डिग्री)(?![\p{L}\p{M}])/u,
];

/** Long ago: who speaks so of school or of an age speaks of a memory. */
export const MEMORY =
  /\b(?:childhood|bachpan|school days|school time|school life|school ke din|din yaad|ke baad yaad|apne time|back then|those days|us waqt|us time|un dino|uss time|zamane|jamane|used to|nostalgi\p{L}*|remember when|(?<!(?:ghar|mummy|mumma|mom|maa|papa) ki )yaad aat[eia]|yaadein|yaade|memories|when i was|when we were|since i was|jab mai?n?(?! bad)|jab hum|school friends?|school ke dost|throwback|old days|good old)\b|(?:^|[^\p{L}])(?:बचपन|जमाने|जमाने|जब मैं|जब हम|उस वक्त|उन दिनों|के दिन)(?![\p{L}\p{M}])/u;

/** What is sung, filmed, played or imagined is not said of oneself. */
export const NOT_MEANT =
  /\b(?:songs?|gaana|gaane|lyrics?|dialogues?|role ?play|pretend|act(?:ing)? as|imagine|lets say|suppose|character|playing a|on a scale|going on|maan lo|maano|natak|candles)\b|(?:^|[^\p{L}])(?:गाना|गाने|नाटक|मान लो|किरदार)(?![\p{L}\p{M}])/u;

/** No more. */
export const NO_MORE =
  /\b(?:any ?more|no longer|nahi rahi|nahi raha|nahi rha|nahi rhi|thodi|thode|thodina|ab nahi)\b|नहीं रह|अब नहीं/u;

/** What makes an ordinal one of school. */
export const SCHOOLING =
  /\b(?:boards?|icse|cbse|ncert|pcm|pcb|pcmb|commerce|science|arts|maths?|exams?|paper|syllabus|section|result|school|tuition|coaching|tution|std|standard|class|farewell|topper|padhai|study|studying|padh\p{L}*|jee|neet|iit|half yearly|unit test|stream|admission|start (?:hui|ho|hogi|hone)|percent|marks|batch|teacher)\b|(?:बोर्ड|परीक्षा|रिजल्ट|स्कूल|पढ|एडमिशन|सेक्शन|विज्ञान)/u;
