'use client';

import { useId } from 'react';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import type { Person } from '@/lib/admin/people/hooks';
import { useLiftSuspension, useSuspendPerson } from '@/lib/admin/suspensions/hooks';
import { formatDate } from '@/lib/kit/format';
import { DeedForm } from './deed-form';

/** Suspends a person or one of their devices, and lifts what is in force. */
export function SuspensionForms({ id, person }: { id: string; person: Person }) {
  const suspend = useSuspendPerson(id);
  const lift = useLiftSuspension(id);
  const field = useId();
  const { suspensions, sessions, sharing } = person;
  return (
    <>
      {suspensions.map(({ reference, scope, reason, endsAt }) => (
        <DeedForm
          key={reference}
          title={`Lift ${reference}`}
          hint={`${scope === 'device' ? 'A device' : 'The person'} is suspended${endsAt ? ` until ${formatDate(endsAt)}` : ''}: ${reason}`}
          button="Lift the suspension"
          done="The suspension is lifted"
          pending={lift.isPending}
          onDo={(_fields, because, then) => lift.mutate({ reference, reason: because }, then)}
        />
      ))}
      <DeedForm
        title="Suspend"
        hint={`No chats, orders or free messages; reading, refunds, download and deletion stay, and a cry for help is answered.${
          sharing > 0 ? ` ${sharing} other people came with the same fingerprint; they are not touched.` : ''
        }`}
        why="Why, as the person reads it"
        button="Suspend"
        done="Suspended"
        pending={suspend.isPending}
        disabled={suspensions.some(({ scope }) => scope === 'person')}
        onDo={(fields, reason, then) => {
          const what = String(fields.get('what'));
          const days = Number(fields.get('days')) || undefined;
          const of =
            what === 'person' ? { scope: 'person' as const } : { scope: 'device' as const, sessionId: what };
          suspend.mutate({ ...of, reason, days }, then);
        }}
      >
        <div>
          <Label htmlFor={`${field}-what`}>What</Label>
          <NativeSelect id={`${field}-what`} name="what">
            <NativeSelectOption value="person">The person, on every device</NativeSelectOption>
            {sessions.map(({ id: sessionId, name, lastSeenAt }) => (
              <NativeSelectOption key={sessionId} value={sessionId}>
                Only {name ?? 'a device'}, seen {formatDate(lastSeenAt)}
              </NativeSelectOption>
            ))}
          </NativeSelect>
        </div>
        <div>
          <Label htmlFor={`${field}-days`}>Days (none: until it is lifted)</Label>
          <Input id={`${field}-days`} name="days" type="number" min={1} max={365} inputMode="numeric" />
        </div>
      </DeedForm>
    </>
  );
}
