import { exportNotices } from '@/lib/admin/notices/contract';
import * as service from '@/lib/admin/notices/service';
import { consoleMethods, handle } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = consoleMethods(
  handle(exportNotices, service.exportNotices),
);
