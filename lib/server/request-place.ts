import { AsyncLocalStorage } from 'node:async_hooks';
import type { Place } from '@/lib/kit/fair-queue';
import { neighbourhoodOf, networkOf } from '@/lib/kit/network';
import { onceAProcess } from './once-a-process';

/** Background jobs, and whatever else nobody asked for: one place like any other. */
const OURSELVES: Place = { neighbourhood: 'ourselves', network: 'ourselves' };

const storage = () => onceAProcess('request place', () => new AsyncLocalStorage<Place>());

/** Where an address counts for turns at the database. */
export const placeOf = (address: string): Place => ({
  ...{ neighbourhood: neighbourhoodOf(address), network: networkOf(address) },
});

/** Runs the work for a request; everything it begins knows where the request came from. */
export const runAt = <T>(place: Place, work: () => T): T => storage().run(place, work);

/** Where the request came from that this work is for. */
export const currentPlace = (): Place => storage().getStore() ?? OURSELVES;
