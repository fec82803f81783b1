import { Alert } from '@/components/ui/alert';
import { PERIODS } from '@/lib/admin/overview/constants';
import { formatStamp } from '@/lib/kit/format';
import type { Operator } from '@/lib/kit/operator';
import { ConsoleFrame } from './console-frame';
import { CampaignTable, CohortTable, FunnelTable } from './overview-audience';
import { dayName, daysBefore, type Overview, written } from './overview-format';
import { OverviewMetric } from './overview-metric';

/** The business in numbers: whole days, compared with those before. */
export function OverviewScreen({
  operator,
  days,
  overview,
}: {
  operator: Operator;
  /** Of the address. */
  days: number;
  /** undefined: it could not be read. */
  overview: Overview | undefined;
}) {
  return (
    <ConsoleFrame operator={operator} path="/admin" title="Overview">
      <nav aria-label="Period" className="flex flex-wrap gap-2">
        {PERIODS.map((period) => (
          <a
            key={period}
            href={`/admin?days=${period}`}
            aria-current={period === days ? 'page' : undefined}
            className="inline-flex min-h-11 items-center rounded-md border-[1.5px] border-line px-3 font-semibold text-sm aria-[current]:border-ink aria-[current]:bg-line/60"
          >
            {period} days
          </a>
        ))}
      </nav>
      {overview ? (
        <Numbers overview={overview} />
      ) : (
        <p role="alert">The numbers could not be read. Load the page again.</p>
      )}
    </ConsoleFrame>
  );
}

function Numbers({ overview }: { overview: Overview }) {
  const { days, from, upto, countedAt, metrics, funnel, cohorts, campaigns } = overview;
  return (
    <>
      <MachineLine machine={overview.machine} />
      <p className="max-w-prose text-muted text-sm leading-5">
        Whole days of India, {dayName(from)} to {dayName(upto)}. In the charts the solid line is these days,
        the dotted line {daysBefore(days)}.{' '}
        {countedAt ? `Today was counted last on ${formatStamp(countedAt)}.` : 'Today was not counted yet.'}
      </p>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 2xl:grid-cols-3">
        {metrics.map((metric) => (
          <OverviewMetric key={metric.name} metric={metric} days={days} />
        ))}
      </div>
      {funnel ? (
        <section className="flex flex-col gap-2">
          <h2 className="text-lg leading-7">From the home page to a payment</h2>
          <p className="max-w-prose text-muted text-sm leading-5">
            People of each day, added up: who does a step twice on a day counts once, and who comes on three
            days counts three times. A person is an account, or a guest’s browser.
          </p>
          <FunnelTable funnel={funnel} days={days} />
        </section>
      ) : null}
      {cohorts ? (
        <section className="flex flex-col gap-2">
          <h2 className="text-lg leading-7">Who came back</h2>
          <p className="max-w-prose text-muted text-sm leading-5">
            By the week of the first visit: people who wrote a message on the day so many days later.
          </p>
          <CohortTable cohorts={cohorts} />
        </section>
      ) : null}
      {campaigns ? (
        <section className="flex flex-col gap-2">
          <h2 className="text-lg leading-7">By campaign</h2>
          <CampaignTable campaigns={campaigns} />
        </section>
      ) : null}
    </>
  );
}

function MachineLine({ machine }: { machine: Overview['machine'] }) {
  const { reconciledAt, isReconcilerLate, waiting, active, failed } = machine;
  const ran = reconciledAt ? `It ran last on ${formatStamp(reconciledAt)}.` : 'It is not known to have run.';
  return (
    <>
      {isReconcilerLate ? (
        <Alert variant="destructive">
          The reconciler, which asks Cashfree about open orders, has not run for 10 minutes. {ran}
        </Alert>
      ) : null}
      <p className="text-sm leading-5">
        Queue: {written('count', waiting)} waiting, {written('count', active)} at work,{' '}
        {written('count', failed)} failed.{isReconcilerLate ? '' : ` The reconciler runs. ${ran}`}
      </p>
    </>
  );
}
