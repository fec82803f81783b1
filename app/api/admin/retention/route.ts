import { listRetention } from '@/lib/admin/retention/contract';
import * as service from '@/lib/admin/retention/service';
import { consoleMethods, handle } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = consoleMethods(
  handle(listRetention, service.listRetention),
);
