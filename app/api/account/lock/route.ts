import { handle, methods } from '@/lib/server/handle';
import { getLock } from '@/lib/users/lock/contract';
import * as service from '@/lib/users/lock/service';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(getLock, service.getLock));
