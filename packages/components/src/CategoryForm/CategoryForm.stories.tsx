import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { neverEnd, refuse, sendForms } from '../../stories/forms';
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

/** At rest, with wrong fields, being sent, and not sent, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={tiles('25rem')}>
      {(theme) => (
        <>
          <CategoryForm {...args} picture="/images/categories/secure-access.webp" aria-label={`At rest, ${theme}`} />
          <CategoryForm {...args} aria-label={`Invalid, ${theme}`} defaultValues={{}} />
          <CategoryForm {...args} aria-label={`Pending, ${theme}`} onSubmit={neverEnd} />
          <CategoryForm {...args} aria-label={`Failed, ${theme}`} onSubmit={refuse} />
        </>
      )}
    </BothThemes>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const state of ['Invalid', 'Pending', 'Failed']) await sendForms({ canvasElement }, state);
    await expect(canvas.getAllByText('Give the category a name')).toHaveLength(2);
    await expect(canvas.getAllByRole('button', { name: 'Saving…' })).toHaveLength(2);
    await expect(await canvas.findAllByText('The category was not saved.')).toHaveLength(2);
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

export const German = meta.story({
  args: { labels: categoryFormLabels, locale: 'de-DE' },
  globals: { language: 'de', viewport: { value: 'mobile1' } },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
