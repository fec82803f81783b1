import { AsyncLocalStorage } from 'node:async_hooks';
import type { Place } from '@/lib/kit/fair-queue';
import { neighbourhoodOf, networkOf } from '@/lib/kit/network';
import { onceAProcess } from './once-a-process';

/** Background jobs, and whatever else nobody asked for: one like any other. */
const OURSELVES: Place = { who: 'ourselves', neighbourhood: 'ourselves' };

const storage = () => onceAProcess('request place', () => new AsyncLocalStorage<Place>());

/**
 * Whose turns at the database a request takes: those of the person, whose session a genuine cookie names, because a carrier has thousands behind one
 * address; those of the network, of whoever has not even registered.
 * @param sessionId of a genuine cookie; whether the session still counts is asked of the database later
 */
export const placeOf = (address: string, sessionId: string | null): Place => ({
  ...{ who: sessionId ?? networkOf(address), neighbourhood: neighbourhoodOf(address) },
});

/** Runs the work for a request; everything it begins knows whose it is. */
export const runAt = <T>(place: Place, work: () => T): T => storage().run(place, work);

/** Whose request it is that this work is for. */
export const currentPlace = (): Place => storage().getStore() ?? OURSELVES;
