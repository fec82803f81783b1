import { listRoles, setRole } from '@/lib/admin/roles/contract';
import * as service from '@/lib/admin/roles/service';
import { consoleMethods, handle } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = consoleMethods(
  handle(listRoles, service.listRoles),
  handle(setRole, service.setRole),
);
