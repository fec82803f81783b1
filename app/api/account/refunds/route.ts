import { askForRefund, listRefunds } from '@/lib/account/refunds/contract';
import * as service from '@/lib/account/refunds/service';
import { handle, methods } from '@/lib/server/handle';

export const { GET, POST, PUT, PATCH, DELETE } = methods(
  handle(listRefunds, service.listRefunds),
  handle(askForRefund, service.askForRefund),
);
