import { LISTING_STEP } from '../constants';
import { comparableName, expertiseTags } from '../rules';
import {
  EXPERIENCE_BANDS,
  type ExperienceBand,
  RATING_BANDS,
  type RatingBand,
  SEARCH_MAX_CHARS,
  SORT_LABEL,
  type Sort,
} from './constants';

/** What the rules need to know about a companion. A missing number counts as 0. */
export type Listed = {
  name: string;
  areaOfExpertise: string;
  yearsOfExperience?: number | null;
  casesHandled?: number | null;
  /** numeric string */
  rating?: string | null;
};

/** null or empty = all. */
export type Filters = {
  search: string;
  expertise: string | null;
  experience: ExperienceBand | null;
  rating: RatingBand | null;
  sort: Sort;
};

export const NO_FILTERS: Filters = {
  search: '',
  expertise: null,
  experience: null,
  rating: null,
  sort: 'default',
};

/** What the filters are called in the address. */
export const PARAM = {
  search: 'q',
  expertise: 'expertise',
  experience: 'experience',
  rating: 'rating',
  sort: 'sort',
} as const satisfies Record<keyof Filters, string>;

const PAGE_PARAM = 'page';

const oneOf = <T extends string>(known: Record<T, unknown>, value: string | null): T | null =>
  value !== null && Object.hasOwn(known, value) ? (value as T) : null;

/** The filters in an address; unknown values are ignored. */
export function readFilters(search: string): Filters {
  const query = new URLSearchParams(search);
  return {
    search: (query.get(PARAM.search) ?? '').slice(0, SEARCH_MAX_CHARS),
    expertise: query.get(PARAM.expertise)?.slice(0, SEARCH_MAX_CHARS) || null,
    experience: oneOf(EXPERIENCE_BANDS, query.get(PARAM.experience)),
    rating: oneOf(RATING_BANDS, query.get(PARAM.rating)),
    sort: oneOf(SORT_LABEL, query.get(PARAM.sort)) ?? 'default',
  };
}

/** Which page of the listing an address asks for, from 1. */
export function readPage(search: string): number {
  const page = new URLSearchParams(search).get(PAGE_PARAM) ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/** The query string of an address with another page of the same listing, "" or starting with "?". */
export function writePage(search: string, page: number): string {
  const query = new URLSearchParams(search);
  if (page === 1) query.delete(PAGE_PARAM);
  else query.set(PAGE_PARAM, `${page}`);
  return query.size === 0 ? '' : `?${query}`;
}

/** The query string of an address with these filters, "" or starting with "?"; other parameters stay, but for the page: other filters begin anew. */
export function writeFilters(search: string, filters: Filters): string {
  const query = new URLSearchParams(search);
  query.delete(PAGE_PARAM);
  for (const [field, param] of Object.entries(PARAM) as [keyof Filters, string][]) {
    const value = filters[field];
    if (value === NO_FILTERS[field] || !value) query.delete(param);
    else query.set(param, value);
  }
  return query.size === 0 ? '' : `?${query}`;
}

/** Whether any filter besides the order is set. */
export function isFiltered(filters: Filters): boolean {
  return (
    filters.search.trim() !== '' ||
    filters.expertise !== null ||
    filters.experience !== null ||
    filters.rating !== null
  );
}

/** The subjects of a list, each once, in the order they first appear. */
export function distinctExpertise(list: readonly Listed[]): string[] {
  return [...new Set(list.flatMap((one) => expertiseTags(one.areaOfExpertise)))];
}

const stars = (one: Listed) => Number(one.rating) || 0;
const years = (one: Listed) => one.yearsOfExperience ?? 0;
const cases = (one: Listed) => one.casesHandled ?? 0;

let names: Intl.Collator | undefined;
/** Made when somebody sorts by name: a page's first use of `Intl` takes a slow phone up to a tenth of a second. */
const compareNames = (a: string, b: string) => {
  names ??= new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true });
  return names.compare(a, b);
};

const COMPARE: Record<Exclude<Sort, 'default'>, (a: Listed, b: Listed) => number> = {
  'rating-high': (a, b) => stars(b) - stars(a),
  'rating-low': (a, b) => stars(a) - stars(b),
  'experience-high': (a, b) => years(b) - years(a),
  'experience-low': (a, b) => years(a) - years(b),
  'cases-high': (a, b) => cases(b) - cases(a),
  'cases-low': (a, b) => cases(a) - cases(b),
  name: (a, b) => compareNames(a.name, b.name),
};

/** Whether a companion matches the filters (product description, "Validation rules"). */
export function matches(one: Listed, filters: Filters): boolean {
  const subjects = comparableName(one.areaOfExpertise);
  const wanted = comparableName(filters.search);
  if (wanted && !comparableName(one.name).includes(wanted) && !subjects.includes(wanted)) return false;
  if (filters.expertise && !subjects.includes(comparableName(filters.expertise))) return false;
  if (filters.experience) {
    const { least, most } = EXPERIENCE_BANDS[filters.experience];
    if (years(one) < least || years(one) > most) return false;
  }
  return filters.rating === null || stars(one) >= RATING_BANDS[filters.rating];
}

/** What a listing shows of a catalogue. */
export type Overview<One> = {
  /** Of the catalogue. */
  total: number;
  /** Every subject of the catalogue. */
  subjects: readonly string[];
  /** How many match the filters. */
  found: number;
  /** The page at which the cards begin, from 1, and how many there are, at least 1. */
  page: number;
  pages: number;
  /** In order, from the first of the page on: as many as a page has, or all. */
  cards: readonly One[];
};

/**
 * The listing of a catalogue under these filters.
 * @param asked the page to begin at; the last one when there are fewer
 */
export function overviewOf<One extends Listed>(
  list: readonly One[],
  filters: Filters,
  asked = 1,
): Overview<One> {
  const all = arrange(list, filters);
  const pages = Math.max(1, Math.ceil(all.length / LISTING_STEP));
  const page = Math.min(asked, pages);
  return {
    ...{ total: list.length, subjects: distinctExpertise(list), found: all.length },
    ...{ page, pages, cards: all.slice((page - 1) * LISTING_STEP) },
  };
}

/** What the grid shows: the companions that match, sorted. The sort is stable. */
export function arrange<One extends Listed>(list: readonly One[], filters: Filters): One[] {
  const found = list.filter((one) => matches(one, filters));
  return filters.sort === 'default' ? found : found.toSorted(COMPARE[filters.sort]);
}
