import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { neverEnd, refuse, sendForms } from '../../stories/forms';
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

/** At rest, with wrong fields, being sent, and not sent, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={tiles('25rem')}>
      {(theme) => (
        <>
          <BrandForm {...args} picture="/images/brands/northgate.svg" aria-label={`At rest, ${theme}`} />
          <BrandForm {...args} aria-label={`Invalid, ${theme}`} defaultValues={{}} />
          <BrandForm {...args} aria-label={`Pending, ${theme}`} onSubmit={neverEnd} />
          <BrandForm {...args} aria-label={`Failed, ${theme}`} onSubmit={refuse} />
        </>
      )}
    </BothThemes>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const state of ['Invalid', 'Pending', 'Failed']) await sendForms({ canvasElement }, state);
    await expect(canvas.getAllByText('Give the brand a name')).toHaveLength(2);
    await expect(canvas.getAllByText('Choose the kind of goods')).toHaveLength(2);
    await expect(canvas.getAllByRole('button', { name: 'Saving…' })).toHaveLength(2);
    await expect(await canvas.findAllByText('The brand was not saved.')).toHaveLength(2);
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save brand' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ name: 'Slate' }));
  },
});

export const German = meta.story({
  args: { labels: brandFormLabels, locale: 'de-DE', defaultValues: {} },
  globals: { language: 'de', viewport: { value: 'mobile1' } },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
