import { listHistory } from '@/lib/account/contract';
import * as service from '@/lib/account/service';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(listHistory, service.listHistory));
