import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { neverEnd, refuse, sendForm } from '../../stories/forms';
import { tiles } from '../../stories/tiles';
import { BrandForm } from './BrandForm';
import { brandFormLabels } from './labels.de';

const meta = preview.meta({
  id: 'components-brandform',
  component: BrandForm,
  args: {
    onSubmit: fn(),
    onCancel: fn(),
    defaultValues: { name: 'Slate', kind: 'electronics', featured: true },
    kinds: [
      { value: 'electronics', label: 'Electronics' },
      { value: 'music', label: 'Music' },
    ],
  },
});

/** At rest, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={tiles('25rem')}>
      {(theme) => <BrandForm {...args} picture="/images/brands/northgate.svg" aria-label={`At rest, ${theme}`} />}
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test('sends the brand', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save brand' }));
  await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ name: 'Slate' }));
});

/** Nothing is filled in: the first wrong field has the focus. */
export const Invalid = meta.story({
  args: { defaultValues: {} },
  play: async ({ canvas, canvasElement }) => {
    await sendForm({ canvasElement });
    await expect(canvas.getByText('Choose the kind of goods')).toBeVisible();
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
    await expect(await canvas.findByText('The brand was not saved.')).toBeVisible();
  },
});

export const German = meta.story({
  args: { labels: brandFormLabels, locale: 'de-DE', defaultValues: {} },
  globals: { language: 'de', viewport: { value: 'mobile1' } },
  tags: ['mode'],
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });
