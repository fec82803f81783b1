import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { ADULTS_ONLY_PATH, SUSPENDED_PATH } from '@/lib/client/paths';
import { useUser } from '../hooks';

/** Leads a held or suspended person from a screen that sells something to the page that says why it does not. */
export function useLeadHeld(): void {
  const router = useRouter();
  const held = useUser().data?.held;
  useEffect(() => {
    if (held) router.replace(held === 'minor' ? ADULTS_ONLY_PATH : SUSPENDED_PATH);
  }, [held, router]);
}
