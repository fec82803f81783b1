import { getUse } from '@/lib/account/use/contract';
import * as service from '@/lib/account/use/service';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(getUse, service.getUse));
