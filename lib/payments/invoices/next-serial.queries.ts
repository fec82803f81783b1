/** Types generated for queries found in "lib/payments/invoices/next-serial.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'NextSerial' parameters type */
export interface NextSerialParams {
  id: string;
}

/** 'NextSerial' return type */
export interface NextSerialResult {
  last: number;
}

/** 'NextSerial' query type */
export interface NextSerialQuery {
  params: NextSerialParams;
  result: NextSerialResult;
}

const nextSerialIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":46,"b":49}]}],"statement":"INSERT INTO invoice_series (id, last) VALUES (:id!, 1) ON CONFLICT (id) DO UPDATE SET last = invoice_series.last + 1 RETURNING last"};

/**
 * Query generated from SQL:
 * ```
 * INSERT INTO invoice_series (id, last) VALUES (:id!, 1) ON CONFLICT (id) DO UPDATE SET last = invoice_series.last + 1 RETURNING last
 * ```
 */
export const nextSerial = new PreparedQuery<NextSerialParams,NextSerialResult>(nextSerialIR);


