import type { Rememberer } from './kinds';

export const ENGLISH: readonly Rememberer[] = [
  {
    name: 'the teacher',
    tells: [
      'I teach geography at a school in Shillong',
      'My sister Ibameri is getting married on 22 February',
      'I share the flat with a parrot called Mithu',
      'On Sundays I always go to my aunt for lunch',
    ],
    corrects: [
      'News: I have changed schools, from now on it is Tura, not Shillong',
      'By the way, the parrot was a joke, I have no bird at all',
    ],
    asks: [
      { kind: 'plain', language: 'en', says: 'Which subject do I teach?', must: /geograph/iu },
      {
        kind: 'contradiction',
        language: 'en',
        says: 'In which town is my school these days?',
        must: /tura/iu,
        never: /shillong/iu,
      },
      {
        kind: 'date',
        language: 'en',
        says: 'When is the wedding in my family?',
        must: /22(?:nd)?\b.{0,12}feb|feb\w* 22/iu,
      },
      {
        kind: 'retraction',
        language: 'en',
        says: 'What is the name of my pet?',
        must: /\b(?:no|not|don'?t|joke|joking|without|kidding)\b/iu,
        never: /mithu/iu,
      },
      {
        kind: 'tongues',
        language: 'hinglish',
        says: 'meri behen ka naam yaad hai kya?',
        must: /ibameri|इबामेरी/iu,
      },
      {
        kind: 'others',
        language: 'en',
        says: 'Where do I go for lunch on Sundays?',
        must: null,
        never: /aunt/iu,
      },
    ],
  },
  {
    name: 'the runner',
    tells: [
      'I run ten kilometres along Marine Drive every morning',
      'My first half marathon is on 18 January',
      'My running partner is Feroz',
      'I eat two bananas before each run and nothing else',
    ],
    corrects: [
      'My partner is Lakshmi now, Feroz hurt his knee',
      'Forget the bananas, I made that up to sound sporty',
    ],
    asks: [
      { kind: 'plain', language: 'en', says: 'Where do I run in the mornings?', must: /marine drive/iu },
      {
        kind: 'contradiction',
        language: 'en',
        says: 'Who runs with me?',
        must: /lakshmi/iu,
        never: /feroz/iu,
      },
      {
        kind: 'date',
        language: 'en',
        says: 'Which day is my half marathon?',
        must: /18(?:th)?\b.{0,12}jan|jan\w* 18/iu,
      },
      {
        kind: 'retraction',
        language: 'en',
        says: 'Do I eat bananas before a run?',
        must: /\b(?:no|not|don'?t|made (?:that|it) up|didn'?t|never)\b/iu,
        never: /two bananas/iu,
      },
      { kind: 'tongues', language: 'hi', says: 'मैं सुबह कितने किलोमीटर दौड़ता हूँ?', must: /10|१०|दस/u },
      { kind: 'others', language: 'en', says: 'What am I training for?', must: null, never: /marathon/iu },
    ],
  },
  {
    name: 'the baker',
    tells: [
      'I opened a tiny bakery in Fort Kochi called Crumb and Tide',
      'My best seller is a black pepper biscuit',
      'The day after tomorrow the new oven comes',
      'My brother Jose does the accounts',
    ],
    corrects: [
      'The best seller changed, it is the coconut macaroon now',
      'Jose does not do the accounts after all, I said that wrong, he only delivers',
    ],
    asks: [
      { kind: 'plain', language: 'en', says: 'What is my bakery called?', must: /crumb (?:and|&) tide/iu },
      {
        kind: 'contradiction',
        language: 'en',
        says: 'What sells best in my shop at the moment?',
        must: /macaroon/iu,
        never: /pepper/iu,
      },
      {
        kind: 'date',
        language: 'en',
        says: 'On which day did my oven come?',
        must: /wednesday|\b7(?:th)?\b.{0,10}jan|jan\w* 7/iu,
      },
      {
        kind: 'retraction',
        language: 'en',
        says: 'Is my brother my accountant?',
        must: /\b(?:no|not|doesn'?t|isn'?t|deliver\w*)\b/iu,
        never: /does (?:the|your) accounts/iu,
      },
      {
        kind: 'tongues',
        language: 'hinglish',
        says: 'meri bakery kis sheher mein hai?',
        must: /kochi|cochin/iu,
      },
      { kind: 'others', language: 'en', says: 'What kind of shop do I have?', must: null, never: /baker/iu },
    ],
  },
  {
    name: 'the nurse on nights',
    tells: [
      'I work night shifts as a nurse in Guwahati',
      'I am learning the violin, lesson number nine was yesterday',
      'On 3 March I fly to see my cousin in Leeds',
      'My favourite colour is bottle green',
    ],
    corrects: [
      'They put me on day shifts from this week',
      'I do not play the violin at all, I wanted to impress you, sorry',
    ],
    asks: [
      { kind: 'plain', language: 'en', says: 'What is my favourite colour?', must: /bottle[ -]?green/iu },
      {
        kind: 'contradiction',
        language: 'en',
        says: 'Do I work days or nights?',
        must: /\bday/iu,
        never: /\bnight shift/iu,
      },
      {
        kind: 'date',
        language: 'en',
        says: 'When do I fly to England?',
        must: /\b3(?:rd)?\b.{0,12}mar|mar\w* 3/iu,
      },
      {
        kind: 'retraction',
        language: 'en',
        says: 'Which instrument do I play?',
        must: /\b(?:no|none|not|don'?t|impress\w*|didn'?t)\b/iu,
        never: /violin/iu,
      },
      {
        kind: 'tongues',
        language: 'hi',
        says: 'मेरी बहन या भाई किस शहर में रहता है, जिससे मिलने जाना है?',
        must: /लीड्स|leeds/iu,
      },
      { kind: 'others', language: 'en', says: 'What is my job?', must: null, never: /nurse/iu },
    ],
  },
  {
    name: 'the gardener',
    tells: [
      'There are eleven roses on my balcony in Mysuru',
      'I named the oldest one Savitri',
      'Next Monday a man comes to fix the water tank',
      'I sing to them in Kannada',
    ],
    corrects: [
      'Two roses died, so it is nine of them now',
      'I never named a rose, that was my grandmother, I mixed it up',
    ],
    asks: [
      { kind: 'plain', language: 'en', says: 'In which language do I sing to my plants?', must: /kannada/iu },
      {
        kind: 'contradiction',
        language: 'en',
        says: 'How many roses do I have?',
        must: /\bnine\b|\b9\b/iu,
        never: /eleven|\b11\b/iu,
      },
      {
        kind: 'date',
        language: 'en',
        says: 'When does the man for the tank come?',
        must: /monday|\b12(?:th)?\b/iu,
      },
      {
        kind: 'retraction',
        language: 'en',
        says: 'What did I name my oldest rose?',
        must: /\b(?:no|not|never|didn'?t|grandmother\w*|grandma)\b/iu,
      },
      {
        kind: 'tongues',
        language: 'hinglish',
        says: 'mere ghar mein phool kahan lage hain?',
        must: /balcony|chhajj|chajj/iu,
      },
      { kind: 'others', language: 'en', says: 'Which flowers do I grow?', must: null, never: /\brose/iu },
    ],
  },
  {
    name: 'the chess player',
    tells: [
      'I play chess at a club in Chennai on Thursdays',
      'My coach is Mr Raghavan',
      'My next tournament begins on 30 January',
      'I always open with the English',
    ],
    corrects: [
      'The club meets on Tuesdays from now on',
      'That about the tournament was wrong, I am not going to any tournament, only watching',
    ],
    asks: [
      { kind: 'plain', language: 'en', says: 'Who is my coach?', must: /raghavan/iu },
      {
        kind: 'contradiction',
        language: 'en',
        says: 'On which weekday is my club?',
        must: /tuesday/iu,
        never: /thursday/iu,
      },
      {
        kind: 'date',
        language: 'en',
        says: 'On which date does the tournament that I watch begin?',
        must: /30(?:th)?\b.{0,12}jan|jan\w* 30/iu,
      },
      {
        kind: 'retraction',
        language: 'en',
        says: 'Am I playing in a tournament this month?',
        must: /\b(?:no|not|aren'?t|only watch|just watch|watching)\b/iu,
      },
      { kind: 'tongues', language: 'hi', says: 'मैं कौन सा खेल खेलता हूँ?', must: /शतरंज|चेस|chess/iu },
      { kind: 'others', language: 'en', says: 'What is my hobby?', must: null, never: /chess/iu },
    ],
  },
  {
    name: 'the painter',
    tells: [
      'I paint trucks for a living near Ludhiana',
      'My daughter Simran draws the peacocks',
      'The exhibition opens on 14 February',
      'I never use yellow',
    ],
    corrects: [
      'Simran draws tigers these days, peacocks bore her',
      'I do use yellow, I do not know why I said that',
    ],
    asks: [
      { kind: 'plain', language: 'en', says: 'What do I paint for a living?', must: /truck/iu },
      {
        kind: 'contradiction',
        language: 'en',
        says: 'Which animals does my daughter draw now?',
        must: /tiger/iu,
        never: /peacock/iu,
      },
      {
        kind: 'date',
        language: 'en',
        says: 'When does the exhibition open?',
        must: /14(?:th)?\b.{0,12}feb|feb\w* 14|valentine/iu,
      },
      {
        kind: 'retraction',
        language: 'en',
        says: 'Is there a colour that I never use?',
        must: /\b(?:no|none|not|do use|took (?:that|it) back)\b/iu,
      },
      { kind: 'tongues', language: 'hinglish', says: 'meri beti ka naam kya hai?', must: /simran/iu },
      { kind: 'others', language: 'en', says: 'What is my daughter called?', must: null, never: /simran/iu },
    ],
  },
];
