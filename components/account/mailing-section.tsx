'use client';

import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { t } from '@/lib/kit/text';
import { MAILING_KINDS } from '@/lib/users/mailing/constants';
import { ABOUT_MAILS, BY_MAIL, MAIL_FOOT, MAIL_LABEL } from '@/lib/users/mailing/copy';
import { type MailingState, useChangeMailing, useMailing } from '@/lib/users/mailing/hooks';
import { FailedPart } from './loaded';
import { Hint, Section } from './section';

/** What a member is told by e-mail; nothing where no mail can reach them. */
export function MailingSection() {
  const mailing = useMailing();
  const { data, isError } = mailing;
  if (data) return data.address === null ? null : <Choices address={data.address} kinds={data.kinds} />;
  if (!isError) return null;
  return (
    <FailedPart id="mail" title={t(BY_MAIL)} asked={[mailing]}>
      {t('Your choices could not be loaded.')}
    </FailedPart>
  );
}

/** Each change is saved as it is made. */
function Choices({ address, kinds }: { address: string; kinds: MailingState['kinds'] }) {
  const [chosen, setChosen] = useState(kinds);
  const change = useChangeMailing();
  const save = (kind: (typeof MAILING_KINDS)[number], wanted: boolean) => {
    const set = (on: boolean) =>
      setChosen((now) => MAILING_KINDS.filter((one) => (one === kind ? on : now.includes(one))));
    set(wanted);
    change.mutate({ kind, wanted }, { onError: () => set(!wanted) });
  };
  return (
    <Section id="mail" title={t(BY_MAIL)}>
      <div className="[overflow-wrap:anywhere]">
        <Hint>{t(ABOUT_MAILS, { address })}</Hint>
      </div>
      <fieldset className="mt-2">
        <legend className="sr-only">{t('What you are mailed about')}</legend>
        {MAILING_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            checked={chosen.includes(kind)}
            onChange={({ target }) => save(kind, target.checked)}
          >
            <span className="block font-semibold text-[0.9375rem]">{t(MAIL_LABEL[kind].label)}</span>
            <span className="block text-muted text-sm leading-5">{t(MAIL_LABEL[kind].about)}</span>
          </Checkbox>
        ))}
      </fieldset>
      <Hint>{t(MAIL_FOOT)}</Hint>
    </Section>
  );
}
