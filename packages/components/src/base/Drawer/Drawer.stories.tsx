import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { InPlace } from '../../../stories/InPlace.js';
import { playDialogKeys, withTrigger } from '../../../stories/dialogKeys.js';
import { Button } from '../Button/index.js';
import { Drawer } from './Drawer.js';

const long = Array.from({ length: 40 }, (_, index) => <p key={index}>Line {index + 1}</p>);

const meta = preview.meta({
  id: 'components-drawer',
  title: 'Feedback/Drawer',
  component: Drawer,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Your cart',
    children: <p>Marlow the bear, 32 cm</p>,
    footer: <Button stretch>Checkout</Button>,
  },
});

/** From either side, from the bottom, as a sheet, with overflowing content, and without a footer. */
export const Matrix = meta.story({
  args: { style: { '--mr-drawer-size': '18rem' } },
  render: (args) => (
    <States width="22rem">
      <State name={'side="end"'}>
        <InPlace style={{ blockSize: '20rem' }}>
          <Drawer {...args} />
        </InPlace>
      </State>
      <State name={'side="start"'}>
        <InPlace style={{ blockSize: '20rem' }}>
          <Drawer {...args} side="start" />
        </InPlace>
      </State>
      <State name={'side="bottom"'}>
        <InPlace style={{ blockSize: '20rem' }}>
          <Drawer {...args} side="bottom" />
        </InPlace>
      </State>
      <State name="sheet">
        <InPlace style={{ blockSize: '20rem' }}>
          <Drawer {...args} sheet />
        </InPlace>
      </State>
      <State name="Long title, more than fits, focus" pseudo="focus">
        <InPlace style={{ blockSize: '20rem' }}>
          <Drawer {...args} title="Saved for later and out of stock">
            {long}
          </Drawer>
        </InPlace>
      </State>
      <State name="Without footer">
        <InPlace style={{ blockSize: '20rem' }}>
          <Drawer {...args} footer={undefined} />
        </InPlace>
      </State>
    </States>
  ),
});

export const Default = meta.story();

/** Opened by its trigger, uncontrolled. */
export const Trigger = meta.story({ args: withTrigger });

Default.test(
  'opens with Enter; Tab reaches the content, which scrolls, and the footer; Escape closes and restores the focus',
  { args: withTrigger },
  async ({ args, canvas, userEvent }) =>
    playDialogKeys({ canvas, userEvent }, args.title, async () => {
      await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByText('Marlow the bear, 32 cm').parentElement).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Checkout' })).toHaveFocus();
    }),
);

export const Start = meta.story({ args: { side: 'start', title: 'Filters' } });

export const Bottom = meta.story({ args: { side: 'bottom' }, globals: { viewport: { value: 'mobile1' } } });

/** The content scrolls; header and footer do not. */
export const LongContent = meta.story({ args: { children: long } });
