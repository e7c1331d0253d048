import { Form, useForm } from '../../base/Form/index.js';
import type { SubmitSettings } from '../../base/Form/index.js';
import { Select } from '../../base/Select/index.js';
import type { SelectItem } from '../../base/Select/index.js';
import { TextField } from '../../base/TextField/index.js';
import { BellIcon } from '../../icons/BellIcon.js';
import type { Labels } from '../../labels/Labels.js';
import { notifySchema } from './schema.js';
import type { NotifyValues } from './schema.js';

interface NotifyFieldsProps extends SubmitSettings<NotifyValues> {
  /** Choices that can be asked for, at least one. */
  items: readonly SelectItem[];
  /** Whether there is a field for the choice. */
  showChoice: boolean;
  email: string | undefined;
  messages: Labels<'NotifyForm'>;
}

/** Form of a `NotifyForm`. */
export function NotifyFields({ items, showChoice, email, messages, ...handlers }: NotifyFieldsProps) {
  const choice = items[0]?.value ?? '';
  const form = useForm({
    schema: notifySchema(messages),
    defaultValues: { choice, ...(email && { email }) },
    ...handlers,
  });
  return (
    <Form
      form={form}
      className="mr-NotifyForm-form"
      labels={messages}
      showRequired={false}
      submitIcon={<BellIcon />}
      note=""
    >
      {showChoice ? (
        <Select {...form.register('choice')} label={messages.choice} items={items} />
      ) : (
        <input type="hidden" {...form.register('choice')} />
      )}
      <TextField {...form.register('email')} label={messages.email} type="email" autoComplete="email" required />
    </Form>
  );
}
