'use client';

import { Slot } from 'radix-ui';
import { type ComponentProps, createContext, use, useId } from 'react';
import {
  Controller,
  type ControllerProps,
  type FieldPath,
  type FieldValues,
  FormProvider,
  useFormContext,
  useFormState,
} from 'react-hook-form';
import { cn } from '@/lib/client/cn';
import { translate } from '@/lib/kit/text';
import { Label } from './label';

/** Shares what `useForm` returned with the fields below. */
export const Form = FormProvider;

const FieldName = createContext('');
const ItemId = createContext('');

/** One field of the form by its name; `render` gets what its control needs. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>, Checked = Values>(
  props: ControllerProps<Values, Name, Checked>,
) {
  return (
    <FieldName value={props.name}>
      <Controller {...props} />
    </FieldName>
  );
}

/** The field's error, and the ids that tie its label, control and messages together. */
function useFormField() {
  const name = use(FieldName);
  const id = use(ItemId);
  const { control, getFieldState } = useFormContext();
  const { error } = getFieldState(name, useFormState({ control, name }));
  return { error, controlId: id, messageId: `${id}-message` };
}

export function FormItem(props: ComponentProps<'div'>) {
  return (
    <ItemId value={useId()}>
      <div data-slot="form-item" {...props} />
    </ItemId>
  );
}

export function FormLabel(props: Omit<ComponentProps<typeof Label>, 'htmlFor'>) {
  const { controlId } = useFormField();
  return <Label data-slot="form-label" htmlFor={controlId} {...props} />;
}

/** Wraps the control: gives it its id and, when it is invalid, points it to the message. */
export function FormControl(props: ComponentProps<typeof Slot.Root>) {
  const { error, controlId, messageId } = useFormField();
  return (
    <Slot.Root
      data-slot="form-control"
      id={controlId}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? messageId : undefined}
      {...props}
    />
  );
}

/** The field's error: the schema's message, or the server's when it refused. */
export function FormMessage({ className, ...props }: ComponentProps<'p'>) {
  const { error, messageId } = useFormField();
  if (!error?.message) return null;
  return (
    <p
      data-slot="form-message"
      id={messageId}
      role="alert"
      className={cn('mt-1.5 text-danger-ink text-sm leading-5', className)}
      {...props}
    >
      {translate(error.message)}
    </p>
  );
}
