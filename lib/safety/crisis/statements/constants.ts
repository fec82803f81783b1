import { patternOf } from '../words/rules';

/*
 * Statements of danger that mean nothing else, in the spelling of `wordsOf` for every script: heard wherever in a message
 * they stand, unless what stands around them speaks of something else. Whatever is said in other words is learned.
 */
const I = '(?:i|im|i am|me|main|mai|mein|mei|min|mujhe|muje|mujhko|mjhe|ab|bas|abhi)';
const GOING =
  '(?:want to|wanna|wana|want|going to|gona|gonna|will|about to|planing to|plan to|decided to|ready to|have to|need to|might|wil)';
const WHO =
  '(?:husband|boyfriend|bf|father|dad|papa|baap|pati|partner|sasural vale|sas|saas|sasur|brother|bhai|uncle|inlaws|in laws|mother in law|wife|biwi|son|beta|bahu|stepfather|stepmother)';
const OFTEN =
  '(?:every ?day|daily|every night|again|roj|har raat|har din|har rat|fir se|phir se|last night|today|kal rat|aj fir|aj phir)';
const MARTA = '(?:marta|marte|marti|pitata|pitate|pita|pit te|pit ta|pitai karta|hath uthata|hath uthate)';

export const STATEMENTS: readonly RegExp[] = [
  // English
  `${I} (?:realy |just |also |stil |only |so )?${GOING} (?:\\S+ )?(?:to )?(?:die(?! of| laughing| on stage)|kil my ?self|end my life|end it al|hang my ?self|comit suicide|be dead|not exist|disapear forever|jump of|slit my|never wake up)`,
  `(?:dont|do not|no longer|didnt) (?:realy )?(?:want to|wana|wana|wish to) (?:live(?! in| with| here| there| near| alone)|be alive|exist(?! before)|be here anymore|wake up tomorow)`,
  `(?:tired of|done with|fed up of|no reason for|no point in) (?:being alive|living(?! out| in| with)|existing)`,
  `no (?:reason|point|wil) (?:left )?(?:to|in|for) (?:live|living|staying alive|be alive)`,
  `i (?:am |was |keep |keep on |have been |have started |started )?(?:thinking|think|dreaming|fantasizing) (?:of|about) (?:kiling my ?self|suicide|ending my life|ending it|dying|jumping|how to die|hanging my ?self)`,
  `i (?:have )?(?:cut|burnt|burned|hurt|harmed) my ?self(?! (?:a|an|while|on|in|by|cooking|shaving|at|some))`,
  `(?:my|a|the) suicide (?:note|leter)`,
  `i (?:took|swalowed|have taken|have swalowed|ate|just took) (?:\\S+ ){0,3}?(?:pils|tablets|sleeping pils|poison|rat poison)`,
  `i (?:drank|swalowed|have drunk|just drank|consumed) (?:\\S+ ){0,3}?(?:phenyl|poison|harpic|acid|kerosene|pesticide|bleach|rat poison|detol|lizol)`,
  `(?:is|he is|she is) (?:not breathing|unconscious|not waking up|not responding|turning blue|bleding heavily)`,
  `${WHO} (?:\\S+ ){0,2}?(?:beats|hits|slaps|kicks|chokes|strangles|thrashes|burns|whips) me`,
  `${WHO} (?:\\S+ ){0,2}?(?:beat|hit|slaped|kicked|choked|strangled|burnt|raped|molested|groped|locked) me (?:\\S+ ){0,6}?${OFTEN}`,
  `(?:raped|molested|groped|gang raped|sexualy asaulted) me`,
  `i (?:was|got|have been|am being) (?:\\S+ )?(?:raped|molested|groped|gang raped|sexualy asaulted)`,
  `(?:forces|forced) (?:himself on me|me to have sex|me to slep with)`,
  `(?:touched|touches|touching) my (?:private parts?|breasts?|chest|privates)`,
  `(?:put|puts) his hand (?:inside|under|in) my (?:\\S+ )?(?:shirt|kurta|dres|pants?|top|skirt|clothes|panties|panty|bra)`,
  `i (?:am going to|wil|want to|have decided to|am gona|plan to) (?:kil|murder|stab|shoot|behead|throw acid on) (?:him|her|them|my (?:husband|wife|boss|father|brother|neighbour|uncle|mother|ex|landlord|father in law))`,
  `(?:blackmailing|blackmails|blackmailed) me`,
  `(?:leak|post|upload|share|viral|send) (?:\\S+ ){0,2}?my (?:nudes?|private|naked|nude|morphed|bathing|sex) ?(?:photos?|pics?|videos?|pictures?)?`,
  // Hindi in both scripts
  `${I} (?:\\S+ ){0,2}?mar ?(?:na|jana|jaana) (?:chahta|chahti|chahte|chahata|hai|h|he)`,
  `${I} (?:\\S+ ){0,2}?(?:ji?na|jine ka man|jindagi|zinda rehna|jinda rahna|jinda rehna) (?:\\S+ ){0,2}?(?:nahi|nahin|nhi|nai) (?:\\S+ )?(?:hai|h|he|chahta|chahti|karta|bacha)`,
  `(?:ji?ne|jine) (?:ka|ki) (?:\\S+ ){0,2}?(?:man|ichha|icha|iccha|matlab|vajah|mann|dil|himat) (?:\\S+ ){0,2}?(?:nahi|nahin|nhi|nai|khatam|khtam)`,
  `(?:suicide|khudkushi|khudkusi|khodkshi|atmahatya|atmhatya) (?:kar|karne|karna|karni|krne|karunga|karungi|kr) ?(?:lu|lun|lunga|lungi|na|dun|rahi|raha|vala|vali|chahta|chahti|ja|ka man|ke|hai)?`,
  `(?:khud ko|apne ap ko|khudko|apni jan) (?:\\S+ )?(?:khatam|maar|mar|kaat|kat|kata|kati|jala|fansi|phansi|le|lelu|de|dedu) (?:\\S+ )?(?:lu|lun|lunga|lungi|dunga|dungi|dun|du|chahta|chahti|hai|rahi|raha|karna|karu|karne|ka man)`,
  `(?:fansi|phansi|phasi|jahar|jeher|zeher|jehr|train ke age|chat se|nas kat) (?:\\S+ ){0,2}?(?:laga|kha|pi|kud|kat) ?(?:lu|lun|lunga|lungi|jaunga|jaungi|jau|jaun)`,
  `${WHO} (?:\\S+ ){0,5}?(?:mujhe|muje|mujhko|mujhpe|mujh par) (?:\\S+ ){0,4}?${MARTA}`,
  `(?:mujhe|muje|mujhko) (?:\\S+ ){0,3}?${WHO} (?:\\S+ ){0,3}?${MARTA}`,
  `(?:mera|mere sath|mujhse|meri) (?:\\S+ ){0,3}?(?:rape|balatkar|balatkaar|jabardasti ki|jabardasti kiya|yaun shoshan)`,
  `(?:galat|gande) (?:tarike|tarah|jagah|tarike se) (?:\\S+ ){0,2}?(?:chua|chuta|chute|chuti|chhua|chhuta|chhute|chuya|hath lagaya)`,
  `(?:usko|use|unko|use main|us kamine ko|biwi ko|bos ko|pati ko) (?:\\S+ ){0,2}?(?:jan se mar|mar dal|kat dal|khatam kar|goli mar|jala) ?(?:dunga|dungi|unga|ungi|dun|du|lunga)`,
  `(?:goli|goliyan|goliya|tablet|tablets|dava|davai|patta) (?:\\S+ ){0,3}?ek sath (?:kha|nigal|le) ?(?:li|liya|lin|gaya|gayi|chuka|chuki)`,
  `(?:fenyl|phenyl|finail|phinail|jahar|jeher|zeher|jehr|harpic|kitnashak|tejab|acid|tel|davai) (?:\\S+ )?(?:pi|kha) (?:li|liya|gaya|gayi|chuka|chuki)(?: hai)?`,
  `(?:foto|photo|photos|video|vidio|tasvir|chats?|nude|nudes) (?:\\S+ ){0,5}?(?:viral|net pe|leak|ghar valo ko|papa ko|sabko|family ko) (?:\\S+ ){0,3}?(?:dhamki|dega|degi|denge|kar dega|bhej dega|karne ki)`,
  `(?:mujhe|muje) (?:\\S+ ){0,2}?(?:blackmail|blekmel|blakmel) (?:kar|karta|karti|kiya|ho)`,
  // Tamil
  `(?:sakanum|saganum|sakalam|sagalam|sethudalam|setudalam|sethuruven|setuduven|sethuduven|chetudalam|tarkolai|tharkolai|saganumnu|sakanumnu) ?(?:\\S+)?`,
  `(?:uyiroda|uyirodu|uirodu|vaza|vaja|vala|vazha) (?:\\S+ )?(?:irukka|iruka|iruk|irukavey)? ?(?:pudikala|pidikala|pidikavila|virupam ila|asai ila|venam|vendam|mudiyala)`,
  // Bengali, Assamese
  `(?:ami )?(?:more jete|morte|mare jete|marte|moriboloi|maribalai|mori jabo|mari jab) (?:chai|chachi|chachhi|iche|ichche|ichha|mon|bisaro|bisaru|bicharon|man)`,
  `(?:bachte|banchte|banchate|bachate|beche thakte|jiyai thakibo|jiyai thakibole) (?:\\S+ )?(?:chai|iche|ichche|icha|mon|man) ?(?:na|nei|kore na|kare na|nai)`,
  `(?:atmohotya|atohotya|atmahatya|atmahata|atmohota|atmhatya|atmahatye|atmahathya) (?:korbo|karab|korte|karte|karu|karun|karav|karvi|karnar|karibi|karim|korim|chey\\S*|ches\\S*|madik\\S*|mad\\S*|cheyy?\\S*)`,
  // Marathi, Gujarati, Punjabi, Odia
  `(?:mala |majhi )?(?:marayach\\S*|marayche|maraych\\S*|marun jav\\S*|marava\\S*|marav\\S*) (?:\\S+ )?(?:ahe|ahai|vatat\\S*|vat\\S*|ae)`,
  `(?:jagayach\\S*|jagayche|jagaych\\S*|jagav\\S*|jagayla) (?:\\S+ )?(?:nahi|nako|nahiye|nahin)`,
  `(?:mari javun|mari javu|mari jav\\S*|marvun|marvu) (?:\\S+ )?(?:che|chhe|chhu|gamshe)`,
  `(?:jivavun|jivavu|jivvun|jivvu) (?:\\S+ )?(?:nathi|nathi gamtu)`,
  `marna (?:chahun\\S*|chaun\\S*|chauh\\S*|chonda)|jiuna nahi\\S* (?:chahun\\S*|chaun\\S*)|ji\\S*na nahi\\S* (?:chahunda|chahundi|chaunda|chaundi)`,
  `(?:mariba ?ku|maribaku|mari jibaku|mari jiba ku) (?:chah\\S*|ichha|ich\\S*|man)|(?:banchiba ?ku|bancibaku) (?:\\S+ )?(?:ichha|icha|chah\\S*|man) ?(?:nahin|nahi|nai)?`,
  // Telugu, Kannada, Malayalam
  `(?:chanipov\\S*|chachipov\\S*|chavali\\S*|chavalani\\S*|chachip\\S*)`,
  `(?:bratakalani|bratakali|bathakalani|batakalani|bratukalani|jivinchalani) (?:\\S+ )?(?:ledu|anipinchatam ledu|ledhu)`,
  `(?:sayabeku|sayabekanis\\S*|sayabekantha|sayabek\\S*|satu hog\\S*|sathu hog\\S*|sayonu anis\\S*)`,
  `(?:badukalu|badukoke|badukabeku|badukuva|badukbeku) (?:\\S+ )?(?:ishta ila|istavila|anisutila|aguti?la|beda|agala|manasila)`,
  `(?:marikanam|marikan|chakanam|chavanam|marichal mati|maricha mati|chathal mati|marichu pokanam)(?: \\S+)?`,
  `(?:jivikan|jeevikan) (?:\\S+ )?(?:vaya|vayya|thonunila|tonunila|ishtamila|agrahamila|kazhiyila|kajiyila|patunila|veenda|venda)`,
  // Urdu without its vowels
  `(?:min|mjhe) (?:\\S+ ){0,2}?(?:mrna|mr jana|khodkshi|jina nhin|jina nhen) ?(?:chahta|chahti|krna|krne|he)?`,
].map((statement) => patternOf(statement));

/** Said around a statement when it is about something else. */
export const ELSEWHERE: readonly RegExp[] = [
  'movie|film|films|filmon|serial|series|episode|season|scene|drama|novel|story|kahani|poem|shayari|lyrics?|song|songs|gana|gane|gan|hero|heroine|villain|vilain|character|actor|padam|cinema|sinima|pubg|bgmi|ludo|chess|respawn',
  'news|article|akhbar|khabar|samachar|report|research|thesis|esay|nibandh|project|workshop|helpline volunteer|case study|psychology',
  'lol|haha\\S*|hehe|lmao|rofl|joking|jk|majak|mazak|😂|🤣|😆|😅|😁|😜|😝|😹',
  'years ago|year ago|sal pehle|sal pahle|sal phle|back then|in my childhood|bachpan me|bachpan mein|used to|long ago|in 20[01]\\d|jab main chot\\S*|when i was (?:smal|a child|a kid|litle|yong|young|in colege|in school|#\\S*)',
  'of laughter|laughing|hansi|hasi|of hapines|of boredom|of hunger|of embarasment|sharam se|bhukh se|bhuk se',
  'healed|recovered|survivor|over now|glad i|clean for|therapy helped|ab khush hu|ab khush hun|ab thik hu|ab sab thik',
].map((words) => patternOf(words));
