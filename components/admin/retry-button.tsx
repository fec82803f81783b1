'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { useRetryFailure } from '@/lib/admin/jobs/hooks';
import { toast } from '@/lib/client/toast';
import { sayFailure } from './say-failure';

/** Has something tried again that was given up; the page then shows how things are. */
export function RetryButton({ queue, id, what }: { queue: string; id: string; what: string }) {
  const retry = useRetryFailure();
  const router = useRouter();
  return (
    <Button
      variant="ghost"
      size="sm"
      disabled={retry.isSuccess}
      loading={retry.isPending}
      onClick={() =>
        retry.mutate(
          { queue, id },
          {
            onSuccess: () => {
              toast({ title: 'It is tried again within a minute' });
              router.refresh();
            },
            onError: sayFailure,
          },
        )
      }
    >
      Try again<span className="sr-only">: {what}</span>
    </Button>
  );
}
