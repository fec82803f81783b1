import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { buttonVariants } from '@/components/ui/button';
import type { listSafety } from '@/lib/admin/safety/contract';
import type { Response } from '@/lib/kit/endpoint';
import { formatStamp } from '@/lib/kit/format';
import { AskedList, type ListScreen } from './asked-list';
import { ConsoleFrame } from './console-frame';
import { DAY_FILTERS, type Filter } from './list-filters';
import { SafetyEventDeeds } from './safety-event-deeds';

type Event = Response<typeof listSafety>['events'][number];

const KIND = { crisis: 'Crisis', minor: 'Age' } as const;
const when = (at: string) => formatStamp(at);

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

const FILTERS: readonly Filter[] = [
  {
    name: 'kind',
    label: 'What',
    options: [
      ['', 'Crises and ages'],
      ['crisis', 'Crises'],
      ['minor', 'Ages'],
    ],
  },
  {
    name: 'mark',
    label: 'Marked',
    options: [
      ['', 'Whatever'],
      ['unmarked', 'Not yet'],
      ['false', 'False alarms'],
      ['real', 'Real ones'],
    ],
  },
  ...DAY_FILTERS,
];

/** What the rules noticed of crises and ages, without a text; false alarms are marked here. */
export function SafetyScreen({ operator, asked, wrong, list }: ListScreen<typeof listSafety>) {
  return (
    <ConsoleFrame operator={operator} path="/admin/safety" title="Safety">
      <p>
        <a href="/api/admin/safety/examples" download className={buttonVariants({ variant: 'outline' })}>
          Examples for eval/
        </a>
      </p>
      <AskedList
        path="/admin/safety"
        asked={asked}
        wrong={wrong}
        filters={FILTERS}
        page={list}
        csv="/api/admin/safety/export"
        caption="Safety events"
        rows={list?.events ?? []}
        keyOf={({ id }) => id}
        empty="Nothing was noticed."
        columns={[
          { title: 'When', order: 'when', cell: ({ at }) => when(at) },
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
