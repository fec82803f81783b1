import { exportData } from '@/lib/account/contract';
import * as service from '@/lib/account/export/service';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(exportData, service.exportData));
