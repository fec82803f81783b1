'use client';

import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { DataTable } from './data-table';
import { comparison, dayName, type Metric, written } from './overview-format';

const OverviewChart = lazy(() => import('./overview-chart'));

/** One number with its comparison, as a chart or as a table. */
export function OverviewMetric({ metric, days }: { metric: Metric; days: number }) {
  const [isTable, setTable] = useState(false);
  const { name, title, unit, now, today, points } = metric;
  return (
    <Card className="flex min-w-0 flex-col gap-1">
      <section aria-labelledby={name} className="flex flex-1 flex-col">
        <div className="flex items-start justify-between gap-2">
          <h2 id={name} className="text-base leading-6">
            {title}
            {unit === 'tokens' ? ' (tokens)' : ''}
          </h2>
          <Button
            variant="outline"
            size="sm"
            aria-pressed={isTable}
            aria-label={`${title} as a table`}
            onClick={() => setTable(!isTable)}
          >
            {isTable ? 'Chart' : 'Table'}
          </Button>
        </div>
        <p className="text-2xl tabular-nums leading-8">{written(unit, now)}</p>
        <p className="text-sm leading-5">{comparison(metric, days)}</p>
        <p className="mb-2 text-muted text-sm leading-5">Today so far: {written(unit, today)}</p>
        <div className="mt-auto">
          {isTable ? (
            <div className="max-h-72 overflow-y-auto">
              <DataTable
                caption={`${title}, by day`}
                rows={points.toReversed()}
                keyOf={({ day }) => day}
                empty="Nothing was counted."
                columns={[
                  {
                    title: 'Day',
                    cell: ({ day }) => (day === points.at(-1)?.day ? 'Today so far' : dayName(day)),
                  },
                  { title: 'Number', numeric: true, cell: ({ value }) => written(unit, value) },
                  {
                    title: days === 7 ? 'A week earlier' : `${days} days earlier`,
                    numeric: true,
                    cell: ({ before }) => written(unit, before),
                  },
                ]}
              />
            </div>
          ) : (
            <Suspense fallback={<Skeleton className="h-44 w-full" />}>
              <OverviewChart title={title} unit={unit} points={points} />
            </Suspense>
          )}
        </div>
      </section>
    </Card>
  );
}
