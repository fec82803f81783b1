import { exportSettings } from '@/lib/admin/settings/contract';
import * as service from '@/lib/admin/settings/service';
import { consoleMethods, handle } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = consoleMethods(
  handle(exportSettings, service.exportSettings),
);
