import { Button, buttonVariants } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import type { getStatement } from '@/lib/admin/statements/contract';
import type { Response } from '@/lib/kit/endpoint';
import type { Operator } from '@/lib/kit/operator';
import { NO_PERIOD } from '@/lib/payments/statements/copy';
import { ConsoleFrame } from './console-frame';
import { DataTable } from './data-table';

type Row = Response<typeof getStatement>['rows'][number];

const shown = (title: string) =>
  title
    .replaceAll('_', ' ')
    .replace(/ inr$/, ' ₹')
    .replace(/ messages$/, '');

/**
 * What came and went on the days of a day or a month.
 * @param statement undefined while none is asked for, or there is no such day or month
 */
export function StatementsScreen({
  operator,
  period,
  statement,
}: {
  operator: Operator;
  period: string;
  statement: Response<typeof getStatement> | undefined;
}) {
  const download = (part: string) =>
    `/api/admin/statements/download?${new URLSearchParams({ period, part })}`;
  return (
    <ConsoleFrame operator={operator} path="/admin/statements" title="Statements">
      <form action="/admin/statements" className="flex max-w-xl flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <Label htmlFor="period">Day (2026-11-23) or month (2026-11), in India</Label>
          <Input
            id="period"
            name="period"
            defaultValue={period}
            required
            maxLength={10}
            pattern="\d{4}-\d{2}(-\d{2})?"
            autoComplete="off"
          />
        </div>
        <Button type="submit">Show</Button>
      </form>
      {period !== '' && !statement ? <p role="alert">{NO_PERIOD}</p> : null}
      {statement ? (
        <>
          <p className="flex flex-wrap gap-3">
            <a href={download('days')} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
              Download the days as CSV
            </a>
            <a href={download('lines')} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
              Download every payment and refund as CSV
            </a>
          </p>
          <DataTable
            caption={`Statement of ${period}`}
            rows={statement.rows}
            keyOf={([day]) => String(day)}
            empty="Nothing happened."
            columns={statement.titles.map((title, place) => ({
              title: shown(title),
              numeric: place > 0,
              cell: (row: Row) =>
                place === 0 ? <span className="whitespace-nowrap">{row[place]}</span> : row[place],
            }))}
          />
          <p className="max-w-prose text-muted text-sm leading-5">
            Columns of messages are sums of the ledger, “net” is what all balances together changed by. Fees
            are known once Cashfree has settled a payment. A refund stands on the day when Cashfree paid it.
          </p>
        </>
      ) : null}
    </ConsoleFrame>
  );
}
