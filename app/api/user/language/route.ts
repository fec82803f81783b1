import { handle, methods } from '@/lib/server/handle';
import { setLanguage } from '@/lib/users/language/contract';
import * as service from '@/lib/users/language/service';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(setLanguage, service.setLanguage));
