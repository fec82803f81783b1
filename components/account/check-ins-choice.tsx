import { Checkbox } from '@/components/ui/checkbox';
import { t } from '@/lib/kit/text';
import { CHECK_IN_CHOICE, KIND_LABEL } from '@/lib/users/push/copy';

/** Whether companions may write first, on this device: apart from what there is to be told anyway, and off until it is chosen. */
export function CheckInsChoice({
  isChosen,
  onChoose,
}: {
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}) {
  return (
    <div className="mt-2 border-line border-t-[1.5px] pt-2">
      <Checkbox checked={isChosen} onChange={({ target }) => onChoose(target.checked)}>
        <span className="block font-semibold text-[0.9375rem]">{t(CHECK_IN_CHOICE)}</span>
        <span className="block text-muted text-sm leading-5">{t(KIND_LABEL.check_in.about)}</span>
      </Checkbox>
    </div>
  );
}
