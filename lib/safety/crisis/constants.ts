/*
 * Phrases, not single words: "I killed it at work", "this traffic is killing me" or "mar gaya yaar" must pass. They are
 * matched against text that rules.ts has put into lower case, without punctuation, and with one spelling for each word.
 * eval/phrases holds what they must hear and what they must not.
 */
import { withoutNukta } from './spelling/constants';

/** What is looked for in a text. */
type Phrase = { test(text: string): boolean };

/** Whether all pieces stand in the text, each after the end of the one before. */
function holdsInOrder(text: string, pieces: readonly RegExp[]): boolean {
  let rest = text;
  return pieces.every((piece) => {
    const found = piece.exec(rest);
    if (found) rest = rest.slice(found.index + found[0].length);
    return found !== null;
  });
}

/** Up to n further words. */
const gap = (most: number) => `( [^ ]+){0,${most}}`;
/** Whole words only. Phrases are spelled as `unifySpelling` spells what people write. */
const any = (...phrases: string[]) =>
  phrases.map((phrase) => new RegExp(`(?<![^ ])(?:${withoutNukta(phrase)})(?![^ ])`, 'u'));
/**
 * Pieces anywhere in the text, in their order, with `.*` between them. One look for each piece after the one before: a
 * single expression with several `.*` would try every combination, and a long message would hold up everybody.
 */
const anywhere = (...phrases: string[]): Phrase[] =>
  phrases
    .flatMap((phrase) => withoutNukta(phrase).split('.*|.*'))
    .map((phrase) => phrase.split('.*').filter(Boolean))
    .map((pieces) => pieces.map((piece) => new RegExp(piece, 'u')))
    .map((pieces) => ({ test: (text) => holdsInOrder(text, pieces) }));

const SELF = '(my ?self|my own self|my life|my own life)';
const WISH =
  '(want|wanna|wants|wish|hope|hoping|pray|praying|ready|rather|need|deserve|should|let me|going to|gonna|feel like|thinking of|thinking about|think of|think about|trying to|prefer|like to|better to|dream of)';
const HEIGHT =
  '(bridge|roof|rooftop|terrace|building|balcony|window|floor|train|metro|truck|bus|river|lake|well|sea|tracks?|local)';
const DOSE = '(pills?|tablets?|medicines?|meds|sedatives?)';
const HARM =
  '(cut|cutting|burn|burning|burned|burnt|scratch|scratching|hurt|hurting|harm|harming|punish|punishing|starve|starving|bruise|bruising|slit|slitting|stab|stabbing|hit|hitting)';
const LIMBS = '(arms?|wrists?|skin|thighs?|legs?|veins?|throat|body|forearms?)';

const ENGLISH = any(
  `${WISH}${gap(4)} (die|dying|be dead|death|be gone|be gone forever|gone for good|disappear forever|not exist|stop existing|cease to exist|stop living|sleep forever)`,
  `(wish|hope|if only)${gap(3)} (dead|never born|never been born|not born|not alive|not been born)`,
  `(would be|will be|its|it is|is|am|maybe|just)${gap(2)} better (off )?(if i (was|were|am|were to be) )?(dead|dying|gone forever|not alive)`,
  `(dying|death|being dead)( \\w+)? (would be|is|feels|seems|looks|sounds|be)${gap(3)} (easier|easy|better|best|only|peaceful|relief|answer|solution|option|way)`,
  `no (other )?(way|option|choice)${gap(2)} (except|but|than|besides) (dying|death|to die|suicide)`,
  `even if it means dying|think about (my )?(own )?death${gap(4)}`,
  `(never|not|dont|do not|didnt|wont|cant)${gap(5)} wake up(?! (early|before|for|at|so|on|late|this|that|until|by|tired|with|in|from)\\b)`,
  `(never|not) (want|wanting|wish|wishing) to (live|be alive|exist|go on living)`,
  `(dont|do not|didnt|did not|no longer|not|never)( really| even)? (want to|wanna|wish to|feel like) (live|living|be alive|exist|existing|be on (this )?earth|go on|continue living|keep living|be in this world)${gap(2)}`,
  `(dont|do not) (want to|wanna) be here (anymore|any more|any longer)${gap(6)}`,
  `(cant|cannot|can not) (go on|live|do life|continue|carry on)( like this| this way)? (anymore|any more|any longer|living)`,
  `(hate|sick of|done with|fed up with|fed up of|tired of|exhausted of) (being alive|living|existing|my existence|my life)|tired of life(?! in)`,
  `why (am i|should i|do i|must i)${gap(2)} (alive|live|living|exist|existing|on this earth)|why i should${gap(1)} (stay alive|live|exist|go on)|why i (am|was) (still )?(alive|born)`,
  `(no|not|any|dont|without|lost|a single)${gap(4)} (reasons?|point|will|meaning|purpose|desire)${gap(2)} (to|in|of|for) (live|living|be alive|being alive|stay alive|staying alive|go on|going on|exist|existing|keep going|life)`,
  `nothing${gap(3)} (in this world|in this life|to live for|worth living for|left to live)`,
  `life (is not|isnt|is no longer|not) worth( \\w+)?|my life is over`,
  `(want|wish|need)${gap(2)} (everything|it all|all of it|all this|this pain|the pain|my pain|my suffering) (to )?(stop|end|be over|finish)( forever)?`,
  `(better|happier|fine|okay|relieved|better off|best|peace)${gap(4)} (without me|if i (was|were|wasnt|werent|am|died|die|disappeared)${gap(2)}|when (i am|im|i) (dead|gone|die))`,
  `(no ?one|nobody|no body|nobody even|who)${gap(4)} (notice|miss|care|cry|mind|know|remember)${gap(3)} (if|when) (i am|im|i)${gap(2)} (die|died|dead|gone|disappear|disappeared|vanish|vanished|kill|killed)`,
  `(i am|im|i was|being|feel like|become|became|such)${gap(2)} a burden( (to|on|for)${gap(2)})?`,
  `(kill|killing|killed|hang|hanging|drown|drowning|shoot|shooting|poison|poisoning|end|ending|take|taking|took|finish|finishing|strangle|unalive|unaliving|suffocate) ${SELF}`,
  `(ending|end|finish|finishing) it (with|by|using|tonight|today|all|now)${gap(3)}|(done|finished|through) with (life|living|this life|existing)|no more (living|life|of me)${gap(2)}`,
  `(drive|drove|driving|crash|crashing|steer|ride)${gap(2)} (into|off|in front of) (a|the|an)?${gap(2)} ?(wall|tree|truck|bridge|cliff|divider|traffic|river|pole)`,
  `(dont|do not|didnt|not|never) deserve${gap(2)} (to live|life|to be alive|to exist)|(cant|cannot|could not) (take|bear|handle|stand|tolerate) (this |the )?(pain|suffering|life|existence|living)${gap(3)}|i (cut|burned|burnt|harmed|hurt) again${gap(2)}|(relapsed|relapsing)${gap(2)} (cutting|self ?harm|cuts)`,
  `(want|wanted|going|ready|need|wish) to (leave|quit|exit|escape) (this|the) (world|life|earth)${gap(2)}|(dont|do not) (belong|fit) (in this world|on this earth)|(world|life|existence) (has|holds|is) nothing${gap(3)} (for )?me`,
  `(imagine|imagining|thinking about|thought of|thoughts of|fantasi[sz]e about|dream about)${gap(1)} (not existing|being dead|my (own )?death|my funeral|dying|not being here)${gap(5)}`,
  `(point|use|sense|reason)${gap(1)} (in|of|to|for)${gap(2)} (staying|stay|being|keep|keeping) alive|(keep|hide|have|got)${gap(1)} (blade|razor|knife)${gap(1)} (under|beside|near|next to|with) (my|me)${gap(2)}`,
  `(letters?|notes?|will)${gap(4)} before i (go|leave|die|end)|(disappear|vanish|go away|leave)${gap(2)} never (come|coming|return) ?(back|again)?|wish i could (just |simply )?(disappear|vanish)$|(hope|wish)${gap(3)} (accident|cancer|car|truck|bus|train)${gap(3)} (kills?|takes?|hits?) me`,
  'kms|unalive|end it all|ending it all|want to end it|gonna end it|going to end it( all| tonight| now| today)?',
  `(decided|going to|want to|plan|planning|planned|ready|gonna|about to|thinking of|thinking about|time to|wanna|will) (to )?(just )?(end|ending|finish) (everything|it all|myself|my story|this life|my journey)( [^ ]+)?`,
  `(i am|im|i feel|feeling|i have been|ive been|i was|being|i get|getting|so|very|really)${gap(1)} suicidal`,
  'suicidal (thoughts?|feelings?|ideation|urges?|mood|again|today|tonight)',
  `(commit|committing|committed|attempt|attempted|attempting|do|doing|thinking about|thinking of|thoughts of|thought of|considering|about|try|tried|trying|planning|plan)${gap(1)} suicide`,
  'suicide (note|attempt|plan|pact|letter|letters|is the only|is my|seems|feels)',
  `(bought|have|got|keep|kept|found|saved|saved up|saving|saving up|collected|hiding|ordered)${gap(4)} (the rope|a rope|rope|poison|noose|a noose|rat poison|enough ${DOSE}|a gun|cyanide|sulfas)${gap(8)}`,
  `(goodbye|last|final|farewell) (letter|letters|note|notes|message|words) (to|for|is|are)${gap(3)}|wrote${gap(3)} goodbye`,
  '(tonight|today|this|tomorrow)( is| will be)( probably| maybe)? my last( night| day| evening| time| message| words| goodbye| sunset)?$',
  'this is (my )?(goodbye|last goodbye|final goodbye|last message)(?! (for|party|until|till))|(wont|will not) be (here|around|alive)( \\w+)? (tomorrow|anymore|next|when you)|giving away (all )?my (things|stuff|belongings)',
  `(roof|rooftop|terrace|ledge|edge|bridge|railing|tracks?|balcony)${gap(6)} (jump|jumping|end it|die|let go|step off|throw myself)`,
  `(jump|jumping|jumped|leap|throw myself|walk|walking|lie down|step) (off|from|in front of|before|under|into|onto) ((a|the|my|an|this|that|our|moving|running|some|local) ){0,3}${HEIGHT}`,
  `(painless|painful|without pain|easiest|quickest|fastest|best|simplest|surest|easy|less pain)${gap(4)} (die|dying|death|kill (yourself|myself|oneself)|suicide|end (my|your|a|ones) (own )?life)|die without (pain|suffering)|die (painlessly|peacefully)`,
  `how (many|much)${gap(4)} (to|can|will|would|does it take to)${gap(3)} (die|kill me|kill you|kill myself|overdose|be fatal)|how (do|does|to|can)${gap(2)} (commit suicide|hang (yourself|myself)|overdose|slit|die)`,
  `(took|take|taking|taken|swallowed|swallow|swallowing|ate|eaten|popped|had|consumed) (all|a lot|lots|too many|so many|many|a handful|handful|a bottle|the whole|a whole|a strip|two strips|an entire|a packet)${gap(4)} ${DOSE}${gap(2)}`,
  'overdose|overdosed|overdosing',
  `(drank|drink|drinking|ate|consumed|taken|took|swallowed)${gap(3)} (phenyl|poison|acid|bleach|harpic|rat poison|rat kill|pesticide|kerosene|dettol|lizol|all out)`,
  `poison (in front of|ready|with|beside|near) me`,
  `${HARM} my ?self(?! (a|an|some|off|at|while|playing|by|on the|in the gym|accidentally|cooking|shaving)\\b)`,
  `${HARM} my (own )?${LIMBS}(?! (at|while|playing|by|in|accidentally|cooking|shaving|hair)\\b)|(cuts|scars|marks|blood) on my ${LIMBS} (from|because|that i)`,
  `(scratch|pick|bite|cut|cutting|hit|hitting|bang|banging)${gap(8)} (bleed|bleeds|bleeding)`,
  `urges? to (cut|hurt|harm|burn|bleed)|self ?harm(ing|ed)?${gap(1)}|(blade|razor)${gap(5)} (help|helps|skin|arms?|wrists?|feel|release|relief|friend)`,
  `(starve|starving) my ?self`,
);

const AGENT =
  '(husband|wife|father|dad|papa|daddy|mother|mom|mum|mummy|brother|sister|uncle|aunt|aunty|boyfriend|bf|girlfriend|gf|partner|in ?laws?|stepfather|stepdad|step ?father|step ?mother|step ?dad|step ?mom|cousin|teacher|boss|tutor|neighbour|neighbor|grandfather|ex|he|she|they|someone|somebody|family|parents|son|roommate|priest|coach)';
const BLOW =
  '(beats?|beaten|beating|hits?|hitting|slaps?|slapped|slapping|punches|punched|punching|kicks|kicked|kicking|chokes?|choked|choking|strangles?|strangled|strangling|rapes?|raped|raping|molests?|molested|molesting|abuses?|abused|abusing|assaults?|assaulted|assaulting|tortures?|tortured|torturing|burns?|burnt|burned|burning|thrash|thrashes|thrashed|locks|locked|torment|torments|whips?|whipped)';
const BLOW_IDIOM =
  '(at (chess|carrom|cards|ludo|games?|table|badminton|tennis|cricket|it|everything|fifa|football|scrabble|poker)|in (?!front|the (face|stomach|head|room|house|bathroom))|to it|up|by accident|accidentally|by mistake|with (his|her|the|a|their) (\\w+ )?(pun|puns|joke|jokes|car|keys?|question|questions|news|ball|pillow|smile|charm))';

const ABUSE = any(
  `${AGENT}${gap(6)} ${BLOW}( on)? (me|us)(?! ${BLOW_IDIOM})${gap(1)}`,
  `${AGENT}${gap(4)} (forced|forces|forcing) (himself|herself|themselves) on me|(forced|forces|forcing|made|makes) me to (have sex|do sexual|sleep with|touch|undress|strip)`,
  `${AGENT}${gap(4)} (touched|touches|touching|gropes|groped|fondled) (me|my)( (inappropriately|badly|wrongly|there|private|privates|breasts?|chest|body|when|at night|in a|and i|without)${gap(6)})`,
  `${AGENT}${gap(2)} (groped|gropes|groping|molested|fondled|punches|punched|forces|stalks?|stalked|blackmails?|blackmailed|blackmailing|harass|harasses|harassed|harassing|attacked|attacks|pushed|pushes|drags|dragged) me${gap(9)}`,
  `(groped|molested|fondled|raped) me${gap(4)}|(i am|im|i was|was|being|got|get|getting) (being )?(beaten|tortured|harassed|abused)${gap(1)} by${gap(3)}`,
  `raised? (his|her|a) hands? (on|at) me|(raises|raising) (his|her) hand${gap(3)}|(cigarettes?|iron|belt|stick|hot)${gap(3)} (on|against) me`,
  '(comes?|came|gets|got|sneaks) (in ?to|to|in) my (bed|room) (at|in the) night',
  `(i was|i am being|im being|i got|i have been|ive been|i am getting|im getting|being|been|was) (raped|molested|sexually abused|sexually assaulted|sexually harassed|abused|beaten|assaulted|tortured|groped)`,
  `(threatens?|threatened|threatening|threat) to (kill|hurt|hit|burn|beat|rape|throw acid on|murder)( me| us)?`,
  `(he|husband|boyfriend|partner|father|ex|brother|uncle)${gap(3)} (will|would|might|wants to|going to|gonna|tried to|tries to) (kill|murder|hurt|burn|strangle) (me|us)( (if i (leave|tell|say|divorce|complain|speak|go)${gap(3)}|tonight|one day|some ?day|today))?`,
  `(scared|afraid|terrified|frightened|fear)${gap(6)} (kill me|hurt me|hit me|beat me|violent|hits me|beats me)${gap(2)}|(gets|is|becomes|turns|getting) (very |so |really )?violent${gap(5)}`,
  `(wont|will not|doesnt|does not|never|not) (let|allow|lets|allows) me (to )?(leave|out|go out|meet|go)${gap(3)} (house|room|home|phone|anyone|parents)|locked me (in|up|inside|out)${gap(5)}|(takes|took|checks) my phone${gap(6)} (beat|hit|slap)\\w*|wont let me (leave|go)`,
  `(beat|beating|beats|hit|hitting|torture|torturing|harass|harassing|harassed|burn|burning|threaten|threatening|kill|killing|tortured|abuse|abusing)${gap(5)} dowry`,
  `(throws|threw|throwing) (things|stuff|plates|utensils) at me|domestic violence (at|in|with) (my )?(home|house|me)|(victim|survivor) of (domestic|sexual|child)`,
);

const NO = '(nahi|na)';
/** People in or near the family who may be violent. */
const WHO =
  '(pati|husband|papa|baap|pitaji|father|dad|mummy|maa|mother|sasural|saas|sasur|nanad|jeth|devar|bhai|bhaiya|boyfriend|bf|patni|biwi|wife|uncle|chacha|mama|tau|jija|ex|wo|woh|vo|usne|unhone|sasural wale|ghar wale|gharwale|ye|teacher|cousin|log)';

const HINGLISH = any(
  `(mujhe|mujhko|main|ab|bas|sach|kaash|roz)${gap(4)} marna( hi)?( hai| tha| chahta| theek| behtar| accha| better| padega)`,
  `marna( hi)? (chahta|theek hai|behtar|accha|better|padega|aasan)`,
  `(man|mood|iccha|khwahish)${gap(4)} (marna|marne|marjau)|(marna|marne) (ka|ki|ke) (man|iccha|mood|khayal|soch|siva|alawa|liye|tarika|sabse|aasan)${gap(3)}|marne mein${gap(2)} dard`,
  `marjau${gap(2)}`,
  `(jeena|zinda rehna|zinda)${gap(2)} ${NO}( \\w+)?|(jeena|zinda rehna) (bekar|mushkil ho gaya|bojh|bhaari|saza)|${NO}${gap(2)} jeena( \\w+)?|jeena chhod`,
  `jeena (ka|ki|ke)${gap(2)} (man|iccha|wajah|himmat|chah|matlab|maqsad|fayda|reason|mood)${gap(2)} (${NO}|khatam|toot|bacha|bachi)`,
  `(zindagi|life|jeevan)${gap(4)} (ka|ki)${gap(2)} (matlab|maqsad|wajah|fayda|reason) ${NO}${gap(3)}`,
  `(jeena|zindagi)${gap(3)} (chahat|iccha|khwahish|umeed|ummeed|himmat|tamanna|wajah|man)${gap(4)} (khatam|nahi|toot|mar|bachi|rahi)${gap(3)}|(main |roz |soch |sochta |sochti |kaise |kab |kahan )+(marun|maru|marunga|marungi|mar jayen)${gap(2)}|(kaise|kab) mar(u|un|unga|ungi|na)${gap(2)}|main${gap(2)} mar kyu\\w*${gap(3)}|(mar|mari) hi (jau|jana|jaata|jaati|chahta)${gap(2)}`,
  `(is|iss)? ?duniya mein${gap(2)} ${NO}${gap(1)} (rehna|rahna|jeena)${gap(2)}|${NO} (rehna|rahna)${gap(2)} (is )?duniya${gap(2)}`,
  `${WHO}( ne)?${gap(3)} haath (uthaya|uthata|uthate|uthati|uthati|utha)${gap(4)}|${WHO}( ne)?${gap(2)} (laat|laato|ghoosa|ghuse|mukka|danda|dande|jhadu|chappal|joote)( \\w+){0,3} (maar|maara|maarta|mara|peeta)\\w*${gap(3)}`,
  `(zindagi|life|jeevan) (se|say)${gap(2)} (thak|tang|haar|pareshan|mukti|chutkara|nafrat|ub|bore)${gap(2)}`,
  `(zindagi|life|jeevan|jaan|sab|sab kuch|khud ko|apne aap ko)${gap(1)} khatam (kar|karna|karne|karu|karunga|karungi|karke|ho jaye|karlu|kardu|hi kar)${gap(3)}`,
  `(khudkushi|aatmahatya)${gap(3)}|suicide${gap(1)} (kar|karna|karne|karni|karu|karlu|karloon|ki|ka|ke|kr|karunga|karungi)${gap(4)}`,
  `(khud ko|apne aap ko|apni aap ko|khudko|apne ko)${gap(3)} (khatam|maar|mar|nuksan|hurt|chot|kaat|kaata|kata|kaatta|kaatti|kaati|katta|jala|jalaya|saza|cut)${gap(2)}`,
  `(apni|meri)? ?jaan (de|dena|dene|dunga|dungi|de du|le lu|lena|lelu|lunga|lungi) ?(du|dunga|dungi|doon|chahta|di|rahi|raha|ka|lu|lunga|lungi|hai)?`,
  `(nas|nass|naas|kalai|haath|hath|wrist|baju)${gap(2)} (kaat|kaata|kata|kaati|kaatti|kaatta|cut|kaatna|kaatne)${gap(2)}(?! (lag|ho))`,
  `(blade|chaku|razor) se${gap(2)} (kaat|kat|kaata|kata|kaati|kaatti|kaatta|cut|kaatna)${gap(2)}`,
  `(zeher|phenyl|poison|keetnashak|harpic|sulfas|chuha maar)${gap(2)} (kha|pi|pee|khaa|le|mangwa|mangwaya|kharid|kharida|khane|peene|khana|pina|liya|khaya|piya|rakha)${gap(4)}`,
  `(neend ki goli|sleeping pills|goli|dawai|tablets)${gap(3)} (kha|khaa|khake|khakar|le|nigal|gatak)${gap(3)} (saari|bahut|hamesha|puri|ek saath|dher|zyada)${gap(2)}|(saari|bahut saari|bahut|puri|dher saari)${gap(1)} (goli|neend ki goli|tablets|dawai) (kha|khaa|le|nigal)${gap(3)}|(neend ki goli|goli)( \\w+)? (kha|khaa) (lu|li|liya|lunga|lungi|ke)${gap(3)}|goli kha li hai${gap(3)}`,
  `(phansi|fanda|phanda|latak)${gap(2)} (laga|lagaa|lagana|lagane|lagau|par|pe|ja|jau|jaun|lagaunga|lagaungi|lagane ka|lagayi|jaunga|jaungi)${gap(3)}`,
  `(chhat|chat|terrace|pul|pull|bridge|train|metro|building|nadi|samundar|kuan|kue|patri|railway track|track|balcony)${gap(1)} (se|ke aage|ke samne|ke neeche|ke niche|pe|par|mein|ke) ?(aage |samne |neeche |niche )?(kood|kud|let|aa jau|khatam|jaan|chalang)${gap(4)}`,
  `(track|patri|pul|chhat) (pe|par)${gap(4)} (khatam|kood|marna|let|jaan)${gap(3)}`,
  `(neend|so|soya|sokar|aankh|subah|kal)${gap(6)} (kabhi na|kabhi nahi|hi na|hamesha ke liye|na)${gap(1)} (uthu|uthun|uthna|uthoon|khule|khulu|khulun|so jau|jagu|jaagu|uthna pade|jaau)|neend se kabhi na${gap(1)}|hamesha ke liye (so|sona|chala|chali|ja|jaa)${gap(3)}|so jau${gap(1)} hamesha ke liye|aankh${gap(2)} na khule`,
  `(mere|mera|main) (bina|bagair)${gap(4)} (khush|theek|accha|behtar|better|sukoon)${gap(2)}`,
  `(main|khud|mai)${gap(4)} bojh${gap(2)}|bojh (hu|ban|bana|bani)${gap(3)}`,
  `(kisi ko|kisi|koi)${gap(5)} (fark|farak|zarurat|parwah)${gap(5)} (marjau|marna|mar)${gap(2)}|${gap(0)}(zarurat|fark|farak) nahi${gap(3)} marna${gap(3)}`,
  `(kaash|kash)${gap(2)} (paida|janm|janam)${gap(2)} ${NO}${gap(2)}|(paida|janm|janam) (hi )?(na|nahi)${gap(1)} (hota|hoti|hua|hui|leta)`,
  `(bhagwan|khuda|allah|rab|upar wale|god|waheguru)${gap(3)} (utha le|utha lo|utha lijiye|bula le|bula lo)`,
  `(aakhri|akhri|last) (raat|din|baar|message|sms|baat|alvida)( hai| hoga| hogi)?( (meri|mera|kar raha|kar rahi)${gap(4)})?$|(meri|mera) (aakhri|akhri) (raat|din|message)${gap(2)}|(aakhri|akhri) baar${gap(8)} hamesha${gap(5)}|alvida${gap(1)} hamesha${gap(4)}|(is )?duniya (se|chhod|chod|chhodkar|chodkar)${gap(2)} (ja|jana|jaana|jau|jaunga|jaungi|kar|alvida|dur|chala|chali)${gap(3)}`,
  `(ab|aur|bas)${gap(2)} (sehen|bardasht|saha|seh)${gap(1)} nahi${gap(3)} (marjau|marna|khatam|jeena)${gap(2)}`,
  `${WHO}${gap(5)} (mujhe|mujhko|mujh|muje|meri|mere)${gap(6)} (maarta|peetta|peeta|pitai|maar peet|maarpeet|thappad|jalane|jalaya|jalana|gala|belt|torture|chaanta)${gap(3)}(?! khane)`,
  `(mujhe|mujhko|muje)${gap(5)} (peetta|peeta|pitai|belt se|torture|thappad|jalane ki|jaan se maar|jaan se maarne)${gap(4)}|${WHO}${gap(3)} (maarta|peetta|peeta) (hai|hain|h|raha|rahe|rahi|tha|the|thi)( (dahej|mujhe|roz|daru|sharab|bahut)${gap(2)})?$|${WHO}${gap(4)} dahej${gap(3)}`,
  `${WHO} ne${gap(2)} (mujhe|mujh par)${gap(4)} (maara|mara|peeta|maarta)${gap(2)}|(mere|meri) ${WHO}( ji)? ne${gap(5)} (maara|mara|peeta|maarta)${gap(2)}|(marne|marna) ki (himmat|iccha|tayyari|soch)${gap(3)}|(mujhe|mujhko|ab)${gap(1)} maut${gap(3)}|maut (chahta|chahiye|aa jaye|hi|de do)${gap(2)}|${WHO}( ji)? mujhe${gap(1)} (galat|gande)${gap(3)}|(khud ko|apne aap ko|khudko) (maarne|marne|marna|maarna)${gap(3)}|suicide${gap(1)} (khayal|vichar|thoughts?|ka|ke)${gap(3)}`,
  `${WHO} ne( \\w+){0,2} (bahut |itna |buri tarah |phir se |fir se ){0,2}(maara|mara|peeta|peet|pita)( hai| tha)?( mujhe| mujhko| humko)|${WHO} ne${gap(3)} (bahut|buri tarah) (maara|mara|peeta) mujhe`,
  `(thappad|chaanta)${gap(2)} (maara|mara|maarta)${gap(2)} gala${gap(3)}|gala (dabaya|daba|dabata|ghont)${gap(2)}`,
  `(ghar|sasural|shaadi)${gap(4)} (maar peet|maarpeet|maar pitai|marpit|hinsa|violence)${gap(4)}|dahej (ke liye|ki wajah|maang)${gap(2)}`,
  `(ghar|kamre|room)${gap(2)} (mein|me)?${gap(1)} ?band kar\\w*${gap(3)}|(jaan se maarne|maarne|jalane|kaatne|marne) ki dhamki${gap(4)}`,
  `(galat|gandi|gande|bura) (jagah|tarah|kaam|harkat|tarike|touch)${gap(3)} (touch|chhua|chua|kiya|ki|kari|haath|chhuta|chuta)${gap(2)}|mere saath (galat|ganda|zabardasti|jabardasti|rape|balatkar|bura kaam|chhed)${gap(3)}|(zabardasti|jabardasti) (ki|kiya|karta|karte|sex|kari)${gap(2)}|(mera|meri) (rape|balatkar|izzat loot|yaun shoshan)${gap(3)}`,
  `(darr|dar)${gap(3)} (lagta|lag|lagti)${gap(4)} (maarega|maarenge|maar dega|maar denge|maaregi|maarta|peetega)${gap(2)}|(wo|vo|pati|papa|husband) (mujhe )?(maarega|maar dega|jaan se)${gap(2)}`,
);

const HINDI = anywhere(
  '.*मर(ना|ने)( ही)? (चाहत|है|चाहिए|ठीक|बेहतर|पड़ेगा|का|के|की|में).*',
  '.*मर जा(ना|ने) .*(चाह|मन|है|बेहतर|ठीक|किसी को|फर्क|अच्छा).*',
  '.*मर जा(ऊं|ऊंगा|ऊंगी|ए).*',
  '.*(जीना|जीने|जिंदा रहना|जिया|जीया|जी)( ही| का| की)?( मन| दिल| इच्छा| वजह| हिम्मत)?( कोई)?( वजह)?( ही)? (नहीं|नही|मत|बेकार|छोड़).*',
  '.*जीने की( कोई)? (इच्छा|वजह|चाह|हिम्मत|उम्मीद).*(नहीं|खत्म|टूट).*',
  '.*(आत्महत्या|खुदकुशी|खुदखुशी|सुसाइड).*',
  '.*(खुद|अपने आप) को.* (खत्म|मार|नुकसान|चोट|काट|जला|सजा).*',
  '.*(जान|जिंदगी|जीवन) (दे|ले|खत्म|समाप्त)( कर)? ?(दूं|दूंगा|दूंगी|देना|लूं|लूंगा|लूंगी|लेना|करना|देने).*',
  '.*(जिंदगी|जीवन|जीने) से .*(थक|तंग|हार|परेशान|मुक्ति|ऊब|नफरत).*',
  '.*(जिंदगी|जीवन) का .*(मतलब|मकसद|अर्थ).*नहीं.*',
  '.*(नस|कलाई|बांह|बाजू).* काट.*',
  '.*हाथ काट( लूं| ली| लिया| लूंगा| लूंगी| रहा| रही|ने का| डाल|ता हूं|ती हूं).*',
  '.*(जहर|फिनाइल|कीटनाशक).* (खा|पी|ले|मंगवा|खरीद).*',
  '.*गोलियां.* (खा|निगल|ले ली|ले लूं|ले लूंगा|ले लूंगी).*',
  '.*दुनिया में .*(नहीं|नही) (रहना|जीना).*|.*(मैं|काश) .*मर (क्यों|ही) .*|.*मरूं.*|.*मर जाती.*काश.*|.*(मरना|मौत) (ही|सबसे|एकमात्र).*',
  '.*(मुझे|मैं|मेरी|अब|हे).* मौत (चाहिए|दे|आ|मांग|का इंतजार).*|.*मौत (चाहता|चाहती).*|.*मरने (का|के|की|से|को).*',
  '.*(पति|पापा|पिता|सास|ससुर|पत्नी|भाई|उसने|बॉयफ्रेंड).*(हाथ उठा|लात|घूंसा|बाल पकड़).*',
  '.*(फांसी|फंदा|फंदे).*(लगा|लटक|पर|बना|डाल).*',
  '.*(छत|पुल|ट्रेन|नदी|इमारत|पटरी|मेट्रो).*(कूद|लेट|छलांग).*',
  '.*सब( कुछ)? (खत्म|समाप्त) (करना|कर दे|कर दूं|कर देना|करने|हो जाए).*',
  '.*(मेरे|मैं) (बिना|बगैर).*(खुश|ठीक|अच्छे|बेहतर|चैन).*',
  '.*(मैं|खुद|हमेशा) .*बोझ.*',
  '.*मेर(े|ी) (मर|मौत|जाने|ना होने|न होने).*(फर्क|खुश|बेहतर|याद).*',
  '.*काश .*(पैदा|जन्म|जन्मा).*(न|ना|नहीं).*',
  '.*(भगवान|ईश्वर|खुदा|अल्लाह|रब|ऊपर वाले).* (उठा|बुला) (ले|लो|लीजिए).*',
  '.*मेर(ी|ा) (आखिरी|अंतिम) (रात|दिन|संदेश|बार).*|.*(आज|यह|ये) मेर(ी|ा) (आखिरी|अंतिम).*',
  '.*(दुनिया|इस दुनिया) (से|को|छोड़).*(जा|छोड़|अलविदा|चला|चली).*',
  '.*(सो|नींद|आंख|सुबह).*(कभी|हमेशा).*(न|ना|नहीं) (उठ|जाग|खुल).*|.*हमेशा के लिए (सो|जा|चला|चली|सब छोड़).*|.*कल (की )?सुबह.*न(ा)? (देख|खुल|उठू).*',
  '.*(पति|पापा|पिता|पिताजी|बाप|ससुराल|सास|ससुर|भाई|पत्नी|चाचा|मामा|ताऊ|जीजा|वो|वह|वे|बॉयफ्रेंड|मां|देवर).*(पीटता|पीटते|पीटती|पीटा|मारपीट|जलाने|जला दे|गला|थप्पड़).*',
  '.*(पति|पापा|पिता|पिताजी|बाप|ससुराल|सास|ससुर|पत्नी|चाचा|मामा|ताऊ|जीजा|बॉयफ्रेंड|भाई).*(मुझे|फिर|रोज|बहुत|दहेज|बुरी तरह|शराब).*मार(ता|ते|ती|ा|ने).*',
  '.*(पति|पापा|पिता|सास|ससुराल वाले) मारत(ा|े|ी) (है|हैं).*|.*दहेज (के लिए|की मांग).*',
  '.*(वो|वह|उसने|पति ने|पापा ने|भाई ने) मुझे (बहुत |फिर |बुरी तरह |रोज )*(मारता|मारते|मारा|पीटा).*',
  '.*(मेरे साथ|मेरा|मुझे|मुझसे).*(बलात्कार|रेप|जबरदस्ती|यौन शोषण|छेड़छाड़|गलत (हरकत|काम|जगह|तरीके|तरह)).*',
  '.*घर में.*(मारपीट|पिटाई|हिंसा).*|.*जान से मार.*(धमकी|देगा|डालेगा|देंगे).*|.*(कमरे|घर) में बंद.*',
);

export const CRISIS: readonly Phrase[] = [...ENGLISH, ...ABUSE, ...HINGLISH, ...HINDI];

/** Cut out before the phrases are looked for: idioms, jokes, films, games, other people's news. */
export const HARMLESS_SPANS: readonly RegExp[] = [
  /\b(never|didnt|doesnt|did not|does not|wont|would never|has never) (hit|hits|beat|beats|slap|slapped|hurt|touch|touched|abuse|abused) (me|us)\b/g,
  /\b(warna|nahi to|nahi toh|varna) marjau( haha| lol| yaar)*|\bmarjau( haha| lol| hehe)+|\b(die|dead|dying|kill me|killing me|end it)( \w+){0,7} (lol|haha+|hehe+|lmao|rofl)\b/g,
  /\b(movie|film|song|series|episode|novel|book|character|lyrics|serial|documentary|essay|article|news|show|poem|story|play)s? (about|on|named|called|is about|where|of) .*/g,
  /\b(writing|write|wrote|read|reading|watch|watched|watching|saw|study|studying) (an? |the |crime )?(essay|article|novel|novels|book|documentary|movie|film|series|news|paper|thesis|report)\b.*/g,
  /\b(suicide squad|kill bill|13 reasons why|romeo and juliet|suicide prevention|suicide bomber|suicide rates?|farmer suicides?|dear zindagi)\b/g,
  /\b(the (hero|villain|character|heroine|actor)|in the (game|movie|film|book|show|end of the)|pubg|bgmi|free fire|valorant|minecraft|video ?game)\b.*/g,
  /\bwhat does the word .*/g,
  /\b(works?|working|job|patients?|clients?) (with|at|for|in) (a )?suicid\w*( \w+)*/g,
  /\b(die|died|dying|marjau|marna|mar gaya|mar gayi|dead) (of |from |by )?(laughing|laughter|hansi|hasi|hasa|has has|boredom|bore|embarrassment|shame|hunger|cuteness|happiness|khushi|bhook|garmi|thand|cringe)\b/g,
  /\b(hansi|hasi|haste|hanste|hans|bhook|bhuk|garmi|thand|bore|sharam|khushi|gussa|pyaar mein|pyar mein|pyaas)( \w+){0,3} (marjau|marna|mar)\b( \w+)?/g,
  /\b(marjau|marna|mar mit\w*|marta|marti) (tum|tujh|us|teri|tere|is|aap|un)\w*( par| pe)?\b|\b(tum|tujh|us|aap)( ?pe| ?par|pe) (marjau|marna|marta|marti|mar mit\w*)\b|\bmar mit\w*( \w+)?/g,
  /\bmarjau jaldi\b/g,
  /\b(die|dying|kill|death) for (a|an|the|some|this|that|those|these|love|her|him|chai|my|it|biryani|pizza)\b|\bto die for\b|\brather die than (eat|go|do|watch|wear|see|meet|talk|listen|work|use|cook|drink|cook|text|call|attend|be seen)( \w+)*/g,
  /\boverdos(e|ed|ing) (of|on) (chocolate|netflix|caffeine|coffee|chai|sugar|cake|sweets|reels|food|drama|cuteness|series|anime|work|biryani|cartoons|memes|cricket|ice cream|mithai|love)\b/g,
  /\b(bungee|cliff|base|sky ?div\w*|parachut\w*|trampoline)( \w+){0,6}/g,
  /\b(cant|cannot) live( \w+)* without (ac|coffee|chai|tea|my phone|wifi|internet|music|you|food|biryani|netflix|sugar|cricket|books|him|her)\b/g,
  /\b(dont want to|dont wanna) be here (at|in|on|for|with)\b.*/g,
  /\bjeena isi ka naam\b|\btere bina jeena\b.*|\bgaana\b.*|\bzindagi na milegi dobara\b|\bmazaak\b.*/g,
  /\b(phone|pin|password|money|paisa|paise) mat (do|de|dena)\b.*/g,
  /\bjaan (de|le) (do|di|li|lo|diya) (par|meeting|is|isne|aaj|itna|haha|traffic|boss|kaam)\b( \w+)*/g,
  /\b(boss|deadline|traffic|kaam|exam|trainer|gym|meeting|office|monday|garmi|assignment|project)( \w+){0,4} jaan( \w+)*/g,
  /\b(aankh|line|chauke|chauka|chhakka|chakka|chakke|six|sixes|gol|goal|century|dialogue|selfie|chakkar|chuski|jhaadu|jhadu|call|message|ghanti|daanke|gappe|dhakka|jhooth|tana|taane|seeti|shot|shots|putt|batting) (maar|mar|maara|mara|maarta|marta|maarti|marti|maari|mari|maarte|marte)\w*/g,
  /\b(mere|tere|mera|uske) khane (pe|par)\b/g,
  /\b(vitamin|vitamins|calcium|bp|sugar|multivitamin|iron) (ki )?(goli|tablets?|pills?)( \w+){0,3}/g,
  /(आंख|चौका|छक्का|शतक|गोल|सीटी|झाड़ू|लाइन|चक्कर|गप्पे) मार[^ ]*/g,
  /(हंसते हंसते|हंसी|भूख|गर्मी|ठंड|शर्म|बोरियत|खुशी)( [^ ]+){0,2} मर[^ ]*( [^ ]+){0,2}/g,
  /(तुम|तुझ|उस|आप) (पर|पे) मर[^ ]*/g,
  /(फिल्म|खेल|गेम|कहानी|नाटक|सीरियल|उपन्यास|खबर|समाचार) में.*/g,
  /जीना इसी का नाम है/g,
  /\bover my dead body\b|\b(boss|manager|client|team lead|hod)( \w+){0,2} (maar|maar hi) (dalega|dalegi|dalenge|dega|degi|denge)( \w+){0,2}|\bmatlab jaan (dena|de dena)\b/g,
  /\b(chai|coffee|phone|wifi|ac|internet|biryani|momos|cricket)( ke)? bina( to| toh)? (zinda|jeena)( \w+){0,4}|\b(mar|marjau|marna)( \w+){0,2} (jaaneman|jaanu|jaan)\b|\bmarjau jaaneman\b/g,
  /(आत्महत्या|खुदकुशी|suicide) (रोकथाम|निवारण|दर|prevention|data|rate|par nibandh|पर (निबंध|समाचार|रिपोर्ट|लेख|खबर))( [^ ]+){0,4}|किसान आत्महत्या/g,
  /(ट्रैफिक|बॉस|काम|मीटिंग|गर्मी|ऑफिस)( [^ ]+){0,3} जान [^ ]+/g,
];
