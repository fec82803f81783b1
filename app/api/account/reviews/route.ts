import { listOwnReviews } from '@/lib/account/reviews/contract';
import * as service from '@/lib/account/reviews/service';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(listOwnReviews, service.listOwnReviews));
