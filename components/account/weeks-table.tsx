import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table';
import { barLength, type Week, weekInWords } from '@/lib/account/use/rules';
import { formatRupees } from '@/lib/kit/format';
import { t } from '@/lib/kit/text';

/** Messages and money, week by week: numbers, each over a quiet bar beside those of the other weeks. */
export function WeeksTable({ weeks }: { weeks: readonly Week[] }) {
  const most = {
    messages: Math.max(...weeks.map(({ messages }) => messages)),
    rupees: Math.max(...weeks.map(({ rupees }) => rupees)),
  };
  return (
    <div className="@container mt-3">
      {/* Large letters grow as far as the three columns have room. */}
      <Table className="text-[min(0.9375rem,7cqi)] leading-[1.6]">
        <TableCaption className="sr-only">
          {t('Messages sent and rupees spent in each of the last 8 weeks')}
        </TableCaption>
        <TableHeader>
          <TableRow>
            <TableHead className="pr-2 pb-1">{t('Week')}</TableHead>
            <TableHead className="w-[30%] pb-1">{t('Messages')}</TableHead>
            <TableHead className="w-[27%] pb-1 pl-3">{t('Spent')}</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {weeks.map(({ began, messages, rupees }) => (
            <TableRow key={began} className="border-line border-t-[1.5px] align-top">
              <th scope="row" className="py-2 pr-2 font-normal">
                {weekInWords(began)}
              </th>
              <TableCell className="py-2">
                {messages}
                <Bar length={barLength(messages, most.messages)} />
              </TableCell>
              <TableCell className="py-2 pl-3">
                {formatRupees(rupees)}
                <Bar length={barLength(rupees, most.rupees)} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

/** @param length of 100 */
function Bar({ length }: { length: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="mt-0.5 block h-1 w-full text-line"
    >
      <rect width={length} height="4" fill="currentColor" />
    </svg>
  );
}
