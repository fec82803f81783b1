import { tryCompanion } from '@/lib/admin/companions/contract';
import * as service from '@/lib/admin/companions/trial/service';
import { consoleMethods, handle } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = consoleMethods(
  handle(tryCompanion, service.tryCompanion),
);
