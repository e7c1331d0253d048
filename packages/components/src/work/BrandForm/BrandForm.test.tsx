import { expect, it, vi } from 'vitest';
import { anyEvent, describeConformance, screen, setup } from '#test-utils';
import { BrandForm } from './BrandForm.js';

const kinds = [
  { value: 'fashion', label: 'Fashion' },
  { value: 'music', label: 'Music' },
];

describeConformance(<BrandForm onSubmit={() => undefined} />, {
  element: HTMLFormElement,
  visibleLabel: 'name',
  variants: [{ kinds }, { defaultValues: { name: 'Slate', featured: true }, picture: '/slate.svg' }],
});

it('hands over a brand that is edited', async () => {
  const handleSubmit = vi.fn();
  const handleDraft = vi.fn();
  const { user } = setup(
    <BrandForm defaultValues={{ name: 'Slate', featured: true }} onSubmit={handleSubmit} onDraftChange={handleDraft} />,
  );
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Works');
  expect(handleDraft).toHaveBeenLastCalledWith(
    { name: 'Slate Works', featured: true },
    { reason: 'input', event: anyEvent },
  );
  await user.click(screen.getByRole('button', { name: 'Save brand' }));
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Slate Works', featured: true, newImage: undefined });
  expect(handleDraft).toHaveBeenLastCalledWith(null, { reason: 'sent' });
});

it('asks for a kind of goods where there are some', async () => {
  const handleSubmit = vi.fn();
  const { user } = setup(<BrandForm kinds={kinds} onSubmit={handleSubmit} />);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Slate');
  await user.click(screen.getByRole('button', { name: 'Save brand' }));
  const kind = screen.getByRole('combobox', { name: 'Kind of goods' });
  expect(kind).toHaveAccessibleDescription('Choose the kind of goods');
  expect(handleSubmit).not.toHaveBeenCalled();
  await user.selectOptions(kind, 'Music');
  await user.click(screen.getByRole('button', { name: 'Save brand' }));
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith({
    name: 'Slate',
    kind: 'music',
    featured: false,
    newImage: undefined,
  });
});
