import { handle, methods } from '@/lib/server/handle';
import { reportVitals } from '@/lib/vitals/contract';
import * as service from '@/lib/vitals/service';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(reportVitals, service.reportVitals));
