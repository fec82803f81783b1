import { call } from '@/lib/client/api';
import { useOnce } from '@/lib/client/once';
import type { testAlert } from './contract';

/** Sends a test alert, and brings what the other sides answered. */
export const useTestAlert = () =>
  useOnce({ mutationFn: () => call<typeof testAlert>('POST /api/admin/watch/test') });
