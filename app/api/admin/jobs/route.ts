import { listJobs } from '@/lib/admin/jobs/contract';
import * as service from '@/lib/admin/jobs/service';
import { consoleMethods, handle } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = consoleMethods(handle(listJobs, service.listJobs));
