import { handle, methods } from '@/lib/server/handle';
import { signOut } from '@/lib/users/sign-in/contract';
import * as service from '@/lib/users/sign-in/service';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(signOut, service.signOut));
