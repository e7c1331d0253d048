import { expect, it, vi } from 'vitest';
import { describeConformance, screen, setup } from '#test-utils';
import { BrandForm } from './BrandForm';

describeConformance(<BrandForm onSubmit={() => undefined} />, {
  element: HTMLFormElement,
  visibleLabel: 'name',
  variants: [{ defaultValues: { name: 'Slate', featured: true }, picture: '/slate.svg' }],
});

it('hands over a brand that is edited', async () => {
  const handleSubmit = vi.fn();
  const handleDraft = vi.fn();
  const { user } = setup(
    <BrandForm defaultValues={{ name: 'Slate', featured: true }} onSubmit={handleSubmit} onDraftChange={handleDraft} />,
  );
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Works');
  expect(handleDraft).toHaveBeenLastCalledWith({ name: 'Slate Works', featured: true }, { reason: 'input' });
  await user.click(screen.getByRole('button', { name: 'Save brand' }));
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Slate Works', featured: true, newPicture: undefined });
  expect(handleDraft).toHaveBeenLastCalledWith(null, { reason: 'sent' });
});
