import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Dropzone } from './Dropzone';

const meta = preview.meta({
  component: Dropzone,
  args: { label: 'Pictures', name: 'pictures', accept: 'image/*', multiple: true, onValueChange: fn() },
});

/** Every state beside the others. */
export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '28rem' }}>
      <Dropzone {...args} />
      <Dropzone {...args} label="With a hint" hint="It can be changed later." required />
      <Dropzone {...args} label="Wrong" error="Please check this" />
      <Dropzone {...args} label="Disabled" disabled />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'lamp.svg', { type: 'image/svg+xml' });
    const input = canvas.getByLabelText<HTMLInputElement>('Pictures');
    const transfer = new DataTransfer();
    transfer.items.add(file);
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await expect(await canvas.findByText('lamp.svg')).toBeVisible();
    await expect(args.onValueChange).toHaveBeenCalledWith([file], { reason: 'add' });
    await expect(input.files).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove lamp.svg' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([], { reason: 'remove' });
  },
});

export const German = meta.story({ args: { label: 'Bilder' }, globals: { language: 'de' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
