'use client';

import { CartesianGrid, Line, LineChart, XAxis, YAxis } from 'recharts';
import { type ChartConfig, ChartContainer, ChartTooltip, ChartTooltipContent } from '@/components/ui/chart';
import { dayName, type Metric, written, writtenShort } from './overview-format';

const CONFIG: ChartConfig = {
  value: { label: 'These days', color: 'var(--brand-ink)' },
  before: { label: 'The days before', color: 'var(--muted)' },
};
/** px of a dash and a gap: the two lines differ without their colours. */
const DASHES = '2 4';
const AXIS = { axisLine: false, tickLine: false } as const;

/** The whole days of a number as a line, with the days before as a dotted one. Arrow keys go from day to day. */
export default function OverviewChart({ title, unit, points }: Pick<Metric, 'title' | 'unit' | 'points'>) {
  const days = points.slice(0, -1);
  return (
    <ChartContainer config={CONFIG}>
      <LineChart
        data={days}
        margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
        title={title}
        accessibilityLayer
      >
        <CartesianGrid vertical={false} />
        <XAxis dataKey="day" tickFormatter={dayName} minTickGap={24} {...AXIS} />
        <YAxis width={48} tickFormatter={writtenShort} allowDecimals={unit === 'dollars'} {...AXIS} />
        <ChartTooltip
          content={({ active, payload }) => {
            const point: Metric['points'][number] | undefined = payload?.[0]?.payload;
            if (!active || !point) return null;
            const lines = [written(unit, point.value), `before: ${written(unit, point.before)}`];
            return <ChartTooltipContent title={dayName(point.day)} lines={lines} />;
          }}
        />
        <Line
          dataKey="before"
          stroke="var(--color-before)"
          strokeWidth={2}
          strokeDasharray={DASHES}
          dot={false}
          isAnimationActive={false}
        />
        <Line
          dataKey="value"
          stroke="var(--color-value)"
          strokeWidth={2}
          dot={days.length < 10}
          isAnimationActive={false}
        />
      </LineChart>
    </ChartContainer>
  );
}
