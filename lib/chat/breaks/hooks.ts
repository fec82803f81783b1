import { useState } from 'react';
import { call } from '@/lib/client/api';
import { useLateQuery } from '@/lib/client/late-queries';
import type { Response } from '@/lib/kit/endpoint';
import { noteClosed, readClosed } from './browser';
import type { getRow } from './contract';

type Row = Response<typeof getRow>;

const ROUTE = 'GET /api/chat/row';

/** @param turn changes with every message, after which the row is looked at again */
export function useBreakHint(turn: number) {
  const [closed, setClosed] = useState(readClosed);
  const { data } = useLateQuery<Row>({
    queryKey: [ROUTE, turn],
    queryFn: ({ signal }) => call<typeof getRow>(ROUTE, { signal }),
    // The line stays while the next look is on its way.
    placeholderData: (held: Row | undefined) => held,
  });
  const told = data?.told;
  return {
    minutes: told && told.began !== closed ? told.minutes : null,
    close: () => {
      if (!told) return;
      noteClosed(told.began);
      setClosed(told.began);
    },
  };
}
