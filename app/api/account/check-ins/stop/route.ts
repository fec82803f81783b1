import { stopCheckIns } from '@/lib/chat/check-ins/contract';
import * as service from '@/lib/chat/check-ins/service';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(stopCheckIns, service.stopCheckIns));
