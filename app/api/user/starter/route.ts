import { handle, methods } from '@/lib/server/handle';
import { claimStarter } from '@/lib/users/contract';
import * as service from '@/lib/users/service';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(claimStarter, service.claimStarter));
