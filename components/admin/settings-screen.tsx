'use client';

import type { ListQuery } from '@/lib/admin/lists/rules';
import { type ChangeFilters, type Setting, useSettings, useTakeBack } from '@/lib/admin/settings/hooks';
import { formatStamp } from '@/lib/kit/format';
import type { Operator } from '@/lib/kit/operator';
import { AskedList } from './asked-list';
import { ConsoleFrame } from './console-frame';
import { DAY_FILTERS } from './list-filters';
import { SettingForm } from './setting-form';
import { TakeBack } from './take-back';
import { UnloadedScreen } from './unloaded-screen';

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
  const asking = useSettings(query);
  const { data } = asking;
  const back = useTakeBack();
  if (!data)
    return (
      <UnloadedScreen
        operator={operator}
        path="/admin/settings"
        title="Settings"
        what="the settings"
        query={asking}
      />
    );
  const groups = Map.groupBy<string, Setting>(data.settings, ({ group }) => group);
  return (
    <ConsoleFrame operator={operator} path="/admin/settings" title="Settings">
      <p className="max-w-2xl text-muted text-sm leading-5">
        What is set here counts in all processes within two seconds, without a restart, and goes before the
        environment. Packs and prices are no settings.
      </p>
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
      <AskedList
        path="/admin/settings"
        asked={asked}
        wrong={wrong}
        filters={[
          {
            name: 'name',
            label: 'Setting',
            options: [
              ['', 'All'],
              ...data.settings.map(({ name, group, title }) => [name, `${group}: ${title}`] as const),
            ],
          },
          ...DAY_FILTERS,
        ]}
        page={data}
        csv="/api/admin/settings/export"
        caption="History of the settings"
        rows={data.changes}
        keyOf={({ seq }) => seq}
        empty={
          Object.keys(asked).length > 0
            ? 'No change is like that.'
            : 'Nobody has set anything: everything is as by itself.'
        }
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
              <TakeBack
                back={back}
                seq={seq}
                about={title}
                explanation={`${title} will be ${from} again, in all processes within two seconds.`}
                told={`${title}: ${from}`}
              />
            ),
          },
        ]}
      />
    </ConsoleFrame>
  );
}
