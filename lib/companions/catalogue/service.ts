/*
 * Invariants:
 * - Only public fields leave, through the contract, and nobody who is hidden.
 * - Figures that nobody brought about are named as samples. A rating is made of five reviews or more, and cases never fall (lib/companions/figures).
 * - A companion is busy because an operator set it or because its places are taken, never at random.
 */
import type { Route } from 'next';
import { COMPANION_FIGURES } from '@/content/claims';
import { AppError } from '@/lib/kit/app-error';
import { cachedPer } from '@/lib/kit/cached';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { Db, JobScope } from '@/lib/kit/scope';
import { LISTING_STEP } from '../constants';
import {
  type getProfileByName as byNameEndpoint,
  type getProfile as getEndpoint,
  getProfileByName as getProfileByNameContract,
  type listPsychologists as listEndpoint,
} from '../contract';
import { PROFILE_MISSING, profileDescription, profileTitle } from '../copy';
import { figuresOf, weightedRating } from '../figures/rules';
import { catalogueVersion } from '../freshness/service';
import { TALKING_MS } from '../load/constants';
import { findFull } from '../load/service';
import { comparableName, isCompanionId, laterOf, minutesRemaining, profilePath } from '../rules';
import { CATALOGUE_KEPT_MS, STATISTICS_KEPT_MS } from './constants';
import { type Overview, overviewOf, readFilters, readPage } from './rules';
import * as store from './store';

/** A psychologist companion as people see it. */
export type Profile = Answer<typeof getEndpoint>;
type Catalogue = Record<'byId' | 'bySlug' | 'byName', Map<string, Profile>> & { list: Profile[] };

/** The cache key of a moment: the beginning of its time span (ms since 1970), and the version of the catalogue then. */
const spanOf = (now: Date, ms: number, version: string) =>
  `${Math.floor(now.getTime() / ms) * ms} ${version}`;
const startOf = (span: string) => Number(span.split(' ')[0]);
/** Remaining minutes are counted from the end of their span, so that they are never one too many. */
const endOf = (span: string, ms: number) => new Date(startOf(span) + ms);

const statisticsAt = cachedPer(
  async (db: Db, span: string) => {
    const rows = await store.findStatistics(db, new Date(startOf(span) - TALKING_MS));
    const all = (of: 'reviews' | 'stars') => rows.reduce((sum, row) => sum + row[of], 0);
    const everybody = { reviews: all('reviews'), stars: all('stars') };
    return new Map(
      rows.map((row) => [
        row.companionId,
        { rating: weightedRating(row, everybody), cases: row.finishedChats },
      ]),
    );
  },
  { ttlMs: STATISTICS_KEPT_MS, max: 2 },
);

type Real = Parameters<typeof figuresOf>[1];
const NOTHING_YET: Real = { rating: null, cases: 0 };

/** A row as people see it, with the time until it is free and whether people talking with it are the reason. */
function toProfile(
  row: store.CatalogueRow,
  real: Real,
  busy: { minutes: number; isInSession: boolean },
): Profile {
  const own = {
    rating: row.rating?.toNumber() ?? null,
    years: row.yearsOfExperience,
    cases: row.casesHandled,
  };
  const { rating, years, cases, samples } = figuresOf(own, real, COMPANION_FIGURES);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    imagePath: row.imagePath,
    areaOfExpertise: row.areaOfExpertise ?? '',
    yearsOfExperience: years,
    casesHandled: cases,
    rating: rating === 0 ? '0' : rating.toFixed(1),
    education: row.education ?? '',
    aboutMe: row.aboutMe,
    isAvailable: busy.minutes === 0,
    minutesRemaining: busy.minutes,
    isInSession: busy.isInSession,
    samples,
  };
}

async function toProfiles(db: Db, rows: readonly store.CatalogueRow[], now: Date): Promise<Profile[]> {
  const real = await statisticsAt(db, spanOf(now, STATISTICS_KEPT_MS, await catalogueVersion({ db })));
  const full = await findFull({ db }, rows, now);
  return rows.map((row) => {
    const fullUntil = full.get(row.id) ?? null;
    const minutes = minutesRemaining(laterOf(row.unavailableUntil, fullUntil), now);
    return toProfile(row, real.get(row.id) ?? NOTHING_YET, {
      minutes,
      isInSession: minutes > 0 && minutes === minutesRemaining(fullUntil, now),
    });
  });
}

const catalogueAt = cachedPer(
  async (db: Db, span: string): Promise<Catalogue> => {
    const rows = await store.findCatalogue(db);
    const profiles = await toProfiles(db, rows, endOf(span, CATALOGUE_KEPT_MS));
    const places = new Map(rows.map(({ id, place }) => [id, place ?? Infinity]));
    const placeOf = ({ id }: Profile) => places.get(id) ?? Infinity;
    const oldestFirst = profiles.map((one) => [comparableName(one.name), one] as const).reverse();
    return {
      // Those that an operator has given a place come first. Two infinities differ by no number.
      list: profiles.toSorted(
        (a, b) =>
          placeOf(a) - placeOf(b) || 0 || Number(b.rating) - Number(a.rating) || (a.name < b.name ? -1 : 1),
      ),
      byId: new Map(profiles.map((one) => [one.id, one])),
      bySlug: new Map(profiles.map((one) => [one.slug, one])),
      byName: new Map(oldestFirst),
    };
  },
  { ttlMs: CATALOGUE_KEPT_MS, max: 2 },
);

const catalogueNow = async (scope: JobScope) =>
  catalogueAt(scope.db, spanOf(scope.now(), CATALOGUE_KEPT_MS, await catalogueVersion(scope)));

/** The catalogue of psychologist companions: those with a place first, then the best rated. Calls within a few seconds share one answer. */
export async function listPsychologists(scope: JobScope): Promise<Answer<typeof listEndpoint>> {
  return (await catalogueNow(scope)).list;
}

/**
 * The catalogue as an address asks for it, with as many cards as a page has.
 * @param search the query string of the address
 */
export async function firstListing(scope: JobScope, search: string): Promise<Overview<Profile>> {
  const { list } = await catalogueNow(scope);
  const overview = overviewOf(list, readFilters(search), readPage(search));
  return { ...overview, cards: overview.cards.slice(0, LISTING_STEP) };
}

/** A profile from the cached catalogue, or else from the database. */
async function findKnown(
  scope: JobScope,
  pick: (catalogue: Catalogue) => Profile | undefined,
  ask: () => Promise<store.CatalogueRow | null>,
): Promise<Profile | null> {
  const known = pick(await catalogueNow(scope));
  if (known) return known;
  const row = await ask();
  if (row === null) return null;
  const [profile] = await toProfiles(scope.db, [row], scope.now());
  return profile ?? null;
}

const findById = (scope: JobScope, id: string) =>
  findKnown(
    scope,
    ({ byId }) => byId.get(id.toLowerCase()),
    () => store.findById(scope.db, id),
  );

const findBySlug = (scope: JobScope, slug: string) =>
  findKnown(
    scope,
    ({ bySlug }) => bySlug.get(slug),
    () => store.findBySlug(scope.db, slug),
  );

const findByName = (scope: JobScope, name: string) =>
  findKnown(
    scope,
    ({ byName }) => byName.get(comparableName(name)),
    () => store.findByName(scope.db, name.trim().normalize('NFC')),
  );

/** @throws AppError `not_found` */
export async function getProfile(scope: JobScope, input: Input<typeof getEndpoint>): Promise<Profile> {
  const profile = await findById(scope, input.id);
  if (!profile) throw new AppError('not_found', PROFILE_MISSING);
  return profile;
}

/**
 * Finds a profile by its exact name, in any case.
 * @throws AppError `not_found`
 */
export async function getProfileByName(
  scope: JobScope,
  input: Input<typeof byNameEndpoint>,
): Promise<Profile> {
  const profile = await findByName(scope, input.name);
  if (!profile) throw new AppError('not_found', PROFILE_MISSING);
  return profile;
}

/**
 * The profile that an address names: by id if it looks like one, else by a slug it has or once had, or by its name; null when
 * there is none.
 * @param identifier percent-encoded, as in the address
 */
export async function findProfile(scope: JobScope, identifier: string): Promise<Profile | null> {
  const name = decoded(identifier);
  if (isCompanionId(name)) return findById(scope, name);
  const { success } = getProfileByNameContract.params.safeParse({ name });
  if (!success) return null;
  return (await findBySlug(scope, comparableName(name))) ?? findByName(scope, name);
}

/** Where an address of a profile leads for good, when it is not the profile's own; null when it is. */
export function movedTo({ id, slug }: Profile, identifier: string): Route | null {
  return decoded(identifier) === slug ? null : profilePath({ id, slug });
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A percent sign that starts no escape sequence stands for itself.
    return part;
  }
}

/** The paths of the profiles, for the sitemap. */
export async function sitemapProfiles(scope: JobScope): Promise<string[]> {
  const { list } = await catalogueNow(scope);
  return list.map(profilePath);
}

/** The metadata of a profile's page. */
export function describeProfile({ id, slug, name, areaOfExpertise }: Profile) {
  const title = profileTitle(name);
  const description = profileDescription(name, areaOfExpertise);
  const url = profilePath({ id, slug });
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { type: 'profile' as const, title, description, url },
    twitter: { card: 'summary_large_image' as const, title, description },
  };
}
