import { exportAgeHolds } from '@/lib/admin/age-holds/contract';
import * as service from '@/lib/admin/age-holds/service';
import { consoleMethods, handle } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = consoleMethods(
  handle(exportAgeHolds, service.exportAgeHolds),
);
