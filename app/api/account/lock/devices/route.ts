import { handle, methods } from '@/lib/server/handle';
import { addLockDevice } from '@/lib/users/lock/contract';
import * as service from '@/lib/users/lock/service';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(addLockDevice, service.addLockDevice));
