import { getOverview } from '@/lib/admin/overview/contract';
import * as service from '@/lib/admin/overview/service';
import { consoleMethods, handle } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = consoleMethods(
  handle(getOverview, service.getOverview),
);
