import { handle, methods } from '@/lib/server/handle';
import { signOutDevice } from '@/lib/users/devices/contract';
import * as service from '@/lib/users/devices/service';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(signOutDevice, service.signOutDevice));
