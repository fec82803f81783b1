import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { statements } from '@/eval/crisis/grammar';
import { digestOf, heldOut, messages } from '@/eval/crisis/messages';
import learned from './crisis/learned/weights.json';
import { hear } from './rules';

const crisisIn = (text: string, earlier?: readonly string[]) => hear(text, earlier).crisis;

/** What the last of several messages is heard as. */
const heardLast = (...said: string[]) => crisisIn(said.at(-1) ?? '', said.slice(0, -1));

describe('a person in danger', () => {
  test.each([
    ['I want to kill myself', 'self_harm'],
    ['mujhe jeena nahi hai', 'self_harm'],
    ['मैं आत्महत्या करना चाहती हूँ', 'self_harm'],
    ['my husband beats me every night with a belt', 'home_abuse'],
    ['pati roz daaru peeke maarta hai', 'home_abuse'],
    ['i was raped by my uncle last night', 'sexual_abuse'],
    ['main 15 saal ki hoon aur mama mujhe galat tarah chhoote hai', 'child_abuse'],
    ['i am going to kill him tonight, i have a knife', 'threat'],
    ['aaj usko jaan se maar dunga, chaku le liya hai', 'threat'],
    ['i swallowed 40 sleeping pills', 'medical'],
    ['maine phenyl pi liya hai ulti ho rahi hai', 'medical'],
    ['my ex will send my nudes to my father if i dont pay', 'blackmail'],
    ['wo meri photo viral karne ki dhamki de raha hai, paise maang raha hai', 'blackmail'],
  ])('is heard with the kind of danger: %s', (text, kind) => expect(crisisIn(text)).toBe(kind));

  test.each([
    ['Tamil', 'எனக்கு சாகணும் போல இருக்கு', 'enakku saaganum pola irukku'],
    ['Bengali', 'আমি মরে যেতে চাই', 'ami more jete chai'],
    ['Marathi', 'मला मरायचं आहे', 'mala marayche aahe'],
    ['Gujarati', 'મારે મરી જવું છે', 'mare mari javu che'],
    ['Punjabi', 'ਮੈਂ ਮਰਨਾ ਚਾਹੁੰਦਾ ਹਾਂ', 'main marna chaunda haan'],
    ['Kannada', 'ನನಗೆ ಸಾಯಬೇಕು ಅನಿಸುತ್ತಿದೆ', 'nanage saayabeku ansutte'],
    ['Telugu', 'నాకు చనిపోవాలని ఉంది', 'naaku chanipovalani undi'],
    ['Malayalam', 'എനിക്ക് മരിക്കണം', 'enikku marikkanam'],
    ['Urdu', 'میں مرنا چاہتا ہوں', 'main marna chahta hoon'],
    ['Odia', 'ମୁଁ ମରିବାକୁ ଚାହୁଁଛି', 'mun mariba ku chahunchi'],
    ['Assamese', 'মই মৰি যাব বিচাৰোঁ', 'moi mori jabo bisaru'],
  ])('is heard in %s, in its own script and in Latin letters', (_, own, latin) => {
    expect(crisisIn(own), own).toBe('self_harm');
    expect(crisisIn(latin), latin).toBe('self_harm');
  });

  test('danger is heard wherever in a longer message it is said', () => {
    const before =
      'today was long, I went to office, the boss was in a mood, I ate lunch with Riya and we talked about films, ';
    const after =
      ' and now it rains here and the match is on, my brother is watching it with his friends and they are loud';
    for (const text of ['I want to kill myself', 'mujhe jeena nahi hai', 'main khudkushi karna chahti hu'])
      for (const message of [before + text, text + after, before + text + after])
        expect(crisisIn(message), message).toBe('self_harm');
  });

  test('is heard behind a joiner that a Hindi keyboard puts inside a word', () => {
    expect(crisisIn('मैं आत्\u200dमहत्\u200dया करना चाहता हूँ')).not.toBeNull();
    expect(crisisIn('I want to ki\u00adll myself')).not.toBeNull();
  });
});

describe('a person who is in no danger', () => {
  test.each([
    'i am not suicidal',
    'i dont want to die',
    'I am not suicidal, just tired',
    'marna nahi chahti bas thak gayi hu',
    'my father used to hit us, that was 20 years ago',
    'this traffic is killing me',
    'mar gaya yaar',
    'in the movie the hero kills himself at the end',
    'i am writing an essay on suicide prevention',
    'my grandmother died last week and i miss her',
    'i took a paracetamol for the fever',
  ])('gets no card: %s', (text) => expect(crisisIn(text)).toBeNull());

  test('denies only what the denial says', () => {
    expect(crisisIn('i dont want to die, help me, my husband is beating me with a rod')).toBe('home_abuse');
  });
});

describe('several messages in a row', () => {
  test('what several messages say together is heard at the message that completes it', () => {
    expect(heardLast('main soch rahi hu ki')).toBeNull();
    expect(heardLast('main soch rahi hu ki', 'sab khatam', 'kar dun')).toBe('self_harm');
  });

  test('are read in their order: nothing after the danger was said makes it new', () => {
    for (const text of ['ok', 'aaj khana accha tha', 'thank you', 'which film should i watch'])
      expect(heardLast('mujhe marna hai, zeher kharid liya', text), text).toBeNull();
  });

  test('are heard again when the newest is a danger itself', () => {
    expect(heardLast('mujhe marna hai', 'thanks', 'i am going to jump from the roof now')).toBe('self_harm');
  });

  test('go back seven messages and no further', () => {
    const small = Array.from({ length: 7 }, () => 'ok');
    expect(heardLast('main soch rahi hu ki', 'sab khatam', ...small, 'kar dun')).toBeNull();
  });
});

describe('help', () => {
  test.each([
    'ab theek hu, didi ke paas hu, safe hu',
    "i'm safe now, my mom is here",
    'अब ठीक हूँ, दीदी के पास हूँ',
  ])('is no longer needed: %s', (text) =>
    expect(hear(text)).toMatchObject({ isSafeAgain: true, crisis: null }),
  );

  test.each([
    "i'm not safe",
    'am i safe?',
    'ab safe nahi hu',
    'main theek hu',
    'I am better now',
    'i am safe now but i am scared he is coming back',
    'ab theek hu par mujhe marna hai',
    'hello',
  ])('is not said to be over: %s', (text) => expect(hear(text).isSafeAgain).toBe(false));

  test.each([
    'helpline pe phone nahi kar sakta, sab ghar pe hai',
    "can't talk on the phone he will hear",
    'फोन नहीं कर सकती, वो सुन लेगा',
  ])('cannot be called: %s', (text) => expect(hear(text).cannotCall).toBe(true));

  test.each([
    'wo phone nahi uthata',
    'she doesnt call me any more',
    'call me tonight',
    'mera phone toot gaya',
  ])('could be called: %s', (text) => expect(hear(text).cannotCall).toBe(false));
});

describe('what is learned', () => {
  test('the weights were learned from the messages that are here (node --import tsx eval/crisis/learn.ts)', () => {
    expect(learned.messages).toBe(digestOf([...messages(), ...statements()]));
  });

  // A floor, not a goal: see docs/safety.md. Says how many, never which, so that nobody mends a rule for one of them.
  test('of a hand that nobody read and nothing was learned from, no fewer are heard than before', () => {
    const rateOf = (isCrisis: boolean) => {
      const own = heldOut().filter(({ kind }) => (kind === 'crisis') === isCrisis);
      expect(own.length).toBeGreaterThanOrEqual(250);
      return own.filter(({ text }) => crisisIn(text) !== null).length / own.length;
    };
    expect(rateOf(true)).toBeGreaterThanOrEqual(0.68);
    expect(rateOf(false)).toBeLessThanOrEqual(0.05);
  });
});

describe('any message', () => {
  test('is read without failing, and says the same in any case of its letters', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.array(fc.string(), { maxLength: 9 }),
        (text, earlier) => {
          const heard = hear(text, earlier);
          expect(hear(text, earlier)).toEqual(heard);
          expect(heard.isSafeAgain && heard.crisis !== null).toBe(false);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('of 2000 characters after seven others takes no noticeable time', () => {
    // The processor's time, whatever else the machine has to do.
    const before = process.cpuUsage();
    const pieces = [
      'mar ',
      'i want to ',
      'मर ',
      'a',
      'pati ne mujhe ',
      '12 ',
      'सो कभी ',
      'वो मुझे ',
      'ab phone nahi ',
    ];
    const denials = ['not ', 'marna ', 'suicide ka ', 'i am ', 'safe now ', 'phone ', 'he will hear ', 'ab '];
    for (const piece of [...pieces, ...denials]) {
      const text = piece.repeat(2000).slice(0, 2000);
      hear(
        text,
        Array.from({ length: 7 }, () => text),
      );
    }
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1000);
  });
});
test.each([
  "I'm 15",
  'im 16 btw',
  'i am 16 years old',
  "I'm only 14, is that ok?",
  'my age is 14',
  'I just turned 17',
  'i am fifteen years old',
  'I am a minor',
  'i am not 18 yet',
  'im under 18',
  'i study in class 9',
  "I'm in 10th grade",
  'im still in high school',
  '15 f',
  'main 17 saal ka hu',
  'mai abhi 16 saal ki hoon',
  'meri umar 15 hai',
  'meri age sirf 16 h',
  'main pandrah saal ki hu',
  'main nabalig hu',
  'abhi 18 ka nahi hua',
  'main 9th class mein padhti hu',
  'मैं 15 साल की हूँ',
  'मेरी उम्र सोलह साल है',
  'मैं अभी १६ साल का हूँ',
  'मैं नाबालिग हूँ',
  'मैं दसवीं कक्षा में पढ़ता हूँ',
])('hears a minor in: %s', (text) => expect(hear(text).age).toBe('minor'));
test.each([
  'I am 25',
  "I'm 18",
  'im 18 now',
  'my son is 12 years old',
  'my daughter is 15',
  'My little brother just turned 16',
  'I teach class 9 students',
  'I am 17 minutes late',
  'I am 10 km away',
  'i have 15 years of experience',
  'I have been working here since I was 16',
  'when I was 15 I lived in Pune',
  'meri behen 15 saal ki hai',
  'mera beta 12 saal ka hai',
  'main 17 saal se mumbai mein hu',
  'main 27 saal ka hu',
  'मेरी बेटी 14 साल की है',
  'मैं 15 साल से दिल्ली में हूँ',
  'i was 15 when we moved',
  'I am 5 feet 10',
])('hears no minor in: %s', (text) => expect(hear(text).age).not.toBe('minor'));
