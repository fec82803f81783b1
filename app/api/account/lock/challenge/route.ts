import { handle, methods } from '@/lib/server/handle';
import { askLock } from '@/lib/users/lock/contract';
import * as service from '@/lib/users/lock/service';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(askLock, service.askLock));
