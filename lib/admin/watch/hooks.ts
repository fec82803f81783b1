import { useMutation } from '@tanstack/react-query';
import { call } from '@/lib/client/api';
import type { testAlert } from './contract';

/** Sends a test alert, and brings what the other sides answered. */
export const useTestAlert = () =>
  useMutation({ mutationFn: () => call<typeof testAlert>('POST /api/admin/watch/test') });
