import { endSessions } from '@/lib/admin/people/contract';
import * as service from '@/lib/admin/people/service';
import { consoleMethods, handle } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = consoleMethods(
  handle(endSessions, service.endSessions),
);
