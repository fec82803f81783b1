import { MAYBE_CHARGED, NOTHING_CHARGED } from '@/lib/payments/result/copy';
import { ResultNote } from './result-panel';

/** What a payment that failed means for the money; without the server's word nobody is told that none was taken. */
export function ChargeNote({ nothingCharged }: { nothingCharged: boolean }) {
  return <ResultNote>{nothingCharged ? NOTHING_CHARGED : MAYBE_CHARGED}</ResultNote>;
}
