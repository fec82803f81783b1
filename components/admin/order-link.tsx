import { orderAddress } from './order-look';

/** An order's number, which leads to its page. */
export const OrderLink = ({ orderId }: { orderId: string }) => (
  <a href={orderAddress(orderId)} className="wrap-anywhere block min-w-40 font-semibold underline">
    {orderId}
  </a>
);
