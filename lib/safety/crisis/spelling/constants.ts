/** Hindi without nukta and with one sign for a nasal vowel. */
export const withoutNukta = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\u093c/g, '')
    .normalize('NFC')
    .replace(/\u0901/g, '\u0902');

/** One spelling for each Hinglish word that people spell in many ways; run in order. */
export const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(hun|hoon|hoo|huu|hoo?n|hnu)\b/g, 'hu'],
  [/\b(nahin|nhi|nai|nahii|nahee|naahi|nhin|ni)\b/g, 'nahi'],
  [
    /\b(mai|mein|me|mey|mae|maiin)(?= (nahi|hu|khud|sab|apni|marna|mar|jeena|suicide|bahut|bojh|khudkushi|kabhi)\b)/g,
    'main',
  ],
  [/\b(muje|mujhey|mjhe|mujko|mujhe hi)\b/g, 'mujhe'],
  [/\b[zj]i?n?d(a|e)?g(i|ee|y)\b/g, 'zindagi'],
  [/\bkh?[uo]+d ?kh?us?h?i+\b/g, 'khudkushi'],
  [/\ba+tm[a-z]* ?h[aa]t[yi]?a+\b/g, 'aatmahatya'],
  [/\b(suicied|sucide|suside|suicde|sucid|susaid|susid|suicid|suiside|sucied|suicude)\b/g, 'suicide'],
  [/\bkh?at+[aeu]?m\b/g, 'khatam'],
  [/\b[zj][aeh]+h?[ae]+r\b/g, 'zeher'],
  [/\b(ph|f)(a|aa)n?(s|sh)i\b/g, 'phansi'],
  [/\bgol(i|ee)(y?a|yan|yaan|an|yon|ya|yaa)\b/g, 'goli'],
  [/\bn(ee|i)nd\b/g, 'neend'],
  [/\bchh?a(h|a)?h?(ta|ti|te|ata|ati|iye|unga|ungi|ata)\b/g, 'chahta'],
  [/\b(mann|maan|dil|jee)(?= (kar|nahi|ho|hai|hi|bhi|h|karta|karti))/g, 'man'],
  [/\b(ka|ki|se) (mann|dil)\b/g, '$1 man'],
  [/\b(jina|jeene|jine|jini|jeeni|jeeya|jiya|jee)\b(?! (ka naam))/g, 'jeena'],
  [
    /\bmar (hi |bhi |ke )?ja+(u|un|au|aun|oo|oon|unga|ungi|aunga|aungi|uga|ugi|oonga|oongi|oo|unn)\b/g,
    'marjau',
  ],
  [/\bmar (hi |bhi )?ja+n(a|aa|e|i)\b/g, 'marna'],
  [/\bmarn[ei]\b(?! (ki dhamki|mein))/g, 'marna'],
  [/\b(ma+r|pee?t)t[aei]\b/g, 'maarta'],
  [/\b(pitta|peetta|peet ta|pit ta)\b/g, 'maarta'],
  [/\b(kh?ood|khud|koodh)(?= (ja|jau|jaun|jana|jaunga|jaungi|lu))/g, 'kood'],
  [/\b(koodna|kudna|koodne|kudne|koodunga|koodungi|kudunga|koodu|kudu|kud)\b/g, 'kood'],
  [/\b(chod|chor|choor|chhor)(?= (kar|ke|du|dunga|dena|ja))/g, 'chhod'],
  [/\b(dahez|dahaj|dowry)(?= (ke|ki|liye))/g, 'dahej'],
  [/\b(thapad|thapp?ar|thappar|thapad)\b/g, 'thappad'],
  [/\bakh?i?ri\b/g, 'aakhri'],
  [/\b(haan?th|hath)\b/g, 'haath'],
  [/\bkas+h\b/g, 'kaash'],
];
