import { handle, methods } from '@/lib/server/handle';
import { getPush, turnOnPush } from '@/lib/users/push/contract';
import * as service from '@/lib/users/push/service';

export const { GET, POST, PUT, PATCH, DELETE } = methods(
  handle(getPush, service.getPush),
  handle(turnOnPush, service.turnOnPush),
);
