import { exportAlerts } from '@/lib/admin/alerts/contract';
import * as service from '@/lib/admin/alerts/service';
import { consoleMethods, handle } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = consoleMethods(
  handle(exportAlerts, service.exportAlerts),
);
