/** Types generated for queries found in "lib/wallet/sum-ledger-by-day.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'SumLedgerByDay' parameters type */
export interface SumLedgerByDayParams {
  from: DateOrString;
  until: DateOrString;
}

/** 'SumLedgerByDay' return type */
export interface SumLedgerByDayResult {
  day: string;
  entries: number;
  kind: string;
  messages: number;
}

/** 'SumLedgerByDay' query type */
export interface SumLedgerByDayQuery {
  params: SumLedgerByDayParams;
  result: SumLedgerByDayResult;
}

const sumLedgerByDayIR: any = {"usedParamSet":{"from":true,"until":true},"params":[{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":186,"b":191}]},{"name":"until","required":true,"transform":{"type":"scalar"},"locs":[{"a":223,"b":229}]}],"statement":"SELECT to_char(created_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS \"day!\", kind, sum(delta)::int AS \"messages!\", count(*)::int AS \"entries!\"\nFROM ledger_entries WHERE created_at >= :from!::timestamptz AND created_at < :until!::timestamptz\nGROUP BY 1, 2 ORDER BY 1, 2"};

/**
 * Query generated from SQL:
 * ```
 * SELECT to_char(created_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS "day!", kind, sum(delta)::int AS "messages!", count(*)::int AS "entries!"
 * FROM ledger_entries WHERE created_at >= :from!::timestamptz AND created_at < :until!::timestamptz
 * GROUP BY 1, 2 ORDER BY 1, 2
 * ```
 */
export const sumLedgerByDay = new PreparedQuery<SumLedgerByDayParams,SumLedgerByDayResult>(sumLedgerByDayIR);


