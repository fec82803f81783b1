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

/** The query string of an address with these filters, "" or starting with "?"; other parameters stay. */
export function writeFilters(search: string, filters: Filters): string {
  const query = new URLSearchParams(search);
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

const NAMES = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true });

const COMPARE: Record<Exclude<Sort, 'default'>, (a: Listed, b: Listed) => number> = {
  'rating-high': (a, b) => stars(b) - stars(a),
  'rating-low': (a, b) => stars(a) - stars(b),
  'experience-high': (a, b) => years(b) - years(a),
  'experience-low': (a, b) => years(a) - years(b),
  'cases-high': (a, b) => cases(b) - cases(a),
  'cases-low': (a, b) => cases(a) - cases(b),
  name: (a, b) => NAMES.compare(a.name, b.name),
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
  /** How many match the filters, and the first of them in order, or all. */
  found: number;
  cards: readonly One[];
};

/** The listing of a catalogue under these filters. */
export function overviewOf<One extends Listed>(list: readonly One[], filters: Filters): Overview<One> {
  const cards = arrange(list, filters);
  return { total: list.length, subjects: distinctExpertise(list), found: cards.length, cards };
}

/** What the grid shows: the companions that match, sorted. The sort is stable. */
export function arrange<One extends Listed>(list: readonly One[], filters: Filters): One[] {
  const found = list.filter((one) => matches(one, filters));
  return filters.sort === 'default' ? found : found.toSorted(COMPARE[filters.sort]);
}
