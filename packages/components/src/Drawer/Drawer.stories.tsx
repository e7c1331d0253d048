import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { InPlace } from '../../stories/InPlace';
import { tiles } from '../../stories/tiles';
import { playDialogKeys, WithOpener } from '../../stories/WithOpener';
import { Button } from '../Button';
import { Drawer } from './Drawer';

const long = Array.from({ length: 40 }, (_, index) => <p key={index}>Line {index + 1}</p>);

const meta = preview.meta({
  id: 'components-drawer',
  component: Drawer,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Your cart',
    children: <p>Marlow the bear, 32 cm</p>,
    footer: <Button stretch>Checkout</Button>,
  },
});

/** From either side and from the bottom, and with more than fits, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={tiles('22rem')}>
      {() =>
        [{}, { side: 'start' as const }, { side: 'bottom' as const }, { children: long }].map((props, index) => (
          <InPlace key={index} style={{ blockSize: '26rem' }}>
            <Drawer {...args} {...props} style={{ '--mr-drawer-size': '18rem' }} />
          </InPlace>
        ))
      }
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test(
  'opens with Enter; Tab reaches the content, which scrolls, and the foot; Escape closes and restores the focus',
  { render: (args) => <WithOpener>{(state) => <Drawer {...args} {...state} />}</WithOpener> },
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

/** The content scrolls; head and foot stay. */
export const LongContent = meta.story({ args: { children: long } });

export const German = meta.story({ args: { title: 'Warenkorb' }, globals: { language: 'de' }, tags: ['mode'] });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });

export const Dark = meta.story({ globals: { theme: 'dark' }, tags: ['mode'] });
