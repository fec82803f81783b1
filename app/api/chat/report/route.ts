import { reportMessage } from '@/lib/chat/reports/contract';
import * as service from '@/lib/chat/reports/service';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(reportMessage, service.reportMessage));
