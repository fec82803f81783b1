import { setReportedMessage } from '@/lib/admin/complaints/contract';
import * as service from '@/lib/admin/complaints/talk/service';
import { consoleMethods, handle } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = consoleMethods(
  handle(setReportedMessage, service.setReportedMessage),
);
