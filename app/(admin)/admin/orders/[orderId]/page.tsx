import { notFound } from 'next/navigation';
import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { OrderScreen } from '@/components/admin/order-screen';
import { getOrder } from '@/lib/admin/orders/contract';
import * as orders from '@/lib/admin/orders/service';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(getOrder.operators, 'Order');

export default async function OrderPage({ params }: PageProps<'/admin/orders/[orderId]'>) {
  const { orderId } = await params;
  const page = await readConsolePage(getOrder.operators, (read) => [
    read(getOrder, orders.getOrder, { request: { params: { orderId } }, required: true }),
  ]);
  const { operator } = page;
  if (page.isIdle)
    return (
      <IdleConsoleScreen
        operator={operator}
        path="/admin/orders"
        title="Order"
        returnTo={`/admin/orders/${encodeURIComponent(orderId)}`}
      />
    );
  const [order] = page.answers;
  if (!order) notFound();
  return <OrderScreen operator={operator} order={order} />;
}
