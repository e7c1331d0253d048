import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { Once, send } from '../../../stories/Once.js';
import { failed, pending } from '../../../stories/forms.js';
import { ProductForm } from './ProductForm.js';

const categories = ['Bikes', 'Cars', 'Electronics', 'Fashion', 'Furniture', 'Groceries', 'Music', 'Toys'].map(
  (label) => ({ value: label, label }),
);

const meta = preview.meta({
  id: 'components-productform',
  title: 'Work/ProductForm',
  component: ProductForm,
  args: {
    onSubmit: fn(),
    onCancel: fn(),
    categories,
    brands: ['Harrow', 'Keyfold', 'Marlin', 'Slate'],
    images: ['/images/people/ines-calder.webp'],
    defaultValues: {
      title: 'Slate 14 laptop, 16 GB',
      categories: ['Electronics'],
      brand: 'Slate',
      description: 'Light, quiet, and a battery for a long day.',
      stock: '12',
      price: '1099',
      discount: '10',
      published: true,
    },
  },
  decorators: [(Story) => <div data-vertical="admin">{Story()}</div>],
});

/** With a draft and the maximum number of pictures, and invalid. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="28rem">
      <State name="Restored, no room for pictures">
        <ProductForm
          {...args}
          aria-label="Restored"
          draft={{ title: 'Slate 14 laptop, 32 GB' }}
          onDraftChange={fn()}
          images={[...(args.images ?? []), '/images/products/keyfold-c1-hardware-security-key-2.webp']}
          maxImages={2}
        />
      </State>
      <State name="Wrong fields, no way out">
        <Once act={send()}>
          <ProductForm
            {...args}
            aria-label="Wrong"
            categories={categories.slice(0, 3)}
            defaultValues={{}}
            images={[]}
            onCancel={undefined}
          />
        </Once>
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('sends the product', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save product' }));
  await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ price: 1099, discount: 10 }));
});

/** Empty required fields: the first invalid one is focused. */
export const Invalid = meta.story({
  args: { defaultValues: {}, images: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save product' }));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await expect(canvas.getByText('Choose at least one category')).toBeVisible();
  },
});

/** Restores the unsaved changes of an earlier visit. */
export const Restored = meta.story({
  args: { draft: { title: 'Slate 14 laptop, 32 GB' }, onDraftChange: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Slate 14 laptop, 32 GB');
    await expect(canvas.getByRole('button', { name: 'Discard changes' })).toBeVisible();
  },
});

export const Pending = meta.story(pending('Saving…'));

export const Failed = meta.story(failed('The product was not saved.'));

export const CompactDensity = meta.story({ globals: { density: 'compact' } });
