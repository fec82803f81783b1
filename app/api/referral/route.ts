import { listReferrals } from '@/lib/referrals/contract';
import * as service from '@/lib/referrals/service';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(listReferrals, service.listReferrals));
