import { formatRupees } from '@/lib/kit/format';

/** A pack as a table shows it. */
export interface PriceRow {
  messages: number;
  /** Whole rupees. */
  amount: number;
}

/** What a first pack costs in a chat, smallest first. */
export function PriceTable({ prices }: { prices: readonly PriceRow[] }) {
  return (
    <table className="w-full overflow-hidden rounded-lg border-[1.5px] border-line bg-card text-left text-base leading-6">
      <caption className="sr-only">Packs of messages and what they cost</caption>
      <thead>
        <tr className="text-muted text-sm">
          <th scope="col" className="px-[16px] pt-3 pb-2 font-semibold">
            Pack
          </th>
          <th scope="col" className="px-[16px] pt-3 pb-2 text-right font-semibold">
            Price
          </th>
        </tr>
      </thead>
      <tbody>
        {prices.map(({ messages, amount }) => (
          <tr key={messages} className="border-line border-t">
            <td className="px-[16px] py-3 [overflow-wrap:anywhere]">{messages} messages</td>
            <td className="px-[16px] py-3 text-right font-semibold">{formatRupees(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
