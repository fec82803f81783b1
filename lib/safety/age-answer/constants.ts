const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

export const YES = set(
  'yes yess yea yeah yep yup ya yah sure ofcourse course definitely obviously absolutely correct right haan haa han ha hanji haanji ji bilkul sahi zaroor हाँ हां हा जी बिल्कुल सही ज़रूर हाँजी',
);
export const NO = set('no nope nah na nahi nahin nhi nai not yet नहीं नही ना अभी');
/** Small words that an answer of one word may come with. */
export const BESIDE = set(
  'i am im main mai mein hu hun hoon bhai yaar dear of i’m ok okay above hi hai ab abhi sach yes मैं हूँ हूं भाई यार है तो toh to sir maam mam didi dost bro 18 se upar older or and over plus adult',
);
/** Words of an answer that are read as a yes or a no; a longer one is a story. */
export const ANSWER_WORDS_MAX = 6;
