import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { anyEvent, describeConformance, screen, setup, waitFor } from '#test-utils';
import { Select } from '../Select/index.js';
import { Switch } from '../Switch/index.js';
import { TextField } from '../TextField/index.js';
import { Form, FormRow, useForm, useFormDraft } from './index.js';
import type { FormProps, UseFormOptions } from './index.js';

afterEach(() => localStorage.clear());

const schema = z.object({
  name: z.string().check(z.minLength(1, 'Enter your name')),
  topic: z.string().check(z.minLength(1, 'Choose a topic')),
  weekly: z.boolean(),
});
type Values = z.infer<typeof schema>;

const ines: Values = { name: 'Ines', topic: 'music', weekly: true };
const topics = [
  { value: 'bikes', label: 'Bikes' },
  { value: 'music', label: 'Music' },
];

interface NewsletterFormProps
  extends
    Omit<FormProps, 'form'>,
    Partial<
      Pick<UseFormOptions<Values>, 'onSubmit' | 'defaultValues' | 'draft' | 'onDraftChange' | 'resetOnSuccess'>
    > {}

/** Form in an app. */
function NewsletterForm({
  onSubmit = () => undefined,
  defaultValues,
  draft,
  onDraftChange,
  resetOnSuccess,
  ...rest
}: NewsletterFormProps) {
  const form = useForm({ schema, onSubmit, defaultValues, draft, onDraftChange, resetOnSuccess });
  return (
    <Form form={form} {...rest}>
      <TextField {...form.register('name')} label="Name" required />
      <Select {...form.register('topic')} label="Topic" placeholder="Choose" items={topics} required />
      <Switch {...form.register('weekly')} label="Weekly" />
    </Form>
  );
}

const name = () => screen.getByRole('textbox', { name: 'Name' });
const topic = () => screen.getByRole('combobox', { name: 'Topic' });
const weekly = () => screen.getByRole('switch', { name: 'Weekly' });
const send = () => screen.getByRole('button', { name: 'Send' });

describeConformance(<NewsletterForm />, {
  element: HTMLFormElement,
  visibleLabel: 'required',
  variants: [
    { defaultValues: ines, onCancel: () => undefined, note: 'Stays here', footer: 'Terms', showRequired: false },
    { draft: null, disabled: true },
    { draft: ines },
  ],
});

describe('FormRow', () => {
  describeConformance(
    <FormRow>
      <TextField label="City" />
      <TextField label="Country" />
    </FormRow>,
    { element: HTMLDivElement },
  );
});

it('shows each error, focuses the first, and validates again on each change', async () => {
  const handleSubmit = vi.fn();
  const { user } = setup(<NewsletterForm onSubmit={handleSubmit} />);
  await user.click(send());
  expect(name()).toHaveAccessibleDescription('Enter your name');
  expect(topic()).toHaveAccessibleDescription('Choose a topic');
  expect(name()).toHaveFocus();
  await user.type(name(), 'Ines');
  expect(name()).toBeValid();
  await user.click(send());
  expect(topic()).toHaveFocus();
  await user.selectOptions(topic(), 'Music');
  await user.click(send());
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith({ ...ines, weekly: false });
});

it('starts with the default values, texts and switches', async () => {
  const handleSubmit = vi.fn();
  const { user } = setup(<NewsletterForm onSubmit={handleSubmit} defaultValues={ines} />);
  await user.click(send());
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith(ines);
});

it('is busy while pending, submits once, and clears the fields if requested', async () => {
  let settle: () => void = () => undefined;
  const handleSubmit = vi.fn(() => new Promise<void>((resolve) => (settle = resolve)));
  const { user } = setup(<NewsletterForm onSubmit={handleSubmit} resetOnSuccess />);
  await user.type(name(), 'Ines');
  await user.selectOptions(topic(), 'Music');
  await user.click(send());
  const busy = await screen.findByRole('button', { name: 'Sending…' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  await user.click(busy);
  await user.type(name(), '{Enter}');
  expect(handleSubmit).toHaveBeenCalledOnce();
  settle();
  expect(await screen.findByRole('button', { name: 'Send' })).toBeEnabled();
  expect(name()).toHaveValue('');
});

it('shows its default failure if the submit rejects, focuses it, and keeps the values', async () => {
  const { user } = setup(<NewsletterForm onSubmit={() => Promise.reject(new Error('offline'))} defaultValues={ines} />);
  await user.click(send());
  expect(screen.getByRole('alert')).toHaveTextContent('The form was not sent.Please try again');
  expect(screen.getByText('The form was not sent.')).toHaveFocus();
  expect(name()).toHaveValue('Ines');
});

it('shows the errors of a failure at their fields, and focuses the first', async () => {
  const failure = { title: 'Not taken', fields: { topic: 'This topic is closed' } };
  const { user } = setup(<NewsletterForm onSubmit={() => ({ failure })} defaultValues={ines} />);
  await user.click(send());
  expect(screen.getByRole('alert')).toHaveTextContent(/^Not taken$/);
  expect(topic()).toHaveAccessibleDescription('This topic is closed');
  expect(topic()).toHaveFocus();
  await user.selectOptions(topic(), 'Bikes');
  expect(topic()).toBeValid();
});

it('stores a draft, restores it, and discards it', async () => {
  function Page() {
    return <NewsletterForm defaultValues={ines} {...useFormDraft<Values>('draft:newsletter')} />;
  }
  const first = setup(<Page />);
  expect(screen.getByRole('status')).toHaveTextContent('');
  await first.user.type(name(), ' Calder');
  await first.user.click(weekly());
  expect(screen.getByRole('status')).toHaveTextContent('Unsaved changes are kept on this device.');
  first.unmount();

  const { user } = setup(<Page />);
  expect(name()).toHaveValue('Ines Calder');
  expect(weekly()).not.toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('Your unsaved changes are back.');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(name()).toHaveValue('Ines');
  expect(weekly()).toBeChecked();
  expect(name()).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('');
  expect(localStorage.getItem('draft:newsletter')).toBeNull();
});

it('restores a draft that arrives before the first change, submits its values, and ignores a later one', async () => {
  const handleSubmit = vi.fn();
  const handleDraft = vi.fn();
  const form = (draft: Partial<Values> | null) => (
    <NewsletterForm defaultValues={ines} draft={draft} onDraftChange={handleDraft} onSubmit={handleSubmit} />
  );
  const { user, rerender } = setup(form(null));
  await user.click(name());
  rerender(form({ name: 'Mara', weekly: false }));
  expect(name()).toHaveValue('Mara');
  await waitFor(() => expect(name()).toHaveFocus());
  rerender(form({ name: 'Other' }));
  expect(name()).toHaveValue('Mara');
  await user.click(send());
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Mara', topic: 'music', weekly: false });
  expect(handleDraft).toHaveBeenCalledExactlyOnceWith(null, { reason: 'sent' });
});

it('announces unsaved changes without a stored draft, and clears errors with them', async () => {
  const handleDraft = vi.fn();
  const { user, rerender } = setup(<NewsletterForm draft={null} />);
  await user.click(send());
  await user.click(weekly());
  expect(screen.getByRole('status')).toHaveTextContent('There are unsaved changes.');
  rerender(<NewsletterForm draft={null} onDraftChange={handleDraft} />);
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(handleDraft).toHaveBeenCalledExactlyOnceWith(null, { reason: 'discard', event: anyEvent });
  expect(name()).not.toHaveAccessibleDescription();
});

it("calls the caller's handler first, and stores no draft of a change that it prevents", async () => {
  const handleDraft = vi.fn();
  const { user } = setup(
    <NewsletterForm draft={null} onDraftChange={handleDraft} onChange={(event) => event.preventDefault()} />,
  );
  await user.type(name(), 'I');
  expect(handleDraft).not.toHaveBeenCalled();
});

it('can be canceled, disabled, and explained beside its button', async () => {
  const handleCancel = vi.fn();
  const { user } = setup(<NewsletterForm onCancel={handleCancel} disabled note="Stays here" footer="Terms" />);
  expect(send()).toBeDisabled();
  expect(screen.getByText('Stays here')).toBeVisible();
  expect(screen.getByText('Terms')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(handleCancel).toHaveBeenCalledExactlyOnceWith();
});

it('submits nothing before hydration', () => {
  const html = renderToString(<NewsletterForm />);
  expect(html).toMatch(/<form[^>]* method="post"/);
  expect(html).toMatch(/<button[^>]*aria-disabled="true"[^>]*><span[^>]*>Loading…/);
});
