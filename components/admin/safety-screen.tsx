import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { buttonVariants } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import type { listSafety } from '@/lib/admin/safety/contract';
import type { Response } from '@/lib/kit/endpoint';
import { indiaDateTime } from '@/lib/kit/format';
import type { Operator } from '@/lib/kit/operator';
import { ConsoleFrame } from './console-frame';
import { DataTable } from './data-table';
import { SafetyEventDeeds } from './safety-event-deeds';

type Event = Response<typeof listSafety>['events'][number];

const KIND = { crisis: 'Crisis', minor: 'Age' } as const;
const when = (at: string) => indiaDateTime(new Date(at));

/** How an event went on, as far as it shows without a text. */
function courseOf({ kind, later, helpShown, askedAt, safeAt, holdLiftedAt }: Event): string {
  const parts = [
    kind === 'crisis' ? (helpShown ? 'Helplines shown' : 'No helplines shown') : null,
    later === null ? null : later === 1 ? '1 message later' : `${later} messages later`,
    askedAt === null ? null : `asked how they are ${when(askedAt)}`,
    safeAt === null ? null : `safe again ${when(safeAt)}`,
    holdLiftedAt === null ? null : `hold lifted ${when(holdLiftedAt)}`,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

/** What the rules noticed of crises and ages, newest first, without a text; false alarms are marked here. */
export function SafetyScreen({
  operator,
  query,
  list: { events, before, after },
}: {
  operator: Operator;
  query: { kind?: string | undefined; mark?: string | undefined };
  list: Response<typeof listSafety>;
}) {
  const { kind = '', mark = '' } = query;
  return (
    <ConsoleFrame operator={operator} path="/admin/safety" title="Safety">
      <form action="/admin/safety" className="flex flex-wrap items-end gap-3">
        <div>
          <Label htmlFor="kind">What</Label>
          <NativeSelect id="kind" name="kind" defaultValue={kind}>
            <NativeSelectOption value="">Crises and ages</NativeSelectOption>
            <NativeSelectOption value="crisis">Crises</NativeSelectOption>
            <NativeSelectOption value="minor">Ages</NativeSelectOption>
          </NativeSelect>
        </div>
        <div>
          <Label htmlFor="mark">Marked</Label>
          <NativeSelect id="mark" name="mark" defaultValue={mark}>
            <NativeSelectOption value="">Whatever</NativeSelectOption>
            <NativeSelectOption value="unmarked">Not yet</NativeSelectOption>
            <NativeSelectOption value="false">False alarms</NativeSelectOption>
            <NativeSelectOption value="real">Real ones</NativeSelectOption>
          </NativeSelect>
        </div>
        <button type="submit" className={buttonVariants({})}>
          Show
        </button>
        <a href="/api/admin/safety/examples" download className={buttonVariants({ variant: 'outline' })}>
          Examples for eval/
        </a>
      </form>
      <DataTable
        caption="Safety events"
        rows={events}
        keyOf={({ id }) => id}
        list={{
          path: '/admin/safety',
          query: { kind, mark },
          newer: after === null ? null : { after },
          older: before === null ? null : { before },
        }}
        empty="Nothing was noticed."
        columns={[
          { title: 'When', cell: ({ at }) => when(at) },
          { title: 'What', cell: (event) => `${KIND[event.kind]} (${event.rule})` },
          {
            title: 'Person',
            cell: ({ userId }) =>
              userId ? (
                <Link className="underline underline-offset-2" href={`/admin/people/${userId}`}>
                  {userId.slice(0, 8)}
                </Link>
              ) : (
                'Nobody any more'
              ),
          },
          { title: 'How it went on', cell: courseOf },
          {
            title: 'Found',
            cell: ({ isFalseAlarm, isKept }) => (
              <>
                {isFalseAlarm === null ? '—' : isFalseAlarm ? 'False alarm' : 'Real'}{' '}
                {isKept ? <Badge variant="marigold">Example</Badge> : null}
              </>
            ),
          },
          { title: 'Do', cell: (event) => <SafetyEventDeeds event={event} /> },
        ]}
      />
    </ConsoleFrame>
  );
}
