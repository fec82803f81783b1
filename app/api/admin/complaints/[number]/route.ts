import { changeComplaint, getComplaint } from '@/lib/admin/complaints/contract';
import * as service from '@/lib/admin/complaints/service';
import { consoleMethods, handle } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = consoleMethods(
  handle(getComplaint, service.getComplaint),
  handle(changeComplaint, service.changeComplaint),
);
