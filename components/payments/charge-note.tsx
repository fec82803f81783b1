import { t } from '@/lib/kit/text';
import { MAYBE_CHARGED, NOTHING_CHARGED } from '@/lib/payments/result/copy';
import { ResultNote } from './result-panel';

/** Says whether a failed payment took money; only the server's word lets it say that none was taken. */
export function ChargeNote({ nothingCharged }: { nothingCharged: boolean }) {
  return <ResultNote>{t(nothingCharged ? NOTHING_CHARGED : MAYBE_CHARGED)}</ResultNote>;
}
