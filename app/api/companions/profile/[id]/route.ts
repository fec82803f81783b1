import * as service from '@/lib/companions/catalogue/service';
import { getProfile } from '@/lib/companions/contract';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(getProfile, service.getProfile));
