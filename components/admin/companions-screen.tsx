import { Portrait } from '@/components/shared/portrait';
import { Badge } from '@/components/ui/badge';
import type { listCompanions } from '@/lib/admin/companions/contract';
import { CHAT_TYPE_LABEL } from '@/lib/companions/chat-types/constants';
import { USUAL_SIMULTANEOUS_CHATS } from '@/lib/companions/load/constants';
import type { Response } from '@/lib/kit/endpoint';
import { formatStamp } from '@/lib/kit/format';
import type { Operator } from '@/lib/kit/operator';
import { ConsoleFrame } from './console-frame';
import { DataTable } from './data-table';

/** Every companion, those of the catalogue first and in its order. */
export function CompanionsScreen({
  operator,
  list,
}: {
  operator: Operator;
  list: Response<typeof listCompanions>;
}) {
  return (
    <ConsoleFrame operator={operator} path="/admin/companions" title="Companions">
      <DataTable
        caption="Companions"
        rows={list.companions}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/admin/companions/${id}`}
        empty="There is no companion."
        columns={[
          {
            title: 'Name',
            cell: ({ texts, imagePath }) => (
              <span className="flex min-w-48 items-center gap-2 whitespace-nowrap">
                <Portrait src={imagePath} size={32} />
                {texts.name}
              </span>
            ),
          },
          {
            title: 'Talks as',
            cell: ({ chatTypes }) => chatTypes.map((type) => CHAT_TYPE_LABEL[type]).join(', '),
          },
          { title: 'Place', numeric: true, cell: ({ place }) => place ?? 'by rating' },
          {
            title: 'Offered',
            cell: ({ isHidden, busyUntil }) => (
              <span className="flex flex-wrap gap-1">
                <Badge variant={isHidden ? 'marigold' : 'teal'}>{isHidden ? 'Hidden' : 'Shown'}</Badge>
                {busyUntil ? <Badge variant="marigold">Busy until {formatStamp(busyUntil)}</Badge> : null}
              </span>
            ),
          },
          {
            title: 'Chats at once',
            numeric: true,
            cell: ({ chatsAtOnce }) => chatsAtOnce ?? `${USUAL_SIMULTANEOUS_CHATS}`,
          },
          { title: 'Changes', numeric: true, cell: ({ revision }) => revision },
        ]}
      />
    </ConsoleFrame>
  );
}
