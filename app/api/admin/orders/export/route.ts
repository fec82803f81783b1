import { exportOrders } from '@/lib/admin/orders/contract';
import * as service from '@/lib/admin/orders/service';
import { consoleMethods, handle } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = consoleMethods(
  handle(exportOrders, service.exportOrders),
);
