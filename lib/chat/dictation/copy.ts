export const SPEAK = 'Speak instead of typing';
export const SPEAK_ABOUT =
  'Your browser turns what you say into text. Some browsers, Chrome among them, send the sound to their maker for that. We get no sound, only what stands in the box when you send it.';
export const SPEAK_LANGUAGE = 'You speak';
export const ALLOW = 'Allow and speak';
export const SPEAK_NOW = 'Speak';
export const NOT_NOW = 'Not now';
export const FORBID = 'Do not allow it any more';
export const FORBIDDEN = 'Speaking is off';
export const FORBIDDEN_ABOUT = 'The microphone button asks again before it listens.';
export const LISTENING = { 'en-IN': 'Listening in English', 'hi-IN': 'Listening in Hindi' } as const;
export const OPTIONS = 'Options';
export const STOP = 'Stop';

type Said = { title: string; description: string };
/** What went wrong, by the browser's own word for it (https://developer.mozilla.org/docs/Web/API/SpeechRecognitionErrorEvent/error). */
export const FAILURE = {
  'not-allowed': {
    title: 'The microphone is not allowed',
    description: 'Allow it for this page in your browser’s settings, then tap the microphone again.',
  },
  'service-not-allowed': {
    title: 'Your browser does not allow this',
    description: 'It does not turn speech into text here. Please type instead.',
  },
  network: {
    title: 'No network',
    description: 'Your browser needs one to turn speech into text. What you said before is in the box.',
  },
  'no-speech': { title: 'Nothing was heard', description: 'Tap the microphone and try again.' },
  'audio-capture': { title: 'No microphone was found', description: 'Connect one, or type instead.' },
  'language-not-supported': {
    title: 'Your browser does not know this language',
    description: 'Choose the other one, or type instead.',
  },
} as const satisfies Record<string, Said>;
export const OTHER_FAILURE = {
  title: 'Speech could not be turned into text',
  description: 'Please try again, or type instead.',
} as const satisfies Said;
