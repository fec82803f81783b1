'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import { ROLE_GIVEN, ROLE_MEANS, ROLE_TAKEN } from '@/lib/admin/roles/copy';
import { useRoles, useSetRole } from '@/lib/admin/roles/hooks';
import { toast } from '@/lib/client/toast';
import { formatStamp } from '@/lib/kit/format';
import { OPERATOR_ROLES, type Operator, type OperatorRole } from '@/lib/kit/operator';
import { ConsoleFrame } from './console-frame';
import { DataTable } from './data-table';
import { sayFailure } from './say-failure';
import { UnloadedScreen } from './unloaded-screen';

/** Who may do what here, given and taken by owners. */
export function RolesScreen({ operator }: { operator: Operator }) {
  const query = useRoles();
  const { data } = query;
  const set = useSetRole();
  const [role, setRole] = useState<OperatorRole>('support');
  const change = (body: { email: string; role: OperatorRole | null }, done?: () => void) =>
    set.mutate(body, {
      onSuccess: () => {
        done?.();
        toast({ title: body.role === null ? ROLE_TAKEN : ROLE_GIVEN, description: body.email });
      },
      onError: sayFailure,
    });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    change({ email: String(new FormData(form).get('email')), role }, () => form.reset());
  }
  if (!data)
    return (
      <UnloadedScreen operator={operator} path="/admin/roles" title="Roles" what="the roles" query={query} />
    );
  return (
    <ConsoleFrame operator={operator} path="/admin/roles" title="Roles">
      <form onSubmit={submit} className="flex max-w-2xl flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <Label htmlFor="email">Google account</Label>
          <Input id="email" name="email" type="email" required autoComplete="off" />
        </div>
        <div>
          <Label htmlFor="role">Role</Label>
          <NativeSelect
            id="role"
            value={role}
            onChange={(event) => setRole(event.target.value as OperatorRole)}
          >
            {OPERATOR_ROLES.map((one) => (
              <NativeSelectOption key={one} value={one}>
                {one}
              </NativeSelectOption>
            ))}
          </NativeSelect>
        </div>
        <Button type="submit" loading={set.isPending}>
          Give
        </Button>
        <p className="basis-full text-muted text-sm leading-5">{ROLE_MEANS[role]}</p>
      </form>
      <DataTable
        caption="Operators"
        rows={data.operators}
        keyOf={({ email }) => email}
        empty="Nobody."
        columns={[
          { title: 'Google account', cell: ({ email }) => email },
          { title: 'Role', cell: (one) => one.role },
          { title: 'Given by', cell: ({ givenBy }) => givenBy ?? 'ADMIN_EMAILS' },
          { title: 'When', cell: ({ changedAt }) => (changedAt ? formatStamp(changedAt) : '—') },
          {
            title: 'Change',
            cell: ({ email, givenBy }) =>
              givenBy === null ? null : (
                <Button
                  variant="ghost"
                  size="sm"
                  disabled={set.isPending}
                  onClick={() => change({ email, role: null })}
                >
                  Take away<span className="sr-only"> the role of {email}</span>
                </Button>
              ),
          },
        ]}
      />
    </ConsoleFrame>
  );
}
