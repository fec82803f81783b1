import { deleteAccount } from '@/lib/account/contract';
import * as service from '@/lib/account/deletion/service';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(deleteAccount, service.deleteAccount));
