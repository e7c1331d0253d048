import { expect, it, vi } from 'vitest';
import { describeConformance, fireEvent, screen, setup } from '#test-utils';
import { CategoryForm } from './CategoryForm.js';

const parents = [
  { value: 'electronics', label: 'Electronics' },
  { value: 'fashion', label: 'Fashion' },
];

describeConformance(<CategoryForm parents={parents} onSubmit={() => undefined} />, {
  element: HTMLFormElement,
  visibleLabel: 'name',
  variants: [{ defaultValues: { name: 'Laptops', parent: 'electronics', featured: true }, picture: '/laptops.webp' }],
});

it('hands over name, parent, switch and a new picture', async () => {
  const handleSubmit = vi.fn();
  const { user } = setup(<CategoryForm parents={parents} onSubmit={handleSubmit} />);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Laptops ');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Part of' }), 'Electronics');
  const picture = new File(['x'], 'laptops.webp', { type: 'image/webp' });
  fireEvent.change(screen.getByLabelText('Picture'), { target: { files: [picture] } });
  await user.click(screen.getByRole('switch', { name: 'Featured' }));
  await user.click(screen.getByRole('button', { name: 'Save category' }));
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith({
    name: 'Laptops',
    parent: 'electronics',
    featured: true,
    newImage: picture,
  });
});

it('asks for a name, and says that changes are not saved', async () => {
  const { user } = setup(<CategoryForm parents={parents} onSubmit={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Save category' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Give the category a name');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'L');
  expect(screen.getByText('There are unsaved changes.')).toBeVisible();
});
