import { startExport } from '@/lib/admin/requests/contract';
import * as service from '@/lib/admin/requests/service';
import { consoleMethods, handle } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = consoleMethods(
  handle(startExport, service.startExport),
);
