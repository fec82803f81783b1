import { handle, methods } from '@/lib/server/handle';
import { getLimits, setLimits } from '@/lib/users/limits/contract';
import * as service from '@/lib/users/limits/service';

export const { GET, POST, PUT, PATCH, DELETE } = methods(
  handle(getLimits, service.getLimits),
  handle(setLimits, service.setLimits),
);
