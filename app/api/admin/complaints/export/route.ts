import { exportComplaints } from '@/lib/admin/complaints/contract';
import * as service from '@/lib/admin/complaints/service';
import { consoleMethods, handle } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = consoleMethods(
  handle(exportComplaints, service.exportComplaints),
);
