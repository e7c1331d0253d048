import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Once } from '../../../stories/Once.js';
import { State, States } from '../../../stories/States.js';
import { ReceiptIcon } from '../../icons/ReceiptIcon.js';
import { Dropzone } from './Dropzone.js';

const lamp =
  '<svg xmlns="http://www.w3.org/2000/svg" width="44" height="44"><path fill="#b5793a" d="M14 8h16l6 16H8zM20 24h4v12h8v2H12v-2h8z"/></svg>';
const picture = (name: string) => new File([lamp], `${name}.svg`, { type: 'image/svg+xml' });
const longNamed = picture('a-lamp-from-the-side-with-the-shade-taken-off');
const manual = new File(['Unpack the lamp.'], 'manual.txt', { type: 'text/plain' });

/** Sets the files of an input, as the browser does after a choice. */
function choose(input: HTMLInputElement, files: readonly File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** For `Once`. */
const chooseThree = (box: HTMLElement) =>
  choose(box.querySelector('input') as HTMLInputElement, [picture('lamp'), longNamed, manual]);

const meta = preview.meta({
  id: 'components-dropzone',
  title: 'Fields/Dropzone',
  component: Dropzone,
  args: { label: 'Pictures', name: 'pictures', accept: 'image/*', multiple: true, onValueChange: fn() },
});

/** Empty, with files, with rejected files, invalid, disabled, hover and focus. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="18rem">
      <State name="Empty">
        <Dropzone {...args} />
      </State>
      <State name="hint, required">
        <Dropzone {...args} hint="It can be changed later." required />
      </State>
      <State name="icon">
        <Dropzone {...args} icon={<ReceiptIcon />} accept=".pdf" />
      </State>
      <State name="With files">
        <Once act={chooseThree}>
          <Dropzone {...args} accept={undefined} />
        </Once>
      </State>
      <State name="Not taken">
        <Once act={chooseThree}>
          <Dropzone {...args} maxBytes={40} />
        </Once>
      </State>
      <State name="error">
        <Dropzone {...args} error="Please check this" />
      </State>
      <State name="disabled">
        <Dropzone {...args} disabled />
      </State>
      <State name="Hover" pseudo="hover">
        <Dropzone {...args} />
      </State>
      <State name="Focus" pseudo="focus">
        <Dropzone {...args} />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('accepts a file, and removes it', async ({ args, canvas, userEvent }) => {
  const file = picture('lamp');
  const input = canvas.getByLabelText<HTMLInputElement>('Pictures');
  choose(input, [file]);
  await expect(await canvas.findByText('lamp.svg')).toBeVisible();
  await expect(args.onValueChange).toHaveBeenCalledWith([file], expect.objectContaining({ reason: 'add' }));
  await expect(input.files).toHaveLength(1);
  await userEvent.click(canvas.getByRole('button', { name: 'Remove lamp.svg' }));
  await expect(args.onValueChange).toHaveBeenLastCalledWith([], expect.objectContaining({ reason: 'remove' }));
});

Default.test(
  'has its remove buttons after the native field, and focuses the field after a removal',
  async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Pictures');
    choose(input, [picture('lamp'), picture('chair')]);
    const remove = await canvas.findByRole('button', { name: 'Remove lamp.svg' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await expect(remove).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('lamp.svg')).not.toBeInTheDocument();
    await expect(input).toHaveFocus();
  },
);

export const WithFiles = meta.story({
  play: async ({ canvas }) => {
    choose(canvas.getByLabelText<HTMLInputElement>('Pictures'), [picture('lamp'), longNamed]);
    await expect(await canvas.findByText('lamp.svg')).toBeVisible();
  },
});

/** The files exceed the maximum size. */
export const NotTaken = meta.story({
  args: { maxBytes: 40 },
  play: async ({ canvas }) => {
    choose(canvas.getByLabelText<HTMLInputElement>('Pictures'), [picture('lamp'), longNamed]);
    await expect(await canvas.findByText(/lamp\.svg is too large/)).toBeVisible();
  },
});
