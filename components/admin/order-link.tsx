import { orderAddress } from './order-look';

/** An order's number, which leads to its page. */
export const OrderLink = ({ orderId }: { orderId: string }) => (
  <a href={orderAddress(orderId)} className="break-all font-semibold underline">
    {orderId}
  </a>
);
