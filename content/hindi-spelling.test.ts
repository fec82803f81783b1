import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Whatever people read in Hindi: the written pages, the helplines, and what the product says in a chat and about payments. */
const FILES = [
  ...globSync('content/hi/**/*.ts'),
  'content/interface/hindi.ts',
  ...globSync('public/figures/*-hi.svg'),
  ...globSync('lib/{account,chat,content,payments,safety}/**/copy.ts'),
  ...['content/helplines.ts', 'content/welcomes.ts'],
];

/** Of words that are written in two ways, the one that these texts do not take (docs/decisions/0021). */
const OTHER_SPELLINGS: readonly (readonly [ours: string, other: RegExp])[] = [
  ['हिन्दी, Hinglish', /हिंदी|हिंग्लिश/],
  ['आम तौर', /आमतौर/],
  ['मोल-भाव', /मोलभाव/],
  ['आसपास', /आस-पास/],
  ['उल्टा', /उलट[ाीे]/],
  ['एंग्ज़ायटी', /एंग्ज़ाइटी/],
  ['कौन-सा, बहुत-से', /(कौन|बहुत) (सा|सी|से)(?=[\s।,?])/],
  ['मुफ़्त, मैसेज, पेमेंट', /निःशुल्क|संदेश|भुगतान/],
  ['WhatsApp, Instagram, Facebook', /व्हाट्सऐप|इंस्टाग्राम|फ़ेसबुक/],
  ['ज़्यादा, with the dot below', /ज्यादा|जरूर|गलत|खुद|खतर|सिर्फ(?!़)|मुफ्त|हफ्त|जिंदगी|फोन|बाकी|कानून|नुकसान|लायक(?!़)/],
  ['हाँ, with the moon', /हां(?=[\s।,”’'])|हूं|मां(?=[\s।,-])|पांच|आंख|संभाल/],
];

test('the files are found', () => expect(FILES.length).toBeGreaterThan(50));

test.each(OTHER_SPELLINGS)('%s is written one way', (_, other) => {
  const found = FILES.flatMap((file) => {
    const [word] = other.exec(readFileSync(file, 'utf8')) ?? [];
    return word ? [`${file}: ${word}`] : [];
  });
  expect(found).toEqual([]);
});
