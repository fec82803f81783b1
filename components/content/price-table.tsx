import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table';
import type { PageLanguage } from '@/content/formats';
import { PAGE_COPY } from '@/lib/content/copy';
import { formatRupees } from '@/lib/kit/format';

/** A pack as a table shows it. */
export type PriceRow = {
  messages: number;
  /** Whole rupees. */
  amount: number;
};

/** What a first pack costs in a chat, smallest first. */
export function PriceTable({ language, prices }: { language: PageLanguage; prices: readonly PriceRow[] }) {
  const copy = PAGE_COPY[language].marketing.prices;
  return (
    <Table className="overflow-hidden rounded-lg border-[1.5px] border-line bg-card text-base leading-6">
      <TableCaption className="sr-only">{copy.caption}</TableCaption>
      <TableHeader>
        <TableRow className="text-muted text-sm">
          <TableHead className="px-[16px] pt-3 pb-2">{copy.pack}</TableHead>
          <TableHead className="px-[16px] pt-3 pb-2 text-right">{copy.price}</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {prices.map(({ messages, amount }) => (
          <TableRow key={messages} className="border-line border-t">
            <TableCell className="px-[16px] py-3">{copy.messages(messages)}</TableCell>
            <TableCell className="px-[16px] py-3 text-right font-semibold">{formatRupees(amount)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
