import { exportSafety } from '@/lib/admin/safety/contract';
import * as service from '@/lib/admin/safety/service';
import { consoleMethods, handle } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = consoleMethods(
  handle(exportSafety, service.exportSafety),
);
