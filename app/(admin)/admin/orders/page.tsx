import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { OrdersScreen } from '@/components/admin/orders-screen';
import { listOrders } from '@/lib/admin/orders/contract';
import * as orders from '@/lib/admin/orders/service';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(listOrders.operators, 'Orders');

export default async function OrdersPage({ searchParams }: PageProps<'/admin/orders'>) {
  const asked = Object.fromEntries(Object.entries(await searchParams).filter(([, value]) => value !== ''));
  const typed = listOrders.query.safeParse(asked);
  const page = await readConsolePage(listOrders.operators, (read) => [
    typed.success
      ? read(listOrders, orders.listOrders, { request: { query: typed.data } })
      : Promise.resolve(undefined),
  ]);
  const { operator } = page;
  if (page.isIdle)
    return (
      <IdleConsoleScreen operator={operator} path="/admin/orders" title="Orders" returnTo="/admin/orders" />
    );
  return (
    <OrdersScreen
      operator={operator}
      asked={asked}
      wrong={typed.error?.issues[0]?.message}
      list={page.answers[0]}
    />
  );
}
