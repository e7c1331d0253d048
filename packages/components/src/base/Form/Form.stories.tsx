import preview from '#storybook/preview';
import { fn } from 'storybook/test';
import * as z from 'zod/mini';
import { failed, invalid, neverEnd, pending, refuse } from '../../../stories/forms.js';
import { Once, send } from '../../../stories/Once.js';
import { State, States } from '../../../stories/States.js';
import { SendIcon } from '../../icons/SendIcon.js';
import { Select } from '../Select/index.js';
import { Switch } from '../Switch/index.js';
import { TextField } from '../TextField/index.js';
import { Form } from './Form.js';
import type { FormProps } from './Form.js';
import { useForm } from './useForm.js';
import type { UseFormOptions } from './useForm.js';

const schema = z.object({
  name: z.string().check(z.minLength(1, 'Enter your name')),
  email: z.string().check(z.email('Enter an email address')),
});
type Values = z.infer<typeof schema>;

interface NewsletterFormProps
  extends Omit<FormProps, 'form'>, Pick<UseFormOptions<Values>, 'onSubmit' | 'defaultValues' | 'draft'> {}

/** Form in an app: a schema and its fields. */
function NewsletterForm({ onSubmit, defaultValues, draft, ...rest }: NewsletterFormProps) {
  const form = useForm({ schema, onSubmit, defaultValues, draft });
  return (
    <Form {...rest} form={form}>
      <TextField {...form.register('name')} label="Name" autoComplete="name" required />
      <TextField {...form.register('email')} label="Email" type="email" autoComplete="email" required />
    </Form>
  );
}

const topics = ['Bikes', 'Music'].map((label) => ({ value: label, label }));
const alertSchema = z.object({ topic: z.string(), weekly: z.boolean() });

/** Another one, with a choice and a switch. */
function AlertForm() {
  const form = useForm({ schema: alertSchema, onSubmit: () => undefined, defaultValues: { weekly: true } });
  return (
    <Form form={form} labels={{ submit: 'Alert me' }} showRequired={false}>
      <Select {...form.register('topic')} label="Topic" items={topics} />
      <Switch {...form.register('weekly')} label="Once a week" />
    </Form>
  );
}

const ines: Values = { name: 'Ines Calder', email: 'ines@example.com' };

const meta = preview.meta({
  id: 'components-form',
  title: 'Fields/Form',
  component: Form,
  render: (args) => <NewsletterForm {...(args as unknown as NewsletterFormProps)} />,
  // The story's form calls `useForm` itself: `form` is the only prop that an arg cannot hold.
  args: { onSubmit: fn(), defaultValues: ines } as unknown as Pick<FormProps, 'form'>,
});

/** Idle, with all slots, with a draft, invalid, pending, failed and disabled. */
export const Matrix = meta.story({
  render: () => {
    const args = { onSubmit: () => undefined, defaultValues: ines };
    return (
      <States width="22rem">
        <State name="At rest">
          <NewsletterForm {...args} aria-label="At rest" />
        </State>
        <State name="onCancel, footer, showRequired={false}">
          <NewsletterForm
            {...args}
            aria-label="Parts"
            showRequired={false}
            onCancel={() => undefined}
            footer={<a href="#terms">Terms</a>}
          />
        </State>
        <State name="note, submitIcon">
          <NewsletterForm {...args} aria-label="Note" note="One mail a month" submitIcon={<SendIcon />} />
        </State>
        <State name='submitVariant="quiet"'>
          <NewsletterForm {...args} aria-label="Quiet" submitVariant="quiet" />
        </State>
        <State name="draft">
          <NewsletterForm {...args} aria-label="Draft" draft={{ name: 'Ines' }} />
        </State>
        <State name="Invalid">
          <Once act={send()}>
            <NewsletterForm {...args} aria-label="Invalid" defaultValues={{}} />
          </Once>
        </State>
        <State name="Pending">
          <Once act={send()}>
            <NewsletterForm {...args} aria-label="Pending" onSubmit={neverEnd} />
          </Once>
        </State>
        <State name="Failed">
          <Once act={send()}>
            <NewsletterForm {...args} aria-label="Failed" onSubmit={refuse} />
          </Once>
        </State>
        <State name="disabled">
          <NewsletterForm {...args} aria-label="Disabled" disabled />
        </State>
      </States>
    );
  },
});

export const Default = meta.story();

/** Empty required fields: the first invalid one is focused. */
export const Invalid = meta.story(invalid());

export const Pending = meta.story(pending('Sending…'));

export const Failed = meta.story(failed('The form was not sent.'));

/** A form of your own: a schema, fields of the kit, and labels. */
export const YourOwnForm = meta.story({ render: () => <AlertForm /> });
