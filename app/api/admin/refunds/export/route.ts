import { exportRefunds } from '@/lib/admin/refunds/contract';
import * as service from '@/lib/admin/refunds/service';
import { consoleMethods, handle } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = consoleMethods(
  handle(exportRefunds, service.exportRefunds),
);
