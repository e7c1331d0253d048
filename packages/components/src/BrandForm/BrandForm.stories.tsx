import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BrandForm } from './BrandForm';
import { brandFormLabels } from './labels.de';

const meta = preview.meta({
  component: BrandForm,
  args: { onSubmit: fn(), onCancel: fn(), defaultValues: { name: 'Slate', featured: true } },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save brand' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ name: 'Slate' }));
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const German = meta.story({
  args: { labels: brandFormLabels, locale: 'de-DE', defaultValues: {} },
  globals: { language: 'de', viewport: { value: 'mobile1' } },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
