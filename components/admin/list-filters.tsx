import { Badge } from '@/components/ui/badge';
import { Button, buttonVariants } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import { type ListQuery, listAddress } from '@/lib/admin/lists/rules';

export type Filter =
  | {
      name: string;
      label: string;
      /** What it may be, with how that reads; the first one is for no filter when its value is empty. */
      options: readonly (readonly [value: string, text: string])[];
    }
  | {
      name: string;
      label: string;
      type: 'search' | 'number' | 'date';
      maxLength?: number;
    };

/** Days of India by which every list that grows can be narrowed. */
export const DAY_FILTERS = [
  { name: 'from', label: 'From day', type: 'date' },
  { name: 'until', label: 'To day', type: 'date' },
] as const satisfies readonly Filter[];

const FOLD =
  'inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md border-[1.5px] border-line px-3 font-semibold text-sm [&::-webkit-details-marker]:hidden';
const WIDTH = { search: 'min-w-0 flex-1 basis-48', number: 'basis-24', date: 'basis-40' } as const;

export type FilterForm = {
  path: string;
  query: ListQuery;
  filters: readonly Filter[];
  /** Parts of the query that no field shows. */
  keep?: readonly string[] | undefined;
  /** What cannot be asked for, in words. */
  wrong?: string | undefined;
  /** What stands on its button. */
  press?: string | undefined;
};

/**
 * What a list is narrowed to. It is a form that asks for an address, so that it works without scripts; the order of the list stays. On a
 * phone it is folded under a button that says how many filters count, so that the list is on the first screen.
 */
export function ListFilters({ path, query, filters, keep = [], wrong, press = 'Show' }: FilterForm) {
  const names = [...filters.map(({ name }) => name), ...keep];
  const active = names.filter((name) => query[name]).length;
  const hidden = ['order', ...keep].filter((name) => !filters.some((filter) => filter.name === name));
  return (
    <div className="flex flex-col gap-3">
      <details open={wrong !== undefined} data-filters="" className="peer sm:hidden">
        <summary className={FOLD}>
          Filters
          {active > 0 ? (
            <Badge>
              {active}
              <span className="sr-only"> active</span>
            </Badge>
          ) : null}
        </summary>
      </details>
      {/* Beside the fold and not in it: what a closed one holds cannot be shown on a wide screen in every browser. */}
      <form action={path} className="hidden max-w-6xl flex-wrap items-end gap-3 peer-open:flex sm:flex">
        {hidden.map((name) =>
          query[name] ? <input key={name} type="hidden" name={name} value={query[name]} /> : null,
        )}
        {filters.map((filter) => (
          <Field key={filter.name} filter={filter} value={query[filter.name] ?? ''} />
        ))}
        <Button type="submit">{press}</Button>
        {active > 0 ? (
          <a
            href={listAddress(path, query, Object.fromEntries(names.map((name) => [name, undefined])))}
            className={buttonVariants({ variant: 'ghost' })}
          >
            Clear
          </a>
        ) : null}
      </form>
      {wrong ? <p role="alert">{wrong}</p> : null}
    </div>
  );
}

function Field({ filter, value }: { filter: Filter; value: string }) {
  const { name, label } = filter;
  if ('options' in filter)
    return (
      <div className="min-w-0">
        <Label htmlFor={name}>{label}</Label>
        <NativeSelect id={name} name={name} defaultValue={value}>
          {filter.options.map(([one, text]) => (
            <NativeSelectOption key={one} value={one}>
              {text}
            </NativeSelectOption>
          ))}
        </NativeSelect>
      </div>
    );
  const { type, maxLength } = filter;
  return (
    <div className={WIDTH[type]}>
      <Label htmlFor={name}>{label}</Label>
      <Input
        id={name}
        name={name}
        type={type}
        min={type === 'number' ? 0 : undefined}
        maxLength={maxLength}
        defaultValue={value}
      />
    </div>
  );
}
