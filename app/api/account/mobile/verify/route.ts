import { handle, methods } from '@/lib/server/handle';
import { verifyCode } from '@/lib/users/mobile/contract';
import * as service from '@/lib/users/mobile/service';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(verifyCode, service.verifyCode));
