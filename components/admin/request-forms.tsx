'use client';

import { useRouter } from 'next/navigation';
import { useId } from 'react';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import type { Person } from '@/lib/admin/people/hooks';
import { useStartDeletion, useStartExport } from '@/lib/admin/requests/hooks';
import { formatDate } from '@/lib/kit/format';
import { DeedForm } from './deed-form';

/** What a person asks for by mail: the download of their data, and the deletion of the account. */
export function RequestForms({ id, person }: { id: string; person: Person }) {
  const router = useRouter();
  const startExport = useStartExport(id);
  const startDeletion = useStartDeletion(id);
  const field = useId();
  const { exportStartedAt } = person;
  return (
    <>
      <DeedForm
        title="Start a download of their data"
        hint={
          exportStartedAt
            ? `Started ${formatDate(exportStartedAt)}; the person has not fetched it yet.`
            : 'It waits in /account, where the person fetches it after signing in. Nobody here sees it.'
        }
        why="Who asked for it, and how you know them"
        button="Start the download"
        done="It waits in their account"
        pending={startExport.isPending}
        disabled={exportStartedAt !== null}
        onDo={(_fields, reason, then) => startExport.mutate(reason, then)}
      />
      <DeedForm
        title="Delete the account"
        hint="As in /account: at once, and for good. Refund what has to be refunded first."
        why="Who asked for it, and how you know them"
        button="Delete for good"
        done="The account is deleted"
        pending={startDeletion.isPending}
        onDo={(fields, reason, then) =>
          startDeletion.mutate(
            { reason, confirm: String(fields.get('confirm')) },
            {
              ...then,
              onSuccess: () => {
                then.onSuccess();
                router.replace('/admin/people');
              },
            },
          )
        }
      >
        <div>
          <Label htmlFor={field}>The id of the person, to confirm</Label>
          <Input id={field} name="confirm" required autoComplete="off" placeholder={id} />
        </div>
      </DeedForm>
    </>
  );
}
