import { useCallback, useEffect, useState } from 'react';
import { registerOfflineWorker } from '@/lib/client/offline-worker';
import { readLocal } from '@/lib/client/storage';
import { forgetKept } from './browser';
import { OFFLINE_KEY } from './sealing/constants';

const loadKeeping = () => import('./keeping/browser');

/** What a browser needs to keep something that is sealed, and to show it without a network. Where it denies storage the very name may throw. */
function canKeep(): boolean {
  try {
    return 'serviceWorker' in navigator && Boolean(globalThis.indexedDB && globalThis.crypto?.subtle);
  } catch {
    return false;
  }
}

export type OfflineState = {
  /** Undefined in what the server writes: only the browser knows. */
  isOn: boolean | undefined;
  problem: 'impossible' | 'refused' | 'full' | undefined;
  /** Chats that can be read; undefined until they are counted. */
  count: number | undefined;
  isBusy: boolean;
};

/** Whether this browser keeps its person's newest chats, and the switch for it. Other tabs follow. */
export function useOffline(person: string | undefined) {
  const [state, setState] = useState<OfflineState>({
    isOn: undefined,
    problem: undefined,
    count: undefined,
    isBusy: false,
  });
  const change = useCallback(
    (part: Partial<OfflineState>) => setState((before) => ({ ...before, ...part })),
    [],
  );

  useEffect(() => {
    const see = async () => {
      if (!canKeep()) return change({ isOn: false, problem: 'impossible' });
      const said = readLocal(OFFLINE_KEY);
      const problem = said === 'full' ? 'full' : undefined;
      change({ isOn: said !== null, problem, count: undefined });
      if (said === null) return;
      const { countKept } = await loadKeeping();
      change({ count: await countKept() });
    };
    const hear = () => void see().catch(() => undefined);
    hear();
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, [change]);

  const turnOn = async (id: string) => {
    change({ isOn: true, isBusy: true, problem: undefined, count: undefined });
    const { turnOnKept, countKept } = await loadKeeping();
    if (!(await turnOnKept(id))) return change({ isOn: false, problem: 'refused' });
    registerOfflineWorker();
    const isFull = readLocal(OFFLINE_KEY) === 'full';
    change({ count: await countKept(), problem: isFull ? 'full' : undefined });
  };
  const turn = (on: boolean) => {
    if (on && person !== undefined)
      turnOn(person)
        .catch(() => change({ isOn: false, problem: 'refused' }))
        .finally(() => change({ isBusy: false }));
    else void forgetKept().then(() => change({ isOn: false, problem: undefined, count: undefined }));
  };
  return { ...state, turn };
}
