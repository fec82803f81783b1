'use client';

import { Button } from '@/components/ui/button';
import { useTestAlert } from '@/lib/admin/watch/hooks';
import { sayFailure } from './say-failure';

type Said = { isTaken: boolean; code: string; words: string } | null;

const sentence = (way: string, said: Said): string => {
  if (said === null) return `${way}: not set, so nothing was sent.`;
  const words = said.words === '' ? '' : `, “${said.words}”`;
  return `${way}: ${said.isTaken ? 'taken' : 'not taken'} (${said.code}${words}).`;
};

/** Sends a test alert, and says what the other sides answered. */
export function TestAlertButton() {
  const test = useTestAlert();
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant="outline"
        size="sm"
        className="self-start"
        loading={test.isPending}
        onClick={() => test.mutate(undefined, { onError: sayFailure })}
      >
        Send a test alert
      </Button>
      <div role="status" className="flex flex-col gap-1 break-words text-sm leading-5">
        {test.data ? (
          <>
            <p>{sentence('Webhook', test.data.webhook)}</p>
            <p>{sentence('Mail to the owners', test.data.mail)}</p>
          </>
        ) : null}
      </div>
    </div>
  );
}
