import { liftSuspension } from '@/lib/admin/suspensions/contract';
import * as service from '@/lib/admin/suspensions/service';
import { consoleMethods, handle } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = consoleMethods(
  handle(liftSuspension, service.liftSuspension),
);
