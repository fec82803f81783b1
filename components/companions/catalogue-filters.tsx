import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { LISTING_PATH } from '@/lib/client/paths';
import {
  EXPERIENCE_BANDS,
  MAX_CHIPS,
  RATING_BANDS,
  SEARCH_MAX_CHARS,
  SORT_LABEL,
} from '@/lib/companions/catalogue/constants';
import { type Filters, PARAM, readFilters, writeFilters } from '@/lib/companions/catalogue/rules';
import { t } from '@/lib/kit/text';
import { readTracking } from '@/lib/tracking/rules';
import { ExpertiseChips } from './expertise-chips';
import { FilterSelect } from './filter-select';

const EXPERIENCES = Object.keys(EXPERIENCE_BANDS);
const RATINGS = Object.keys(RATING_BANDS).map((band) => [band, band] as const);
const SORTS = Object.entries(SORT_LABEL);

/** Search, expertise, experience, rating and sorting; every change is written to the address at once. */
export function CatalogueFilters({
  asked,
  filters,
  subjects,
  onChange,
}: {
  /** The query string that the page was rendered for. */
  asked: string;
  filters: Filters;
  /** Every expertise of the list. */
  subjects: readonly string[];
  onChange: (some: Partial<Filters>) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  // What was typed or chosen before the scripts came, and what the browser put back into the form: React hears of neither.
  const takeOver = useEffectEvent(() => {
    if (!form.current) return;
    const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    const early = readFilters(new URLSearchParams(fields).toString());
    if (writeFilters('', early) !== writeFilters('', filters)) onChange(early);
  });
  useEffect(() => takeOver(), []);
  const all = ['', t('All')] as const;
  const setExpertise = (expertise: string) => onChange({ expertise: expertise || null });
  return (
    <search>
      {/* Without scripts it is sent like any form, with what the address says of where somebody came from. */}
      <form ref={form} action={LISTING_PATH} onSubmit={(event) => event.preventDefault()}>
        {Object.entries(readTracking(asked) ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor="catalogue-search" className="sr-only">
          {t('Search by name or expertise')}
        </label>
        <Input
          id="catalogue-search"
          type="search"
          name={PARAM.search}
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t('Search by name or expertise')}
          maxLength={SEARCH_MAX_CHARS}
          dir="auto"
          value={filters.search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
        {subjects.length > MAX_CHIPS ? (
          <div className="mt-2.5">
            <FilterSelect
              label={t('Expertise')}
              name={PARAM.expertise}
              value={filters.expertise ?? ''}
              options={[all, ...subjects.map((subject) => [subject, subject] as const)]}
              onChange={setExpertise}
            />
          </div>
        ) : (
          <ExpertiseChips subjects={subjects} value={filters.expertise} onChange={setExpertise} />
        )}
        <div className="mt-2 flex flex-wrap gap-2">
          <FilterSelect
            label={t('Experience')}
            name={PARAM.experience}
            value={filters.experience ?? ''}
            options={[all, ...EXPERIENCES.map((band) => [band, t('{band} years', { band })] as const)]}
            onChange={(value) => onChange({ experience: (value || null) as Filters['experience'] })}
          />
          <FilterSelect
            label={t('Rating')}
            name={PARAM.rating}
            value={filters.rating ?? ''}
            options={[all, ...RATINGS]}
            onChange={(value) => onChange({ rating: (value || null) as Filters['rating'] })}
          />
          <FilterSelect
            label={t('Sort by')}
            name={PARAM.sort}
            value={filters.sort}
            options={SORTS.map(([sort, label]) => [sort, t(label)] as const)}
            onChange={(value) => onChange({ sort: value as Filters['sort'] })}
          />
        </div>
        <noscript>
          <Button type="submit" variant="outline" className="mt-2.5 w-full">
            {t('Show')}
          </Button>
        </noscript>
      </form>
    </search>
  );
}
