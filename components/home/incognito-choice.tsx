import { Checkbox } from '@/components/ui/checkbox';
import { INCOGNITO_ABOUT, INCOGNITO_CHOICE } from '@/lib/chat/incognito/about/copy';
import { INCOGNITO_PARAM } from '@/lib/chat/incognito/constants';
import { t } from '@/lib/kit/text';

/** Whether the chat that is started is an incognito one; a plain box of the form, which needs no script. */
export function IncognitoChoice() {
  return (
    <Checkbox name={INCOGNITO_PARAM} value="1" autoComplete="off" className="px-1 py-1! text-sm leading-5!">
      <span className="font-semibold">{t(INCOGNITO_CHOICE)}</span>
      <span className="block text-muted">{t(INCOGNITO_ABOUT)}</span>
    </Checkbox>
  );
}
