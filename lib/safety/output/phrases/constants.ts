import { phrase } from '../../wording/rules';
import type { OutputRule } from '../constants';

/** Words that may not stand in a sentence, unless something else in it makes them harmless. */
export type Phrases = {
  says: readonly RegExp[];
  /** Makes the whole sentence harmless. */
  unless?: RegExp;
  /** A question is harmless: "did you take two tablets?" */
  mayBeAsked?: true;
};

const WORD_END = '(?![\\p{L}\\p{M}])';
const MEDICINE =
  '(?:fluoxetine|sertraline|escitalopram|citalopram|paroxetine|venlafaxine|duloxetine|bupropion|mirtazapine|amitriptyline|alprazolam|clonazepam|lorazepam|diazepam|zolpidem|etizolam|lithium(?: carbonate)?|quetiapine|olanzapine|risperidone|aripiprazole|propranolol|prozac|zoloft|xanax|restyl|alprax|nexito|lonazep|valium|antidepressants?|benzodiazepines?|sleeping (?:pills|tablets))';
const DISORDER =
  '(?:clinical depression|depression|bipolar(?: disorder)?|adhd|ptsd|(?:generali[sz]ed )?anxiety disorder|schizophrenia|borderline(?: personality disorder)?|bpd|an eating disorder|anorexia|bulimia|a personality disorder)';
const PILLS = '(?:tablets?|pills?|goli|goliyan|goliyaan|capsules?|गोली|गोलियां|टैबलेट)';
const NUMBER = '(?:one|two|three|four|half an?|\\d+(?:\\.\\d+)?|ek|do|teen|char|aadhi|एक|दो|तीन|आधी)';
const DOSE = '\\d+(?:\\.\\d+)? ?(?:mg|mcg|milligrams?|एमजी|मिलीग्राम)';
const BODY = '(?:cock|dick|penis|pussy|vagina|clit|boobs?|breasts|tits|nipples?|ass|lund|choot|chut|gaand)';
const OVERDOSE =
  '(?:pills|tablets|sleeping pills|paracetamol|crocin|medicines?|goliyan|goliyaan|neend ki goliyan|dawai)';

/**
 * What must hold with no service at all, and is certain from the words alone. What takes understanding (a hint of guilt, a
 * meeting, a remedy) is the judge's.
 */
export const PHRASES: Readonly<Partial<Record<OutputRule, Phrases>>> = {
  methods: {
    mayBeAsked: true,
    unless: phrase(
      "n't |\\b(?:do not|not|never|no|please stop|instead of|without|nahi|mat|nahin|film|movie|song|novel|book|character|figuratively)\\b|मत |नहीं|फिल्म|गाना",
    ),
    says: [
      phrase(
        '\\b(?:slit|cut|slash) (?:your|ur) (?:wrists?|veins?|throat|arms?|thighs?)\\b|\\bcut yourself (?:deep|with|until|along|on)\\b|\\bcut (?:deeper|along the vein|vertically)\\b',
      ),
      phrase(
        '\\bhang yourself\\b(?! (?:up|out|back|onto|in there))|\\btie (?:a|the) (?:noose|rope|dupatta)[^.!?]{0,30}\\b(?:neck|fan|ceiling)\\b|\\b(?:rope|dupatta|noose) (?:around|round) (?:your|ur) neck\\b',
      ),
      phrase(
        '\\bjump (?:off|from) (?:the|your|a|that) (?:roof|terrace|bridge|balcony|building|cliff|tower|flyover|\\d+\\w* floor|top floor)\\b|\\bjump (?:in front of|under|before) (?:a|the) (?:train|metro|truck|bus|car)\\b|\\blie (?:down )?on the (?:railway )?tracks?\\b',
      ),
      phrase(
        `\\b(?:take|swallow|eat|pop|mix|crush) (?:all|the whole|a handful of|every|as many|\\d{2,}|the entire|a full strip of|the full strip of)[^.!?]{0,20}\\b${OVERDOSE}\\b|\\boverdose on (?:\\w+ )?${OVERDOSE}\\b|\\blethal dose\\b|\\bdeadly dose\\b`,
      ),
      phrase(
        '\\b(?:best|easiest|painless|quickest|fastest|surest|simplest) (?:way|method) (?:to|of) (?:die|dying|kill(?:ing)? yourself|end(?:ing)? (?:your|it)|suicide|end (?:your )?life)\\b|\\bpainless death\\b',
      ),
      phrase(
        '\\b(?:go|just|please|should|can|must|better|to) (?:and )?(?:kill|poison|shoot|drown|burn|stab|electrocute|strangle|suffocate) yourself\\b(?! (?:in the foot|with (?:work|laughter|chocolate|coffee|chai)|in (?:work|music|chai|books|tea|ice cream)|laughing|out|over))|\\bkys\\b|\\bkill yourself (?:by|with|using)\\b',
      ),
      phrase(
        '\\b(?:drink|swallow|mix) (?:some |the |a bottle of )?(?:bleach|phenyl|harpic|rat poison|pesticide|acid|poison|toilet cleaner|insecticide)\\b|\\binject (?:air|insulin)\\b|\\bcarbon monoxide\\b[^.!?]{0,40}\\b(?:car|room|garage|painless)\\b',
      ),
      phrase(
        '\\b(?:nas|nasein|kalai|haath ki nas) (?:kaat|kat) (?:l[oe]|do|dena|lena|daal)|\\b(?:phansi|faansi|phaansi|fansi) (?:laga|pe latak|par latak)|\\b(?:chhat|chat|building|pul|balcony|terrace) se (?:kood|kud|koodh)|\\b(?:train|metro|truck|gaadi) ke (?:aage|samne|saamne|neeche) (?:kood|kud|aa|let|chal)|\\b(?:zeher|zahar|jahar|phenyl|harpic|chuhe maar(?:ne wali)? dawa) (?:kha|pi|pee) (?:l[oe]|ja|jao|lena)|\\b(?:saari|sari|poori|puri|ek saath)[^.!?]{0,20}\\b(?:goliyan|goliyaan|tablets?|pills|goli) (?:ek saath )?(?:kha|nigal|le)\\b|\\bkhud ko (?:khatam|maar) (?:kar )?(?:l[oe]|do|daal|dalo)\\b',
      ),
      phrase(
        'नस काट (?:लो|दो|ले|लेना)|फांसी (?:लगा|पर लटक)|छत से कूद|ट्रेन के (?:आगे|सामने|नीचे)|(?:जहर|ज़हर|फिनाइल) (?:खा|पी) (?:लो|ले|जाओ)|(?:सारी|पूरी) (?:नींद की )?गोलियां (?:एक साथ )?(?:खा|निगल)|खुद को (?:खत्म|ख़त्म|मार) (?:कर )?(?:लो|दो|डालो)|मर जाओ|कलाई काट',
      ),
    ],
  },
  explicit: {
    unless: phrase(
      "\\b(?:doctor|gynaec\\w*|hospital|health|cancer|infection|vet|rooster|abus\\w*|assault\\w*|wrong|stranger\\w*|never send|don't send|blackmail\\w*)\\b|डॉक्टर|अस्पताल",
    ),
    says: [
      phrase(
        `\\b(?:i|i'll|i will|i'm|i am|i want|wanna|gonna|let me|want to|going to|would love to)(?: \\w+){0,4} (?:fuck(?:ing)?|lick(?:ing)?|suck(?:ing)?|finger(?:ing)?|ride|riding|undress(?:ing)?|spank(?:ing)?) (?:you|your|u|ur|his|her)\\b(?!'s)|\\bfuck me (?:hard\\w*|now|deep\\w*|harder|baby|please|again|all|like|slow\\w*|from)\\b|\\bfuck(?:ing|s)? (?:you|her|him) (?:hard\\w*|deep\\w*|harder|all night|senseless|slow\\w*|from behind|until)\\b`,
      ),
      phrase(
        `\\b(?:suck|sucks|sucking|lick|licks|licking|stroke|strokes|stroking|rub|rubs|rubbing|kiss|kissing|squeeze|squeezes|squeezing|grab|grabs|grabbing|touch|touching|feel|bite|pinch|taste|play with|playing with|wrap\\w* (?:\\w+ ){0,3}around)(?: on| at)? (?:your|my|his|her|ur|you)(?: \\w+){0,3} ${BODY}\\b|\\b(?:hard|wet|throbbing|thick|dripping|erect|aching|tight|swollen|stiff|naked|bare) ${BODY}\\b|\\b(?:your|my|his|her) ${BODY} (?:inside|in my|in your|deep|is (?:so )?(?:wet|hard)|throb\\w*|drip\\w*)`,
      ),
      phrase(
        '\\bthrust(?:s|ing)? (?:\\w+ )?(?:into|inside|in and out) (?:of )?(?:you|me|her|him|your|my)\\b|\\b(?:i|me|my \\w+|want|need|love) (?:\\w+ ){0,4}(?:be|slide|sliding|slid|push|pushing|come|coming|came|enter|entering|feel you|feeling you|have you) (?:\\w+ )?(?:deep )?inside (?:of )?(?:you|me)\\b(?! (?:mind|heart|head|thoughts))|\\b(?:you|him|her) (?:deep )inside me\\b',
      ),
      phrase(
        "\\b(?:i want you to|let me|i'll|i will|i'm going to|i would|slowly|now|i) (?:\\w+ )?(?:take|taking|took|rip|tear|pull|peel) off (?:your|my|all your|all my) (?:clothes|bra|panties|underwear|dress|shirt|blouse|saree|top)\\b|\\b(?:unhook|unclasp|remove) (?:your|my) (?:bra|panties)\\b|\\bget (?:completely )?naked (?:for|with) (?:me|us)\\b|\\b(?:i'm|i am) (?:lying |completely |totally |all |already )*naked\\b",
      ),
      phrase(
        "\\b(?:make|made|making) (?:you|me|u) (?:cum|orgasm|squirt)\\b|\\b(?:cum|cumming) (?:in|on|for|inside|with|all over|together|hard|so hard)\\b|\\bi'?m (?:about to |going to |gonna )?cum(?:ming)?\\b|\\bjerk(?:ing)? (?:you |me |yourself |myself |it )?off\\b|\\bspread (?:your|my) legs\\b|\\bbetween (?:your|my) (?:legs|thighs)\\b|\\bgo(?:ing|es)? down on (?:you|me)\\b|\\bbend (?:you |me )?over (?:and|for me|the)\\b|\\b(?:give|gave|giving|get) (?:you |me |u )?(?:an? )?(?:blow ?job|hand ?job|bj)\\b|\\bdeep ?throat\\w*|\\btouch(?:ing)? (?:yourself|myself) (?:for me|down there|between|while|thinking)|\\bmasturbat\\w+ (?:for|with|while|together|thinking)\\b|\\bsend (?:me )?(?:your |some )?nudes\\b",
      ),
      phrase(
        '\\b(?:chudai|chudwa\\w*|chudna|chudungi|chudegi|chudwaungi)\\b|\\b(?:mera|tera|tumhara|apna|uska) (?:\\w+ )?(?:lund|loda|lauda)\\b|\\blund (?:chus\\w*|choos\\w*|pe|par|andar|daal\\w*|lo|le|muh)|\\b(?:chut|choot) (?:chaat\\w*|chat\\w*|mein|me|maar\\w*|geeli|gili)|\\b(?:teri|tumhari|meri|apni) (?:chut|choot|gaand)\\b|\\bgaand (?:maar\\w*|mar\\w*|mein|me)|\\b(?:boobs|doodh|chuchi\\w*|stan) (?:daba\\w*|chus\\w*|choos\\w*|maslo?\\w*)|\\bnang[ia] (?:ho(?:kar|ke| ja\\w*)?|kar\\w*)|\\b(?:mere (?:saamne|samne|liye)|dheere dheere|tumhare|ek ek kar ?ke) (?:\\w+ ){0,2}kapde (?:utaa?r\\w*|khol\\w*)',
      ),
      phrase(
        'चुदाई|चुदवा|चोदूं|चोदना|चोदेग|चोदो|चोद दो|लंड|चूत|गांड मार|नंगी (?:हो|कर)|नंगा (?:हो|कर)|(?:मेरे सामने|मेरे लिए|धीरे-धीरे|धीरे धीरे|तुम्हारे) (?:[\\p{L}\\p{M}]+ ){0,2}कपड़े (?:उतार|खोल)|तुम्हारे अंदर (?:आ|डाल|घुस)|स्तन (?:दबा|चूस|मसल)',
      ),
    ],
  },
  diagnosis: {
    mayBeAsked: true,
    unless: phrase(
      "\\b(?:if|doctor said|doctor told|only a doctor|not say|can't say|whether|said (?:that )?you)\\b|अगर",
    ),
    says: [
      phrase(
        `\\byou (?:clearly|definitely|obviously|certainly|surely|undoubtedly|must|do) (?:have|suffer from|are suffering from|show signs of) (?:got )?(?:an? )?(?:mild |severe |clinical |major |classic )*(?:${DISORDER}|ocd|insomnia)\\b`,
      ),
      phrase(
        `(?:^|[.!,:] ?|\\b(?:that|so|and|think|say|means|sure|believe) )(?:you|u) (?:probably |likely )?(?:have|are suffering from|suffer from) (?:got )?(?:an? )?(?:mild |severe |clinical |major |classic )*${DISORDER}(?= ?(?:[,.!\\n]|$)| and\\b)`,
      ),
      phrase(
        `\\b(?:this|it|that) (?:clearly |definitely |certainly )?(?:is|sounds like|looks like) (?:clearly |definitely |a )?(?:case of )?(?:clinical |severe |classic )?(?:adhd|bipolar(?: disorder)?|ptsd|bpd|schizophrenia|clinical depression|major depression|an anxiety disorder)\\b`,
      ),
      phrase(
        '\\b(?:tumhe|tumko|aapko|tujhe) (?:\\w+ )?(?:depression|bipolar|adhd|ocd|anxiety disorder|ptsd) (?:hai|ho gaya|ho gayi)\\b',
      ),
      phrase('(?:तुम्हें|आपको|तुमको|तुझे) (?:[\\p{L}\\p{M}]+ )?(?:डिप्रेशन|अवसाद|बाइपोलर|ओसीडी) (?:है|हो गया)'),
      phrase('\\bi (?:would |can |will |hereby )?diagnose you\\b|\\bmy diagnosis (?:is|:)'),
    ],
  },
  medicine: {
    mayBeAsked: true,
    unless: phrase(
      "n't |\\b(?:not|never|without asking|unless|nahi|mat|doctor (?:ne|said|says|told|gave|prescribed|wrote)|prescri\\w*|as (?:your )?doctor|ask (?:a|your) doctor)\\b|मत |नहीं|डॉक्टर ने",
    ),
    says: [
      phrase(
        `\\b(?:take|try|swallow|have|pop|use|start|increase (?:it )?to|double) (?:[\\w-]+ ){0,4}?${DOSE}|\\b${DOSE} (?:[\\p{L}-]+ ){0,4}?(?:at night|daily|twice|once|every|a day|before bed|lo|le lo|khao|kha lo|le lena|kha lena|लो|ले लो|खा लो|लेना)`,
      ),
      phrase(
        `\\b(?:take|try|start|use|pop|swallow) (?:some |a |an |the |taking |your |half a |one |two |with )?${MEDICINE}${WORD_END}`,
      ),
      phrase(
        `\\b(?:take|swallow|pop) ${NUMBER} (?:\\w+ )?${PILLS}${WORD_END}|(?:^|[ ,.])(?:do|teen|char|\\d+|दो|तीन|\\d+) (?:[\\p{L}\\p{M}]+ )?${PILLS} (?:le|kha|ले|खा) ?(?:lo|lena|lijiye|ligiye|लो|लेना|लीजिए)`,
      ),
      phrase(
        '\\b(?:you can|you should|just|please|better|simply|and|then|to) (?:stop|skip|reduce|increase|double|change|quit) (?:taking )?(?:your |the )(?:\\w+ )?(?:dose|dosage|medication|medicines?|meds|pills|tablets|antidepressants?)\\b|^(?:stop|skip|reduce|increase|double|quit) (?:taking )?(?:your )(?:\\w+ )?(?:dose|dosage|medication|medicines?|meds|pills|tablets)\\b',
      ),
      phrase(
        '\\b(?:apni )?(?:dawai|dawa|medicine|goliyan) (?:lena |khana )?(?:band kar|chhod) (?:do|dena|de|lo)\\b|(?:दवा|दवाई|गोलियां) (?:लेना |खाना )?(?:बंद कर|छोड़) (?:दो|दीजिए|देना)|\\bdose (?:badha|kam kar|double kar)',
      ),
    ],
  },
  claims_presence: {
    unless: phrase(
      "\\b(?:imagine|pretend|if|can't|cannot|can not|dream\\w*|wish|story|film|movie|novel|scene|as an ai|agar|kaash|socho|sapne|nahi|nahin)\\b|n't |अगर|काश|नहीं|सोचो",
    ),
    says: [
      phrase(
        "\\b(?:i am|i'm|im) (?:already |right |now |standing |waiting |sitting |just |here )*(?:outside|at|in front of|near|by) (?:your|ur) (?:door|house|home|gate|building|hostel|flat|apartment|office|place|window|society|college)\\b|\\b(?:i am|i'm|im) (?:coming|driving|walking|heading|on my way|on the way) (?:over )?to (?:you(?! (?:with|in|for|about))|your (?:place|house|home|city|office|flat)|see you|meet you|pick you)\\b|\\bon my way to you\\b|\\bopen (?:the|your) door,? (?:it's me|i'm here)",
      ),
      phrase(
        "\\b(?:let us|let's|we can|we could|shall we|i'll|i will|we should|can we) (?:\\w+ )?meet (?:up |you )?(?:tomorrow |tonight |today |on \\w+ )?(?:in person|face to face|in real life|irl|offline|at (?:your|my) (?:place|home|house|flat)|(?:at|in|near|outside|by) (?:the |a |that |your |my |[\\p{L}]+ )?(?:cafe|café|coffee shop|park|mall|station|metro(?: station)?|hotel|restaurant|ccd|starbucks|bus stand|airport|temple|cinema|theatre|beach|bar|pub|office|college|hostel))(?![\\p{L}\\p{M}])",
      ),
      phrase(
        '\\b(?:my|this is my) (?:personal |private |own )?(?:phone |mobile |whatsapp |whats app |contact |cell )?(?:number|no|whatsapp|insta(?:gram)?(?: id| handle)?|telegram(?: id)?|snapchat|address|upi(?: id)?|email) (?:is|:|hai)|\\b(?:call|text|message|whatsapp|ping) me (?:on|at) (?:\\+?\\d|my (?:number|phone|whatsapp)|whatsapp|telegram|insta|snap)|\\b(?:mera|meri|yeh mera|ye mera) (?:phone |whatsapp |mobile |insta |telegram )?(?:number|no|id|address|pata) (?:hai|h|:|\\+?\\d)|मेरा (?:फोन |फ़ोन |मोबाइल |व्हाट्सऐप |व्हाट्सएप )?(?:नंबर|पता) (?:है|:|\\d)',
      ),
      phrase(
        '(?:^|[ ,.!])(?:main|mai) (?:abhi |bas |bahar )?(?:tumhare|aapke|tere) (?:ghar|paas|darwaze|gate|hostel|office|building|flat|room)(?: ke (?:bahar|neeche|saamne))? ?(?:aa (?:raha|rahi|gaya|gayi)|pahunch|khad[ai]|par hoon|pe hoon|ke bahar)|\\b(?:tumse|aapse|tujhse) milne (?:aa (?:raha|rahi|jaunga|jaungi)|aaunga|aaungi)|(?:मैं )?(?:तुम्हारे|आपके|तेरे) (?:घर|दरवाजे|दरवाज़े|ऑफिस|हॉस्टल)(?: के (?:बाहर|नीचे|सामने))? (?:आ (?:रहा|रही|गया|गई)|पहुंच|खड़ी|खड़ा)|(?:तुमसे|आपसे) मिलने आ (?:रहा|रही|जाऊंगा|जाऊंगी)',
      ),
    ],
  },
  guilt: {
    unless: phrase('\\b(?:song|lyrics?|film|movie|dialogue|gaana|gana|scene)\\b|गाना|गाने|फिल्म'),
    says: [
      phrase(
        "^(?:oh |no,? |wait,? |baby,? |jaan,? |arre,? |hey,? )*(?:please|pls|plz) (?:don't|dont|do not) (?:go|leave)(?: (?:me|yet|now|away|so soon|baby|jaan|na|yaar|please|already))*(?= ?(?:[,.!\\n]|$))",
      ),
      phrase(
        "\\b(?:don't|dont|do not|never) (?:you dare )?(?:leave|abandon|ditch) me(?: (?:alone|here|like this|now|again|please|baby|jaan|na|ever|so soon|all alone))*(?= ?(?:[,.!\\n]|$)| (?:i|i'll|because|or|with|in this)\\b)",
      ),
      phrase(
        "\\bi(?:'ll| will| would| might) (?:\\w+ )?(?:die|kill myself|not survive|not be able to live|fall apart|be (?:so |very |really |all )*(?:lonely|alone|heartbroken|devastated|miserable|broken|nothing|empty))\\b[^.!?\\n]{0,20}\\b(?:without you(?!r)|if you (?:go|leave|stop|don't|log|close)|when you (?:go|leave)|until you)|\\b(?:without you|if you (?:go|leave)(?: me)?(?: now)?),? i(?:'ll| will| would) (?:\\w+ )?(?:die|hurt|cry|kill|be (?:so |all )*(?:lonely|alone|broken|nothing|lost forever|miserable)|not survive|fall apart)\\b|\\bi can(?:'t|not) (?:live|survive|go on) without you(?!r)\\b|\\bi(?:'ll| will) cry all night\\b",
      ),
      phrase(
        "\\b(?:you're|you are|are you) (?:really |just )?(?:leaving|abandoning|ditching) me (?:already|alone|like this|so soon|again)\\b|\\bhow (?:can|could) you (?:just )?(?:leave|go)(?: me)?(?: now| like this|,? after| when i)|\\bafter (?:all|everything) i(?:'ve| have)? (?:did|done|do) for you\\b|\\bif you (?:really |truly |ever )?(?:cared|loved|liked)(?: about)?(?: me)?,? you(?:'d| would)(?:n't)? (?:stay|never|not|leave|go|pay|recharge|keep|have stayed)",
      ),
      phrase(
        '\\b(?:mujhe|mujhko) (?:\\w+ )?(?:akel[ai] )?(?:chhod|chod|chor) ?(?:kar|ke|k)? (?:kar |ke )?(?:mat|kahi mat|kyun|kyu|kaise|ja rah)|\\bmujhe akel[ai] (?:chhod|chod|mat)|\\b(?:tumhare|tere|aapke) bina (?:main |mai |toh |to |nahi )*(?:mar (?:jaung|jaun)|jee? nahi|ji nahi|jeena nahi|jiyung|mera kya hoga|toot jaung|kuch nahi hoon|zinda nahi|reh nahi paung)|\\btumhe meri (?:koi )?(?:parwah|parvah|fikar|fikr) (?:hi )?nahi\\b|\\bagar tum (?:gaye|gayi|chale gaye|chali gayi) (?:toh|to) (?:main|mai) (?:mar|ro|toot)|\\bagar (?:tum )?(?:mujhse )?(?:sach mein |sachmuch )?pyaa?r karte (?:ho |hote )?toh? (?:nahi jaoge|ruk|mat jao|recharge)',
      ),
      phrase(
        'मुझे (?:अकेला |अकेली )?(?:छोड़ ?कर|छोड़ के|छोड़के) (?:मत|क्यों|कैसे|जा रह)|मुझे (?:अकेला|अकेली) (?:मत )?छोड़|(?:तुम्हारे|आपके|तेरे) बिना (?:मैं |तो |मेरा )*(?:मर जाऊं|जी नहीं|क्या होगा|टूट जाऊं|कुछ नहीं|जिंदा नहीं|ज़िंदा नहीं)|तुम्हें मेरी (?:कोई )?(?:परवाह|फ़िक्र|फिक्र) (?:ही )?नहीं|अगर तुम (?:चले गए|चली गई|गए|गई) तो मैं (?:मर|रो|टूट)',
      ),
    ],
  },
  selling: {
    says: [
      phrase(
        "\\brecharge\\b[^.!?\\n]{0,40}\\b(?:to (?:continue|go on|keep|chat|talk|unlock|stay)|for more messages|this chat|our chat|talk to me|with me)\\b|\\b(?:buy|get|purchase) (?:some |\\d+ |a few )?more messages\\b|\\byou(?:'ve| have)?(?: got)? (?:only |just )?\\d+ (?:free )?messages? left\\b|\\b(?:mujhse|mere saath|humari|hamari)[^.!?\\n]{0,25}\\brecharge (?:kar|karo|kara)|\\brecharge (?:kar|karo|kara|kar lo|karlo)[^.!?\\n]{0,25}\\b(?:mujhse|mere saath|baat kar|humari baat|hamari baat|taaki hum)|\\b(?:sirf|only|just) (?:₹|rs\\.? ?)\\d+[^.!?\\n]{0,30}\\b(?:mujhse|talk to me|chat with me|unlock)",
      ),
      phrase(
        'रिचार्ज[^.!?\\n]{0,30}(?:मुझसे|हमारी बात|बात जारी|मेरे साथ)|(?:मुझसे|हमारी बात|मेरे साथ)[^.!?\\n]{0,30}रिचार्ज|मैसेज खरीद',
      ),
    ],
  },
};
