import { setNickname } from '@/lib/account/nickname/contract';
import * as service from '@/lib/account/nickname/service';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(setNickname, service.setNickname));
