import { getSuspension } from '@/lib/account/suspension/contract';
import * as service from '@/lib/account/suspension/service';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(getSuspension, service.getSuspension));
