import { useState } from 'react';
import { Label } from '@/components/ui/label';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import { t } from '@/lib/kit/text';
import { namedState, nameState } from '@/lib/payments/invoices/browser';
import { STATES } from '@/lib/payments/invoices/constants';

const BY_NAME = Object.entries(STATES).sort(([, one], [, other]) => one.localeCompare(other));

/** Asks for the State that the invoice names (CBIC Circular 242/36/2024-GST); shown while the seller has a GSTIN. */
export default function BillingState() {
  const [code, setCode] = useState(() => namedState() ?? '');
  return (
    <div>
      <Label htmlFor="billing-state">{t('Your State, for the invoice')}</Label>
      <NativeSelect
        id="billing-state"
        value={code}
        onChange={({ target }) => {
          setCode(target.value);
          nameState(target.value);
        }}
      >
        <NativeSelectOption value="">{t('Choose your State')}</NativeSelectOption>
        {BY_NAME.map(([one, name]) => (
          <NativeSelectOption key={one} value={one}>
            {name}
          </NativeSelectOption>
        ))}
      </NativeSelect>
    </div>
  );
}
