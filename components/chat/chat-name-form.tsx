'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Form, FormControl, FormField, FormItem, FormLabel, FormMessage } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { OWN_NAME_MAX_CHARS } from '@/lib/chat/inbox/constants';
import { arrangeChat } from '@/lib/chat/inbox/contract';
import { t } from '@/lib/kit/text';

/** A name of the person's own for a chat; without one it is called after its companion. */
export function ChatNameForm({
  name,
  placeholder,
  saving,
  onSave,
  onCancel,
}: {
  name: string | null;
  /** What it is called without. */
  placeholder: string;
  saving: boolean;
  onSave: (name: string | null) => void;
  onCancel: () => void;
}) {
  const form = useForm({ resolver: zodResolver(arrangeChat.body), defaultValues: { ownName: name ?? '' } });
  const submit = form.handleSubmit(({ ownName }) => onSave(ownName ?? null));
  return (
    <Form {...form}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormField
          control={form.control}
          name="ownName"
          render={({ field }) => (
            <FormItem>
              <FormLabel>{t('Name of this chat')}</FormLabel>
              <FormControl>
                <Input
                  autoFocus
                  dir="auto"
                  autoComplete="off"
                  maxLength={OWN_NAME_MAX_CHARS}
                  placeholder={placeholder}
                  className="mt-2"
                  {...field}
                  value={field.value ?? ''}
                />
              </FormControl>
              <FormMessage />
            </FormItem>
          )}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" loading={saving}>
            {t('Save')}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            {t('Cancel')}
          </Button>
          {name === null ? null : (
            <Button variant="ghost" disabled={saving} onClick={() => onSave(null)}>
              {t('Remove this name')}
            </Button>
          )}
        </div>
      </form>
    </Form>
  );
}
