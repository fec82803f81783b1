import { exportSettlements } from '@/lib/admin/settlements/contract';
import * as service from '@/lib/admin/settlements/service';
import { consoleMethods, handle } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = consoleMethods(
  handle(exportSettlements, service.exportSettlements),
);
