import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { CategoryForm } from './CategoryForm';
import { categoryFormLabels } from './labels.de';

const meta = preview.meta({
  component: CategoryForm,
  args: {
    onSubmit: fn(),
    onCancel: fn(),
    parents: [
      { value: 'electronics', label: 'Electronics' },
      { value: 'fashion', label: 'Fashion' },
    ],
    defaultValues: { name: 'Laptops', parent: 'electronics', featured: true },
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save category' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ name: 'Laptops', featured: true }));
  },
});

export const Invalid = meta.story({
  args: { defaultValues: {} },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save category' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const German = meta.story({
  args: { labels: categoryFormLabels, locale: 'de-DE' },
  globals: { language: 'de', viewport: { value: 'mobile1' } },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
