import { getStatement } from '@/lib/admin/statements/contract';
import * as service from '@/lib/admin/statements/service';
import { consoleMethods, handle } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = consoleMethods(
  handle(getStatement, service.getStatement),
);
