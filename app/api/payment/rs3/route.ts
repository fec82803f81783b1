import { payForOffer } from '@/lib/payments/contract';
import * as service from '@/lib/payments/service';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(payForOffer, service.payForOffer));
