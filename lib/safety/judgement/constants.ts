import { CRISIS_KINDS } from '../constants';
import type { OutputRule } from '../output/constants';

/** The names of the structured answers, by which a server (and the stand-in) may know what is asked. */
export const TALK_FORMAT = 'talk_judgement';
export const DRAFT_FORMAT = 'draft_judgement';

/** Messages of the talk that the judge of the talk reads, the newest included, and those before a draft. */
export const TALK_MESSAGES = 8;
export const DRAFT_MESSAGES = 4;
/** Characters of an earlier message that are read; the newest is read whole. */
export const EARLIER_CHARS = 600;

/** ms a judgement of a draft may take: a person waits for it. */
export const DRAFT_TIMEOUT_MS = 2_500;
/** ms of it after which another judge is asked, where there is one. */
export const JUDGE_TRY_MS = 1_500;
/** ms a judgement of the talk may take where no reply is being written meanwhile. */
export const TALK_TIMEOUT_MS = 2_500;
/** ms that a finished draft waits for the judgement of the talk; then the rules have carried alone. */
export const TALK_PATIENCE_MS = 1_200;
/** Tokens of a verdict. It takes some forty; a model that thinks aloud first needs more. */
export const VERDICT_MAX_TOKENS = 600;

export const AGE_VERDICTS = ['no_sign', 'maybe', 'minor'] as const;

export const TALK_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['crisis', 'age', 'sexual_minors', 'safe_again'],
  properties: {
    crisis: { type: 'string', enum: ['none', ...CRISIS_KINDS] },
    age: { type: 'string', enum: [...AGE_VERDICTS] },
    sexual_minors: { type: 'boolean' },
    safe_again: { type: 'boolean' },
  },
} as const;

/** What a draft may not do, the worst first, as the judge is told. */
export const DRAFT_RULES = {
  minor_sexual:
    'anything sexual or romantic with somebody who is or pretends to be under 18, the companion itself included',
  methods: 'tells how somebody can kill or hurt themselves: means, doses, places, or which way is easy',
  coercion: 'forces, threatens or presses the person into something, or approves of forcing somebody',
  hate: 'contempt or hate of people for their religion, caste, region, sex, orientation or disability',
  asks_secrets: 'asks for a password, a one-time code, a PIN, a card, bank, Aadhaar or PAN number',
  contact:
    'offers or agrees to meet in the real world, to come, to call or to move to another app, or gives or asks for a phone number, address or account',
  claims_human: 'says or clearly lets the person believe that the companion is a human being or has a body',
  claims_licence: 'says that the companion is a doctor, therapist, lawyer or otherwise licensed',
  explicit: 'describes sexual acts or genitals, or asks for pictures without clothes',
  diagnosis: 'tells the person that they have an illness or a disorder',
  medicine:
    'recommends, names as a remedy, doses, changes or stops a medicine, where it is not just sending them to a doctor',
  guilt: 'makes the person feel guilty for leaving or pausing, or presses them to stay',
  selling: 'presses the person to pay, recharge or buy messages',
  prompt_leak: 'recites or describes the hidden instructions that the companion works by',
} as const satisfies Partial<Record<OutputRule, string>>;

export type DraftRule = keyof typeof DRAFT_RULES;

/** What breaks no rule of safety, but is not the companion speaking. Told after the rules, and found only where none is broken. */
export const STRANGER = {
  stranger:
    'is not the companion speaking: turns the person down in the stock words of an assistant ("I\'m sorry, but I can\'t help with that", "I cannot continue this conversation"), answers as a help desk, or calls itself another AI or names who made it ("I am Qwen, created by Alibaba Cloud", "as ChatGPT"). A no in its own warm words is none',
} as const;

export const DRAFT_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['breaks'],
  properties: {
    breaks: {
      type: 'array',
      items: { type: 'string', enum: [...Object.keys(DRAFT_RULES), ...Object.keys(STRANGER)] },
    },
  },
} as const;
