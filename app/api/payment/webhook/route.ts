import { paymentWebhook } from '@/lib/payments/contract';
import * as service from '@/lib/payments/webhook/service';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(handle(paymentWebhook, service.paymentWebhook));
