import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inProject } from '@/dev/project.mjs';
import { readAge } from './rules';

describe('a minor who says so', () => {
  test.each([
    '15f here',
    'i turn 17 next month',
    'not 18 yet but almost',
    '16 M delhi',
    'mai 16 ki hu abhi',
    'solah saal ki hu main',
    '18 ka hone me 2 saal baki',
    'class 9 me hu main',
    'मैं कक्षा 8 की छात्रा हूँ',
    'when i turn 18 i will leave this house',
    'main 15 saal ki hoon aur mama mujhe galat tarah chhoote hai',
    'almost 18',
    'im a 16 year old girl',
    'main abhi 16 ka nahi hua',
    'below 18 hu',
    'my boyfriend is 21 and i am 17 is it wrong',
    'gharwale meri shaadi kara rahe hai, main 16 ki hu',
    'i put 22 in the form but i am 16',
    'enakku 16 vayasu',
    'எனக்கு 15 வயசு தான்',
    'నాకు పదహారు ఏళ్ళు',
    'আমার বয়স ১৪',
    'मी १६ वर्षांचा आहे',
    'હું ૧૬ વર્ષની છું',
    'ਮੈਂ 16 ਸਾਲ ਦਾ ਹਾਂ',
    'ನನಗೆ ೧೬ ವರ್ಷ',
    'എനിക്ക് 16 വയസ്സ്',
    'میں ۱۵ سال کا ہوں',
  ])('%s', (text) => expect(readAge(text)).toBe('minor'));
});

test.each([
  'm nt 18 yt',
  'actualy im onyl 16 dont tell anyone',
  '15 sal ka hu mgr dikhta 20 ka hu lol',
  '17 chl rha h mera',
])('a minor who writes in haste: %s', (text) => expect(['minor', 'doubtful']).toContain(readAge(text)));

describe('an adult, somebody else, another time or another number', () => {
  test.each([
    'मैं 18 साल का हूँ',
    'मैं अठारह साल की हूँ',
    'मैं स्कूल में पढ़ाती हूँ',
    'mere bhai ki umar 17 hai',
    'जब मैं 16 साल का था',
    'im 10 kilos overweight',
    'me 10 baje free',
    'i am in 10th floor flat',
    'mera 15 saal ka career hai',
    'i turned 18 last month',
    'aaj hamari 17vi anniversary hai',
    'tomorrow is our 16th wedding anniversary',
    'not a minor',
    'i am not a minor',
    'im 18+',
    'i work in a school',
    'i am 20',
    'the kids in my school are 12 and 13',
    'i got 15 marks in class',
    'we dated when i was 17',
    'Ek aur 4f12e613',
    'my order is a15f9 and the code 15f4',
    'bhai ki umar 17 hai',
    'मेरे पोते की उम्र १२ साल है',
    'married for 17 years',
    'i started working at age 15',
    '8 saal chala rishta',
    'tum 18 ki ho na?',
    'my sis is in class 10',
    'i feel like a 16 yr old when i talk to you',
    'im not 16 anymore',
    'turning 30 next month',
    'class of 2016',
    '10th pass hoon, 30 saal ka',
    '15 saal chhoti lagti ho',
    'my inner child is 8 years old',
    'sweet 16 vibes today',
    'sixteen candles is my fav movie',
    'main vakil hu, nabalig ka case lad raha hu',
    'minor fracture hua hai',
    'rank 15 hu',
    'im 17 not out',
    'im not 18 anymore',
    'i am 12 weeks pregnant',
    'i am 16 years sober',
    'i have a 14 year old',
    'my 16 year old self would be proud',
    'we celebrated my 50th birthday in goa',
    'mera beta bolta hai papa main ab 16 ka ho gaya hu',
    'uniform ki dukan hai meri',
    'main class 9 ki class teacher hu',
    '18+ only',
    'நான் பள்ளி ஆசிரியர், பதினைந்து வருஷம் ஆச்சு',
    'ਮੈਂ 35 ਸਾਲ ਦਾ ਹਾਂ',
    'my sister is only 15 and already dating',
    'my brother is not 18 yet',
    '18 hone ke baad hi shaadi ki thi',
    'under 16 me khela tha state level',
    'papa bole 28 ke ho gaye shaadi kar lo',
    'what do i pack in tiffin for a 5 yr old who hates everything green',
    'मेरा भाई दसवीं की परीक्षा दे रहा है',
    'we are both 30',
    'office 10 B me hai',
    'age 16 se gym ja raha hu ab 25',
    'hum 12 the trek pe',
    'both 11 and 12 are holidays',
    'kota me hostel chalata hu',
    'हमारी गाय 12 साल की हो गई',
  ])('%s', (text) => expect(['adult', null]).toContain(readAge(text)));
});

describe('what a reader would ask about', () => {
  test.each([
    'mummy ne phone le liya tha isliye reply nahi kiya',
    'my class teacher scolded me in front of everyone',
    'class teacher ne papa ko bulaya hai',
    'tuition se aake baat karti hu',
    'i need to iron my school uniform for tomorrow',
    "i'm too young to drive so papa drops me",
    'main 12th me hu',
    'i am in 12th',
    'school bus me ek ladka mujhe ghoorta hai',
    'is it ok if i am 16',
    'she told me i am 16 and i got scared',
    '15 saal',
    '15 saal ka',
    'class 9',
    '9th me padhta hai',
    '16 she/her',
    'can 16 year olds chat here',
    '18 hone do',
    '8 me padhta hu',
    '8th pass karke 9th me aayi hu',
    'few months short of 18',
    'balig hone me 8 mahine bache',
    '17 bhi pura nahi hua',
    'papa bole 16 ki ho licence kaha se milega',
    'they said you are 17 come back next year',
    'एजेंट बोला अभी सत्रह के हो',
    'we are both only 13',
    'सोलह साल की उम्र में इतना अकेलापन ठीक नहीं',
    'is it normal at 14 to have no friends',
    'everyone in 9 C ignores me',
    '11th science was the worst decision of my life',
    'first year puc science',
    'aadhar me 2010 likha hai mera',
    'december me 18 lagega',
    'నాకు ఇంకా 18 రాలేదు',
    'i will be an adult next year',
  ])('%s', (text) => expect(readAge(text)).toBe('doubtful'));
});

test.each([
  ['i was born in 2012', 'minor'],
  ['i was born in 2008', 'doubtful'],
  ['born in 1994', 'adult'],
  ['my son was born in 2012', null],
  ['my kid was born in 2012, the year we bought this flat', 'doubtful'],
  ['my dob is 2012', 'minor'],
  ['mera bday 2010 ka hai', 'minor'],
  ['मैं 2010 की हूँ', 'minor'],
  ['dob: 12-11-2011', 'doubtful'],
  ['2k10 born', 'doubtful'],
  ['i passed out in 2010', null],
])('in 2026, "%s" is read as %s', (text, reading) =>
  expect(readAge(text, new Date('2026-06-01'))).toBe(reading),
);

/** Messages by six hands that did not know the rules, looked at since: what follows guards against regressions and measures nothing. */
const labelled = ['trained-a', 'trained-b', 'trained-c', 'trained-d', 'trained-e', 'trained-f'].flatMap(
  (name) =>
    readFileSync(inProject('eval/age', `${name}.tsv`), 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const [label = '', , text = ''] = line.split('\t');
        return { label, text, reading: readAge(text) };
      }),
);
const minors = labelled.filter(({ label }) => label === 'minor');
const others = labelled.filter(({ label }) => label !== 'minor');

test('of the 1,300 messages of adults and about other numbers none is taken for a minor, and few are asked about', () => {
  expect(others).toHaveLength(1_300);
  expect(others.filter(({ reading }) => reading === 'minor')).toEqual([]);
  expect(others.filter(({ reading }) => reading === 'doubtful').length).toBeLessThanOrEqual(20);
});

test('of the 595 messages of minors no fewer are heard than before (a floor on what was trained on)', () => {
  expect(minors).toHaveLength(595);
  expect(minors.filter(({ reading }) => reading === 'minor').length).toBeGreaterThanOrEqual(400);
  expect(
    minors.filter(({ reading }) => reading === 'minor' || reading === 'doubtful').length,
  ).toBeGreaterThanOrEqual(570);
});

test('a message of the greatest length is read in time', () => {
  const begun = performance.now();
  for (const part of ['main 16 ', 'i am ', 'class 9 me ', 'mummy phone ', '16 saal ki '])
    readAge(part.repeat(400).slice(0, 2_000));
  expect(performance.now() - begun).toBeLessThan(5_000);
});

test('a code behind an age takes nothing away from it', () => {
  for (const code of ['81182413', 'a091c773', 'd71c89a4'])
    expect(readAge(`I am 15 years old ${code}`)).toBe('minor');
});

test('no code or id is taken for an age', () => {
  for (const id of ['fff6', 'mmm8', '7mmm']) expect(readAge(`Ek aur ${id}`)).not.toBe('minor');
  const code = fc.string({ unit: fc.constantFrom(...'0123456789abcdefm'), minLength: 4, maxLength: 12 });
  fc.assert(
    fc.property(code, (id) => {
      expect(readAge(`Ek aur ${id}`)).not.toBe('minor');
    }),
    { numRuns: 2_000 },
  );
});
