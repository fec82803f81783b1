import { handle, methods } from '@/lib/server/handle';
import { changeMailing, getMailing } from '@/lib/users/mailing/contract';
import * as service from '@/lib/users/mailing/service';

export const { GET, POST, PUT, PATCH, DELETE } = methods(
  handle(getMailing, service.getMailing),
  handle(changeMailing, service.changeMailing),
);
