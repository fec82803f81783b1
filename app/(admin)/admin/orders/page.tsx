import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { OrdersScreen } from '@/components/admin/orders-screen';
import { readAsked } from '@/lib/admin/lists/rules';
import { listOrders } from '@/lib/admin/orders/contract';
import * as service from '@/lib/admin/orders/service';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(listOrders.operators, 'Orders');

export default async function OrdersPage({ searchParams }: PageProps<'/admin/orders'>) {
  const { asked, query, wrong } = readAsked(listOrders, await searchParams);
  const page = await readConsolePage(listOrders.operators, (read) => [
    query === null
      ? Promise.resolve(undefined)
      : read(listOrders, service.listOrders, { request: { query } }),
  ]);
  const { operator } = page;
  if (page.isIdle)
    return (
      <IdleConsoleScreen operator={operator} path="/admin/orders" title="Orders" returnTo="/admin/orders" />
    );
  return <OrdersScreen operator={operator} asked={asked} wrong={wrong} list={page.answers[0]} />;
}
