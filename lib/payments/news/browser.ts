import { readLocal } from '@/lib/client/storage';

/** Product description, "Local storage". */
export const STATUS_KEY = 'payment_status';

/** Whether a payment has ended since a chat said so last. Every chat asks, and loads the rest only then. */
export const hasPaymentStatus = (): boolean => readLocal(STATUS_KEY) !== null;
