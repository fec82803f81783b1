import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import type { ListQuery } from '@/lib/admin/lists/rules';

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

const WIDTH = { search: 'min-w-0 flex-1 basis-60', number: 'basis-24', date: 'basis-40' } as const;

/**
 * What a list is narrowed to. It is a form that asks for an address, so that it works without scripts; the order of the list stays.
 * @param keep parts of the query that no field shows
 * @param wrong what cannot be asked for, in words
 */
export function ListFilters({
  path,
  query,
  filters,
  keep = [],
  wrong,
  press = 'Show',
}: {
  path: string;
  query: ListQuery;
  filters: readonly Filter[];
  keep?: readonly string[];
  wrong?: string | undefined;
  /** What stands on its button. */
  press?: string;
}) {
  return (
    <>
      <form action={path} className="flex max-w-4xl flex-wrap items-end gap-3">
        {['order', ...keep].map((name) =>
          query[name] && !filters.some((filter) => filter.name === name) ? (
            <input key={name} type="hidden" name={name} value={query[name]} />
          ) : null,
        )}
        {filters.map((filter) => (
          <Field key={filter.name} filter={filter} value={query[filter.name] ?? ''} />
        ))}
        <Button type="submit">{press}</Button>
      </form>
      {wrong ? <p role="alert">{wrong}</p> : null}
    </>
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
