import { getAgeHold } from '@/lib/account/age-hold/contract';
import * as service from '@/lib/account/age-hold/service';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(getAgeHold, service.getAgeHold));
