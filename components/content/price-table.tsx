import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table';
import { formatRupees } from '@/lib/kit/format';

/** A pack as a table shows it. */
export type PriceRow = {
  messages: number;
  /** Whole rupees. */
  amount: number;
};

/** What a first pack costs in a chat, smallest first. */
export function PriceTable({ prices }: { prices: readonly PriceRow[] }) {
  return (
    <Table className="overflow-hidden rounded-lg border-[1.5px] border-line bg-card">
      <TableCaption className="sr-only">Packs of messages and what they cost</TableCaption>
      <TableHeader>
        <TableRow className="border-t-0">
          <TableHead>Pack</TableHead>
          <TableHead className="text-right">Price</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {prices.map(({ messages, amount }) => (
          <TableRow key={messages}>
            <TableCell className="[overflow-wrap:anywhere]">{messages} messages</TableCell>
            <TableCell className="text-right font-semibold">{formatRupees(amount)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
