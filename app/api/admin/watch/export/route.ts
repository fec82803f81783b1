import { exportAlerts } from '@/lib/admin/watch/contract';
import * as service from '@/lib/admin/watch/service';
import { consoleMethods, handle } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = consoleMethods(
  handle(exportAlerts, service.exportAlerts),
);
