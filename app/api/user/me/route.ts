import { handle, methods } from '@/lib/server/handle';
import { getMe } from '@/lib/users/contract';
import * as service from '@/lib/users/service';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(getMe, service.getMe));
