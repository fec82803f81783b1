import { handle, methods } from '@/lib/server/handle';
import { requestCode } from '@/lib/users/mobile/contract';
import * as service from '@/lib/users/mobile/service';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(requestCode, service.requestCode));
