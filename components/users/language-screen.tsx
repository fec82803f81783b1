'use client';

import type { FormEvent } from 'react';
import { TopBar } from '@/components/shared/top-bar';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ACCOUNT_PATH } from '@/lib/client/paths';
import { t } from '@/lib/kit/text';
import type { InterfaceLanguage } from '@/lib/language/choice/constants';
import { useSetLanguage } from '@/lib/users/language/hooks';

/** What the interface is read in. Each language is called as its readers call it, so that they find it whatever the page is in. */
export function LanguageScreen({
  chosen,
  languages,
}: {
  chosen: InterfaceLanguage;
  languages: readonly { language: InterfaceLanguage; name: string; tag: string }[];
}) {
  const change = useSetLanguage();
  // Read as a whole, so that a choice made before the scripts came counts.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change.mutate(new FormData(event.currentTarget).get('language') as InterfaceLanguage);
  };
  return (
    <>
      <TopBar back={{ href: ACCOUNT_PATH, label: t('Back to your account') }} title={t('Language')} />
      <main
        id="main"
        className="flex flex-1 flex-col gap-4 px-4 pt-2 pb-[max(2rem,env(safe-area-inset-bottom))]"
      >
        <Card>
          <form onSubmit={submit}>
            <fieldset>
              <legend className="font-semibold text-[0.9375rem] leading-6">
                {t('Buttons, notices and menus are in')}
              </legend>
              {languages.map(({ language, name, tag }) => (
                <label
                  key={language}
                  lang={tag}
                  className="flex min-h-11 items-center gap-3 text-[0.9375rem] leading-6"
                >
                  <input
                    type="radio"
                    name="language"
                    value={language}
                    defaultChecked={language === chosen}
                    className="size-5 shrink-0 accent-brand"
                  />
                  {name}
                </label>
              ))}
            </fieldset>
            <p className="mt-2 text-[0.9375rem] text-muted leading-6">
              {t(
                'Companions answer in the language you write in, whatever you choose here. Articles and the terms are in English and Hindi.',
              )}
            </p>
            <Button type="submit" size="lg" className="mt-3" loading={change.isPending}>
              {t('Use this language')}
            </Button>
            {change.isError ? (
              <p role="alert" className="mt-2 text-danger-ink text-sm leading-5">
                {t('The language was not changed. Please check your connection and try again.')}
              </p>
            ) : null}
          </form>
        </Card>
      </main>
    </>
  );
}
