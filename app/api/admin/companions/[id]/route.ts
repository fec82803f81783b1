import { editCompanion, getCompanion } from '@/lib/admin/companions/contract';
import * as service from '@/lib/admin/companions/service';
import { consoleMethods, handle } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = consoleMethods(
  handle(getCompanion, service.getCompanion),
  handle(editCompanion, service.editCompanion),
);
