import { handle, methods } from '@/lib/server/handle';
import { endPause } from '@/lib/users/pause/contract';
import * as service from '@/lib/users/pause/service';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(endPause, service.endPause));
