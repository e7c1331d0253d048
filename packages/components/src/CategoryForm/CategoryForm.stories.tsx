import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { neverEnd, refuse, sendForm } from '../../stories/forms';
import { tiles } from '../../stories/tiles';
import { CategoryForm } from './CategoryForm';
import { categoryFormLabels } from './labels.de';

const meta = preview.meta({
  id: 'components-categoryform',
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

/** At rest, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={tiles('25rem')}>
      {(theme) => (
        <CategoryForm {...args} picture="/images/categories/secure-access.webp" aria-label={`At rest, ${theme}`} />
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test('sends the category', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save category' }));
  await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ name: 'Laptops', featured: true }));
});

export const Invalid = meta.story({
  args: { defaultValues: {} },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save category' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
});

export const Pending = meta.story({
  args: { onSubmit: fn(neverEnd) },
  play: async ({ canvas, canvasElement }) => {
    await sendForm({ canvasElement });
    await expect(canvas.getByRole('button', { name: 'Saving…' })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { onSubmit: fn(refuse) },
  play: async ({ canvas, canvasElement }) => {
    await sendForm({ canvasElement });
    await expect(await canvas.findByText('The category was not saved.')).toBeVisible();
  },
});

export const German = meta.story({
  args: { labels: categoryFormLabels, locale: 'de-DE' },
  globals: { language: 'de', viewport: { value: 'mobile1' } },
  tags: ['mode'],
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });
