import * as service from '@/lib/companions/catalogue/service';
import { getProfileByName } from '@/lib/companions/contract';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(getProfileByName, service.getProfileByName));
