import { DataTable } from './data-table';
import { dayName, daysBefore, type Overview, share, written } from './overview-format';

type Funnel = NonNullable<Overview['funnel']>;
type Cohort = NonNullable<Overview['cohorts']>[number];
type Campaign = NonNullable<Overview['campaigns']>[number];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** How many people took each step, as a bar and in numbers. */
export function FunnelTable({ funnel, days }: { funnel: Funnel; days: number }) {
  const most = Math.max(1, ...funnel.map(({ now }) => now));
  return (
    <DataTable
      caption="From the home page to a payment"
      rows={funnel}
      keyOf={({ name }) => name}
      empty="Nothing was counted."
      columns={[
        { title: 'Step', cell: ({ title }) => title },
        { title: 'People', numeric: true, cell: ({ now }) => written('count', now) },
        { title: 'Of the first', numeric: true, cell: ({ now }) => share(now, funnel[0]?.now ?? 0) },
        { title: capital(daysBefore(days)), numeric: true, cell: ({ before }) => written('count', before) },
        {
          title: 'As a bar',
          cell: ({ now }) => (
            <span aria-hidden="true" className="block h-5 min-w-32">
              <span
                style={{ width: `${(now / most) * 100}%` }}
                className="block h-full min-w-0.5 rounded-sm border-[1.5px] border-brand bg-truelove-tint"
              />
            </span>
          ),
        },
      ]}
    />
  );
}

const cameBack = ({ guests, cameBack: came }: Cohort, after: number) => {
  const people = came.find((one) => one.after === after)?.people ?? null;
  return people === null ? 'not yet' : `${written('count', people)} (${share(people, guests)})`;
};

/** Who wrote again so many days after the first visit, by the week of that visit. */
export function CohortTable({ cohorts }: { cohorts: readonly Cohort[] }) {
  const ages = cohorts[0]?.cameBack.map(({ after }) => after) ?? [];
  return (
    <DataTable
      caption="People who came back"
      rows={cohorts.toReversed()}
      keyOf={({ from }) => from}
      empty="Nobody has registered yet."
      columns={[
        { title: 'First visit', cell: ({ from, upto }) => `${dayName(from)} – ${dayName(upto)}` },
        { title: 'Guests', numeric: true, cell: ({ guests }) => written('count', guests) },
        ...ages.map((after) => ({
          title: after === 1 ? 'Next day' : `Day ${after}`,
          numeric: true,
          cell: (cohort: Cohort) => cameBack(cohort, after),
        })),
      ]}
    />
  );
}

/** What each campaign brought in the period, by the day of each thing. */
export function CampaignTable({ campaigns }: { campaigns: readonly Campaign[] }) {
  const showsMoney = campaigns.some(({ revenue }) => revenue !== null);
  return (
    <DataTable
      caption="By campaign"
      rows={campaigns}
      keyOf={({ campaign }) => campaign}
      empty="Nobody has come yet."
      columns={[
        {
          title: 'Campaign',
          cell: ({ campaign }) => <span className="wrap-anywhere block min-w-40">{campaign}</span>,
        },
        { title: 'Guests', numeric: true, cell: ({ guests }) => written('count', guests) },
        { title: 'Chats', numeric: true, cell: ({ chats }) => written('count', chats) },
        { title: 'Orders paid', numeric: true, cell: ({ orders }) => written('count', orders) },
        ...(showsMoney
          ? [
              {
                title: 'Revenue',
                numeric: true,
                cell: ({ revenue }: Campaign) => written('rupees', revenue),
              },
            ]
          : []),
      ]}
    />
  );
}
