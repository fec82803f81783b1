import { handle, methods } from '@/lib/server/handle';
import { removeLockDevice } from '@/lib/users/lock/contract';
import * as service from '@/lib/users/lock/service';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(removeLockDevice, service.removeLockDevice));
