import * as service from '@/lib/admin/audit/checks/service';
import { checkAudit } from '@/lib/admin/audit/contract';
import { consoleMethods, handle } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = consoleMethods(
  handle(checkAudit, service.checkAudit),
);
