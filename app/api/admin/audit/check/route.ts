import { checkAudit } from '@/lib/admin/audit/contract';
import * as service from '@/lib/admin/audit/service';
import { consoleMethods, handle } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = consoleMethods(
  handle(checkAudit, service.checkAudit),
);
