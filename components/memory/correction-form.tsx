'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Form, FormControl, FormField, FormItem, FormLabel, FormMessage } from '@/components/ui/form';
import { Textarea } from '@/components/ui/textarea';
import { t } from '@/lib/kit/text';
import { FACT_MAX_CHARS } from '@/lib/memory/constants';
import { correctMemory } from '@/lib/memory/contract';
import { type Memory, useCorrectMemory } from '@/lib/memory/hooks';

/** A memory as a text to correct. */
export function CorrectionForm({ memory, onDone }: { memory: Memory; onDone: () => void }) {
  const form = useForm({
    resolver: zodResolver(correctMemory.body),
    defaultValues: { text: memory.text },
  });
  const correct = useCorrectMemory();
  // A failed call says so in a toast; the text stays.
  const submit = form.handleSubmit(({ text }) =>
    correct.mutate({ id: memory.id, text }, { onSuccess: onDone }),
  );
  return (
    <Form {...form}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-2.5">
        <FormField
          control={form.control}
          name="text"
          render={({ field }) => (
            <FormItem>
              <FormLabel>{t('Put it right')}</FormLabel>
              <FormControl>
                <Textarea
                  autoFocus
                  rows={2}
                  dir="auto"
                  maxLength={FACT_MAX_CHARS}
                  className="mt-2.5"
                  {...field}
                />
              </FormControl>
              <FormMessage />
            </FormItem>
          )}
        />
        <div className="flex gap-2">
          <Button variant="outline" size="sm" onClick={onDone}>
            {t('Cancel')}
          </Button>
          <Button type="submit" size="sm" loading={correct.isPending}>
            {t('Save')}
          </Button>
        </div>
      </form>
    </Form>
  );
}
