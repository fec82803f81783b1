import { call } from '@/lib/client/api';
import { toast } from '@/lib/client/toast';
import { getUserMessage } from '@/lib/client/user-message';
import { t } from '@/lib/kit/text';
import type { stopCheckIns } from './contract';
import { NOT_STOPPED, STOPPED, STOPPED_ABOUT, TRY_AGAIN } from './copy';

/** Ends all check-ins, and says so. @returns whether they have ended */
export async function stop(): Promise<boolean> {
  try {
    await call<typeof stopCheckIns>('POST /api/account/check-ins/stop');
    toast({ title: t(STOPPED), description: t(STOPPED_ABOUT) });
    return true;
  } catch (error) {
    toast({
      title: t(NOT_STOPPED),
      description: getUserMessage(error, t(TRY_AGAIN)),
      variant: 'destructive',
    });
    return false;
  }
}
