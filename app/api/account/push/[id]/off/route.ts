import { handle, methods } from '@/lib/server/handle';
import { turnOffPush } from '@/lib/users/push/contract';
import * as service from '@/lib/users/push/service';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(turnOffPush, service.turnOffPush));
