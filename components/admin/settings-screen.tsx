'use client';

import { Button } from '@/components/ui/button';
import type { ListQuery } from '@/lib/admin/lists/rules';
import { type ChangeFilters, type Setting, useSettings, useTakeBack } from '@/lib/admin/settings/hooks';
import { toast } from '@/lib/client/toast';
import { formatStamp } from '@/lib/kit/format';
import type { Operator } from '@/lib/kit/operator';
import { ConsoleFrame } from './console-frame';
import { DataTable } from './data-table';
import { DAY_FILTERS, ListFilters } from './list-filters';
import { ReasonDialog } from './reason-dialog';
import { sayFailure } from './say-failure';
import { SettingForm } from './setting-form';

/**
 * What can be set while the product runs: every process has it within two seconds.
 * @param asked of the history, as in the address
 * @param query what of it counts
 */
export function SettingsScreen({
  operator,
  asked,
  query,
  wrong,
}: {
  operator: Operator;
  asked: ListQuery;
  query: ChangeFilters;
  wrong: string | undefined;
}) {
  const { data, isError, refetch } = useSettings(query);
  const back = useTakeBack();
  const groups = Map.groupBy<string, Setting>(data?.settings ?? [], ({ group }) => group);
  return (
    <ConsoleFrame operator={operator} path="/admin/settings" title="Settings">
      <p className="max-w-2xl text-muted text-sm leading-5">
        What is set here counts in all processes within two seconds, without a restart, and goes before the
        environment. Packs and prices are no settings.
      </p>
      {isError && !data ? (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          The settings could not be loaded.
          <Button size="sm" variant="outline" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      ) : null}
      {[...groups].map(([group, settings]) => (
        <section key={group} aria-label={group} className="flex flex-col gap-2">
          <h2 className="text-lg leading-6">{group}</h2>
          <div className="grid gap-3 lg:grid-cols-2">
            {settings.map((setting) => (
              <SettingForm key={setting.name} setting={setting} />
            ))}
          </div>
        </section>
      ))}
      <h2 className="text-lg leading-6">History</h2>
      <ListFilters
        path="/admin/settings"
        query={asked}
        filters={[
          {
            name: 'name',
            label: 'Setting',
            options: [
              ['', 'All'],
              ...(data?.settings ?? []).map(
                ({ name, group, title }) => [name, `${group}: ${title}`] as const,
              ),
            ],
          },
          ...DAY_FILTERS,
        ]}
        wrong={wrong}
      />
      <DataTable
        caption="History of the settings"
        rows={data?.changes ?? []}
        keyOf={({ seq }) => seq}
        empty={
          Object.keys(asked).length > 0
            ? 'No change is like that.'
            : 'Nobody has set anything: everything is as by itself.'
        }
        list={{
          path: '/admin/settings',
          query: asked,
          order: '-when',
          before: data?.before,
          after: data?.after,
          csv: wrong ? undefined : '/api/admin/settings/export',
        }}
        columns={[
          { title: 'When', order: 'when', cell: ({ at }) => formatStamp(at) },
          { title: 'Setting', cell: ({ title }) => title },
          { title: 'From', cell: ({ from }) => from },
          { title: 'To', cell: ({ to }) => to },
          { title: 'Who', cell: ({ by }) => by },
          { title: 'Why', cell: ({ reason }) => reason },
          {
            title: 'Change',
            cell: ({ seq, title, from }) => (
              <ReasonDialog
                label="Take back"
                about={title}
                explanation={`${title} will be ${from} again, in all processes within two seconds.`}
                isPending={back.isPending}
                onReason={(reason, done) =>
                  back.mutate(
                    { seq, reason },
                    {
                      onSuccess: () => {
                        done();
                        toast({ title: 'Taken back', description: `${title}: ${from}` });
                      },
                      onError: sayFailure,
                    },
                  )
                }
              />
            ),
          },
        ]}
      />
    </ConsoleFrame>
  );
}
