import { useState } from 'react';
import { stop as endCheckIns } from '@/lib/chat/check-ins/browser';
import { STOP_THESE, STOPPED_HERE, WHAT_THIS_IS } from '@/lib/chat/check-ins/copy';
import { t } from '@/lib/kit/text';

type State = 'there' | 'stopping' | 'stopped';

/** Under words that nobody asked for: whose they are, that they cost nothing, and the one tap that ends them. */
export function CheckInLine() {
  const [state, setState] = useState<State>('there');
  const stop = async () => {
    setState('stopping');
    // What failed can be tapped again.
    setState((await endCheckIns()) ? 'stopped' : 'there');
  };
  return (
    <p className="-mt-2 pb-3 text-muted text-xs leading-4" data-check-in={state}>
      {t(WHAT_THIS_IS)}{' '}
      {state === 'stopped' ? (
        <span role="status">{t(STOPPED_HERE)}</span>
      ) : (
        <button
          type="button"
          aria-disabled={state === 'stopping'}
          onClick={() => state === 'there' && void stop()}
          className="min-h-6 underline"
        >
          {t(STOP_THESE)}
        </button>
      )}
    </p>
  );
}
