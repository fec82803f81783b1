import type { ListQuery } from '@/lib/admin/lists/rules';
import type { EndpointSpec, Response } from '@/lib/kit/endpoint';
import type { Operator } from '@/lib/kit/operator';
import { DataTable, type TableOf } from './data-table';
import { type FilterForm, ListFilters } from './list-filters';

/** What the page of a list gives its screen. */
export type ListScreen<List extends EndpointSpec> = {
  operator: Operator;
  /** As in the address. */
  asked: ListQuery;
  /** What cannot be asked for, in words. */
  wrong: string | undefined;
  /** Undefined when nothing could be asked for. */
  list: Response<List> | undefined;
};

/** A list that its address describes: what narrows it, its rows, and the way to its other pages and its CSV. */
export function AskedList<Row>({
  path,
  asked,
  wrong,
  filters,
  keep,
  press,
  page,
  order = '-when',
  csv,
  ...table
}: TableOf<Row> &
  Omit<FilterForm, 'query'> &
  Pick<ListScreen<never>, 'asked' | 'wrong'> & {
    /** Where the pages beside this one begin. */
    page: { before: string | null; after: string | null } | undefined;
    /** The order when the address says none. */
    order?: string;
    /** The path of a call that answers with the same list as CSV, for the same query. */
    csv?: string;
  }) {
  return (
    <>
      <ListFilters path={path} query={asked} filters={filters} keep={keep} press={press} wrong={wrong} />
      <DataTable
        {...table}
        list={{
          ...{ path, query: asked, order, before: page?.before, after: page?.after },
          csv: wrong ? undefined : csv,
        }}
      />
    </>
  );
}
