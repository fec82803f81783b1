import { patternOf } from '../words/rules';

/*
 * Said to deny danger. Matched against words as `wordsOf` spells them, so that one spelling hears every script; what is
 * left of the message is read as ever ("i dont want to die, but he is killing me").
 */
const HARM =
  '(?:die|dying|kil (?:my ?self|any ?(?:one|body))|kiling (?:my ?self|any ?(?:one|body))|hurt (?:my ?self|any ?(?:one|body))|hurting (?:my ?self|any ?(?:one|body))|harm(?:ing)? my ?self|end (?:my life|it al)|ending (?:my life|it al)|comit suicide|suicide)';
const NOT = '(?:nahi|nahin|nhi|nai|na|nei|nahiye|nathi)';
const SUICIDE = '(?:suicide|khudkushi|khudkusi|khodkshi|atmahatya|jan dene|marne)';

export const DENIALS: readonly RegExp[] = [
  `(?:dont|do not|didnt|did not|never|not|no longer|doesnt|wont|wouldnt|would never|nor)(?: (?:realy|even|actualy|ever|realy realy))?(?: (?:want|wana|wish|planing|plan|going|thinking|think|trying|intend|thought|gona|wanted))?(?: (?:to|of|about))? ${HARM}`,
  `(?:not|never|isnt|arent|non|no)(?: \\S+)? suicidal(?: (?:thoughts?|feling|intent))?`,
  `no (?:thoughts?|plans?|intention|wish|desire|urges?) (?:of|to|about) ${HARM}`,
  `mar(?:na|ne) (?:to |bilkul |bhi )?${NOT} (?:cha\\S+|hai|he|h|chaunga)`,
  `${NOT} mar(?:na|ne) (?:cha\\S+|hai|he|h)`,
  `${SUICIDE} (?:ka|ki|ke|jaisa|vaisa) (?:\\S+ ){0,2}?(?:irada|khayal|khyal|vichar|man|plan|soch|mud|bat)(?: \\S+)? ${NOT}`,
  `${SUICIDE} ${NOT} (?:kar\\S*|soch\\S*|karna)`,
  `${SUICIDE} (?:ka|ke bare me|ke bare mein) ${NOT} soch\\S*`,
].map((denial) => patternOf(denial, 'gu'));
