import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { InPlace } from '../../../stories/InPlace.js';
import { playDialogKeys, withTrigger } from '../../../stories/dialogKeys.js';
import { Button } from '../Button/index.js';
import { Dialog } from './Dialog.js';

const long = Array.from({ length: 30 }, (_, index) => <p key={index}>Row {index + 1} of the guide.</p>);
const question = {
  alert: true,
  title: 'Take everything out of the cart?',
  description: 'This empties your cart on this device.',
  children: undefined,
  actions: (
    <>
      <Button variant="quiet">Keep it</Button>
      <Button>Yes, clear it</Button>
    </>
  ),
};

const meta = preview.meta({
  id: 'components-dialog',
  title: 'Feedback/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Size guide',
    description: 'Measured flat, in centimetres.',
    children: <p>Chest 52, length 71, sleeve 63.</p>,
  },
});

/** With text, with a question, with a long title, and with overflowing content. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="26rem">
      <State name="description, children">
        <InPlace style={{ blockSize: 'auto' }}>
          <Dialog {...args} />
        </InPlace>
      </State>
      <State name="alert, actions">
        <InPlace style={{ blockSize: 'auto' }}>
          <Dialog {...args} {...question} />
        </InPlace>
      </State>
      <State name="Long title, no description">
        <InPlace style={{ blockSize: 'auto' }}>
          <Dialog
            {...args}
            title="Sizes of children's and young people's underwear"
            description={undefined}
            actions={<Button>Understood</Button>}
          />
        </InPlace>
      </State>
      <State name="More than fits">
        <InPlace style={{ blockSize: '20rem' }}>
          <Dialog {...args}>{long}</Dialog>
        </InPlace>
      </State>
    </States>
  ),
});

export const Default = meta.story();

/** Opened by its trigger, uncontrolled. */
export const Trigger = meta.story({ args: withTrigger });

Default.test('requests to close by its button', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'close', event: expect.any(Event) as Event });
});

Default.test(
  'opens with Enter on its close button; Escape closes and restores the focus',
  { args: withTrigger },
  async ({ args, canvas, userEvent }) =>
    playDialogKeys({ canvas, userEvent }, args.title, async () => {
      await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    }),
);

/** Confirms a destructive action: no close button, the safe answer first. */
export const Alert = meta.story({ args: question });

export const LongText = meta.story({ args: { children: long } });
