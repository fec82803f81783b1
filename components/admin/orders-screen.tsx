import { Badge } from '@/components/ui/badge';
import { Button, buttonVariants } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import type { listOrders } from '@/lib/admin/orders/contract';
import type { Response } from '@/lib/kit/endpoint';
import { formatRupees, indiaDateTime } from '@/lib/kit/format';
import type { Operator } from '@/lib/kit/operator';
import { ConsoleFrame } from './console-frame';
import { DataTable } from './data-table';
import { ORDER_STATE, orderAddress } from './order-look';

type Asked = Readonly<Record<string, string | string[] | undefined>>;

const textOf = (value: Asked[string]) => (typeof value === 'string' ? value : '');

const FIELDS = [
  { name: 'min', label: 'From ₹', type: 'number' },
  { name: 'max', label: 'To ₹', type: 'number' },
  { name: 'from', label: 'From day', type: 'date' },
  { name: 'until', label: 'To day', type: 'date' },
] as const;

/**
 * Orders of everybody, the newest first; what is asked for stands in the address.
 * @param wrong what cannot be asked for, in words
 */
export function OrdersScreen({
  operator,
  asked,
  wrong,
  list,
}: {
  operator: Operator;
  asked: Asked;
  wrong: string | undefined;
  list: Response<typeof listOrders> | undefined;
}) {
  const further = (after: string) =>
    `/admin/orders?${new URLSearchParams({
      ...Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, textOf(value)])),
      after,
    })}`;
  return (
    <ConsoleFrame operator={operator} path="/admin/orders" title="Orders">
      <form action="/admin/orders" className="flex max-w-4xl flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <Label htmlFor="q">Order, Cashfree’s number, or person (id, e-mail, mobile)</Label>
          <Input id="q" name="q" type="search" defaultValue={textOf(asked.q)} maxLength={254} />
        </div>
        <div className="basis-36">
          <Label htmlFor="status">State</Label>
          <NativeSelect id="status" name="status" defaultValue={textOf(asked.status)}>
            <NativeSelectOption value="">All</NativeSelectOption>
            {Object.entries(ORDER_STATE).map(([status, text]) => (
              <NativeSelectOption key={status} value={status}>
                {text}
              </NativeSelectOption>
            ))}
          </NativeSelect>
        </div>
        {FIELDS.map(({ name, label, type }) => (
          <div key={name} className={type === 'date' ? 'basis-40' : 'basis-24'}>
            <Label htmlFor={name}>{label}</Label>
            <Input
              id={name}
              name={name}
              type={type}
              min={type === 'number' ? 0 : undefined}
              defaultValue={textOf(asked[name])}
            />
          </div>
        ))}
        <Button type="submit">Show</Button>
      </form>
      {wrong ? <p role="alert">{wrong}</p> : null}
      <DataTable
        caption="Orders"
        rows={list?.orders ?? []}
        keyOf={({ orderId }) => orderId}
        empty="No order fits."
        columns={[
          {
            title: 'Order',
            cell: ({ orderId }) => (
              <a href={orderAddress(orderId)} className="break-all font-semibold underline">
                {orderId}
              </a>
            ),
          },
          { title: 'When', cell: ({ at }) => indiaDateTime(new Date(at)) },
          {
            title: 'State',
            cell: ({ status, openAlerts, surplus }) => (
              <>
                {ORDER_STATE[status]} {openAlerts > 0 ? <Badge variant="marigold">Alert</Badge> : null}{' '}
                {surplus > 0 ? <Badge variant="paper">Paid twice</Badge> : null}
              </>
            ),
          },
          { title: 'Amount', numeric: true, cell: ({ amount }) => formatRupees(amount) },
          { title: 'Messages', numeric: true, cell: ({ messages }) => messages },
          {
            title: 'Person',
            cell: ({ userId }) =>
              userId ? (
                <a href={`/admin/people/${userId}`} className="underline">
                  {userId.slice(0, 8)}
                </a>
              ) : (
                '—'
              ),
          },
          { title: 'Paid with', cell: ({ method }) => method ?? '—' },
          { title: 'Cashfree’s payment', cell: ({ transactionId }) => transactionId ?? '—' },
        ]}
      />
      {list?.next ? (
        <a
          href={further(list.next)}
          className={buttonVariants({ variant: 'outline', size: 'sm', className: 'self-start' })}
        >
          Older orders
        </a>
      ) : null}
    </ConsoleFrame>
  );
}
