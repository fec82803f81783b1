'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ListQuery } from '@/lib/admin/lists/rules';
import { type ChangeFilters, useNotices, useSetNotices, useTakeNoticesBack } from '@/lib/admin/notices/hooks';
import { toast } from '@/lib/client/toast';
import { formatDate, formatStamp } from '@/lib/kit/format';
import type { Operator } from '@/lib/kit/operator';
import type { Notice } from '@/lib/settings/notices/constants';
import { AskedList } from './asked-list';
import { ConsoleFrame } from './console-frame';
import { DataTable } from './data-table';
import { DAY_FILTERS } from './list-filters';
import { NoticeForm } from './notice-form';
import { ReasonDialog } from './reason-dialog';
import { sayFailure } from './say-failure';
import { TakeBack } from './take-back';
import { UnloadedScreen } from './unloaded-screen';

const dayInIndia = (day: string) => formatDate(`${day}T00:00:00+05:30`);

function stateOf({ from, until }: Notice, today: string): string {
  if (until < today) return 'Over';
  return from > today ? 'Planned' : 'Shown now';
}

/**
 * What is told above the screens of the app, from one day to another.
 * @param asked of the history, as in the address
 * @param query what of it counts
 */
export function NoticesScreen({
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
  const asking = useNotices(query);
  const { data } = asking;
  const set = useSetNotices();
  const back = useTakeNoticesBack();
  const [edited, setEdited] = useState<string | null>(null);
  const { notices = [], today = '', seen = null, changes = [] } = data ?? {};
  const editing = notices.find(({ id }) => id === edited);

  const save = (next: Notice[], reason: string, title: string, done: () => void) =>
    set.mutate(
      { notices: next, seen, reason },
      {
        onSuccess: () => {
          done();
          toast({ title, description: 'Everybody has it within two seconds.' });
        },
        onError: sayFailure,
      },
    );
  const put = (notice: Notice, reason: string, done: () => void) => {
    // A changed text has an id of its own.
    const next = editing ? notices.map((one) => (one === editing ? notice : one)) : [...notices, notice];
    save(next, reason, editing ? 'Notice changed' : 'Notice added', () => {
      setEdited(null);
      done();
    });
  };
  if (!data)
    return (
      <UnloadedScreen
        operator={operator}
        path="/admin/notices"
        title="Notices"
        what="the notices"
        query={asking}
      />
    );
  return (
    <ConsoleFrame operator={operator} path="/admin/notices" title="Notices">
      <p className="max-w-2xl text-muted text-sm leading-5">
        Plain text above the screens of the app, which each browser can dismiss. A change of the terms is
        shown at least 15 days before it counts. The reminder of the rules comes by itself in every quarter.
      </p>
      <DataTable
        caption="Notices"
        rows={notices}
        keyOf={({ id }) => id}
        empty="Nothing is told now."
        columns={[
          { title: 'State', cell: (notice) => stateOf(notice, today) },
          { title: 'Kind', cell: ({ kind }) => (kind === 'terms' ? 'Change of the terms' : 'Banner') },
          {
            title: 'Text',
            cell: ({ text, link }) => (
              <span className="block min-w-60">
                {text}
                {link ? ` [${link.label}: ${link.href}]` : null}
              </span>
            ),
          },
          { title: 'From', cell: ({ from }) => dayInIndia(from) },
          { title: 'Until', cell: ({ until }) => dayInIndia(until) },
          { title: 'Counts from', cell: ({ effectiveOn }) => (effectiveOn ? dayInIndia(effectiveOn) : '—') },
          {
            title: 'Change',
            cell: (notice) => (
              <span className="flex flex-wrap gap-1">
                <Button variant="ghost" size="sm" onClick={() => setEdited(notice.id)}>
                  Edit<span className="sr-only"> {notice.text}</span>
                </Button>
                <ReasonDialog
                  label="Remove"
                  about={notice.text}
                  explanation="Nobody reads it from now on. It stays in the history."
                  isPending={set.isPending}
                  onReason={(reason, done) =>
                    save(
                      notices.filter(({ id }) => id !== notice.id),
                      reason,
                      'Notice removed',
                      done,
                    )
                  }
                />
              </span>
            ),
          },
        ]}
      />
      <NoticeForm
        key={editing?.id ?? 'new'}
        notice={editing}
        today={today}
        isPending={set.isPending}
        onPut={put}
        onCancel={() => setEdited(null)}
      />
      <h2 className="text-lg leading-6">History</h2>
      <AskedList
        path="/admin/notices"
        asked={asked}
        wrong={wrong}
        filters={DAY_FILTERS}
        page={data}
        csv="/api/admin/notices/export"
        caption="History of the notices"
        rows={changes}
        keyOf={({ seq }) => seq}
        empty={Object.keys(asked).length > 0 ? 'No change is like that.' : 'Nothing was told yet.'}
        columns={[
          { title: 'When', order: 'when', cell: ({ at }) => formatStamp(at) },
          { title: 'Before', cell: ({ from }) => from.join(' · ') || '—' },
          { title: 'After', cell: ({ to }) => to.join(' · ') || '—' },
          { title: 'Who', cell: ({ by }) => by },
          { title: 'Why', cell: ({ reason }) => reason },
          {
            title: 'Change',
            cell: ({ seq, reason: why }) => (
              <TakeBack
                back={back}
                seq={seq}
                about={why}
                explanation="What was told before this change is told again."
                told={why}
              />
            ),
          },
        ]}
      />
    </ConsoleFrame>
  );
}
