import { handle, methods } from '@/lib/server/handle';
import { beginPause, getPause } from '@/lib/users/pause/contract';
import * as service from '@/lib/users/pause/service';

export const { GET, POST, PUT, PATCH, DELETE } = methods(
  handle(getPause, service.getPause),
  handle(beginPause, service.beginPause),
);
