import { useEffect, useState } from 'react';
import { canGive, choose, isKept, readChosen } from '../browser';
import { SIGNALS, type Signal } from '../constants';
import { give, prepareSound } from '../playing/browser';

const asItIs = () => ({ chosen: readChosen(), possible: SIGNALS.filter(canGive), isKept: isKept() });

/** What this device does when a reply comes, and the switches for it; undefined in what the server writes. Other tabs follow. */
export function useSignals() {
  const [signals, setSignals] = useState<ReturnType<typeof asItIs>>();
  useEffect(() => {
    const see = () => setSignals(asItIs());
    see();
    window.addEventListener('storage', see);
    return () => window.removeEventListener('storage', see);
  }, []);

  const turn = (signal: Signal, isOn: boolean) => {
    choose(signal, isOn);
    setSignals(asItIs());
    if (!isOn) return;
    // Its person learns what it is. At once, for the browser lets a page sound within their tap alone.
    if (signal === 'sound') void prepareSound().then(() => give(signal));
    else give(signal);
  };
  return { signals, turn };
}
