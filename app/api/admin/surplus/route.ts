import { listSurplus } from '@/lib/admin/surplus/contract';
import * as service from '@/lib/admin/surplus/service';
import { consoleMethods, handle } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = consoleMethods(
  handle(listSurplus, service.listSurplus),
);
