import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { voiceFor } from './rules';

/** Not every browser has it. */
const speech = () => ('speechSynthesis' in window ? window.speechSynthesis : undefined);

function subscribeVoices(listener: () => void): () => void {
  // Chromium loads its voices after it is first asked for them.
  speech()?.addEventListener?.('voiceschanged', listener);
  return () => speech()?.removeEventListener?.('voiceschanged', listener);
}

/** Whether this device itself can read a text aloud; undefined where the browser reads nothing. */
export function useCanSpeak(text: string): boolean | undefined {
  return useSyncExternalStore(
    subscribeVoices,
    () => {
      const voices = speech()?.getVoices();
      return voices && voiceFor(voices, text) !== undefined;
    },
    () => undefined,
  );
}

/** Reads a text aloud, until its end, until it is stopped, or until the chat is left. */
export function useSpeech() {
  const [speaking, setSpeaking] = useState(false);
  const spoken = useRef<SpeechSynthesisUtterance>(null);
  const stop = useCallback(() => {
    speech()?.cancel();
    setSpeaking(false);
  }, []);
  const speak = (text: string) => {
    const voice = voiceFor(speech()?.getVoices() ?? [], text);
    if (!voice) return;
    speech()?.cancel();
    const words = new SpeechSynthesisUtterance(text);
    words.voice = voice;
    words.lang = voice.lang;
    // One that another took the place of ends, too.
    words.onend = words.onerror = () => {
      if (spoken.current === words) setSpeaking(false);
    };
    spoken.current = words;
    setSpeaking(true);
    speech()?.speak(words);
  };
  useEffect(() => {
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      stop();
    };
  }, [stop]);
  return { speaking, speak, stop };
}
