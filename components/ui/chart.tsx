'use client';

import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import * as Recharts from 'recharts';
import { cn } from '@/lib/client/cn';

/** What a chart shows: each series with its name and its colour, which recharts finds as `var(--color-<series>)`. */
export type ChartConfig = Record<string, { label: string; color: string }>;

/**
 * The frame of a recharts chart (shadcn/ui, "Chart"). Colours come in as variables of this element and not as a `<style>`, so that a strict
 * policy has nothing to forbid.
 */
export function ChartContainer({
  config,
  className,
  children,
  ...props
}: Omit<ComponentProps<'div'>, 'children'> & {
  config: ChartConfig;
  children: ComponentProps<typeof Recharts.ResponsiveContainer>['children'];
}) {
  const colors = Object.fromEntries(
    Object.entries(config).map(([series, { color }]) => [`--color-${series}`, color]),
  ) as CSSProperties;
  return (
    <div
      data-slot="chart"
      style={colors}
      className={cn(
        'h-44 w-full text-xs [&_.recharts-cartesian-axis-tick_text]:fill-muted [&_.recharts-cartesian-grid_line]:stroke-line [&_.recharts-surface]:outline-offset-2',
        className,
      )}
      {...props}
    >
      <Recharts.ResponsiveContainer>{children}</Recharts.ResponsiveContainer>
    </div>
  );
}

export const ChartTooltip = Recharts.Tooltip;

/** What a tooltip says of one place of a chart. */
export function ChartTooltipContent({ title, lines }: { title: string; lines: readonly ReactNode[] }) {
  return (
    <div className="rounded-md border-[1.5px] border-line bg-card px-3 py-2 text-ink text-xs leading-5 shadow-lift">
      <p className="font-semibold">{title}</p>
      {lines.map((line) => (
        <p key={String(line)}>{line}</p>
      ))}
    </div>
  );
}
